import { beforeEach, describe, expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { createAbort } from '../../base/signal.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createDocker } from '../docker.ts'
import type { Answer } from './answer.ts'
import { Daemon } from './daemon.ts'
import { EventJournal } from './event-journal.ts'
import type { EngineEvent } from './events.ts'

const NOTHING = { write: () => undefined }

function daemonOnFreshHost(): Daemon {
  const clock = instantClock()
  const chance = createChance(1)
  const shell = {
    history: [],
    commands: new Map(),
    clear: () => undefined,
    changeDirectory: () => undefined,
    enter: () => Promise.resolve(0),
    exit: () => undefined,
  }
  const { system } = createDocker({ clock, chance })
  return new Daemon({
    stdin: { readLine: () => Promise.resolve(undefined) },
    stdout: NOTHING,
    stderr: NOTHING,
    signal: createAbort().signal,
    argv: [],
    cwd: '/',
    system: { ...system, journal: new EventJournal(system.engine, clock) },
    clock,
    chance,
    shell,
  })
}

let daemon: Daemon
beforeEach(() => {
  daemon = daemonOnFreshHost()
})

const value = <Value>(answer: Answer<Value>): Value => {
  if (answer.type === 'refused') throw new Error(answer.message)
  return answer.value
}
const message = (answer: Answer<unknown>): string => (answer.type === 'refused' ? answer.message : 'done')

describe('containers', () => {
  const body = {
    Image: 'nginx',
    Env: ['A=1'],
    Labels: { 'com.example.a': 'b' },
    HostConfig: { Binds: ['data:/data:ro'], PortBindings: { '80/tcp': [{ HostIp: '', HostPort: '8080' }] } },
  }

  test('are made, started, listed, looked into, stopped and removed', async () => {
    const { Id } = value(await daemon.containers.create(body, 'web'))
    expect(daemon.containers.list({ filters: { name: ['web'] } })).toEqual([])
    value(await daemon.containers.start('web'))
    const [row] = daemon.containers.list({ filters: { label: ['com.example.a=b'] } })
    expect([row?.Id, row?.Names, row?.State, row?.Status]).toEqual([Id, ['/web'], 'running', 'Up Less than a second'])
    expect(row?.Ports).toEqual([{ IP: '0.0.0.0', PrivatePort: 80, PublicPort: 8080, Type: 'tcp' }])
    const { Mounts, Config } = value(daemon.containers.inspect('web'))
    expect(Mounts[0]).toMatchObject({ Type: 'volume', Name: 'data', Destination: '/data', RW: false })
    expect(Config.Env[0]).toBe('A=1')
    expect(message(daemon.containers.remove('web'))).toBe(
      `You cannot remove a running container ${Id}. Stop the container before attempting removal or force remove`,
    )
    value(await daemon.containers.stop('web'))
    value(daemon.containers.remove('web', { volumes: true }))
    expect(message(daemon.containers.inspect('web'))).toBe('No such container: web')
  })

  test('leave nothing behind where one is refused', async () => {
    const refused = await daemon.containers.create({ ...body, HostConfig: { Binds: ['fresh:/a', 'other:/a'] } })
    expect(message(refused)).toBe('Duplicate mount point: /a')
    expect(daemon.volumes.list().map(({ Name }) => Name)).not.toContain('fresh')
    expect(message(await daemon.containers.create({ Image: 'nosuch' }))).toBe('No such image: nosuch:latest')
  })

  test('are waited for', async () => {
    value(await daemon.containers.start(value(await daemon.containers.create(body, 'web')).Id))
    const waiting = daemon.containers.wait('web')
    value(await daemon.containers.kill('web'))
    expect(value(await waiting)).toBe(137)
    expect(message(await daemon.containers.kill('web'))).toMatch(/^Container [0-9a-f]{64} is not running$/)
  })
})

test('networks have labels, and containers further names in them', async () => {
  value(daemon.networks.create({ Name: 'app_default', Labels: { project: 'app' } }))
  value(
    await daemon.containers.create(
      {
        Image: 'nginx',
        HostConfig: { NetworkMode: 'app_default' },
        NetworkingConfig: { EndpointsConfig: { app_default: { Aliases: ['db'] } } },
      },
      'app-db-1',
    ),
  )
  expect(value(daemon.networks.inspect('app_default')).Labels).toEqual({ project: 'app' })
  const { Networks } = value(daemon.containers.inspect('app-db-1')).NetworkSettings
  expect(Networks['app_default']?.Aliases).toEqual(['db'])
  expect(message(daemon.networks.create({ Name: 'app_default' }))).toBe('network with name app_default already exists')
})

test('images are pulled with the lines that the API tells, and removed', async () => {
  const told: string[] = []
  value(await daemon.images.pull('alpine', ({ id, status }) => void told.push([id, status].join(' '))))
  expect([told[0], told.at(-1)]).toEqual([
    'latest Pulling from library/alpine',
    ' Status: Downloaded newer image for alpine:latest',
  ])
  expect(value(daemon.images.remove('alpine'))[0]).toEqual({ Untagged: 'alpine:latest' })
})

test('volumes and what happens are told', async () => {
  const heard: EngineEvent[] = []
  const stop = daemon.events((event) => heard.push(event))
  value(daemon.volumes.create({ Name: 'data', Labels: { a: 'b' } }))
  value(await daemon.containers.create({ Image: 'nginx' }, 'web'))
  value(daemon.containers.remove('web'))
  stop()
  value(daemon.volumes.remove('data'))
  expect(heard.map(({ Type, Action }) => `${Type} ${Action}`)).toEqual([
    'volume create',
    'container create',
    'container destroy',
  ])
})
