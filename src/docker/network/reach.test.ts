import { describe, expect, test } from 'vitest'
import type { ListeningSocket } from '../../linux/network.ts'
import { temporaryContainer } from '../runtime/temporary-container.ts'
import type { Container, Engine } from '../engine/model.ts'
import { seedEngine } from '../engine/seeds.ts'
import { type Attempt, reach } from './reach.ts'

const id = (digit: string): string => digit.repeat(64)

const container = (name: string, digit: string, more: Partial<Container>): Container => ({
  ...temporaryContainer(0),
  id: id(digit),
  name,
  networks: [{ network: 'bridge', address: `172.17.0.${digit}` }],
  ...more,
})

const published = (address: string, host: number) => ({ address, host, container: 80, protocol: 'tcp' }) as const
const listening = (address: string, port: number): ListeningSocket => ({ address, port, backlog: 1 })

const web = container('web', '2', { ports: [published('0.0.0.0', 8080)] })
const other = container('other', '3', {})
const appNet = { network: 'app', address: '172.18.0.4', aliases: ['database'] }
const db = container('db', '4', { networks: [appNet] })
const api = container('api', '5', { networks: [{ network: 'app', address: '172.18.0.5' }] })
const stopped = container('stopped', '6', { state: { type: 'exited', code: 0, startedAt: 0, finishedAt: 0 } })
const local = container('local', '7', { ports: [published('10.0.2.15', 80)] })
const paused = container('paused', '8', {
  ports: [published('0.0.0.0', 81)],
  state: { type: 'running', startedAt: 0, endsAt: undefined, paused: true },
})

const engine: Engine = { ...seedEngine(0, ''), containers: [web, other, db, api, stopped, local, paused] }
const byPort80 = (): readonly ListeningSocket[] => [listening('0.0.0.0', 80), listening('127.0.0.1', 5432)]

const asked = (from: Attempt['from'], to: string, port = 80) => reach(engine, { from, to, port }, byPort80)
const host = { type: 'host', address: '127.0.0.1' } as const
const inside = (digit: string) => ({ type: 'container', id: id(digit) }) as const

describe('from the host', () => {
  test.each([
    ['web', 80, { type: 'reached', address: '127.0.0.1', port: 8080 }],
    ['nope', 80, { type: 'no-such-container', name: 'nope' }],
    ['stopped', 80, { type: 'not-running', state: 'exited' }],
    ['other', 80, { type: 'not-published', published: [] }],
    ['local', 80, { type: 'published-elsewhere', published: [published('10.0.2.15', 80)] }],
    ['paused', 80, { type: 'paused' }],
  ])('%s at %i', (to, port, expected) => {
    expect(asked(host, to, port)).toEqual(expected)
  })

  test('a published port at which nothing listens', () => {
    expect(reach(engine, { from: host, to: 'web', port: 80 }, () => [listening('0.0.0.0', 3000)])).toEqual({
      type: 'nothing-listens',
      listening: [3000],
    })
  })

  test('a published port at which the program listens inside only', () => {
    expect(reach(engine, { from: host, to: 'web', port: 80 }, () => [listening('127.0.0.1', 80)])).toEqual({
      type: 'loopback-only',
      address: '127.0.0.1',
    })
  })
})

describe('from another container', () => {
  test.each([
    ['5', 'db', 80, { type: 'reached', address: '172.18.0.4', port: 80 }],
    ['5', 'database', 80, { type: 'reached', address: '172.18.0.4', port: 80 }],
    ['5', 'db', 5432, { type: 'loopback-only', address: '127.0.0.1' }],
    ['5', 'db', 6379, { type: 'nothing-listens', listening: [80, 5432] }],
    ['3', 'web', 80, { type: 'no-names', address: '172.17.0.2' }],
    ['3', '172.17.0.2', 80, { type: 'reached', address: '172.17.0.2', port: 80 }],
    ['3', 'db', 80, { type: 'different-networks', from: ['bridge'], to: ['app'] }],
    ['5', 'stopped', 80, { type: 'not-running', state: 'exited' }],
    ['9', 'web', 80, { type: 'no-such-container', name: id('9') }],
    ['4', 'db', 1, { type: 'reached', address: '127.0.0.1', port: 1 }],
  ])('%s asks %s at %i', (from, to, port, expected) => {
    expect(asked(inside(from), to, port)).toEqual(expected)
  })

  test('one that is linked is found by name on the default bridge, too', () => {
    const linked = { ...other, settings: { Links: ['web:site'] } }
    const withLink = { ...engine, containers: [web, linked] }
    const from = inside('3')
    expect(reach(withLink, { from, to: 'web', port: 80 }, byPort80)).toMatchObject({ type: 'reached' })
  })
})
