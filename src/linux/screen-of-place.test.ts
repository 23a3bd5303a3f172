import { describe, expect, test } from 'vitest'
import { createChance } from '../base/chance.ts'
import { connect } from '../connect.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import { createMachine, type HeadlessMachine } from './headless.ts'

interface Sight {
  readonly machine: HeadlessMachine
  readonly screen: Screen
  enter(line: string): Promise<void>
  go(at: number): Promise<void>
  /** How often all rows were written again. */
  rewritten(): number
}

const REWRITE = '\x1b[2J\x1b[3J'

/** @param tells whether the terminal can say what it shows */
async function sightOf(columns: number, rows: number, tells: boolean): Promise<Sight> {
  const screen = createScreen(columns, rows)
  const machine = createMachine({ now: 0, seed: 1, shell: 'bash' })
  await machine.session.ready
  const terminal = Object.create(screen.terminal, tells ? {} : { buffer: { value: undefined } })
  const connection = connect(terminal, machine.session)
  const shown = async (): Promise<void> => {
    await connection.idle()
    await screen.parsed()
  }
  await shown()
  return {
    machine,
    screen,
    async enter(line) {
      connection.press(`${line}\r`)
      await shown()
    },
    async go(at) {
      await machine.go(at)
      await shown()
    },
    rewritten: () => screen.writes.filter((text) => text.includes(REWRITE)).length,
  }
}

const LINES = [
  'echo one',
  'ls -l /etc',
  'seq 5',
  'seq 60',
  'cat nowhere',
  'mkdir -p deep/er; cd deep',
  'cd /',
  'printf "no newline"',
  'printf "a\\tb\\n"',
  'printf "\\e[31mred\\e[m and plain, which goes on for more than the width of a narrow terminal\\n"',
  'echo 日本語日本語日本語日本語日本語日本語 wide',
  'echo a line that was typed, and is longer than the width of all but the widest of terminals, so that it wraps',
  'PS1="two rows\\n> "',
  'PS1="\\w$ "',
  'clear',
  'clear; echo and more',
  '',
]

/** As many lines, and places that are gone to between them, as `count` says. */
async function walk(sights: readonly Sight[], seed: number, count: number): Promise<void> {
  const chance = createChance(seed)
  const below = (end: number): number => Math.floor(chance.next() * end)
  for (let step = 0; step < count; step += 1) {
    const { moments, at } = sights[0]?.machine.timeline.get() ?? { moments: [], at: 0 }
    const [line, place] = [LINES[below(LINES.length)] ?? '', below(moments.length + 1)]
    const goes = moments.length > 0 && below(3) > 0
    for (const sight of sights) await (goes ? sight.go(place) : sight.enter(line))
    const [one, other] = sights.map(({ screen }) => screen.lines().slice(-900))
    expect(one, `step ${step}: ${goes ? `from ${at} to ${place}` : line}`).toEqual(other)
  }
}

describe('the screen of a place', () => {
  test.each([
    [80, 24],
    [40, 12],
    [100, 200],
  ])('is the same whether all of it is written again or what differs: %i columns, %i rows', async (columns, rows) => {
    for (let seed = 1; seed <= 2; seed += 1)
      await walk(await Promise.all([true, false].map((tells) => sightOf(columns, rows, tells))), seed, 40)
  })

  test('keeps the rows that the last lines did not write', async () => {
    const sight = await sightOf(80, 24, true)
    for (const line of ['seq 100', 'cd Documents', 'echo two', 'cat nowhere']) await sight.enter(line)
    const before = sight.screen.lines()
    for (const at of [3, 2, 1, 2, 4]) await sight.go(at)
    expect(sight.screen.lines()).toEqual(before)
    expect(sight.rewritten()).toBe(0)
  })

  test('is seen, also where somebody has scrolled back', async () => {
    const sight = await sightOf(80, 24, true)
    for (const line of ['seq 100', 'echo two']) await sight.enter(line)
    const { terminal } = sight.screen
    terminal.scrollToTop()
    await sight.go(1)
    expect(terminal.buffer.active.viewportY).toBe(terminal.buffer.active.baseY)
    expect(sight.rewritten()).toBe(0)
  })

  test('has what clear took away, and is empty again behind it', async () => {
    const sight = await sightOf(80, 24, true)
    await sight.enter('seq 5')
    const before = sight.screen.lines()
    await sight.enter('clear; echo and more')
    const after = sight.screen.lines()
    await sight.go(1)
    expect(sight.screen.lines()).toEqual(before)
    await sight.go(2)
    expect(sight.screen.lines()).toEqual(after)
    sight.machine.session.clear(true)
    await sight.enter('echo three')
    const cleared = sight.screen.lines()
    await sight.go(1)
    expect(sight.screen.lines()).toEqual(before)
    await sight.go(3)
    expect(sight.screen.lines()).toEqual(cleared)
  })
})
