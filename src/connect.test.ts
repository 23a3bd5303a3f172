import { describe, expect, test } from 'vitest'
import { createChance } from './base/chance.ts'
import { connect, ERROR_MARK } from './connect.ts'
import { machinePrompt } from './shell/prompt.ts'
import { createSession } from './shell/session/shell-session.ts'
import { createSimpleShell } from './shell/simple-shell.ts'
import type { Command } from './shell/command.ts'
import { instantClock } from './testing/run-line.ts'
import { createScreen, type Screen } from './testing/screen.ts'

const declaration = (name: string): Command<null>['declaration'] => ({ name, summary: name, description: [] })

const commands = new Map<string, Command<null>>([
  [
    'echo',
    {
      declaration: declaration('echo'),
      run: async ({ argv, stdout }) => {
        await stdout.write(`${argv.slice(1).join(' ')}\n`)
        return 0
      },
    },
  ],
  [
    'count',
    {
      declaration: declaration('count'),
      run: async ({ argv, stdout }) => {
        const numbers = Array.from({ length: Number(argv[1]) }, (_none, at) => `${at + 1}\n`)
        await stdout.write(new TextEncoder().encode(numbers.join('')))
        return 0
      },
    },
  ],
  [
    'clear',
    {
      declaration: declaration('clear'),
      run: ({ shell }) => {
        shell.clear(true)
        return 0
      },
    },
  ],
])

async function start(
  columns = 60,
  welcome = 'Welcome.',
): Promise<{ screen: Screen; type(keys: string): Promise<void> }> {
  const screen = createScreen(columns, 12)
  const shell = createSimpleShell<null>({
    system: null,
    commands,
    clock: instantClock(),
    chance: createChance(1),
    home: '/',
    prompt: () => (welcome === 'Welcome.' ? '$ ' : machinePrompt({ who: 'user@host', where: '/' })),
  })
  const session = createSession({ shell, welcome, clock: instantClock() })
  const connection = connect(screen.terminal, session)
  await screen.parsed()
  return {
    screen,
    async type(keys) {
      await screen.type(keys)
      await connection.idle()
      await screen.parsed()
    },
  }
}

describe('a terminal and a session', () => {
  test('show the welcome line, then prompts and output', async () => {
    const { screen, type } = await start()
    await type('echo hi\r')
    expect(screen.rows()).toEqual(['Welcome.', '$ echo hi', 'hi', '$'])
  })

  test('lines of the error style are red and marked', async () => {
    const { screen, type } = await start()
    const marks: string[] = []
    screen.terminal.parser.registerOscHandler(ERROR_MARK.code, (data) => Boolean(marks.push(data)))
    await type('nope\r')
    expect(screen.rows()).toEqual(['Welcome.', '$ nope', 'nope: command not found', '$'])
    expect(marks).toEqual([ERROR_MARK.start, ERROR_MARK.end])
    const row = screen.terminal.buffer.active.getLine(2)
    expect(row?.getCell(0)?.getFgColor()).toBe(1)
    // what was typed has the colour of a word that is not known, and no mark
    expect(screen.terminal.buffer.active.getLine(1)?.getCell(2)?.getFgColor()).toBe(1)
  })

  test('a terminal is spared the rows of a long output that it does not keep', async () => {
    const { screen, type } = await start()
    let lines = 0
    screen.terminal.onLineFeed(() => (lines += 1))
    await type('count 50000\r')
    const numbers = Array.from({ length: 1011 }, (_none, at) => `${50_000 - 1010 + at}`)
    expect(screen.lines()).toEqual([...numbers, '$'])
    expect(lines).toBeLessThan(1700)
  })

  test('a narrow terminal has the prompt on a row of its own, and prose broken between words', async () => {
    const { screen, type } = await start(16, 'Welcome to the host.')
    await type('echo hi\r')
    expect(screen.rows()).toEqual(['Welcome to the', 'host.', 'user@host:/', '$ echo hi', 'hi', 'user@host:/', '$'])
    await type('x')
    screen.terminal.resize(60, 12)
    await type('y')
    expect(screen.rows().at(-1)).toBe('user@host:/$ xy')
  })

  test('clear brings back the welcome line only', async () => {
    const { screen, type } = await start()
    await type('echo hi\r')
    await type('clear\r')
    expect(screen.rows()).toEqual(['Welcome.', '$'])
  })

  test('recalls what was entered', async () => {
    const { screen, type } = await start()
    await type('echo one\r')
    await type('\x1b[A')
    expect(screen.rows().at(-1)).toBe('$ echo one')
  })
})
