import { describe, expect, it } from 'vitest'
import { temporaryContainer } from '../../../../docker/runtime/temporary-container.ts'
import type { Container, Engine } from '../../../../docker/engine/model.ts'
import { seedEngine } from '../../../../docker/engine/seeds.ts'
import { HOST } from '../../asked-way.ts'
import { firstToAsk, portsToAsk, wayOf } from './way.ts'

const container = (name: string, more: Partial<Container>): Container => ({
  ...temporaryContainer(0),
  id: name,
  name,
  image: 'my-app',
  exposed: ['80/tcp', '53/udp'],
  ...more,
})

const at = (network: string, address: string) => ({ network, address })
const published = (address: string) => [{ address, host: 8080, container: 80, protocol: 'tcp' } as const]

const web = container('web', { networks: [at('bridge', '172.17.0.2')], ports: published('0.0.0.0') })
const other = container('other', { networks: [at('bridge', '172.17.0.3')] })
const api = container('api', { networks: [at('shop', '172.18.0.2')] })
const stopped = container('stopped', { state: { type: 'exited', code: 0, startedAt: 0, finishedAt: 0 } })
const local = container('local', { networks: [at('bridge', '172.17.0.4')], ports: published('10.0.2.15') })
const second = { address: '0.0.0.0', host: 9090, container: 9000, protocol: 'tcp' } as const
const aside = container('aside', {
  networks: [at('bridge', '172.17.0.5')],
  ports: [{ ...second, container: 8080 }],
  exposed: ['80/tcp'],
})
const twice = container('twice', {
  networks: [at('bridge', '172.17.0.6')],
  ports: [{ ...second, container: 8080 }, second],
})
const paused = container('paused', {
  networks: [at('shop', '172.18.0.3')],
  state: { type: 'running', startedAt: 0, endsAt: undefined, paused: true },
})

const seeds = seedEngine(0, '')
const shop = { id: 's', name: 'shop', driver: 'bridge', prefix: '172.18', created: 0 } as const
const containers = [web, other, api, stopped, local, paused, aside, twice]
const engine: Engine = { ...seeds, containers, networks: [...seeds.networks, shop] }
const alone: Engine = { ...engine, networks: seeds.networks }

const ask = (from: string, to: string, listening = [{ port: 80 }], world = engine) => {
  const way = wayOf(world, { from, to, port: 80 }, listening)
  const parts = way?.parts.map(({ word, note, fails }) => `${fails ? '!' : ''}${word} ${note}`) ?? []
  return [...parts, way?.mend?.line]
}

describe('the way to a container', () => {
  it('leads from the host to a port that is published', () => {
    expect(ask(HOST, 'web')).toEqual([
      'docker-host the machine itself',
      'web runs on this machine',
      ':80 a program listens there',
      'curl http://localhost:8080',
    ])
  })

  it.each([
    [HOST, 'stopped', '!stopped does not run: exited, 0', 'docker start stopped'],
    [HOST, 'other', '!:80 is not published: the machine itself does not lead to it', 'docker run -d -p 8081:80 my-app'],
    [HOST, 'local', '!:80 published only at 10.0.2.15:8080', 'curl http://10.0.2.15:8080'],
    [HOST, 'aside', '!:80 is not published; 8080 is', 'docker run -d -p 8081:80 my-app'],
    [HOST, 'twice', '!:80 is not published; 8080, 9000 are', 'docker run -d -p 8081:80 my-app'],
    ['web', 'api', '!api known in the network shop; web is not in it', 'docker network connect shop web'],
    ['api', 'web', '!web known in the network bridge; api is not in it', 'docker network connect shop web'],
    ['api', 'paused', '!paused is paused: it takes the connection and answers nobody', 'docker unpause paused'],
    [
      'other',
      'web',
      '!web in the network bridge names are not known, only addresses',
      'docker network connect shop web',
    ],
  ])('ends from "%s" to %s: %s', (from, to, failing, line) => {
    const told = ask(from, to)
    expect(told.filter((part) => part?.startsWith('!'))).toEqual([failing])
    expect(told.at(-1)).toBe(line)
  })

  it('ends where nobody listens, or for those inside only', () => {
    expect(ask(HOST, 'web', [{ port: 8080 }])[2]).toBe('!:80 nobody listens there, but at 8080')
    expect(ask(HOST, 'web', [])[2]).toBe('!:80 nobody listens in this container')
    expect(
      wayOf(engine, { from: HOST, to: 'web', port: 80 }, [{ port: 80, address: '127.0.0.1' }])?.parts[2].note,
    ).toBe('its program listens at 127.0.0.1 only, for those inside')
  })

  it('begins with a network where there is none that knows names', () => {
    expect(ask('other', 'web', [], alone).at(-1)).toBe('docker network create app-net')
  })

  it('is none where the container is gone', () =>
    expect(wayOf(engine, { from: HOST, to: 'x', port: 80 }, [])).toBeUndefined())
})

it('asks at the TCP ports that a container names, publishes and listens at', () => {
  expect(portsToAsk(web, [{ port: 8080 }])).toEqual([80, 8080])
})

it('asks first at the port that the host publishes, and inside a network at the first', () => {
  expect(firstToAsk(aside, HOST, portsToAsk(aside, []))).toBe(8080)
  expect(firstToAsk(aside, 'web', portsToAsk(aside, []))).toBe(80)
  expect(firstToAsk(other, HOST, portsToAsk(other, []))).toBe(80)
})
