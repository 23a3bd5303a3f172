import { beforeEach, describe, expect, test } from 'vitest'
import { createChance } from '../base/chance.ts'
import { connect, type Connection } from '../connect.ts'
import { liveClock } from '../host.ts'
import type { Session } from '../shell/session.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import { createLinuxMachine } from './machine.ts'

const PROMPT = 'user@linux-playground:/home/user$'

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

/** Types, and gives what runs some time, without waiting for it. */
async function press(keys: string, ms = 30): Promise<void> {
  await screen.type(keys)
  await new Promise((resolve) => setTimeout(resolve, ms))
}

beforeEach(async () => {
  screen = createScreen(70, 16)
  session = createLinuxMachine({ clock: liveClock(), chance: createChance(1) }).session
  connection = connect(screen.terminal, session)
  await session.choose('Bash')
  await type('clear\r')
})

describe('Bash on a real terminal', () => {
  test('has its whole prompt from the first moment', async () => {
    const first = createScreen(70, 16)
    const chosen = createLinuxMachine({ clock: liveClock(), chance: createChance(1) }).session
    connect(first.terminal, chosen)
    await chosen.choose('Bash')
    await first.parsed()
    expect(first.rows().slice(-2)).toEqual(['This is the Bash shell now.', PROMPT])
  })

  test('the prompt is replaced when the shell changes, and what was typed stays', async () => {
    await type('ec')
    await session.choose('Simple')
    await screen.parsed()
    expect(rows()).toEqual(['This is the Simple shell now.', `${PROMPT} ec`])
  })

  test('output without a newline ends where the prompt begins', async () => {
    await type('printf part\r')
    expect(rows().at(-1)).toBe(`part${PROMPT}`)
  })

  test('a job in the background writes above the line that is typed', async () => {
    await type('(sleep 0.05; echo from behind) &\r')
    await press('echo he', 150)
    expect(rows().slice(-2)).toEqual(['from behind', `${PROMPT} echo he`])
  })

  test('Ctrl-D at the second prompt ends the command, which is an error then', async () => {
    await type('if true\r')
    expect(rows().at(-1)).toBe('>')
    await type('\x04')
    expect(rows().slice(-2)).toEqual(['bash: syntax error: unexpected end of file', PROMPT])
  })

  test('Ctrl-\\ ends a program with its signal', async () => {
    await press('sleep 100\r')
    await type('\x1c')
    await type('echo $?\r')
    expect(rows()).toContain('131')
  })

  test('Ctrl-Z and bg let a program go on in the background', async () => {
    await press('sleep 0.2\r')
    await type('\x1a')
    expect(rows()).toContain('[1]+  Stopped                 sleep 0.2')
    await type('bg\r')
    await type('wait; jobs\r')
    await type('\r')
    expect(rows().filter((row) => row.includes('Running'))).toEqual([])
  })

  test('what is typed while a line runs is the next line', async () => {
    await type('sleep 0.05\recho next\r')
    expect(rows().slice(-2)).toEqual(['next', PROMPT])
  })

  test('Ctrl-C drops what waits to be printed', async () => {
    await press('yes\r', 100)
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
    await press('\x1b[200~sleep 100\necho late\x1b[201~\r')
    await type('\x03')
    expect(rows().join('\n')).not.toMatch(/^late$/m)
  })

  test('a program that ignores Ctrl-C goes on reading', async () => {
    await press("trap '' INT; cat\r")
    await press('drop\x03')
    await press('kept\r')
    await type('\x04')
    expect(rows().slice(-3)).toEqual(['kept', 'kept', PROMPT])
  })

  test('who reads the terminal in the background is stopped', async () => {
    await type('cat &\r')
    await press('', 30)
    await type('jobs\r')
    expect(rows().join('\n')).toMatch(/\[1\]\+ {2}Stopped.*cat/)
  })

  test('the words of a line have colours while it is typed', async () => {
    await type('nonsense | ls')
    const row = screen.terminal.buffer.active.getLine(rows().length - 1)
    const colour = (at: number): number | undefined => row?.getCell(PROMPT.length + 1 + at)?.getFgColor()
    expect([colour(0), colour(9), colour(11)]).toEqual([1, 6, 2])
  })

  test('a script typed into a here-document runs, and is recalled', async () => {
    await type("cat > s <<'E'\r#!/bin/bash\recho hi!there $1\rE\rfor i in 1\rdo bash s $i\rdone\r")
    expect(rows().slice(-2)).toEqual(['hi!there 1', PROMPT])
    await type('\x10')
    expect(rows().at(-1)).toBe(`${PROMPT} for i in 1; do bash s $i; done`)
  })

  test('the settings of interactive shells are read', async () => {
    await type('echo \'alias hi="echo hello"\' > ~/.bashrc\r')
    await type('exit\r')
    await type('hi\r')
    expect(rows().slice(-2)).toEqual(['hello', PROMPT])
  })
})

test('Ctrl-C is for what runs on the terminal inside this one', async () => {
  const until = async (text: string): Promise<void> => {
    while (!rows().some((row) => row.includes(text))) await press('', 5)
  }
  await press('script -q; echo outer $?\r')
  await press('PS1="inner> "\r')
  await until('inner>')
  await press('echo on; sleep 100\r')
  await until('on')
  await press('\x03')
  await press('echo after $?\r')
  await until('after 130')
  await type('exit\r')
  await until('outer 0')
})
