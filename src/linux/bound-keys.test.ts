import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { connect } from '../connect.ts'
import { platformHost } from '../host.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import { createMachine } from './headless.ts'

/** Keys that were typed into bash 5.2.15 in a pseudo-terminal, and what its screen showed after each of them: `<<@` is the caret's column. */
interface RecordedSession {
  readonly name: string
  readonly size: readonly [columns: number, rows: number]
  /** Files of the home directory. */
  readonly files?: Readonly<Record<string, string>>
  readonly steps: readonly { readonly keys: string; readonly screen: string }[]
}

const SETUP = " unset PROMPT_COMMAND LS_COLORS; unalias -a; cd ~/w; PS1='$ ' PS2='> ' HISTCONTROL=; history -c; clear\r"

const recorded: readonly RecordedSession[] = readFileSync(new URL('bound-keys.recorded.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

function shown(screen: Screen): string {
  const { row, column } = screen.caret()
  const rows = Array.from({ length: Math.max(row + 1, screen.rows().length) }, (_none, at) => screen.rows()[at] ?? '')
  return rows.map((text, at) => (at === row ? `${text}   <<@${column}` : text)).join('\n')
}

test.each(recorded)('the keys of $name do what they do in bash', async ({ size, files = {}, steps }) => {
  const machine = createMachine({ shell: 'bash' })
  const names = Object.keys(files).map((name) => `~/'${name}'`)
  await machine.bash.exec(`rm -rf ~/* ~/.bashrc ~/.profile; mkdir ~/w`)
  for (const [at, text] of Object.values(files).entries())
    await machine.bash.exec(`mkdir -p "$(dirname ${names[at]})"; cat > ${names[at]}`, { stdin: text })
  const screen = createScreen(...size)
  const connection = connect(screen.terminal, machine.session)
  await connection.idle()
  for (const { keys, screen: expected } of [{ keys: SETUP, screen: undefined }, ...steps]) {
    connection.press(keys)
    await connection.idle()
    await screen.parsed()
    if (expected !== undefined) expect(shown(screen)).toBe(expected)
  }
  connection.dispose()
})

test('keys that begin a longer sequence wait for keyseq-timeout, as in bash', async () => {
  const { session } = createMachine({ shell: 'bash' })
  const screen = createScreen(60, 10)
  const waiting: (() => void)[] = []
  const host = {
    ...platformHost,
    setTimeout: (run: () => void, ms: number): unknown =>
      ms === 217 ? waiting.push(run) : platformHost.setTimeout(run, ms),
  }
  const connection = connect(screen.terminal, session, { host })
  const type = async (keys: string): Promise<string | undefined> => {
    connection.press(keys)
    await connection.idle()
    await screen.parsed()
    return screen.rows().at(-1)
  }
  await type(' PS1=\'$ \'; bind \'set keyseq-timeout 217\' \'"g": "<one>"\' \'"gh": "<two>"\'; clear\r')
  expect(await type('echo gh')).toBe('$ echo <two>')
  expect(await type('g')).toBe('$ echo <two>')
  waiting.at(-1)?.()
  expect(await type('')).toBe('$ echo <two><one>')
  expect(await type('gx')).toBe('$ echo <two><one><one>x')
  connection.dispose()
})

test('Ctrl-C ends the command of a key, and the line, as in bash', async () => {
  const { session } = createMachine({ shell: 'bash' })
  const screen = createScreen(60, 10)
  const connection = connect(screen.terminal, session)
  await connection.idle()
  connection.press(" PS1='$ '; bind -x '\"\\C-t\": echo go; sleep 100; echo never'; clear\r")
  await connection.idle()
  connection.press('echo a\x02\x14')
  await vi.waitFor(() => expect(screen.rows()).toContain('go'), 5000)
  connection.press('\x03')
  await connection.idle()
  await screen.parsed()
  expect(screen.rows().at(-1)).toBe('$')
  expect(screen.rows()).not.toContain('never')
  connection.dispose()
})
