import { compareScripts } from '../../../testing/compare-scripts.ts'
import { expect, test, vi } from 'vitest'
import { createFakeTerminal, type FakeTerminal } from '../../../testing/fake-terminal.ts'
import { createGnuFixture, type GnuSetup, runGnu } from '../../../testing/gnu-fixture.ts'
import { runReal } from '../../../testing/real.ts'
import type { OpenFile } from '../../../shell/posix/stream.ts'
import { atOnce } from '../../../base/work.ts'
import { less, more } from './less.ts'
import { rowsOf } from './rows.ts'
import { matcherOf } from './search.ts'

const numbered = (count: number): string => Array.from({ length: count }, (_none, at) => `line ${at + 1}\n`).join('')
const files = {
  'a.txt': numbered(20),
  'b.txt': 'second\n',
  wide: `${'x'.repeat(50)}\nab\tc\u0001\x1b[31mred\x1b[m\nüñ中文\n`,
  'dir/': '',
}

interface Opened {
  readonly terminal: FakeTerminal
  readonly ended: Promise<{ readonly status: number; readonly stderr: string }>
}

function open(words: readonly string[], setup: GnuSetup = {}): Opened {
  const terminal = createFakeTerminal(40, 6)
  return { terminal, ended: createGnuFixture([less], { files, ...setup }).run(words, { terminal }) }
}

test('a screen of text, forward and back, to the end and out', async () => {
  const { terminal, ended } = open(['a.txt'])
  expect(await terminal.rows()).toEqual(['line 1', 'line 2', 'line 3', 'line 4', 'line 5', 'a.txt'])
  await terminal.press(' ')
  expect(await terminal.rows()).toEqual(['line 6', 'line 7', 'line 8', 'line 9', 'line 10', ':'])
  await terminal.press('j\x1b[B')
  expect((await terminal.rows())[0]).toBe('line 8')
  await terminal.press('k')
  expect((await terminal.rows())[0]).toBe('line 7')
  await terminal.press('G')
  expect(await terminal.rows()).toEqual(['line 16', 'line 17', 'line 18', 'line 19', 'line 20', '(END)'])
  await terminal.press('jjj ')
  expect((await terminal.rows())[0]).toBe('line 16')
  await terminal.press('3g')
  expect((await terminal.rows())[0]).toBe('line 3')
  // half of all rows, rounded up
  await terminal.press('d')
  expect((await terminal.rows())[0]).toBe('line 6')
  await terminal.press('3g')
  await terminal.press('u')
  expect((await terminal.rows())[0]).toBe('line 1')
  await terminal.press('=')
  expect((await terminal.rows())[5]).toBe('a.txt lines 1-5/20 25%  (press RETURN)')
  expect(terminal.isRaw).toBe(true)
  await terminal.press('q')
  expect((await ended).status).toBe(0)
  expect(terminal.isRaw).toBe(false)
})

test('without a file, less and more say that they want one', async () => {
  expect(await open([]).ended).toMatchObject({ stderr: 'Missing filename ("less --help" for help)\n', status: 1 })
  const terminal = createFakeTerminal(40, 6)
  expect(await createGnuFixture([more], { files }).run([], { terminal })).toMatchObject({
    stderr: "more: bad usage\nTry 'more --help' for more information.\n",
    status: 1,
  })
})

test('others have their turn while a long line is searched, and while it is laid out', () => {
  const matcher = matcherOf('b', false)
  if (typeof matcher === 'string') throw new Error(matcher)
  const line = 'ab'.repeat(20_000)
  expect([...matcher.places(line)].length).toBeGreaterThan(30)
  const found = atOnce(matcher.places(line))
  expect(found).toHaveLength(20_000)
  expect([...rowsOf(line, { width: 80, raw: false, chopAt: undefined }, found)].length).toBeGreaterThan(30)
  expect([atOnce(matcher.fits(line)), atOnce(matcher.fits('a'))]).toEqual([true, false])
})

test('search goes forward and back, and says when there is nothing', async () => {
  const { terminal, ended } = open(['a.txt'])
  await terminal.press('/1[0-9]')
  expect((await terminal.rows())[5]).toBe('/1[0-9]')
  await terminal.press('\r')
  expect((await terminal.rows())[0]).toBe('line 10')
  await terminal.press('n')
  expect((await terminal.rows())[0]).toBe('line 11')
  await terminal.press('N')
  expect((await terminal.rows())[0]).toBe('line 10')
  await terminal.press('?line 2\r')
  expect((await terminal.rows())[0]).toBe('line 2')
  await terminal.press('/nope\r')
  expect((await terminal.rows())[5]).toBe('Pattern not found  (press RETURN)')
  await terminal.press('g&2\r')
  expect(await terminal.rows()).toEqual(['line 2', 'line 12', 'line 20', '~', '~', '(END)'])
  await terminal.press('&\r')
  expect((await terminal.rows())[0]).toBe('line 1')
  await terminal.press('q')
  await ended
})

test('long lines wrap or are cut, control characters are shown', async () => {
  const { terminal, ended } = open(['wide'])
  expect(await terminal.rows()).toEqual([
    'x'.repeat(40),
    'x'.repeat(10),
    'ab      c^AESC[31mredESC[m',
    'üñ中文',
    '~',
    'wide (END)',
  ])
  await terminal.press('-S')
  expect((await terminal.rows())[0]).toBe(`${'x'.repeat(39)}>`)
  await terminal.press('\x1b[C')
  expect((await terminal.rows())[0]).toBe('x'.repeat(30))
  await terminal.press('\x1b[D-N')
  expect((await terminal.rows())[1]).toBe('      2 ab      c^AESC[31mredESC[m')
  await terminal.press('-R')
  expect((await terminal.rows())[1]).toBe('      2 ab      c^Ared')
  await terminal.resize(20, 6)
  expect((await terminal.rows())[0]).toBe(`      1 ${'x'.repeat(11)}>`)
  await terminal.press('q')
  await ended
})

test('several files, one after the other', async () => {
  const { terminal, ended } = open(['a.txt', 'b.txt'])
  expect((await terminal.rows())[5]).toBe('a.txt (file 1 of 2)')
  await terminal.press(':n')
  expect((await terminal.rows()).slice(0, 2)).toEqual(['second', '~'])
  await terminal.press(':p')
  expect((await terminal.rows())[0]).toBe('line 1')
  await terminal.press('q')
  await ended
})

test('-F leaves what fits on the screen, +G begins at the end', async () => {
  const { terminal, ended } = open(['-F', 'b.txt'])
  expect((await ended).status).toBe(0)
  expect((await terminal.rows())[0]).toBe('second')
  const late = open(['+G', 'a.txt'])
  expect((await late.terminal.rows())[4]).toBe('line 20')
  await late.terminal.press('q')
  await late.ended
})

test('h shows what keys there are', async () => {
  const { terminal, ended } = open(['a.txt'])
  await terminal.press('h')
  expect((await terminal.rows())[0]).toContain('SUMMARY OF COMMANDS')
  await terminal.press('q')
  expect((await terminal.rows())[0]).toBe('line 1')
  await terminal.press('q')
  await ended
})

test('a pipe that never ends is read as far as it is shown, keys come from the terminal', async () => {
  const terminal = createFakeTerminal(40, 6)
  let reads = 0
  const endless: OpenFile = {
    type: 'pipe',
    references: 0,
    seekable: false,
    read: () => {
      reads += 1
      return Promise.resolve(`piece ${reads}\n`)
    },
    unread: () => undefined,
    write: () => undefined,
    close: () => undefined,
  }
  const { kernel } = createGnuFixture([less], { files })
  const process = kernel.start({
    argv: ['less'],
    image: less.run,
    cwd: '/',
    environment: new Map(),
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map<number, OpenFile>([
      [0, endless],
      [1, terminal],
      [2, terminal],
    ]),
    terminal,
  })
  expect(await terminal.rows()).toEqual(['piece 1', 'piece 2', 'piece 3', 'piece 4', 'piece 5', ':'])
  expect(reads).toBeLessThan(20)
  await terminal.press(' ')
  expect((await terminal.rows())[0]).toBe('piece 6')
  await terminal.press('q')
  expect(process.result).toEqual({ type: 'exited', status: 0 })
})

test.each([['a.txt'], ['a.txt', 'b.txt'], ['nope'], ['dir'], ['-'], []])(
  'where there is no terminal, as the real one: %s',
  async (...words) => {
    const setup = { files, stdin: 'from a pipe\n' }
    const given = words.filter((word) => word !== undefined)
    expect(await runGnu(less, given, setup)).toEqual(runReal(['less', ...given], setup))
  },
)

test('F waits for what is added to a file', async () => {
  const terminal = createFakeTerminal(60, 5)
  const fixture = createGnuFixture([less], { files: { log: 'one\n' } })
  const ended = fixture.run(['log'], { terminal })
  await terminal.press('F')
  expect((await terminal.rows()).at(-1)).toBe('Waiting for data... (interrupt to abort)')
  fixture.fs.writeFile('/tmp/case/log', 'one\ntwo\n')
  expect((await terminal.rows()).slice(0, 2)).toEqual(['one', 'two'])
  await terminal.press('\x03')
  expect((await terminal.rows()).at(-1)).toBe('(END)')
  await terminal.press('q')
  await ended
})

test('of a long line that is cut no more is looked at than what is shown', async () => {
  const { terminal } = open(['-S', 'a.txt'], { files: { 'a.txt': 'ab '.repeat(40_000) } })
  await terminal.press('/b\r')
  expect((await terminal.rows())[0]).toBe(`${'ab '.repeat(13)}>`)
  await terminal.press('\x1b[C')
  expect((await terminal.rows())[0]).toBe(`${'ab '.repeat(20).slice(20, 59)}>`)
})

test('a line of more rows than a call takes arguments', async () => {
  const terminal = createFakeTerminal(5, 6)
  const ended = createGnuFixture([less], { files: { long: 'x'.repeat(1_000_000) } }).run(['long'], { terminal })
  await vi.waitFor(async () => expect((await terminal.rows())[0]).toBe('xxxxx'), 10_000)
  await terminal.press('q')
  expect((await ended).status).toBe(0)
})

compareScripts([
  'echo one > f; echo two > g; mkdir d; more f; more f g | cat; more d; echo $?; more no; echo $?; more f no g; cat f | more; more < g',
])
