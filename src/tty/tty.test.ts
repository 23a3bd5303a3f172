import { describe, expect, test } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { createDeferred } from '../base/deferred.ts'
import type { Screen } from '../testing/screen.ts'
import { type Bench, settle, startTty as start } from '../testing/tty-bench.ts'
import type { TtyOptions } from './index.ts'

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
    const bench = await start({ run: (_line, io) => io.stdout.write('hello\n') })
    await bench.screen.type('greet\r')
    await settle(bench)
    expect(bench.screen.rows()).toEqual(['$ greet', 'hello', '$'])
    expect(bench.ran).toEqual(['greet'])
  })

  test('Esc then Tab, and Shift-Tab with or without Esc, leave the terminal', async () => {
    const left: boolean[] = []
    const bench = await start({ options: { leave: (backward) => void left.push(backward) } })
    for (const keys of ['\x1b', '\t', '\x1b[Z', '\x1b', '\x1b[Z']) await bench.screen.type(keys)
    expect(left).toEqual([false, true, true])
    expect(bench.tty.snapshot().line).toBe('')
  })

  test('they do so while a line runs, too', async () => {
    const left: boolean[] = []
    const run = (): Promise<void> => new Promise(() => undefined)
    const bench = await start({ run, options: { leave: (backward) => void left.push(backward) } })
    await bench.screen.type('endless\r')
    for (const keys of ['\x1b', '\t', '\x1b[Z']) await bench.screen.type(keys)
    expect(left).toEqual([false, true])
  })

  test('a shell that throws leaves the terminal alive', async () => {
    const bench = await start({
      run: () => {
        throw new Error('out of order')
      },
    })
    await bench.screen.type('x\r')
    await settle(bench)
    expect(bench.screen.rows()).toEqual(['$ x', 'out of order', '$'])
  })

  test('one keystroke makes one write', async () => {
    const { screen } = await start()
    await screen.type('some text')
    const before = screen.writes.length
    await screen.type(LEFT)
    await screen.type('x')
    expect(screen.writes.length - before).toBe(2)
  })

  test('a program that writes much at once writes in pieces, between which the terminal may let the page paint', async () => {
    const text = 'y\n'.repeat(50_000)
    const bench = await start({ run: (_line, io) => io.stdout.write(text) })
    await bench.screen.type('yes\r')
    await settle(bench)
    expect(Math.max(...bench.screen.writes.map(({ length }) => length))).toBeLessThanOrEqual(65_536)
    expect(bench.screen.writes.join('')).toContain(text.replaceAll('\n', '\r\n'))
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
    const bench = await start({ run: () => new Promise((resolve) => setTimeout(resolve, 2)) })
    for (const key of 'one\rtwo\rthree\r') bench.screen.terminal.input(key)
    await settle(bench)
    expect(bench.ran).toEqual(['one', 'two', 'three'])
  })

  test('several lines in one chunk all run', async () => {
    const bench = await start()
    await bench.screen.type('ls\rpwd\r')
    await settle(bench)
    expect(bench.ran).toEqual(['ls', 'pwd'])
  })

  test('Ctrl-C interrupts what runs and drops what was typed ahead', async () => {
    const bench = await start({
      run: (line, io) =>
        line === 'wait' && new Promise<void>((resolve) => io.signal.addEventListener('abort', () => resolve())),
    })
    await bench.screen.type('wait\rnever\r')
    await bench.screen.type('\x03')
    await settle(bench)
    expect(bench.ran).toEqual(['wait'])
    expect(bench.screen.rows()).toEqual(['$ wait', '^C', '$'])
  })
})

describe('history', () => {
  test('Ctrl-C at the prompt loses no history', async () => {
    const bench = await start()
    await bench.screen.type('first\r')
    await settle(bench)
    await bench.screen.type(UP)
    await bench.screen.type('\x03')
    await bench.screen.type(UP)
    expect(bench.tty.snapshot().line).toBe('first')
  })

  test('down past the newest gives back what was being typed', async () => {
    const bench = await start()
    await bench.screen.type('first\r')
    await settle(bench)
    await bench.screen.type('dra')
    await bench.screen.type(UP)
    await bench.screen.type(DOWN)
    await bench.screen.type('ft')
    expect(bench.tty.snapshot().line).toBe('draft')
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
    const bench = await start()
    await bench.screen.type('\x1b[200~one\rtwo\r\x1b[201~')
    expect(bench.ran).toEqual([])
    expect(bench.screen.rows()).toEqual(['$ one', 'two'])
    await bench.screen.type('\r')
    await settle(bench)
    expect(bench.ran).toEqual(['one\ntwo'])
  })

  test('markers and control characters within a paste are taken out', async () => {
    const bench = await start()
    await bench.screen.type('\x1b[200~a\x1b[201~\x03b\x1b[31mc\x1b[201~')
    expect(bench.tty.snapshot().line).toBe('ab[31mc')
    expect(bench.ran).toEqual([])
  })

  test('10,000 characters arrive whole', async () => {
    const bench = await start()
    await bench.screen.type(`\x1b[200~${'x'.repeat(10_000)}\x1b[201~`)
    expect(bench.tty.snapshot().line.length).toBe(10_000)
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
    const bench = await start({ run: (_line, io) => io.stdout.write('no newline') })
    await bench.screen.type('x\r')
    await settle(bench)
    await bench.screen.type('y')
    expect(bench.screen.rows()).toEqual(['$ x', 'no newline$ y'])
  })

  test('rows that wrap stay one line', async () => {
    const bench = await start({ columns: 20, run: (_line, io) => io.stdout.write(`${'z'.repeat(50)}\n`) })
    await bench.screen.type(`${'w'.repeat(30)}\r`)
    await settle(bench)
    expect(bench.screen.lines()).toEqual([`$ ${'w'.repeat(30)}`, 'z'.repeat(50), '$'])
  })
})

describe('live input', () => {
  test('a program reads lines until the end of file', async () => {
    const bench = await start({
      run: async (_line, io) => {
        for (;;) {
          const line = await io.stdin.readLine()
          if (line === undefined) return
          await io.stdout.write(`<${line}>\n`)
        }
      },
    })
    await bench.screen.type('cat\rone\r')
    await bench.screen.type('two\r\x04')
    await settle(bench)
    expect(bench.screen.rows()).toEqual(['$ cat', 'one', '<one>', 'two', '<two>', '$'])
  })
})

describe('completion', () => {
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
  test('a second Tab lists the candidates', async () => {
    const { screen, tty } = await start({ options })
    await screen.type('m\t\t')
    expect(screen.rows()).toEqual(['$ m', 'mkdir  make   mv', '$ m'])
    expect(tty.snapshot().line).toBe('m')
  })

  describe('of candidates that are promised', () => {
    test('keys wait for them, in their order', async () => {
      const promised = createDeferred<string[]>()
      const bench = await start({ options: late(promised.promise) })
      await bench.screen.type('mk\ta')
      expect(bench.tty.snapshot().line).toBe('mk')
      promised.resolve(['mkdir'])
      await settle(bench)
      expect(bench.tty.snapshot().line).toBe('mkdir a')
    })
    test('a second Tab lists them', async () => {
      const bench = await start({ options: late(Promise.resolve(['make', 'mkdir'])) })
      await bench.screen.type('m\t\t')
      await settle(bench)
      expect(bench.screen.rows()).toEqual(['$ m', 'make   mkdir', '$ m'])
    })
    test('none where that fails', async () => {
      const promised = createDeferred<string[]>()
      const bench = await start({ options: late(promised.promise) })
      await bench.screen.type('mk\ta')
      promised.reject(new Error('offline'))
      await settle(bench)
      expect(bench.tty.snapshot().line).toBe('mka')
    })
  })
})

/** A line shown afresh in a terminal of its own. */
async function afresh(line: string, { screen }: Bench): Promise<Screen> {
  const { cols, rows } = screen.terminal
  const fresh = await start({ columns: cols, rows })
  fresh.tty.suggest(line)
  await fresh.screen.parsed()
  return fresh.screen
}

/** What the screen must show: the line being edited, and the caret where the text before it ends. */
async function expectTrueScreen(bench: Bench, key: string): Promise<void> {
  const { line, caret } = bench.tty.snapshot()
  const whole = await afresh(line, bench)
  expect(bench.screen.lines(), `after ${JSON.stringify(key)}`).toEqual(whole.lines())
  const before = await afresh(line.slice(0, caret), bench)
  expect(bench.screen.caret(), `after ${JSON.stringify(key)}`).toEqual(before.caret())
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
    const bench = await start({ columns: 3 + pickInteger(chance, 40), rows: 60 })
    for (let step = 0; step < 60; step += 1) {
      const key = FUZZ_KEYS[pickInteger(chance, FUZZ_KEYS.length)] ?? ''
      await bench.screen.type(key)
      await expectTrueScreen(bench, key)
    }
  })

  test.each(Array.from({ length: 10 }, (_seed, seed) => seed))('resizing while editing, seed %i', async (seed) => {
    const chance = createChance(seed + 1000)
    const bench = await start({ columns: 40, rows: 40 })
    for (let step = 0; step < 40; step += 1) {
      await bench.screen.type(FUZZ_KEYS[pickInteger(chance, FUZZ_KEYS.length)] ?? '')
      if (step % 4 === 0) {
        bench.screen.terminal.resize(5 + pickInteger(chance, 60), 30 + pickInteger(chance, 20))
        await bench.screen.parsed()
        await expectTrueScreen(bench, 'a resize')
      }
    }
  })

  test.each(Array.from({ length: 10 }, (_seed, seed) => seed))(
    'a line taller than the screen, seed %i',
    async (seed) => {
      const chance = createChance(seed + 2000)
      const bench = await start({ columns: 10, rows: 6 })
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
        await bench.screen.type(step < 25 ? 'many words ' : (keys[pickInteger(chance, keys.length)] ?? ''))
        const { line, caret } = bench.tty.snapshot()
        // around the caret the screen holds the text that is there
        const { row, column } = bench.screen.caret()
        const shown = (bench.screen.rows()[row] ?? '').slice(0, column)
        const before = `$ ${line.slice(0, caret)}`
        if (/^[ -~]*$/.test(before)) expect(before.trimEnd().endsWith(shown.trimEnd()), `step ${step}`).toBe(true)
      }
    },
  )
})
