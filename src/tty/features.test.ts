import { describe, expect, test } from 'vitest'
import { idle, startTty } from '../testing/tty-fixture.ts'
import { createHistory, type RawSession, type TtyIO } from './index.ts'

const history = (...lines: string[]) => ({ options: { history: createHistory({ lines }) } })

describe('incremental search', () => {
  test('backwards, again, and taken with Enter', async () => {
    const fixture = await startTty(history('cat one', 'ls', 'cat two'))
    await fixture.screen.type('\x12cat')
    expect(fixture.screen.rows()).toEqual(["(reverse-i-search)`cat': cat two"])
    expect(fixture.screen.caret()).toEqual({ row: 0, column: 25 })
    await fixture.screen.type('\x12')
    expect(fixture.screen.rows()).toEqual(["(reverse-i-search)`cat': cat one"])
    await fixture.screen.type('\r')
    await idle(fixture)
    expect(fixture.ran).toEqual(['cat one'])
    expect(fixture.screen.rows()).toEqual(['$ cat one', '$'])
  })
  test('a pattern that is nowhere says so and keeps the match', async () => {
    const fixture = await startTty(history('cat one'))
    await fixture.screen.type('\x12catx')
    expect(fixture.screen.rows()).toEqual(["(failed reverse-i-search)`catx': cat one"])
    await fixture.screen.type('\x7f')
    expect(fixture.screen.rows()).toEqual(["(reverse-i-search)`cat': cat one"])
  })
  test('C-g gives back what was being typed', async () => {
    const fixture = await startTty(history('cat one'))
    await fixture.screen.type('dra\x12cat\x07ft')
    expect(fixture.tty.snapshot().line).toBe('draft')
  })
  test('forwards after backwards', async () => {
    const fixture = await startTty(history('cat one', 'cat two'))
    await fixture.screen.type('\x12cat\x12\x13')
    expect(fixture.screen.rows()).toEqual(["(i-search)`cat': cat two"])
  })
  test('another key ends the search and does what it does', async () => {
    const fixture = await startTty(history('cat one'))
    await fixture.screen.type('\x12one\x01X')
    expect(fixture.screen.rows()).toEqual(['$ Xcat one'])
  })
  test('an empty search takes the last pattern again', async () => {
    const fixture = await startTty(history('cat one', 'ls'))
    await fixture.screen.type('\x12cat\x1b')
    await fixture.screen.type('\x15\x12\x12')
    expect(fixture.screen.rows()).toEqual(["(reverse-i-search)`cat': cat one"])
  })
})

describe('numeric arguments', () => {
  test('are shown in place of the prompt and repeat what follows', async () => {
    const fixture = await startTty()
    await fixture.screen.type('\x1b1')
    await fixture.screen.type('2')
    expect(fixture.screen.rows()).toEqual(['(arg: 12)'])
    await fixture.screen.type('x')
    expect(fixture.screen.rows()).toEqual([`$ ${'x'.repeat(12)}`])
    await fixture.screen.type('\x1b-\x1b2\x1b[C')
    expect(fixture.tty.snapshot().caret).toBe(10)
  })
})

describe('quoted insert', () => {
  test.each([
    ['\x16\x01', '\x01', '$ ^A'],
    ['\x11\x1b[A', '\x1b[A', '$ ^[[A'],
    ['\x16\t', '\t', '$'],
    ['\x16x', 'x', '$ x'],
  ])('%j puts %j into the line', async (keys, line, shown) => {
    const fixture = await startTty()
    await fixture.screen.type(keys)
    expect(fixture.tty.snapshot().line).toBe(line)
    expect(fixture.screen.rows()).toEqual([shown])
  })
})

describe('two keys', () => {
  test('C-x C-u undoes, C-x and a stranger ring', async () => {
    const fixture = await startTty()
    await fixture.screen.type('abc\x18\x15')
    expect(fixture.tty.snapshot().line).toBe('')
    await fixture.screen.type('abc\x18q')
    expect(fixture.tty.snapshot().line).toBe('abc')
  })
})

describe('operate-and-get-next', () => {
  test('runs an entry and shows the one after it', async () => {
    const fixture = await startTty(history('one', 'two', 'three'))
    await fixture.screen.type('\x1b[A\x1b[A\x0f')
    await idle(fixture)
    expect(fixture.ran).toEqual(['two'])
    expect(fixture.tty.snapshot().line).toBe('three')
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
    const fixture = await startTty(suggesting('git status', 'git stash pop'))
    await fixture.screen.type('git sta')
    expect(fixture.screen.rows()).toEqual(['$ git stash pop'])
    expect(fixture.screen.caret()).toEqual({ row: 0, column: 9 })
    expect(fixture.screen.terminal.buffer.active.getLine(0)?.getCell(9)?.isDim()).toBeTruthy()
    expect(fixture.tty.snapshot().line).toBe('git sta')
    await fixture.screen.type('\x1b[C')
    expect(fixture.tty.snapshot().line).toBe('git stash pop')
  })
  test('leave no trace when the line is entered without them', async () => {
    const fixture = await startTty(suggesting('git status'))
    await fixture.screen.type('git\r')
    await idle(fixture)
    expect(fixture.ran).toEqual(['git'])
    expect(fixture.screen.rows()).toEqual(['$ git', '$'])
  })
  test('a bare Tty shows none', async () => {
    const fixture = await startTty(history('git status'))
    await fixture.screen.type('git')
    expect(fixture.screen.rows()).toEqual(['$ git'])
  })
})

describe('highlighting', () => {
  test('colours the line while it is typed; a hook that throws loses no key', async () => {
    const highlight = (line: string) => {
      if (line.includes('!')) throw new Error('no')
      return [{ start: 0, end: line.indexOf(' ') < 0 ? line.length : line.indexOf(' '), style: '32' }]
    }
    const fixture = await startTty({ options: { highlight } })
    await fixture.screen.type('ls -l')
    const cells = fixture.screen.terminal.buffer.active.getLine(0)
    expect([cells?.getCell(2)?.getFgColor(), cells?.getCell(5)?.isFgDefault()]).toEqual([2, true])
    await fixture.screen.type('!')
    expect(fixture.tty.snapshot().line).toBe('ls -l!')
  })
})

describe('lists', () => {
  const complete = () => ({ start: 0, candidates: ['alpha', 'alps'] })
  test('come for the second key that changes nothing', async () => {
    const fixture = await startTty({ options: { complete } })
    await fixture.screen.type('a\t\t')
    expect(fixture.screen.rows()).toEqual(['$ alp'])
    await fixture.screen.type('\t')
    expect(fixture.screen.rows()).toEqual(['$ alp', 'alpha  alps', '$ alp'])
  })
  test('of M-? leave the line as it is', async () => {
    const fixture = await startTty({ options: { complete } })
    await fixture.screen.type('a\x1b?')
    expect(fixture.screen.rows()).toEqual(['$ a', 'alpha  alps', '$ a'])
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
    const fixture = await startTty({ options: { complete } })
    await fixture.screen.type('c\t\t')
    expect(fixture.screen.rows()).toEqual(['$ c', 'Display all 150 possibilities? (y or n)'])
    await fixture.screen.type('n')
    expect(fixture.screen.rows().at(-1)).toBe('$ c')
    expect(fixture.screen.rows().join()).not.toContain('c149')
    await fixture.screen.type('\t\ty')
    expect(fixture.screen.rows().join()).toContain('c149')
  })
  test('descriptions stand beside their candidates', async () => {
    const described = () => ({
      start: 0,
      candidates: [
        { text: 'cat', description: 'print files', suffix: ' ' },
        { text: 'cp', description: 'copy files', suffix: ' ' },
      ],
    })
    const fixture = await startTty({ options: { complete: described } })
    await fixture.screen.type('c\t\t')
    expect(fixture.screen.rows()).toEqual(['$ c', 'cat  print files', 'cp   copy files', '$ c'])
  })
})

describe('safety', () => {
  test('a paste is cut at its limit, with a notice', async () => {
    const fixture = await startTty()
    await fixture.screen.type(`\x1b[200~${'x'.repeat(4_000_010)}\x1b[201~`)
    expect(fixture.tty.snapshot().line.length).toBe(4_000_000)
    await fixture.screen.type('\x15')
    expect(fixture.screen.writes.join('')).toContain('Pasted 4000000 characters only.')
  })
  test('what is printed above the line keeps its colours and loses its power', async () => {
    const fixture = await startTty()
    fixture.tty.print('a\x1b[31mb\x1b[m\x1b[2J\x1b]0;title\x07c\rd\n')
    await fixture.screen.parsed()
    expect(fixture.screen.rows()).toEqual(['abcd', '$'])
    expect(fixture.screen.terminal.buffer.active.getLine(0)?.getCell(1)?.getFgColor()).toBe(1)
  })
})

describe('flow control', () => {
  test('Ctrl-S stops output, the next key starts it again', async () => {
    let go: () => void = () => undefined
    const fixture = await startTty({
      run: async (_line, io) => {
        await new Promise<void>((resolve) => (go = resolve))
        await io.stdout.write('late\n')
      },
    })
    await fixture.screen.type('x\r')
    await fixture.screen.type('\x13')
    go()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await fixture.screen.parsed()
    expect(fixture.screen.rows()).toEqual(['$ x'])
    await fixture.screen.type('\x11')
    await idle(fixture)
    expect(fixture.screen.rows()).toEqual(['$ x', 'late', '$'])
  })

  test('10 MB that nobody waits for arrive whole and in order', async () => {
    const line = `${'0123456789'.repeat(10)}\n`
    const fixture = await startTty({
      columns: 120,
      run: (_line, io) => {
        for (let part = 0; part < 100; part += 1) void io.stdout.write(line.repeat(1000))
        return io.stdout.write('the end\n')
      },
    })
    await fixture.screen.type('x\r')
    await idle(fixture)
    expect(fixture.screen.rows().slice(-3)).toEqual([line.trim(), 'the end', '$'])
  }, 30_000)

  test('Ctrl-C ends a program that prints without end', async () => {
    const fixture = await startTty({
      run: async (_line, io) => {
        while (!io.signal.aborted) await io.stdout.write('y\n'.repeat(50_000))
      },
    })
    await fixture.screen.type('yes\r')
    fixture.screen.terminal.input('\x03')
    await idle(fixture)
    expect(fixture.screen.rows().at(-1)).toBe('$')
  })

  test('Ctrl-Z is told to the shell', async () => {
    let suspended = 0
    let stop: () => void = () => undefined
    const fixture = await startTty({
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
    await fixture.screen.type('sleep\r\x1a')
    await idle(fixture)
    expect([suspended, fixture.screen.rows()]).toEqual([1, ['$ sleep', '^Z', '$']])
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
    const fixture = await startTty({ run: (_line, io) => program(io) })
    await fixture.screen.type('less\r')
    await fixture.screen.parsed()
    expect(fixture.tty.snapshot().state).toBe('raw')
    expect(fixture.screen.terminal.buffer.active.type).toBe('alternate')
    expect(fixture.screen.rows()).toEqual(['full screen'])
    await fixture.screen.type('\x03')
    await fixture.screen.type('\x1b[A')
    await fixture.screen.type('q')
    await idle(fixture)
    expect(keys).toEqual(['\x03', '\x1b[A', 'q'])
    expect(fixture.screen.terminal.buffer.active.type).toBe('normal')
    expect(fixture.screen.rows()).toEqual(['$ less', '$'])
  })
})

describe('a program that reads', () => {
  test('keeps its prompt after Ctrl-L', async () => {
    const fixture = await startTty({ run: (_line, io) => io.stdin.readLine('Name: ') })
    await fixture.screen.type('greet\r')
    await fixture.screen.type('Ad\x0ca')
    expect(fixture.screen.rows()).toEqual(['Name: Ada'])
  })
})

describe('a completion that never comes', () => {
  test('is given up by Ctrl-C', async () => {
    const fixture = await startTty({ options: { complete: () => new Promise(() => undefined) } })
    await fixture.screen.type('m\ta\x03')
    await idle(fixture)
    await fixture.screen.type('ls')
    expect(fixture.screen.rows()).toEqual(['$ ma^C', '$ ls'])
  })
})

describe('announcements', () => {
  test('tell of recall, search and completion, not of typing', async () => {
    const told: string[] = []
    const fixture = await startTty({
      options: { history: createHistory({ lines: ['one', 'two'] }), announce: (line) => told.push(line) },
    })
    await fixture.screen.type('abc')
    await fixture.screen.type('\x1b[A\x1b[A')
    expect(told).toEqual(['two', 'one'])
  })
})
