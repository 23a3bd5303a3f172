import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { connect, type Connection } from '../connect.ts'
import { standingClock } from '../host.ts'
import type { Machine } from '../shell/machine.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import { createLinuxMachine } from './machine.ts'

let screen: Screen
let machine: Machine
let connection: Connection

/** Types, and waits until the next line can be typed. */
async function type(keys: string): Promise<void> {
  await screen.type(keys)
  await connection.idle()
  await screen.parsed()
}

beforeEach(() => {
  screen = createScreen(70, 16)
  machine = createLinuxMachine({ clock: standingClock(0), chance: createChance(1) })
  connection = connect(screen.terminal, machine.session)
})

describe('the keys that are pressed while a line runs', () => {
  it('are in its moment, each with how many reads came before it', async () => {
    await machine.session.choose('Bash')
    await screen.type('read a; cat; less welcome.txt; sleep 100\r')
    const { state } = machine.session
    for (const keys of ['one\r', 'two\r', '\x04']) await screen.type(keys)
    await vi.waitUntil(() => screen.rows().at(-1)?.includes('welcome.txt'))
    await screen.type('j')
    await screen.type('q')
    await vi.waitUntil(() => !screen.rows().at(-1)?.includes('welcome.txt'))
    await type('\x03')
    expect(state.get().running).toBe(false)
    await type('pwd\r')
    const [first, second] = machine.timeline.get().moments
    expect(first?.keys).toEqual([
      { data: 'one\r', after: 1 },
      { data: 'two\r', after: 2 },
      { data: '\x04', after: 3 },
      { data: 'j', after: 4 },
      { data: 'q', after: 4 },
      { data: '\x03', after: 4 },
    ])
    expect(second?.keys).toEqual([])
  })

  it('are those of the Simple shell, too', async () => {
    await screen.type('ping localhost\r')
    await vi.waitUntil(() => screen.rows().join('').includes('bytes from'))
    await type('\x03')
    expect(machine.timeline.get().moments[0]?.keys).toEqual([{ data: '\x03', after: 0 }])
  })
})
