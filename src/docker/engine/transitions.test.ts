import { describe, expect, test } from 'vitest'
import {
  appendLog,
  createContainer,
  exitContainer,
  killContainer,
  pruneContainers,
  removeContainer,
  renameContainer,
  exitEnded,
  withoutEnded,
  startContainer,
  stopContainer,
} from './containers.ts'
import { digestOf } from './digest.ts'
import { addImage, removeImage, tagImage } from './images.ts'
import { findContainer, findImage } from './lookup.ts'
import type { Container, Engine, Outcome } from './model.ts'
import { connectNetwork, createNetwork, pruneNetworks, removeNetwork, resolveName } from './networks.ts'
import { subnetOf } from './address-pool.ts'
import { parseReference } from './reference.ts'
import { official } from '../catalogue/official.ts'
import { seedEngine } from './seeds.ts'
import { containerViews, imageViews } from './views.ts'
import { createVolume, pruneVolumes, removeVolume } from './volumes.ts'

const NOW = Date.UTC(2026, 0, 1)
const seeds = seedEngine(NOW, '6.1.0')

const value = <T>(outcome: Outcome<T>): T => {
  if (outcome.type === 'refused') throw new Error(`refused: ${outcome.refusal.type}`)
  return outcome.value
}

const next = <T>(outcome: Outcome<T>): Engine => {
  if (outcome.type === 'refused') throw new Error(`refused: ${outcome.refusal.type}`)
  return outcome.engine
}

const refusal = <T>(outcome: Outcome<T>): string => (outcome.type === 'refused' ? outcome.refusal.type : 'done')

const nginx = value(findImage(seeds, 'nginx'))

function withContainer(name: string, part: Partial<Container> = {}, engine = seeds): Engine {
  const id = digestOf(name)
  const template = value(findContainer(seeds, 'my-nginx'))
  return next(
    createContainer(engine, {
      ...template,
      ports: [],
      networks: [{ network: 'bridge', address: undefined }],
      created: NOW,
      ...part,
      id,
      name,
    }),
  )
}

const stateOf = (engine: Engine, name: string): string => value(findContainer(engine, name)).state.type

describe('seeds (specification, section 3)', () => {
  test('containers', () => {
    expect(containerViews(seeds, NOW).map(({ id: _id, ...view }) => view)).toEqual([
      { name: 'my-nginx', image: 'nginx:latest', status: 'running', ports: ['80:8080'], created: '2 hours ago' },
      { name: 'my-db', image: 'postgres:13', status: 'stopped', ports: ['5432:5432'], created: '1 day ago' },
    ])
    for (const { id } of containerViews(seeds, NOW)) expect(id).toMatch(/^[0-9a-f]{12}$/)
  })
  test('images', () => {
    expect(imageViews(seeds, NOW).map(({ repository, tag, size }) => `${repository} ${tag} ${size}`)).toEqual([
      'nginx latest 133MB',
      'postgres 13 314MB',
      'node 16-alpine 110MB',
    ])
  })
  test('networks', () => {
    expect(seeds.networks.map(({ name, driver }) => `${name} ${driver}`)).toEqual([
      'bridge bridge',
      'host host',
      'none null',
    ])
  })
})

type Transition = (engine: Engine) => Outcome<unknown>
const start: Transition = (engine) => startContainer(engine, 'web', NOW)
const stop: Transition = (engine) => stopContainer(engine, 'web', 0, NOW)
const kill: Transition = (engine) => killContainer(engine, 'web', 137, NOW)
const rm: Transition = (engine) => removeContainer(engine, 'web', false)
const forcedRm: Transition = (engine) => removeContainer(engine, 'web', true)

describe('what a command does to a container in each state', () => {
  const created = withContainer('web')
  const running = next(startContainer(created, 'web', NOW))
  const exited = next(stopContainer(running, 'web', 0, NOW))
  test.each([
    { state: 'created', engine: created, name: 'start', transition: start, result: 'running' },
    { state: 'created', engine: created, name: 'stop', transition: stop, result: 'created' },
    { state: 'created', engine: created, name: 'kill', transition: kill, result: 'refused container-not-running' },
    { state: 'created', engine: created, name: 'rm', transition: rm, result: 'gone' },
    { state: 'running', engine: running, name: 'start', transition: start, result: 'running' },
    { state: 'running', engine: running, name: 'stop', transition: stop, result: 'exited' },
    { state: 'running', engine: running, name: 'kill', transition: kill, result: 'exited' },
    { state: 'running', engine: running, name: 'rm', transition: rm, result: 'refused container-running' },
    { state: 'running', engine: running, name: 'rm -f', transition: forcedRm, result: 'gone' },
    { state: 'exited', engine: exited, name: 'start', transition: start, result: 'running' },
    { state: 'exited', engine: exited, name: 'stop', transition: stop, result: 'exited' },
    { state: 'exited', engine: exited, name: 'kill', transition: kill, result: 'refused container-not-running' },
    { state: 'exited', engine: exited, name: 'rm', transition: rm, result: 'gone' },
  ])('$state: $name', ({ engine, transition, result }) => {
    const before = JSON.stringify(engine)
    const outcome = transition(engine)
    const after =
      outcome.type === 'refused'
        ? `refused ${outcome.refusal.type}`
        : findContainer(outcome.engine, 'web').type === 'refused'
          ? 'gone'
          : stateOf(outcome.engine, 'web')
    expect(after).toBe(result)
    expect(JSON.stringify(engine)).toBe(before)
  })
  test('a container started with --rm goes when it ends, with its nameless volumes', () => {
    const volume = digestOf('volume')
    const made = next(createVolume(seeds, { name: volume, anonymous: true }, NOW))
    const mounts = [{ type: 'volume', source: volume, target: '/data', readOnly: false }] as const
    const once = next(startContainer(withContainer('once', { autoRemove: true, mounts }, made), 'once', NOW))
    const ended = exitContainer(once, digestOf('once'), 3, NOW)
    expect(value(findContainer(ended, 'once')).state).toMatchObject({ type: 'exited', code: 3 })
    const after = withoutEnded(ended)
    expect(refusal(findContainer(after, 'once'))).toBe('no-such-container')
    expect(after.volumes).toEqual([])
  })
  test('time ends what only waits', () => {
    const id = digestOf('web')
    const waiting = {
      ...running,
      containers: running.containers.map((container) =>
        container.id === id
          ? { ...container, state: { type: 'running', startedAt: NOW, endsAt: NOW + 5000 } as const }
          : container,
      ),
    }
    expect(stateOf(exitEnded(waiting, NOW + 4999), 'web')).toBe('running')
    expect(value(findContainer(exitEnded(waiting, NOW + 60_000), 'web')).state).toEqual({
      type: 'exited',
      code: 0,
      startedAt: NOW,
      finishedAt: NOW + 5000,
    })
  })
  test('prune removes all that do not run', () => {
    expect(pruneContainers(exited).removed.map(({ name }) => name)).toEqual(['my-db', 'web'])
  })
  test('a log keeps its last 2000 lines', () => {
    const lines = Array.from({ length: 2500 }, (_none, at) => ({ time: NOW, stream: 'out' as const, text: String(at) }))
    const { log } = value(findContainer(appendLog(running, digestOf('web'), lines), 'web'))
    expect([log.length, log.at(-1)?.text]).toEqual([2000, '2499'])
  })
})

describe('finding and naming containers', () => {
  const id = value(findContainer(seeds, 'my-nginx')).id
  test.each([
    ['my-nginx', 'done'],
    ['/my-nginx', 'done'],
    [id, 'done'],
    [id.slice(0, 12), 'done'],
    [id.slice(0, 3), 'done'],
    ['my-ngin', 'no-such-container'],
    ['constructor', 'no-such-container'],
    ['__proto__', 'no-such-container'],
    ['', 'no-such-container'],
  ])('%s: %s', (text, result) => expect(refusal(findContainer(seeds, text))).toBe(result))
  test('a beginning that two ids share is ambiguous', () => {
    const two = ['a', 'b'].reduce((engine, letter) => {
      const made = withContainer(`c${letter}`, {}, engine)
      return {
        ...made,
        containers: made.containers.map((container) =>
          container.name === `c${letter}` ? { ...container, id: `ffff${letter.repeat(60)}` } : container,
        ),
      }
    }, seeds)
    expect(refusal(findContainer(two, 'ffff'))).toBe('ambiguous-container')
    expect(refusal(findContainer(two, 'ffffa'))).toBe('done')
  })
  test.each([
    ['my-db', 'container-name-taken'],
    ['my-nginx', 'same-container-name'],
    ['x', 'invalid-container-name'],
    ['bad/name', 'invalid-container-name'],
    ['fine_name.2', 'done'],
  ])('rename to %s: %s', (name, result) => expect(refusal(renameContainer(seeds, 'my-nginx', name))).toBe(result))
})

describe('images', () => {
  test('a further name, then one name less each time', () => {
    const tagged = next(tagImage(seeds, 'node:16-alpine', 'mine:v1'))
    const once = removeImage(tagged, 'mine:v1', false)
    expect(value(once)).toMatchObject({ untagged: ['mine:v1'], deleted: [] })
    const twice = value(removeImage(next(once), 'node:16-alpine', false))
    expect(twice.untagged).toEqual(['node:16-alpine'])
    expect(twice.deleted.length).toBeGreaterThan(1)
  })
  test('moving a name leaves the old image without one', () => {
    const moved = next(tagImage(seeds, 'node:16-alpine', 'nginx:latest'))
    expect(moved.images.find(({ id }) => id === nginx.id)?.references).toEqual([])
  })
  test('a name is taken by force from an image of which something runs', () => {
    const removal = removeImage(seeds, 'nginx', true)
    expect(value(removal)).toMatchObject({ untagged: ['nginx:latest'], deleted: [] })
    expect(next(removal).images.find(({ id }) => id === nginx.id)?.references).toEqual([])
  })
  test.each([
    ['nginx', false, 'image-in-use'],
    [nginx.id, true, 'image-in-use'],
    ['postgres:13', false, 'image-in-use'],
    ['postgres:13', true, 'done'],
    ['node:16-alpine', false, 'done'],
    ['node', false, 'no-such-image'],
  ])('rmi %s, force %s: %s', (name, force, result) => expect(refusal(removeImage(seeds, name, force))).toBe(result))
  test('adding an image twice changes nothing', () => {
    expect(addImage(seeds, nginx, 'nginx:latest')).toEqual(seeds)
  })
  test.each([
    ['nginx', 'nginx:latest'],
    ['nginx:1.25', 'nginx:1.25'],
    ['docker.io/library/nginx', 'nginx:latest'],
    ['localhost:5000/app:v2', 'localhost:5000/app:v2'],
    ['Nginx', 'upper-case'],
    ['a:b:c', 'format'],
    ['', 'format'],
    ['nginx:', 'format'],
  ])('the name %s means %s', (text, result) => {
    const reference = parseReference(text)
    expect(reference.type === 'reference' ? `${reference.repository}:${reference.tag}` : reference.reason).toBe(result)
  })
  test.each([
    ['nginx:alpine', 'image'],
    ['nginx:nope', 'manifest-unknown'],
    ['nosuch', 'access-denied'],
    ['constructor', 'access-denied'],
  ])('the registry answers %s with %s', (text, result) => {
    const reference = parseReference(text)
    expect(reference.type === 'reference' && official.ask(reference, NOW).type).toBe(result)
  })
})

const addresses = (engine: Engine, name: string): readonly (string | undefined)[] =>
  value(findContainer(engine, name)).networks.map(({ address }) => address)

describe('networks and volumes', () => {
  const made = next(createNetwork(seeds, { id: digestOf('net'), name: 'net' }, NOW))
  const inNet = (name: string, engine: Engine): Engine => {
    const networks = [{ network: 'net', address: undefined }]
    return next(startContainer(withContainer(name, { networks }, engine), name, NOW))
  }
  const two = inNet('two', inNet('one', made))
  test('addresses are given out in turn', () => {
    expect([addresses(two, 'one'), addresses(two, 'two')]).toEqual([['172.18.0.2'], ['172.18.0.3']])
    const again = next(createNetwork(pruneNetworks(made).engine, { id: digestOf('n2'), name: 'n2' }, NOW))
    expect(again.networks.at(-1)?.prefix).toBe('172.19')
  })
  test("a network gets one of 30 subnets of Docker's own choice, and is refused where all are taken", () => {
    const make = (engine: Engine, name: string): ReturnType<typeof createNetwork> =>
      createNetwork(engine, { id: digestOf(name), name }, NOW)
    let engine = seeds
    for (let at = 0; at < 30; at += 1) engine = next(make(engine, `n${at}`))
    const subnets = engine.networks.map((network) => subnetOf(network)?.subnet)
    expect(subnets.slice(-30)).toEqual([
      ...Array.from({ length: 14 }, (_none, at) => `172.${18 + at}.0.0/16`),
      ...Array.from({ length: 16 }, (_none, at) => `192.168.${16 * at}.0/20`),
    ])
    expect(refusal(make(engine, 'more'))).toBe('no-pool-left')
    const { networks } = engine
    const less = { ...engine, networks: networks.filter(({ name }) => name !== 'n20') }
    expect(subnetOf(value(make(less, 'more')))?.subnet).toBe('192.168.96.0/20')
  })
  test("names resolve in a network of one's own only", () => {
    expect(resolveName(two, value(findContainer(two, 'one')), 'two')).toBe('172.18.0.3')
    expect(resolveName(two, value(findContainer(two, 'my-nginx')), 'two')).toBeUndefined()
    const stopped = next(stopContainer(two, 'two', 0, NOW))
    expect(resolveName(stopped, value(findContainer(stopped, 'one')), 'two')).toBeUndefined()
  })
  test('connecting a running container gives it an address', () => {
    const connected = next(connectNetwork(two, 'net', 'my-nginx'))
    expect(addresses(connected, 'my-nginx')).toEqual(['172.17.0.2', '172.18.0.4'])
    expect(refusal(connectNetwork(connected, 'net', 'my-nginx'))).toBe('already-connected')
  })
  test.each([
    ['net', 'network-in-use'],
    ['bridge', 'network-predefined'],
    ['nope', 'no-such-network'],
  ])('network rm %s: %s', (name, result) => expect(refusal(removeNetwork(two, name))).toBe(result))
  test.each([
    ['net', 'network-name-taken'],
    ['host', 'network-predefined-name'],
    ['other', 'done'],
  ])('network create %s: %s', (name, result) => {
    expect(refusal(createNetwork(made, { id: digestOf('x'), name }, NOW))).toBe(result)
  })
  test('a volume in use stays; prune takes only nameless ones unless told', () => {
    const named = next(createVolume(seeds, { name: 'data', anonymous: false }, NOW))
    const mounts = [{ type: 'volume', source: 'data', target: '/data', readOnly: false }] as const
    expect(refusal(removeVolume(withContainer('db', { mounts }, named), 'data'))).toBe('volume-in-use')
    expect(refusal(removeVolume(named, 'data'))).toBe('done')
    expect(pruneVolumes(named, false).removed).toEqual([])
    expect(pruneVolumes(named, true).removed.map(({ name }) => name)).toEqual(['data'])
  })
  test.each([
    ['a', 'volume-name-short'],
    ['x'.repeat(256), 'volume-name-long'],
    ['bad/name', 'invalid-volume-name'],
  ])('volume create %s: %s', (name, result) =>
    expect(refusal(createVolume(seeds, { name, anonymous: false }, NOW))).toBe(result),
  )
})
