import { describe, expect, test } from 'vitest'
import { settle, startTty } from '../testing/tty-bench.ts'
import { createHistory, type RawSession, type TtyIO } from './index.ts'

const history = (...lines: string[]) => ({ options: { history: createHistory({ lines }) } })

describe('incremental search', () => {
  test('backwards, again, and taken with Enter', async () => {
    const bench = await startTty(history('cat one', 'ls', 'cat two'))
    await bench.screen.type('\x12cat')
    expect(bench.screen.rows()).toEqual(["(reverse-i-search)`cat': cat two"])
    expect(bench.screen.caret()).toEqual({ row: 0, column: 25 })
    await bench.screen.type('\x12')
    expect(bench.screen.rows()).toEqual(["(reverse-i-search)`cat': cat one"])
    await bench.screen.type('\r')
    await settle(bench)
    expect(bench.ran).toEqual(['cat one'])
    expect(bench.screen.rows()).toEqual(['$ cat one', '$'])
  })
  test('a pattern that is nowhere says so and keeps the match', async () => {
    const bench = await startTty(history('cat one'))
    await bench.screen.type('\x12catx')
    expect(bench.screen.rows()).toEqual(["(failed reverse-i-search)`catx': cat one"])
    await bench.screen.type('\x7f')
    expect(bench.screen.rows()).toEqual(["(reverse-i-search)`cat': cat one"])
  })
  test('C-g gives back what was being typed', async () => {
    const bench = await startTty(history('cat one'))
    await bench.screen.type('dra\x12cat\x07ft')
    expect(bench.tty.snapshot().line).toBe('draft')
  })
  test('forwards after backwards', async () => {
    const bench = await startTty(history('cat one', 'cat two'))
    await bench.screen.type('\x12cat\x12\x13')
    expect(bench.screen.rows()).toEqual(["(i-search)`cat': cat two"])
  })
  test('another key ends the search and does what it does', async () => {
    const bench = await startTty(history('cat one'))
    await bench.screen.type('\x12one\x01X')
    expect(bench.screen.rows()).toEqual(['$ Xcat one'])
  })
  test('an empty search takes the last pattern again', async () => {
    const bench = await startTty(history('cat one', 'ls'))
    await bench.screen.type('\x12cat\x1b')
    await bench.screen.type('\x15\x12\x12')
    expect(bench.screen.rows()).toEqual(["(reverse-i-search)`cat': cat one"])
  })
})

describe('numeric arguments', () => {
  test('are shown in place of the prompt and repeat what follows', async () => {
    const bench = await startTty()
    await bench.screen.type('\x1b1')
    await bench.screen.type('2')
    expect(bench.screen.rows()).toEqual(['(arg: 12)'])
    await bench.screen.type('x')
    expect(bench.screen.rows()).toEqual([`$ ${'x'.repeat(12)}`])
    await bench.screen.type('\x1b-\x1b2\x1b[C')
    expect(bench.tty.snapshot().caret).toBe(10)
  })
})

describe('quoted insert', () => {
  test.each([
    ['\x16\x01', '\x01', '$ ^A'],
    ['\x11\x1b[A', '\x1b[A', '$ ^[[A'],
    ['\x16\t', '\t', '$'],
    ['\x16x', 'x', '$ x'],
  ])('%j puts %j into the line', async (keys, line, shown) => {
    const bench = await startTty()
    await bench.screen.type(keys)
    expect(bench.tty.snapshot().line).toBe(line)
    expect(bench.screen.rows()).toEqual([shown])
  })
})

describe('two keys', () => {
  test('C-x C-u undoes, C-x and a stranger ring', async () => {
    const bench = await startTty()
    await bench.screen.type('abc\x18\x15')
    expect(bench.tty.snapshot().line).toBe('')
    await bench.screen.type('abc\x18q')
    expect(bench.tty.snapshot().line).toBe('abc')
  })
})

describe('operate-and-get-next', () => {
  test('runs an entry and shows the one after it', async () => {
    const bench = await startTty(history('one', 'two', 'three'))
    await bench.screen.type('\x1b[A\x1b[A\x0f')
    await settle(bench)
    expect(bench.ran).toEqual(['two'])
    expect(bench.tty.snapshot().line).toBe('three')
  })
})

describe('history rules', () => {
  test('a bare history keeps every line that is not empty, duplicates too', () => {
    const kept = createHistory()
    for (const line of ['a', 'a', '', ' b']) kept.add(line)
    expect(kept.lines).toEqual(['a', 'a', ' b'])
  })
  test('duplicates, leading spaces and old lines go when asked', () => {
    const kept = createHistory({ ignoreDuplicates: true, ignoreSpace: true, limit: 2 })
    for (const line of ['a', 'b', 'b', ' c', 'd']) kept.add(line)
    expect(kept.lines).toEqual(['b', 'd'])
  })
})

describe('suggestions from history', () => {
  const suggesting = (...lines: string[]) => ({
    options: { autosuggest: true, history: createHistory({ lines }) },
  })
  test('are dim behind the caret, and Right takes them', async () => {
    const bench = await startTty(suggesting('git status', 'git stash pop'))
    await bench.screen.type('git sta')
    expect(bench.screen.rows()).toEqual(['$ git stash pop'])
    expect(bench.screen.caret()).toEqual({ row: 0, column: 9 })
    expect(bench.screen.terminal.buffer.active.getLine(0)?.getCell(9)?.isDim()).toBeTruthy()
    expect(bench.tty.snapshot().line).toBe('git sta')
    await bench.screen.type('\x1b[C')
    expect(bench.tty.snapshot().line).toBe('git stash pop')
  })
  test('leave no trace when the line is entered without them', async () => {
    const bench = await startTty(suggesting('git status'))
    await bench.screen.type('git\r')
    await settle(bench)
    expect(bench.ran).toEqual(['git'])
    expect(bench.screen.rows()).toEqual(['$ git', '$'])
  })
  test('a bare Tty shows none', async () => {
    const bench = await startTty(history('git status'))
    await bench.screen.type('git')
    expect(bench.screen.rows()).toEqual(['$ git'])
  })
})

describe('highlighting', () => {
  test('colours the line while it is typed; a hook that throws loses no key', async () => {
    const highlight = (line: string) => {
      if (line.includes('!')) throw new Error('no')
      return [{ start: 0, end: line.indexOf(' ') < 0 ? line.length : line.indexOf(' '), style: '32' }]
    }
    const bench = await startTty({ options: { highlight } })
    await bench.screen.type('ls -l')
    const cells = bench.screen.terminal.buffer.active.getLine(0)
    expect([cells?.getCell(2)?.getFgColor(), cells?.getCell(5)?.isFgDefault()]).toEqual([2, true])
    await bench.screen.type('!')
    expect(bench.tty.snapshot().line).toBe('ls -l!')
  })
})

describe('long lists', () => {
  const complete = () => ({
    start: 0,
    candidates: Array.from({ length: 150 }, (_one, index) => ({
      text: `c${String(index).padStart(3, '0')}`,
      suffix: ' ',
    })),
  })
  test('are shown only when asked for', async () => {
    const bench = await startTty({ options: { complete } })
    await bench.screen.type('c\t\t')
    expect(bench.screen.rows()).toEqual(['$ c', 'Display all 150 possibilities? (y or n)'])
    await bench.screen.type('n')
    expect(bench.screen.rows().at(-1)).toBe('$ c')
    expect(bench.screen.rows().join()).not.toContain('c149')
    await bench.screen.type('\t\ty')
    expect(bench.screen.rows().join()).toContain('c149')
  })
  test('descriptions stand beside their candidates', async () => {
    const described = () => ({
      start: 0,
      candidates: [
        { text: 'cat', description: 'print files', suffix: ' ' },
        { text: 'cp', description: 'copy files', suffix: ' ' },
      ],
    })
    const bench = await startTty({ options: { complete: described } })
    await bench.screen.type('c\t\t')
    expect(bench.screen.rows()).toEqual(['$ c', 'cat  print files', 'cp   copy files', '$ c'])
  })
})

describe('safety', () => {
  test('a paste is cut at its limit, with a notice', async () => {
    const bench = await startTty()
    await bench.screen.type(`\x1b[200~${'x'.repeat(4_000_010)}\x1b[201~`)
    expect(bench.tty.snapshot().line.length).toBe(4_000_000)
    await bench.screen.type('\x15')
    expect(bench.screen.writes.join('')).toContain('Pasted 4000000 characters only.')
  })
  test('what is printed above the line keeps its colours and loses its power', async () => {
    const bench = await startTty()
    bench.tty.print('a\x1b[31mb\x1b[m\x1b[2J\x1b]0;title\x07c\rd\n')
    await bench.screen.parsed()
    expect(bench.screen.rows()).toEqual(['abcd', '$'])
    expect(bench.screen.terminal.buffer.active.getLine(0)?.getCell(1)?.getFgColor()).toBe(1)
  })
})

describe('flow control', () => {
  test('Ctrl-S stops output, the next key starts it again', async () => {
    let go: () => void = () => undefined
    const bench = await startTty({
      run: async (_line, io) => {
        await new Promise<void>((resolve) => (go = resolve))
        await io.stdout.write('late\n')
      },
    })
    await bench.screen.type('x\r')
    await bench.screen.type('\x13')
    go()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await bench.screen.parsed()
    expect(bench.screen.rows()).toEqual(['$ x'])
    await bench.screen.type('\x11')
    await settle(bench)
    expect(bench.screen.rows()).toEqual(['$ x', 'late', '$'])
  })

  test('10 MB that nobody waits for arrive whole and in order', async () => {
    const line = `${'0123456789'.repeat(10)}\n`
    const bench = await startTty({
      columns: 120,
      run: (_line, io) => {
        for (let part = 0; part < 100; part += 1) void io.stdout.write(line.repeat(1000))
        return io.stdout.write('the end\n')
      },
    })
    await bench.screen.type('x\r')
    await settle(bench)
    expect(bench.screen.rows().slice(-3)).toEqual([line.trim(), 'the end', '$'])
  }, 30_000)

  test('Ctrl-C ends a program that prints without end', async () => {
    const bench = await startTty({
      run: async (_line, io) => {
        while (!io.signal.aborted) await io.stdout.write('y\n'.repeat(50_000))
      },
    })
    await bench.screen.type('yes\r')
    bench.screen.terminal.input('\x03')
    await settle(bench)
    expect(bench.screen.rows().at(-1)).toBe('$')
  })

  test('Ctrl-Z is told to the shell', async () => {
    let suspended = 0
    let stop: () => void = () => undefined
    const bench = await startTty({
      options: {
        shell: {
          prompt: () => '$ ',
          run: () => new Promise<void>((resolve) => (stop = resolve)),
          suspend: () => {
            suspended += 1
            stop()
          },
        },
      },
    })
    await bench.screen.type('sleep\r\x1a')
    await settle(bench)
    expect([suspended, bench.screen.rows()]).toEqual([1, ['$ sleep', '^Z', '$']])
  })
})

describe('raw mode', () => {
  test('a full-screen program has the keyboard and the screen, and gives them back', async () => {
    const keys: string[] = []
    const program = (io: TtyIO): Promise<void> =>
      new Promise((resolve) => {
        const raw: RawSession = io.raw({
          input: (data) => {
            keys.push(data)
            if (data !== 'q') return
            raw.end()
            resolve()
          },
        })
        raw.write('full screen')
      })
    const bench = await startTty({ run: (_line, io) => program(io) })
    await bench.screen.type('less\r')
    await bench.screen.parsed()
    expect(bench.tty.snapshot().state).toBe('raw')
    expect(bench.screen.terminal.buffer.active.type).toBe('alternate')
    expect(bench.screen.rows()).toEqual(['full screen'])
    await bench.screen.type('\x03')
    await bench.screen.type('\x1b[A')
    await bench.screen.type('q')
    await settle(bench)
    expect(keys).toEqual(['\x03', '\x1b[A', 'q'])
    expect(bench.screen.terminal.buffer.active.type).toBe('normal')
    expect(bench.screen.rows()).toEqual(['$ less', '$'])
  })
})

describe('a program that reads', () => {
  test('keeps its prompt after Ctrl-L', async () => {
    const bench = await startTty({ run: (_line, io) => io.stdin.readLine('Name: ') })
    await bench.screen.type('greet\r')
    await bench.screen.type('Ad\x0ca')
    expect(bench.screen.rows()).toEqual(['Name: Ada'])
  })
})

describe('a completion that never comes', () => {
  test('is given up by Ctrl-C', async () => {
    const bench = await startTty({ options: { complete: () => new Promise(() => undefined) } })
    await bench.screen.type('m\ta\x03')
    await settle(bench)
    await bench.screen.type('ls')
    expect(bench.screen.rows()).toEqual(['$ ma^C', '$ ls'])
  })
})

describe('announcements', () => {
  test('tell of recall, search and completion, not of typing', async () => {
    const told: string[] = []
    const bench = await startTty({
      options: { history: createHistory({ lines: ['one', 'two'] }), announce: (line) => told.push(line) },
    })
    await bench.screen.type('abc')
    await bench.screen.type('\x1b[A\x1b[A')
    expect(told).toEqual(['two', 'one'])
  })
})
