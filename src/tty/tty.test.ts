import type { Completion } from './completion.ts'
import { describe, expect, test } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { createDeferred } from '../base/deferred.ts'
import type { Screen } from '../testing/screen.ts'
import { idle, startTty as start, type TtyFixture } from '../testing/tty-fixture.ts'
import { createHistory, emacsKeymap, type TtyIO, type TtyOptions } from './index.ts'

const UP = '\x1b[A'
const DOWN = '\x1b[B'
const LEFT = '\x1b[D'
const HOME = '\x1b[H'

describe('typing', () => {
  test('shows the prompt and what is typed', async () => {
    const { screen } = await start()
    await screen.type('echo hi')
    expect(screen.rows()).toEqual(['$ echo hi'])
    expect(screen.caret()).toEqual({ row: 0, column: 9 })
  })

  test('runs the line on Enter and prompts again', async () => {
    const fixture = await start({ run: (_line, io) => io.stdout.write('hello\n') })
    await fixture.screen.type('greet\r')
    await idle(fixture)
    expect(fixture.screen.rows()).toEqual(['$ greet', 'hello', '$'])
    expect(fixture.ran).toEqual(['greet'])
  })

  test('Esc then Tab, and Shift-Tab with or without Esc, leave the terminal', async () => {
    const left: boolean[] = []
    const fixture = await start({ options: { leave: (backward) => void left.push(backward) } })
    for (const keys of ['\x1b', '\t', '\x1b[Z', '\x1b', '\x1b[Z']) await fixture.screen.type(keys)
    expect(left).toEqual([false, true, true])
    expect(fixture.tty.snapshot().line).toBe('')
  })

  test('they do so while a line runs, too', async () => {
    const left: boolean[] = []
    const run = (): Promise<void> => new Promise(() => undefined)
    const fixture = await start({ run, options: { leave: (backward) => void left.push(backward) } })
    await fixture.screen.type('endless\r')
    for (const keys of ['\x1b', '\t', '\x1b[Z']) await fixture.screen.type(keys)
    expect(left).toEqual([false, true])
  })

  test('a shell that throws leaves the terminal alive', async () => {
    const fixture = await start({
      run: () => {
        throw new Error('out of order')
      },
    })
    await fixture.screen.type('x\r')
    await idle(fixture)
    expect(fixture.screen.rows()).toEqual(['$ x', 'out of order', '$'])
  })

  test('one keystroke makes one write', async () => {
    const { screen } = await start()
    await screen.type('some text')
    const before = screen.writes.length
    await screen.type(LEFT)
    await screen.type('x')
    expect(screen.writes.length - before).toBe(2)
  })

  test.each([
    { text: 'y\n', times: 50_000, lines: 8192 },
    { text: 'as long as the lines of most programs are, which have about sixty\n', times: 20_000, characters: 1 << 19 },
    { text: 'one line', times: 100_000, characters: 1 << 19 },
  ])('a program that writes $text $times times writes in pieces, between which the page paints', async (row) => {
    const written = row.text.repeat(row.times)
    const fixture = await start({ run: (_line, io) => io.stdout.write(written) })
    await fixture.screen.type('go\r')
    await idle(fixture)
    const { writes } = fixture.screen
    const most = (count: (write: string) => number): number => Math.max(...writes.map(count))
    if (row.lines) expect(most((write) => write.split('\n').length - 1)).toBe(row.lines)
    else expect(most(({ length }) => length)).toBe(row.characters)
    expect(writes.join('')).toContain(written.replaceAll('\n', '\r\n'))
  })

  test('at the end of a line a character costs one byte', async () => {
    const { screen } = await start()
    await screen.type('x'.repeat(300))
    await screen.type('y')
    expect(screen.writes.at(-1)).toBe('y')
  })

  test('at the start of a line of several rows a character costs at most 30 bytes', async () => {
    const { screen } = await start()
    await screen.type('x'.repeat(200))
    await screen.type(HOME)
    await screen.type('y')
    expect(screen.writes.at(-1)?.length).toBeLessThanOrEqual(30)
    expect(screen.lines()).toEqual([`$ y${'x'.repeat(200)}`])
  })
})

describe('type-ahead', () => {
  test('lines typed at machine speed all run, in order', async () => {
    const fixture = await start({ run: () => new Promise((resolve) => setTimeout(resolve, 2)) })
    for (const key of 'one\rtwo\rthree\r') fixture.screen.terminal.input(key)
    await idle(fixture)
    expect(fixture.ran).toEqual(['one', 'two', 'three'])
  })

  test('several lines in one chunk all run', async () => {
    const fixture = await start()
    await fixture.screen.type('ls\rpwd\r')
    await idle(fixture)
    expect(fixture.ran).toEqual(['ls', 'pwd'])
  })

  test('Ctrl-C interrupts what runs and drops what was typed ahead', async () => {
    const fixture = await start({
      run: (line, io) =>
        line === 'wait' && new Promise<void>((resolve) => io.signal.addEventListener('abort', () => resolve())),
    })
    await fixture.screen.type('wait\rnever\r')
    await fixture.screen.type('\x03')
    await idle(fixture)
    expect(fixture.ran).toEqual(['wait'])
    expect(fixture.screen.rows()).toEqual(['$ wait', '^C', '$'])
  })
})

describe('history', () => {
  test('Ctrl-C at the prompt loses no history', async () => {
    const fixture = await start()
    await fixture.screen.type('first\r')
    await idle(fixture)
    await fixture.screen.type(UP)
    await fixture.screen.type('\x03')
    await fixture.screen.type(UP)
    expect(fixture.tty.snapshot().line).toBe('first')
  })

  test('down past the newest gives back what was being typed', async () => {
    const fixture = await start()
    await fixture.screen.type('first\r')
    await idle(fixture)
    await fixture.screen.type('dra')
    await fixture.screen.type(UP)
    await fixture.screen.type(DOWN)
    await fixture.screen.type('ft')
    expect(fixture.tty.snapshot().line).toBe('draft')
  })
})

describe('keys that mean nothing here leak no text', () => {
  const keys = {
    F1: '\x1bOP',
    F5: '\x1b[15~',
    F12: '\x1b[24~',
    'Shift-Up': '\x1b[1;2A',
    'Linux F1': '\x1b[[A',
    'focus in': '\x1b[I',
    'mouse report': '\x1b[<0;10;10M',
    'device attributes': '\x1b[?1;2c',
    'an unknown CSI': '\x1b[99;99;99z',
    'a string': '\x1b]11;rgb:0000/0000/0000\x07',
  }
  test.each(Object.entries(keys))('%s', async (_name, sequence) => {
    const { tty, screen } = await start()
    await screen.type('ab')
    await screen.type(sequence)
    expect(tty.snapshot().line).toBe('ab')
  })

  test('a sequence that arrives in pieces', async () => {
    const { tty, screen } = await start()
    await screen.type('ab')
    for (const piece of ['\x1b', '[', '1', ';', '5', 'D']) await screen.type(piece)
    await screen.type('x')
    expect(tty.snapshot().line).toBe('xab')
  })
})

describe('paste', () => {
  test('pasted lines do not run before Enter', async () => {
    const fixture = await start()
    await fixture.screen.type('\x1b[200~one\rtwo\r\x1b[201~')
    expect(fixture.ran).toEqual([])
    expect(fixture.screen.rows()).toEqual(['$ one', 'two'])
    await fixture.screen.type('\r')
    await idle(fixture)
    expect(fixture.ran).toEqual(['one\ntwo'])
  })

  test('markers and control characters within a paste are taken out', async () => {
    const fixture = await start()
    await fixture.screen.type('\x1b[200~a\x1b[201~\x03b\x1b[31mc\x1b[201~')
    expect(fixture.tty.snapshot().line).toBe('ab[31mc')
    expect(fixture.ran).toEqual([])
  })

  test('10,000 characters arrive whole', async () => {
    const fixture = await start()
    await fixture.screen.type(`\x1b[200~${'x'.repeat(10_000)}\x1b[201~`)
    expect(fixture.tty.snapshot().line.length).toBe(10_000)
  })
})

describe('output while a line is being edited', () => {
  test('goes above the line', async () => {
    const { screen, tty } = await start()
    await screen.type('half a li')
    tty.print('news\n')
    await screen.type('ne')
    expect(screen.rows()).toEqual(['news', '$ half a line'])
  })

  test('a prompt after output without a newline stands behind it', async () => {
    const fixture = await start({ run: (_line, io) => io.stdout.write('no newline') })
    await fixture.screen.type('x\r')
    await idle(fixture)
    await fixture.screen.type('y')
    expect(fixture.screen.rows()).toEqual(['$ x', 'no newline$ y'])
  })

  test('rows that wrap stay one line', async () => {
    const fixture = await start({ columns: 20, run: (_line, io) => io.stdout.write(`${'z'.repeat(50)}\n`) })
    await fixture.screen.type(`${'w'.repeat(30)}\r`)
    await idle(fixture)
    expect(fixture.screen.lines()).toEqual([`$ ${'w'.repeat(30)}`, 'z'.repeat(50), '$'])
  })
})

describe('live input', () => {
  test('a program reads lines until the end of file', async () => {
    const fixture = await start({
      run: async (_line, io) => {
        for (;;) {
          const line = await io.stdin.readLine()
          if (line === undefined) return
          await io.stdout.write(`<${line}>\n`)
        }
      },
    })
    await fixture.screen.type('cat\rone\r')
    await fixture.screen.type('two\r\x04')
    await idle(fixture)
    expect(fixture.screen.rows()).toEqual(['$ cat', 'one', '<one>', 'two', '<two>', '$'])
  })
})

describe('what a program reads', () => {
  const reading = (read: (io: TtyIO) => Promise<unknown>, columns = 40) => {
    const got: unknown[] = []
    return { columns, got, run: async (_line: string, io: TtyIO) => void got.push(await read(io)) }
  }
  test('a password is not shown, nor left on the screen', async () => {
    const of = reading((io) => io.stdin.readLine('Password: ', { echo: false }))
    const fixture = await start(of)
    await fixture.screen.type('login\rhun')
    await fixture.screen.type('ter\r')
    await idle(fixture)
    expect([of.got, fixture.screen.rows()]).toEqual([['hunter'], ['$ login', 'Password:', '$']])
  })
  test('Ctrl-D hands over what was typed where that is taken, and the line goes on behind it', async () => {
    const parts: string[] = []
    const of = reading((io) => io.stdin.readLine('PIN: ', { echo: '*', partial: (text) => parts.push(text) }))
    const fixture = await start(of)
    await fixture.screen.type('login\rab\x04\x7fcd\x02\x04e\x04')
    expect(parts).toEqual(['ab', 'ce'])
    await fixture.screen.type('\x04')
    await idle(fixture)
    expect([of.got, fixture.screen.rows()]).toEqual([[undefined], ['$ login', 'PIN: ****$']])
  })
  test('Ctrl-D behind a line does nothing where what was typed is not taken', async () => {
    const of = reading((io) => io.stdin.readLine('Name: '))
    const fixture = await start(of)
    await fixture.screen.type('login\rAda\x04!\r')
    await idle(fixture)
    expect([of.got, fixture.screen.rows()]).toEqual([['Ada!'], ['$ login', 'Name: Ada!', '$']])
  })
  test('each character of it may be shown as a star', async () => {
    const of = reading((io) => io.stdin.readLine('PIN: ', { echo: '*' }))
    const fixture = await start(of)
    await fixture.screen.type('pay\r1234')
    expect([fixture.screen.rows(), fixture.screen.caret()]).toEqual([['$ pay', 'PIN: ****'], { row: 1, column: 9 }])
    await fixture.screen.type('\r')
    await idle(fixture)
    expect([of.got, fixture.screen.rows()]).toEqual([['1234'], ['$ pay', 'PIN: ****', '$']])
  })
  test('its history recalls lines, and gets the one that is read', async () => {
    const names = createHistory({ lines: ['Ada'] })
    const of = reading((io) => io.stdin.readLine('', { history: names }))
    const fixture = await start(of)
    await fixture.screen.type(`greet\r${UP} L\r`)
    await idle(fixture)
    expect([of.got, names.lines]).toEqual([['Ada L'], ['Ada', 'Ada L']])
  })
  test('a signal ends the reading, and the line goes on', async () => {
    const abort = new AbortController()
    const of = reading((io) => io.stdin.readLine('Name: ', { signal: abort.signal }))
    const fixture = await start(of)
    await fixture.screen.type('greet\rAd')
    abort.abort()
    await idle(fixture)
    expect([of.got, fixture.screen.rows()]).toEqual([[undefined], ['$ greet', '$']])
    await fixture.screen.type('x')
    expect(fixture.screen.rows()).toEqual(['$ greet', '$ x'])
  })
  test('keys come one by one, by their names, and are not shown', async () => {
    const of = reading(async (io) => [await io.stdin.readKey(), await io.stdin.readKey(), await io.stdin.readKey()])
    const fixture = await start(of)
    await fixture.screen.type(`menu\r${UP}yes`)
    await idle(fixture)
    expect([of.got, fixture.screen.rows()]).toEqual([[['ArrowUp', 'y', 'e']], ['$ menu', '$ s']])
  })
  test('the signal of a line is an AbortSignal', async () => {
    let signal: AbortSignal | undefined
    const fixture = await start({ run: (_line, io) => void (signal = io.signal) })
    await fixture.screen.type('x\r')
    await idle(fixture)
    expect(signal).toBeInstanceOf(AbortSignal)
  })
})

describe('a prompt that is promised', () => {
  test('is waited for; what is typed meanwhile is kept', async () => {
    const asked = createDeferred<string>()
    const fixture = await start({ options: { shell: { prompt: () => asked.promise, run: () => undefined } } })
    await fixture.screen.type('ls')
    expect(fixture.screen.rows()).toEqual([])
    asked.resolve('late> ')
    await idle(fixture)
    expect(fixture.screen.rows()).toEqual(['late> ls'])
  })
  test('that fails leaves a plain one', async () => {
    const prompt = (): Promise<string> => Promise.reject(new Error('no prompt'))
    const fixture = await start({ options: { shell: { prompt, run: () => undefined } } })
    await idle(fixture)
    await fixture.screen.type('ls')
    expect(fixture.screen.rows()).toEqual(['$ ls'])
  })
  test('that comes after Ctrl-C asked for another is not shown', async () => {
    const asked = [createDeferred<string>(), createDeferred<string>()]
    let count = 0
    const prompt = () => (asked[count++] ?? createDeferred<string>()).promise
    const fixture = await start({ options: { shell: { prompt, run: () => undefined } } })
    await fixture.screen.type('\x03')
    asked[1]?.resolve('second> ')
    await idle(fixture)
    asked[0]?.resolve('first> ')
    await idle(fixture)
    expect(fixture.screen.rows()).toEqual(['^C', 'second>'])
  })
})

describe('a line that is run', () => {
  test('is entered at the next prompt, and waited for', async () => {
    const fixture = await start({ run: (line, io) => io.stdout.write(`<${line}>\n`) })
    await fixture.screen.type('half')
    await Promise.all([fixture.tty.run('one'), fixture.tty.run('two')])
    expect(fixture.ran).toEqual(['one', 'two'])
    await idle(fixture)
    expect(fixture.screen.rows()).toEqual(['$ one', '<one>', '$ two', '<two>', '$'])
  })
  test('nothing waits for a terminal that was let go', async () => {
    const fixture = await start({ run: () => new Promise(() => undefined) })
    await fixture.screen.type('endless\r')
    const waiting = [fixture.tty.run('never'), fixture.tty.idle()]
    fixture.tty.dispose()
    await Promise.all(waiting)
    expect(fixture.ran).toEqual(['endless'])
  })
  test('a key of the embedder may run one', async () => {
    const fixture = await start({ options: { keymap: { ...emacsKeymap, F1: () => void fixture.tty.run('help') } } })
    await fixture.screen.type('he\x1bOP')
    await idle(fixture)
    expect(fixture.ran).toEqual(['help'])
  })
  test('a key may change the line, which can be undone', async () => {
    const fixture = await start({
      options: { keymap: { ...emacsKeymap, F2: ({ text, caret }) => ({ text: `sudo ${text}`, caret: caret + 5 }) } },
    })
    await fixture.screen.type('ls\x1bOQ')
    expect(fixture.screen.rows()).toEqual(['$ sudo ls'])
    await fixture.screen.type('\x1f')
    expect(fixture.screen.rows()).toEqual(['$ ls'])
  })
})

describe('completion', () => {
  test('candidates may be texts alone; a space follows the only one', async () => {
    const complete = () => ({ start: 0, candidates: ['help'] })
    const { screen, tty } = await start({ options: { complete } })
    await screen.type('h\t')
    expect(tty.snapshot().line).toBe('help ')
  })
  test('an answer of another shape has no candidates, and no key is lost', async () => {
    const complete = (): Completion => JSON.parse('["help"]')
    const { screen, tty } = await start({ options: { complete } })
    await screen.type('h\t\ti')
    expect(tty.snapshot().line).toBe('hi')
  })
  const options = {
    complete: (line: string) => ({
      start: 0,
      candidates: ['mkdir', 'make', 'mv']
        .filter((name) => name.startsWith(line))
        .map((text) => ({ text, suffix: ' ' })),
    }),
  }
  const late = (candidates: Promise<string[]>): Partial<TtyOptions> => ({
    complete: async () => ({ start: 0, candidates: (await candidates).map((text) => ({ text, suffix: ' ' })) }),
  })
  test('the only candidate is completed with its suffix', async () => {
    const { screen, tty } = await start({ options })
    await screen.type('mk\t')
    expect(tty.snapshot().line).toBe('mkdir ')
  })
  test('what a program reads is completed by what the program says, and not as a command', async () => {
    const bench = await start({
      options,
      run: async (_line, io) => {
        const own = { start: 0, candidates: [{ text: 'mine', suffix: '!' }] }
        const first = await io.stdin.readLine('? ', { complete: () => own })
        await io.stdout.write(`<${first}|${await io.stdin.readLine()}>\n`)
      },
    })
    await bench.screen.type('read\rm\t\rmk\t\r')
    await idle(bench)
    expect(bench.screen.rows()).toEqual(['$ read', '? mine!', 'mk', '<mine!|mk>', '$'])
  })
  test('a second Tab lists the candidates', async () => {
    const { screen, tty } = await start({ options })
    await screen.type('m\t\t')
    expect(screen.rows()).toEqual(['$ m', 'mkdir  make   mv', '$ m'])
    expect(tty.snapshot().line).toBe('m')
  })

  describe('of candidates that are promised', () => {
    test('keys wait for them, in their order', async () => {
      const promised = createDeferred<string[]>()
      const fixture = await start({ options: late(promised.promise) })
      await fixture.screen.type('mk\ta')
      expect(fixture.tty.snapshot().line).toBe('mk')
      promised.resolve(['mkdir'])
      await idle(fixture)
      expect(fixture.tty.snapshot().line).toBe('mkdir a')
    })
    test('a second Tab lists them', async () => {
      const fixture = await start({ options: late(Promise.resolve(['make', 'mkdir'])) })
      await fixture.screen.type('m\t\t')
      await idle(fixture)
      expect(fixture.screen.rows()).toEqual(['$ m', 'make   mkdir', '$ m'])
    })
    test('none where that fails', async () => {
      const promised = createDeferred<string[]>()
      const fixture = await start({ options: late(promised.promise) })
      await fixture.screen.type('mk\ta')
      promised.reject(new Error('offline'))
      await idle(fixture)
      expect(fixture.tty.snapshot().line).toBe('mka')
    })
  })
})

/** A line shown afresh in a terminal of its own. */
async function afresh(line: string, { screen }: TtyFixture): Promise<Screen> {
  const { cols, rows } = screen.terminal
  const fresh = await start({ columns: cols, rows })
  fresh.tty.suggest(line)
  await fresh.screen.parsed()
  return fresh.screen
}

/** What the screen must show: the line being edited, and the caret where the text before it ends. */
async function expectTrueScreen(fixture: TtyFixture, key: string): Promise<void> {
  const { line, caret } = fixture.tty.snapshot()
  const whole = await afresh(line, fixture)
  expect(fixture.screen.lines(), `after ${JSON.stringify(key)}`).toEqual(whole.lines())
  const before = await afresh(line.slice(0, caret), fixture)
  expect(fixture.screen.caret(), `after ${JSON.stringify(key)}`).toEqual(before.caret())
}

const FUZZ_KEYS = [
  ...'abcdefgh xyz ',
  '日',
  '本',
  'é',
  'e\u0301',
  '👍🏽',
  '👨‍👩‍👧',
  '🇩🇪',
  '❤️',
  LEFT,
  LEFT,
  '\x1b[C',
  HOME,
  '\x1b[F',
  '\x7f',
  '\x1b[3~',
  '\x17',
  '\x0b',
  '\x19',
  '\x14',
  '\x1bb',
  '\x1bf',
  '\x1bd',
  '\x1b_',
  '\x1f',
  'long words here and there ',
]

describe('random editing', () => {
  test.each(Array.from({ length: 15 }, (_seed, seed) => seed))('seed %i shows what is being edited', async (seed) => {
    const chance = createChance(seed)
    const fixture = await start({ columns: 3 + pickInteger(chance, 40), rows: 60 })
    for (let step = 0; step < 60; step += 1) {
      const key = FUZZ_KEYS[pickInteger(chance, FUZZ_KEYS.length)] ?? ''
      await fixture.screen.type(key)
      await expectTrueScreen(fixture, key)
    }
  })

  test.each(Array.from({ length: 10 }, (_seed, seed) => seed))('resizing while editing, seed %i', async (seed) => {
    const chance = createChance(seed + 1000)
    const fixture = await start({ columns: 40, rows: 40 })
    for (let step = 0; step < 40; step += 1) {
      await fixture.screen.type(FUZZ_KEYS[pickInteger(chance, FUZZ_KEYS.length)] ?? '')
      if (step % 4 === 0) {
        fixture.screen.terminal.resize(5 + pickInteger(chance, 60), 30 + pickInteger(chance, 20))
        await fixture.screen.parsed()
        await expectTrueScreen(fixture, 'a resize')
      }
    }
  })

  test.each(Array.from({ length: 10 }, (_seed, seed) => seed))(
    'a line taller than the screen, seed %i',
    async (seed) => {
      const chance = createChance(seed + 2000)
      const fixture = await start({ columns: 10, rows: 6 })
      const keys = [
        'word ',
        'x',
        '日本語',
        LEFT.repeat(15),
        '\x1b[C'.repeat(12),
        HOME,
        '\x1b[F',
        '\x17',
        '\x0b',
        '\x19',
        '\x7f',
      ]
      for (let step = 0; step < 80; step += 1) {
        await fixture.screen.type(step < 25 ? 'many words ' : (keys[pickInteger(chance, keys.length)] ?? ''))
        const { line, caret } = fixture.tty.snapshot()
        // around the caret the screen holds the text that is there
        const { row, column } = fixture.screen.caret()
        const shown = (fixture.screen.rows()[row] ?? '').slice(0, column)
        const before = `$ ${line.slice(0, caret)}`
        if (/^[ -~]*$/.test(before)) expect(before.trimEnd().endsWith(shown.trimEnd()), `step ${step}`).toBe(true)
      }
    },
  )
})
