import { beforeEach, expect, test } from 'vitest'
import { createDeferred, type Deferred } from '../../../base/deferred.ts'
import { createGnuFixture, TEST_TIME } from '../../../testing/gnu-fixture.ts'
import type { GnuSystem } from '../../../linux/gnu/library/gnu-system.ts'
import { instantClock } from '../../../testing/run-line.ts'
import { createSession } from '../../session/shell-session.ts'
import type { Session } from '../../session/session.ts'
import type { Process } from '../../posix/process.ts'
import type { TtyIO } from '../../terminal-shell.ts'
import { createChance } from '../../../base/chance.ts'
import { createAbort } from '../../../base/signal.ts'
import { createSimpleShell } from '../../simple-shell.ts'
import { ShellState } from '../state.ts'
import type { Unfinished } from '../syntax/unfinished.ts'
import { BashTerminal } from './bash-terminal.ts'
import type { InteractiveShell } from './interactive-shell.ts'

/** What the fake Bash does for a line: its first word picks it. */
type Deed = (process: Process<GnuSystem>, words: readonly string[], bash: FakeBash) => number | Promise<number>

class FakeBash implements InteractiveShell {
  readonly state = new ShellState({ interactive: true })
  readonly builtinNames = ['cd', 'echo']
  readonly jobs = []
  readonly isEnding = false
  ended = false
  readonly #process: Process<GnuSystem>

  constructor(process: Process<GnuSystem>) {
    this.#process = process
    this.state.options.add('history')
    this.state.shopt.add('cmdhist')
  }

  unfinished(source: string): Unfinished | undefined {
    if (source.startsWith('echo <<') && !source.endsWith('\nE')) return 'document'
    return source.startsWith('for') && !/done;?$/.test(source) ? 'command' : undefined
  }

  promptText(which: 'PS1' | 'PS2'): string {
    if (this.state.get('FAULT')) {
      this.state.unset('FAULT')
      throw new Error('a fault of ours')
    }
    return which === 'PS1' ? '$ ' : '> '
  }

  expand(words: readonly string[]): Promise<readonly string[]> {
    return Promise.resolve(words)
  }

  builtin(): undefined {
    return undefined
  }

  keep(): ShellState {
    return this.state.copy()
  }

  isCommand(): boolean {
    return true
  }

  leaveAtEnd(): number {
    this.ended = true
    return 0
  }

  runExitTrap(): number {
    return 0
  }

  jobOf(): undefined {
    return undefined
  }

  jobReports(): string {
    return ''
  }

  async execute(source: string): Promise<number> {
    if (source.includes('bashrc')) return 0
    ran.push(source)
    const words = source.split(' ')
    return (await deeds[words[0] ?? '']?.(this.#process, words, this)) ?? 0
  }
}

/** Runs an image as a job in the foreground, as an interactive shell does. */
async function foreground(
  process: Process<GnuSystem>,
  image: (child: Process<GnuSystem>) => Promise<number>,
): Promise<number> {
  const child = process.spawn({ argv: ['job'], group: 'own', image })
  if (process.terminal) process.terminal.foreground = child.group
  const { status } = await process.wait(child, { untraced: true })
  if (process.terminal) process.terminal.foreground = process.group
  return status
}

const copy = async (process: Process<GnuSystem>): Promise<number> => {
  for (let piece = await process.read(0); piece !== undefined; piece = await process.read(0)) await process.print(piece)
  return 0
}

const deeds: Readonly<Record<string, Deed>> = {
  echo: async (process, words) => {
    await process.print(`${words.slice(1).join(' ')}\n`)
    return 0
  },
  lithist: (_process, _words, bash) => {
    bash.state.shopt.add('lithist')
    return 0
  },
  mix: async (process) => {
    await process.print('out ')
    await process.write(2, 'err\n')
    await process.print('put\n')
    return 0
  },
  clear: async (process) => {
    await process.print('\x1b[H\x1b[2J\x1b[3J')
    return 0
  },
  notice: async (process) => {
    await process.write(2, '[1] 1302\n')
    await process.write(2, '[1]+  Done                    sleep 5\n[2]-  Stopped                 cat\n')
    return 0
  },
  evil: async (process) => {
    await process.print('a\x1b[5A\x1b]0;title\x07b\n')
    return 0
  },
  cat: (process) => foreground(process, copy),
  loop: (process) =>
    foreground(process, async (child) => {
      for (;;) await child.due()
    }),
  job: (process) => {
    process.spawn({
      argv: ['sleep'],
      group: 'own',
      image: (child) => child.blocked(new Promise<number>(() => undefined)),
    })
    return 0
  },
  fault: (_process, _words, bash) => {
    bash.state.set('FAULT', '1')
    return 0
  },
  exit: (_process, _words, bash) => {
    bash.ended = true
    return 3
  },
}

let ran: string[] = []
let session: Session
let shown = ''
let readers: Deferred<string | undefined>[] = []

const io = (): TtyIO => ({
  stdin: {
    readLine: () => {
      const line = createDeferred<string | undefined>()
      readers.push(line)
      return line.promise
    },
  },
  stdout: { write: (chunk) => void (shown += String(chunk)) },
  stderr: { write: (chunk) => void (shown += `<${String(chunk)}>`) },
  signal: createAbort().signal,
})

const run = (line: string): Promise<number> => session.submit(line, io())
const turns = async (count = 10): Promise<void> => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setTimeout(resolve))
}

beforeEach(async () => {
  ran = []
  shown = ''
  readers = []
  const { kernel } = createGnuFixture([], { files: { '/home/user/': '' } })
  const clock = instantClock(TEST_TIME)
  session = createSession({
    clock,
    welcome: '',
    shell: createSimpleShell({
      system: null,
      commands: new Map(),
      clock,
      chance: createChance(1),
      home: '/home/user',
      prompt: () => 'simple$ ',
    }),
    loadBash: async () => (host) =>
      new BashTerminal<GnuSystem>({
        host,
        kernel,
        account: { name: 'user', uid: 1000, gid: 1000, home: '/home/user' },
        credentials: () => ({ uid: 1000, gid: 1000, groups: [] }),
        environment: new Map([['PATH', '/usr/bin']]),
        prompt: '\\$ ',
        where: (cwd) => cwd,
        start: (process) => new FakeBash(process),
      }),
  })
  await session.choose('Bash')
})

test('choosing changes the prompt, tells so, and loads once', async () => {
  const notices: string[] = []
  session.onSwitch((notice) => notices.push(notice))
  expect([session.prompt(), session.state.get().shell]).toEqual(['$ ', 'Bash'])
  await session.choose('Simple')
  expect(session.prompt()).toBe('simple$ ')
  expect(notices).toEqual(['\x1b[38;5;244mThis is the Simple shell now.\x1b[m'])
})

test('what cannot be loaded says so, and Simple stays', async () => {
  const notices: string[] = []
  const failing = createSession({
    clock: instantClock(TEST_TIME),
    welcome: '',
    shell: createSimpleShell({
      system: null,
      commands: new Map(),
      clock: instantClock(),
      chance: createChance(1),
      home: '/',
      prompt: () => 's$ ',
    }),
    loadBash: () => Promise.reject(new Error('no network')),
  })
  failing.onSwitch((notice) => notices.push(notice))
  expect(await failing.choose('Bash')).toBe(false)
  expect([failing.prompt(), failing.state.get().loading, notices.length]).toEqual(['s$ ', false, 1])
})

test('a fault of ours is said, and ends the line alone', async () => {
  expect(await run('fault')).toBe(1)
  expect(session.state.get().running).toBe(false)
  expect(await run('echo on')).toBe(0)
  expect(shown).toBe('<playground: a fault of ours\n>on\n')
})

test('output and errors are shown as they come, and kept as lines of their types', async () => {
  await run('mix')
  expect(shown).toBe('out <err\n>put\n')
  expect(session.state.get().lines.map(({ type, content }) => [type, content])).toEqual([
    ['command', 'mix'],
    ['output', 'out '],
    ['error', 'err'],
    ['output', 'put'],
  ])
})

test('what is told of jobs is no error, whatever stream it is on', async () => {
  await run('notice')
  expect(shown).toBe('[1] 1302\n[1]+  Done                    sleep 5\n[2]-  Stopped                 cat\n')
})

test('a program has no power over the terminal', async () => {
  await run('evil')
  expect(shown).toBe('ab\n')
})

test('clear empties the screen and the lines', async () => {
  let cleared = 0
  session.onClear(() => (cleared += 1))
  await run('clear')
  expect([cleared, session.state.get().lines]).toEqual([1, []])
})

test('an unfinished command goes on at the second prompt and is one entry of the history', async () => {
  await run('for i')
  expect([session.prompt(), ran, session.state.get().history]).toEqual(['> ', [], []])
  await run('done')
  expect([session.prompt(), ran, session.state.get().history]).toEqual(['$ ', ['for i\ndone'], ['for i; done']])
})

test('with lithist the history keeps the lines', async () => {
  await run('lithist')
  await run('for i\ndone')
  expect(session.state.get().history).toEqual(['lithist', 'for i\ndone'])
})

test('a script in a here-document is not taken for history', async () => {
  for (const line of ['echo <<E', '#!/bin/bash', 'echo hi!there', 'E']) await run(line)
  expect([ran, shown.includes('event')]).toEqual([['echo <<E\n#!/bin/bash\necho hi!there\nE'], false])
})

test('Ctrl-C drops an unfinished command', async () => {
  await run('for i')
  expect(session.signal('INT')).toBe(true)
  expect([session.prompt(), session.state.get().history]).toEqual(['$ ', []])
})

test('pasted lines run one after the other', async () => {
  await run('echo a\necho b\nfor i\ndone')
  expect(ran).toEqual(['echo a', 'echo b', 'for i\ndone'])
})

test('a program reads lines until the end of the input', async () => {
  const done = run('cat')
  await turns()
  readers.shift()?.resolve('one')
  await turns()
  expect(shown).toBe('one\n')
  readers.shift()?.resolve(undefined)
  expect(await done).toBe(0)
})

test('Ctrl-C ends what is in the foreground, and its reader takes nothing from the next', async () => {
  const done = run('cat')
  await turns()
  session.signal('INT')
  readers.shift()?.resolve(undefined)
  expect(await done).toBe(130)
  const next = run('cat')
  await turns()
  readers.shift()?.resolve(undefined)
  expect(await next).toBe(0)
})

test('Ctrl-C ends a loop that never waits', async () => {
  const done = run('loop')
  await turns()
  session.signal('INT')
  expect(await done).toBe(130)
})

test('Ctrl-Z stops a job; when it is in the foreground again it goes on reading', async () => {
  const done = run('cat')
  await turns()
  session.signal('TSTP')
  readers.shift()?.resolve(undefined)
  expect([await done, session.jobs]).toEqual([148, 1])
})

test('a line that nobody read is the next command', async () => {
  const done = run('cat')
  await turns()
  const reader = readers.shift()
  session.signal('INT')
  reader?.resolve(undefined)
  await done
  expect(ran).toEqual(['cat'])
})

test('end of file stands for exit, which starts a new shell and ends all jobs', async () => {
  await run('job')
  expect(session.jobs).toBe(1)
  expect(session.endOfFile()).toBe('exit')
  expect(await run('exit')).toBe(3)
  expect(shown).toContain('here is a new one')
  expect([session.jobs, session.prompt(), session.state.get().history]).toEqual([0, '$ ', ['job']])
})

test('jobs are hung up', async () => {
  await run('job')
  session.hangUp()
  expect(session.jobs).toBe(0)
})

test('no other shell is chosen while something runs', async () => {
  const done = run('cat')
  await turns()
  expect(session.state.get().atPrompt).toBe(false)
  await session.choose('Simple')
  expect(session.state.get().shell).toBe('Bash')
  session.signal('INT')
  await done
  expect(session.state.get().shell).toBe('Simple')
})
