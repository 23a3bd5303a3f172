import { describe, expect, test, vi } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { withoutColour } from '../../base/color.ts'
import { createAbort } from '../../base/signal.ts'
import { platformHost } from '../../host.ts'
import { instantClock } from '../../testing/run-line.ts'
import { NotLoaded } from '../later.ts'
import { FileSystemError } from '../posix/errno.ts'
import type { Command, Invocation, LineShell } from '../command.ts'
import type { Session } from './session.ts'
import { createSession } from './shell-session.ts'
import { createSimpleShell } from '../simple-shell.ts'
import type { TerminalShell } from '../terminal-shell.ts'

function command(name: string, run: Command<null>['run']): readonly [string, Command<null>] {
  return [name, { declaration: { name, summary: `run ${name}`, description: [] }, run }]
}

const say = command('say', async (process) => {
  await process.stdout.write(`${process.argv.slice(1).join(' ')}\n`)
  return 0
})

const commands = new Map([
  say,
  command('fail', async (process) => {
    await process.stderr.write('fail: it did not work\n')
    return 1
  }),
  command('refuse', async (process) => {
    await process.stderr.write('Error: No such thing\n')
    return 1
  }),
  command('break', () => {
    throw new Error('a fault of ours')
  }),
  command('partial', async (process) => {
    await process.stdout.write('no newline')
    return 0
  }),
  command('clear', (process) => {
    process.shell.clear(true)
    return 0
  }),
  command('inner', async (process) => {
    const status = await process.shell.enter(innerShell())
    await process.stdout.write('back again\n')
    return status
  }),
  command('exit', (process) => {
    process.shell.exit(0)
    return 0
  }),
])

function shellWith(prompt: string): LineShell {
  return createSimpleShell<null>({
    system: null,
    commands,
    clock: instantClock(),
    chance: createChance(1),
    home: '/home',
    prompt: () => prompt,
  })
}

const innerShell = (): LineShell => shellWith('inner# ')

interface Shown {
  readonly stdout: string
  readonly stderr: string
}

async function submit(session: Session, line: string): Promise<Shown> {
  const shown = { stdout: '', stderr: '' }
  await session.submit(line, {
    stdin: { readLine: () => Promise.resolve(undefined) },
    stdout: { write: (chunk) => void (shown.stdout += String(chunk)) },
    stderr: { write: (chunk) => void (shown.stderr += String(chunk)) },
    signal: createAbort().signal,
  })
  return shown
}

const newSession = (): Session =>
  createSession({ shell: shellWith('$ '), welcome: 'Welcome.', clock: instantClock(5), history: ['earlier'] })

const typed = (session: Session): readonly string[] =>
  session.state.get().lines.map(({ type, content }) => `${type}: ${content}`)

describe('a session', () => {
  test('keeps what was typed and answered as typed lines with ids and times', async () => {
    const session = newSession()
    await submit(session, 'say hello')
    expect(session.state.get().lines).toEqual([
      { id: 1, type: 'command', content: 'say hello', timestamp: 5 },
      { id: 2, type: 'output', content: 'hello', timestamp: 5 },
    ])
  })

  test.each(['', '   ', '\t'])('ignores the blank line %j', async (line) => {
    const session = newSession()
    await submit(session, line)
    expect(session.state.get()).toMatchObject({ lines: [], history: ['earlier'] })
  })

  test('appends to the history, duplicates too', async () => {
    const session = newSession()
    await submit(session, 'say a')
    await submit(session, 'say a')
    expect(session.state.get().history).toEqual(['earlier', 'say a', 'say a'])
  })

  test.each([
    ['fail', ['command: fail', 'error: fail: it did not work']],
    ['refuse', ['command: refuse', 'output: Error: No such thing']],
    ['say an error came', ['command: say an error came', 'error: an error came']],
    ['say Error: error', ['command: say Error: error', 'output: Error: error']],
    ['say terrors', ['command: say terrors', 'output: terrors']],
    ['nonsense', ['command: nonsense', 'error: nonsense: command not found']],
  ])('display rule: %s', async (line, expected) => {
    const session = newSession()
    await submit(session, line)
    expect(typed(session)).toEqual(expected)
  })

  test.each(['constructor', '__proto__', 'toString', 'hasOwnProperty', 'x'.repeat(100_000)])(
    'typing %.20s does no harm',
    async (line) => {
      const session = newSession()
      const { stderr } = await submit(session, line)
      expect(stderr).toBe(`${line}: command not found\n`)
    },
  )

  test('escape sequences that are typed or printed lose their power', async () => {
    const session = newSession()
    const { stdout } = await submit(session, 'say a\x1b[2Jb\x1b]0;title\x07c\x9b5md')
    expect(stdout).toBe('abc5md\n')
  })

  test('a fault of ours is told, and the session goes on', async () => {
    const session = newSession()
    const { stderr } = await submit(session, 'break')
    expect(stderr).toContain('a fault of ours')
    expect((await submit(session, 'say on')).stdout).toBe('on\n')
  })

  test('output without a newline is shown when the command ends', async () => {
    const session = newSession()
    expect((await submit(session, 'partial')).stdout).toBe('no newline')
    expect(typed(session)).toEqual(['command: partial', 'output: no newline'])
  })

  test('a pasted line of several runs them one after the other', async () => {
    const session = newSession()
    expect((await submit(session, 'say one\nsay two\n')).stdout).toBe('one\ntwo\n')
    expect(session.state.get().history).toEqual(['earlier', 'say one', 'say two'])
  })

  test('clear empties the typed lines and tells the terminal', async () => {
    const session = newSession()
    const cleared: boolean[] = []
    session.onClear((welcome) => cleared.push(welcome))
    await submit(session, 'say a')
    await submit(session, 'clear')
    expect(cleared).toEqual([true])
    expect(session.state.get().lines).toEqual([])
  })

  test('keeps the last 10,000 lines', async () => {
    const session = newSession()
    await submit(session, `say ${Array.from({ length: 3 }, (_line, index) => index).join(' ')}`)
    for (let round = 0; round < 30; round += 1) await submit(session, `fail ${'\nfail'.repeat(400)}`)
    expect(session.state.get().lines.length).toBe(10_000)
  })

  test('hints at shell syntax, until a line that needs none', async () => {
    const session = newSession()
    await submit(session, 'say a | say b')
    expect(session.state.get().hint).toBe('Pipes')
    await submit(session, 'say a')
    expect(session.state.get().hint).toBeUndefined()
  })
})

describe('an inner shell', () => {
  test('takes the prompt until it ends; its command goes on then', async () => {
    const session = newSession()
    await submit(session, 'inner')
    expect(session.prompt()).toBe('inner# ')
    expect((await submit(session, 'say deep')).stdout).toBe('deep\n')
    expect(session.endOfFile()).toBe('exit')
    await submit(session, 'exit')
    expect(session.prompt()).toBe('$ ')
    expect(session.endOfFile()).toBeUndefined()
    expect(typed(session).at(-1)).toBe('output: back again')
  })
})

describe('the Simple shell', () => {
  test('splits on spaces and gives quotes, pipes and variables no meaning', async () => {
    const session = newSession()
    expect((await submit(session, '  say   "a   b"  >  x.txt |  $HOME ')).stdout).toBe('"a b" > x.txt | $HOME\n')
  })

  test('an interrupted command ends with status 130', async () => {
    const shell = shellWith('$ ')
    const abort = createAbort()
    abort.abort()
    const waiting = new Map([
      command('wait', async (process: Invocation<null>) => {
        await process.clock.wait(1000, process.signal)
        throw new Error('interrupted')
      }),
    ])
    const interruptible = createSimpleShell<null>({
      system: null,
      commands: waiting,
      clock: instantClock(),
      chance: createChance(1),
      home: '/',
      prompt: () => shell.prompt(),
    })
    const status = await interruptible.run('wait', {
      stdin: { readLine: () => Promise.resolve(undefined) },
      stdout: { write: () => undefined },
      stderr: { write: () => undefined },
      signal: abort.signal,
      session: { history: [], clear: () => undefined, enter: () => Promise.resolve(0) },
    })
    expect(status).toBe(130)
  })
})

describe('a way out of Bash', () => {
  /** A Bash whose lines end when they are told to, and timers that fire when they are told to. */
  function stubborn(ready = Promise.resolve()): {
    session: Session
    timers: (() => void)[]
    run: () => Promise<number>
    finish: () => void
    ends: unknown[]
  } {
    const timers: (() => void)[] = []
    const ends: unknown[] = []
    let finish = (): void => undefined
    const bash: TerminalShell = {
      prompt: () => '$ ',
      where: '/',
      cwd: '/',
      jobs: 0,
      processes: [],
      complete: () => ({ start: 0, candidates: [] }),
      highlight: () => [],
      endOfFile: () => 'exit',
      hangUp: () => undefined,
      close: () => undefined,
      open: () => bash,
      signal: () => undefined,
      ready,
      unfinished: undefined,
      keep: () => {
        throw new Error('not asked for')
      },
      halt: () => undefined,
      resume: () => undefined,
      end: (options) => {
        ends.push(options)
        finish()
      },
      run: () => new Promise((resolve) => (finish = () => resolve(0))),
    }
    const session = createSession({
      shell: shellWith('s$ '),
      welcome: '',
      clock: instantClock(),
      loadBash: async () => () => bash,
      host: { ...platformHost, setTimeout: (run) => timers.push(run) },
    })
    const run = (): Promise<number> => {
      const out = { write: () => undefined }
      const stdin = { readLine: () => Promise.resolve(undefined) }
      return session.submit('x', { stdin, stdout: out, stderr: out, signal: createAbort().signal })
    }
    return { session, timers, run, finish: () => finish(), ends }
  }

  const wayOut = (session: Session): string | undefined => session.state.get().wayOut

  test('is offered when a line runs on after Ctrl-C, until it ends', async () => {
    const { session, timers, run, finish } = stubborn()
    await session.choose('Bash')
    const line = run()
    await Promise.resolve()
    session.signal('INT')
    expect(wayOut(session)).toBeUndefined()
    timers.at(-1)?.()
    expect(wayOut(session)).toBe('Ctrl-C')
    finish()
    await line
    expect(wayOut(session)).toBeUndefined()
  })

  test('is not offered for another line', async () => {
    const { session, timers, run, finish } = stubborn()
    await session.choose('Bash')
    const line = run()
    await Promise.resolve()
    session.signal('INT')
    const late = timers.at(-1)
    finish()
    await line
    void run()
    await Promise.resolve()
    late?.()
    expect(wayOut(session)).toBeUndefined()
  })

  test('a shell whose settings take long is chosen after a moment of the time that the session is given', async () => {
    const { session, timers } = stubborn(new Promise(() => undefined))
    const chosen = session.choose('Bash')
    await vi.waitUntil(() => timers.length > 0)
    timers.at(-1)?.()
    expect(await chosen).toBe(true)
  })

  test('is offered at once at the third Ctrl-C, and ends the shell', async () => {
    const { session, run, ends } = stubborn()
    await session.choose('Bash')
    const line = run()
    await Promise.resolve()
    for (let press = 0; press < 3; press += 1) session.signal('INT')
    expect(wayOut(session)).toBe('Ctrl-C')
    session.endShell({ settings: false })
    await line
    expect([ends, wayOut(session)]).toEqual([[{ settings: false }], undefined])
  })

  test('is offered when Simple is chosen while a line runs; then Simple takes over', async () => {
    const { session, run } = stubborn()
    await session.choose('Bash')
    const line = run()
    await Promise.resolve()
    expect(await session.choose('Simple')).toBe(true)
    expect([wayOut(session), session.state.get().shell]).toEqual(['choice', 'Bash'])
    await session.choose('Bash')
    expect(wayOut(session)).toBeUndefined()
    await session.choose('Simple')
    session.endShell()
    await line
    expect([wayOut(session), session.state.get().shell]).toEqual([undefined, 'Simple'])
  })

  test.each([
    [
      new NotLoaded(undefined, 'reload the page'),
      'Bash could not be loaded; reload the page. This is still the Simple shell.',
    ],
    [
      new FileSystemError('ENOSPC', '/var'),
      'Bash could not start: /var: No space left on device. This is still the Simple shell.',
    ],
  ])('why there is none is said: %s', async (error, sentence) => {
    const said: string[] = []
    const session = createSession({
      shell: shellWith('s$ '),
      welcome: '',
      clock: instantClock(),
      loadBash: () => Promise.reject(error),
    })
    session.onSwitch((notice) => said.push(withoutColour(notice)))
    expect(await session.choose('Bash')).toBe(false)
    expect(said).toEqual([sentence])
  })
})
