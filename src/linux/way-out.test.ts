import { expect, test, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { withoutColour } from '../base/color.ts'
import { createAbort } from '../base/signal.ts'
import { textOf } from '../shell/posix/bytes.ts'
import type { Session } from '../shell/session/session.ts'
import type { TtyIO } from '../shell/terminal-shell.ts'
import { instantClock } from '../testing/run-line.ts'
import { createLinuxMachine } from './machine.ts'

/** Whatever the shell does, Ctrl-C is heard, and there is a way out. */

const ENDLESS = 'while :; do :; done'
const LAST = 'That was the last shell of this terminal, so here is a new one.\n'
const WITHOUT = 'The shell ended with its settings, so here is a new one without ~/.bashrc.\n'
const BARE = 'Here is a new shell without ~/.bashrc.\n'

class Terminal {
  readonly machine: ReturnType<typeof createLinuxMachine>
  shown = ''

  constructor(world?: unknown) {
    const clock = instantClock()
    this.machine = createLinuxMachine({ clock, chance: createChance(1), ...(world === undefined ? {} : { world }) })
    this.session.onSwitch((notice) => (this.shown += `${withoutColour(notice)}\n`))
  }

  get session(): Session {
    return this.machine.session
  }

  async bash(): Promise<this> {
    expect(await this.session.choose('Bash')).toBe(true)
    this.shown = ''
    return this
  }

  start(line: string): Promise<number> {
    const write = (chunk: string | Uint8Array): void => void (this.shown += withoutColour(textOf(chunk)))
    const io: TtyIO = {
      stdin: { readLine: () => new Promise(() => undefined) },
      stdout: { write },
      stderr: { write },
      signal: createAbort().signal,
    }
    return this.session.submit(line, io)
  }

  async run(line: string): Promise<string> {
    this.shown = ''
    await this.start(line)
    return this.shown
  }

  /** Presses Ctrl-C once a line that does not end by itself has shown `in`. */
  async interrupt(line: string): Promise<string> {
    this.shown = ''
    const running = this.start(line)
    await vi.waitFor(() => expect(this.shown).toMatch(/^in$/m), { timeout: 5000 })
    this.session.signal('INT')
    await running
    return this.shown
  }
}

const bash = (world?: unknown): Promise<Terminal> => new Terminal(world).bash()

test.each([
  ['PROMPT_COMMAND', `PROMPT_COMMAND='echo in; ${ENDLESS}'`],
  ['PS1', `PS1='$(echo in >&2; ${ENDLESS})\\$ '`],
  ['PS2', `PS2='$(echo in >&2; ${ENDLESS})'`],
])('Ctrl-C in %s is heard; what it stopped is left out from then on, and that is said once', async (name, line) => {
  const terminal = await bash()
  expect(await terminal.interrupt(line)).toBe(
    `in\nCtrl-C stopped ${name}, so it is left out until it is set to something else.\n`,
  )
  expect(await terminal.run('echo alive')).toBe('alive\n')
  expect(await terminal.run(`${name}='$(echo new >&2)'; :`)).toMatch(name === 'PROMPT_COMMAND' ? /^$|new/ : 'new\n')
})

test('the first prompt is what the settings say, once Bash was chosen', async () => {
  const terminal = await bash()
  expect(withoutColour(terminal.session.prompt())).toBe('user@linux-playground:/home/user$ ')
})

test('a prompt that Ctrl-C stopped is a plain one', async () => {
  const terminal = await bash()
  await terminal.interrupt(`PS1='$(echo in >&2; ${ENDLESS})x '`)
  expect(terminal.session.prompt()).toBe('$ ')
})

test.each([
  ["PS1='$((1/0))> '", 'bash: 1/0: division by 0 (error token is "0")\n', '$((1/0))> '],
  ["PS1='${x?no}> '", 'bash: x: no\n', '${x?no}> '],
])('%s, which cannot be expanded, is shown as it is, and why each time', async (line, why, shown) => {
  const terminal = await bash()
  expect(await terminal.run(line)).toBe(why)
  expect(terminal.session.prompt()).toBe(shown)
  expect(await terminal.run('(exit 3)')).toBe(why)
  expect(await terminal.run('echo $?')).toBe(`3\n${why}`)
})

test.each([
  ['a shell that stopped itself', 'echo in; kill -STOP $$'],
  ['a shell that a child stopped', 'echo in; (kill -STOP $$); echo after'],
  ['a script that executes itself', `printf '#!/bin/bash\\nexec ./self\\n' > self; chmod +x self; echo in; ./self`],
])('Ctrl-C is heard in %s', async (_what, line) => {
  const terminal = await bash()
  expect(await terminal.interrupt(line)).toBe('in\n')
  expect(await terminal.run('echo alive')).toBe('alive\n')
})

test('Ctrl-C is heard in ~/.bashrc, and drops the line that waits for it', async () => {
  const terminal = await bash()
  await terminal.run(`echo 'echo in; ${ENDLESS}' > ~/.bashrc`)
  expect(await terminal.interrupt('exit')).toContain(LAST)
  expect(await terminal.run('echo alive')).toBe('alive\n')
})

test('a line that waits for ~/.bashrc is not run after Ctrl-C', async () => {
  const before = await bash()
  await before.run(`echo '> ~/started; ${ENDLESS}' > ~/.bashrc`)
  before.machine.publish()
  const terminal = await bash(before.machine.save())
  const running = terminal.start('echo typed ahead')
  await vi.waitFor(() => expect(terminal.machine.session.state.get().running).toBe(true))
  terminal.session.signal('INT')
  await running
  expect(terminal.shown).toBe('')
  expect(await terminal.run('echo alive')).toBe('alive\n')
})

test.each([
  ['exit', 'exit'],
  ['a kill', 'kill -9 $$'],
  ['exec', 'exec true'],
])('after %s in ~/.bashrc the next shell starts without it and says so', async (_what, text) => {
  const terminal = await bash()
  await terminal.run(`echo '${text}' > ~/.bashrc`)
  const shown = await terminal.run('exit')
  expect(shown.endsWith(LAST + (text === 'exit' ? 'exit\n' : '') + WITHOUT)).toBe(true)
  expect(await terminal.run('echo alive')).toBe('alive\n')
})

test('the same at the first start of a session', async () => {
  const before = await bash()
  await before.run("echo exit > ~/.bashrc; echo 'alias greet=true' >> ~/.bashrc")
  const terminal = new Terminal(before.machine.save())
  expect(await terminal.session.choose('Bash')).toBe(true)
  expect(await terminal.run('echo alive')).toContain('alive\n')
})

test('a shell that has become very many programs ends with the last of them', async () => {
  const terminal = await bash()
  await terminal.run(
    `printf '#!/bin/bash\\n(( $1 )) || { echo over; exit; }\\nexec ./self $(($1 - 1))\\n' > self; chmod +x self`,
  )
  expect(await terminal.run('exec ./self 200')).toBe(`over\n${LAST}`)
  expect(await terminal.run('echo alive')).toBe('alive\n')
})

test('who ends the shell in PROMPT_COMMAND gets one without ~/.bashrc', async () => {
  const terminal = await bash()
  await terminal.run(`echo 'PROMPT_COMMAND=exit' > ~/.bashrc`)
  expect(await terminal.run('exit')).toContain(WITHOUT)
  expect(await terminal.run('echo alive')).toBe('alive\n')
})

test.each([
  ['a loop that ignores Ctrl-C', `trap '' INT; echo in; ${ENDLESS}`],
  ['a stopped shell', 'trap "" INT; echo in; kill -STOP $$'],
  ['a prompt that ignores Ctrl-C', `trap '' INT; PROMPT_COMMAND='echo in; ${ENDLESS}'`],
  ['a pipeline', `trap '' INT; echo in; ${ENDLESS} | cat`],
])('the shell can be ended in %s', async (_what, line) => {
  const terminal = await bash()
  const running = terminal.start(line)
  await vi.waitFor(() => expect(terminal.shown).toContain('in\n'), { timeout: 5000 })
  terminal.session.endShell()
  await running
  expect(terminal.shown).toMatch(new RegExp(`${LAST.replaceAll('.', '\\.')}$`))
  expect(await terminal.run('echo alive; jobs')).toBe('alive\n')
})

test('a shell that is ended while it reads ~/.bashrc is followed by one without', async () => {
  const terminal = await bash()
  await terminal.run(`echo 'trap "" INT; echo in; ${ENDLESS}' > ~/.bashrc`)
  const running = terminal.start('exit')
  await vi.waitFor(() => expect(terminal.shown).toContain('in\n'), { timeout: 5000 })
  terminal.session.endShell()
  await running
  expect(terminal.shown).toBe(`exit\n${LAST}in\n${BARE}`)
  expect(await terminal.run('echo alive')).toBe('alive\n')
})

test('a new shell without ~/.bashrc can be asked for', async () => {
  const terminal = await bash()
  await terminal.run('echo \'alias greet="echo hello"\' > ~/.bashrc')
  await terminal.run('exit')
  expect(await terminal.run('greet')).toBe('hello\n')
  const running = terminal.start(`trap '' INT; echo in; ${ENDLESS}`)
  await vi.waitFor(() => expect(terminal.shown).toContain('in\n'), { timeout: 5000 })
  terminal.session.endShell({ settings: false })
  await running
  expect(terminal.shown).toContain(BARE)
  expect(await terminal.run('alias')).toBe('')
})

test.each(['rm -r /home/user', 'mv /bin /x; mv /usr /y', 'rm -rf /etc', 'rm -rf /* 2> /dev/null'])(
  'Bash starts after %s',
  async (line) => {
    const before = await bash()
    await before.run(`sudo sh -c '${line}'`)
    const terminal = await bash(before.machine.save())
    expect(await terminal.run('echo alive')).toBe('alive\n')
    expect(await terminal.run('exit')).toContain(LAST)
    expect(await terminal.run('echo alive')).toBe('alive\n')
  },
)
