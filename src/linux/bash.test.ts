import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { connect, type Connection } from '../connect.ts'
import { liveClock } from '../host.ts'
import type { Session } from '../shell/session/session.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import { createLinuxMachine } from './machine.ts'

/** How often a test looks whether it may go on, and for how long, in milliseconds. */
const WAIT = { interval: 5, timeout: 20_000 }
const PROMPT = 'user@linux-playground:/home/user$'
/** A setting of PS1 that looks like the machine's own. */
const SET = String.raw`\[\e[38;5;244m\]me\[\e[38;5;244m\]$ `

let screen: Screen
let session: Session
let connection: Connection

const rows = (): readonly string[] => screen.rows()

/** Types, and waits until the next line can be typed. */
async function type(keys: string): Promise<void> {
  await screen.type(keys)
  await connection.idle()
  await screen.parsed()
}

/** Waits for a row; machines may be busy. */
async function until(row: string): Promise<void> {
  await vi.waitUntil(() => rows().includes(row), WAIT)
}

/** Types a line, and waits until what it ends with has been started. */
async function start(line: string): Promise<void> {
  await screen.type(`echo started; ${line}\r`)
  await until('started')
}

beforeEach(async () => {
  screen = createScreen(70, 16)
  session = createLinuxMachine({ clock: liveClock(), chance: createChance(1) }).session
  connection = connect(screen.terminal, session)
  await session.choose('Bash')
  await type('clear\r')
})

describe('Bash on a real terminal', () => {
  test('the prompt says at once where the other shell went', async () => {
    await session.choose('Simple')
    await type('cd Documents\r')
    await session.choose('Bash')
    await screen.parsed()
    expect(rows().slice(-2)).toEqual(['This is the Bash shell now.', 'user@linux-playground:/home/user/Documents$'])
  })

  test('the prompt is replaced when the shell changes, and what was typed stays', async () => {
    await type('ec')
    await session.choose('Simple')
    await screen.parsed()
    expect(rows()).toEqual(['This is the Simple shell now.', `${PROMPT} ec`])
  })

  test('a narrow terminal has the prompt on a row of its own, unless somebody has set it', async () => {
    screen.terminal.resize(50, 16)
    await type('bash\r')
    await type('exit\r')
    const inner = PROMPT.slice(0, -1).replace('/home/user', '~')
    expect(rows()).toEqual([PROMPT.slice(0, -1), '$ bash', inner, '$ exit', 'exit', PROMPT.slice(0, -1), '$'])
    await type(`PS1='${SET}'\r`)
    expect(rows().at(-1)).toBe('me$')
  })

  test('what is typed behind an unfinished command is coloured as a part of it', async () => {
    const styles = (line: string): readonly string[] => session.highlight(line).map(({ style }) => style)
    await type('cat <<EOF\r')
    expect([styles('EOF'), styles('nope')]).toEqual([[], []])
    await type('EOF\r')
    await type('while true\r')
    expect(styles('do nope; done')).toEqual(['1', '31', '1'])
    await type('\x03')
    await type("echo 'a\r")
    expect(session.highlight("b' | cat")).toEqual([
      { start: 0, end: 2, style: '35' },
      { start: 5, end: 8, style: '32' },
    ])
    await type('\x03')
    expect(styles('%1')).toEqual(['32'])
  })

  test('output without a newline ends where the prompt begins', async () => {
    await type('printf part\r')
    expect(rows().at(-1)).toBe(`part${PROMPT}`)
  })

  test('a job in the background writes above the line that is typed', async () => {
    await type('(sleep 0.05; echo from behind) &\r')
    await screen.type('echo he')
    await until('from behind')
    expect(rows().slice(-2)).toEqual(['from behind', `${PROMPT} echo he`])
  })

  test('Ctrl-D at the second prompt ends the command, which is an error then, and the shell', async () => {
    await type('if true\r')
    expect(rows().at(-1)).toBe('>')
    await type('\x04')
    expect(rows().slice(-4)).toEqual([
      'bash: syntax error: unexpected end of file',
      'exit',
      'That was the last shell of this terminal, so here is a new one.',
      PROMPT,
    ])
  })

  test('Ctrl-\\ ends a program with its signal', async () => {
    await start('sleep 100')
    await type('\x1c')
    await type('echo $?\r')
    expect(rows()).toContain('131')
  })

  test('Ctrl-Z and bg let a program go on in the background', async () => {
    await start('sleep 5')
    await type('\x1a')
    expect(rows()).toContain('[1]+  Stopped                 sleep 5')
    await type('bg\r')
    await type('jobs\r')
    expect(rows()).toContain('[1]+  Running                 sleep 5 &')
    await type('kill %1; wait; clear; jobs\r')
    expect(rows()).toEqual([PROMPT])
  })

  test('what is typed while a line runs is the next line', async () => {
    await type('sleep 0.05\recho next\r')
    expect(rows().slice(-2)).toEqual(['next', PROMPT])
  })

  test('Ctrl-C drops what waits to be printed', async () => {
    await screen.type('yes\r')
    await until('y')
    await type('\x03')
    await type('clear\r')
    expect(rows()).toEqual([PROMPT])
  })

  test('Ctrl-C at the prompt leaves the next line alone', async () => {
    await type('echo a\x03')
    await type('echo b\r')
    expect(rows().slice(-2)).toEqual(['b', PROMPT])
  })

  test('Ctrl-C ends a paste of several lines', async () => {
    await screen.type('\x1b[200~echo started; sleep 100\necho late\x1b[201~\r')
    await until('started')
    await type('\x03')
    expect(rows().join('\n')).not.toMatch(/^late$/m)
  })

  test('a program that ignores Ctrl-C goes on reading', async () => {
    await type("trap '' INT\r")
    await start('cat')
    await screen.type('drop\x03')
    await screen.type('kept\r')
    await vi.waitUntil(() => rows().filter((row) => row === 'kept').length === 2, WAIT)
    await type('\x04')
    expect(rows().slice(-3)).toEqual(['kept', 'kept', PROMPT])
  })

  test('who reads the terminal in the background is stopped', async () => {
    await type('cat &\r')
    await vi.waitFor(async () => {
      await type('clear; jobs\r')
      expect(rows().join('\n')).toMatch(/\[1\]\+ {2}Stopped.*cat/)
    }, WAIT)
  })

  test('the words of a line have colours while it is typed', async () => {
    await type('nonsense | ls')
    const row = screen.terminal.buffer.active.getLine(rows().length - 1)
    const colour = (at: number): number | undefined => row?.getCell(PROMPT.length + 1 + at)?.getFgColor()
    expect([colour(0), colour(9), colour(11)]).toEqual([1, -1, 2])
  })

  test('a script typed into a here-document runs, and is recalled', async () => {
    await type("cat > s <<'E'\r#!/bin/bash\recho hi!there $1\rE\rfor i in 1\rdo bash s $i\rdone\r")
    expect(rows().slice(-2)).toEqual(['hi!there 1', PROMPT])
    await type('\x10')
    expect(rows().at(-1)).toBe(`${PROMPT} for i in 1; do bash s $i; done`)
  })

  test('a shell that reads no settings has a prompt of its own', async () => {
    await type('bash --norc\r')
    expect(rows().at(-1)).toBe('bash-5.2$')
  })

  test('the settings of interactive shells are read', async () => {
    await type('echo \'alias hi="echo hello"\' > ~/.bashrc\r')
    await type('exit\r')
    await type('hi\r')
    expect(rows().slice(-2)).toEqual(['hello', PROMPT])
  })
})

test('Ctrl-C is for what runs on the terminal inside this one', async () => {
  const shows = (text: string): Promise<unknown> => vi.waitUntil(() => rows().some((row) => row.startsWith(text)), WAIT)
  await screen.type('script -q; echo outer $?\r')
  await screen.type('PS1="inner> "\r')
  await shows('inner>')
  await start('sleep 100')
  await screen.type('\x03')
  await screen.type('echo after $?\r')
  await shows('after 130')
  await type('exit\r')
  await shows('outer 0')
})
