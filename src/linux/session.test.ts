import { Terminal } from '@xterm/headless'
import { describe, expect, test } from 'vitest'
import { connect, type Connection } from '../connect.ts'
import type { CommandRun, GivenCommand } from '../shell/given-command.ts'
import type { MachineLimits } from './headless-options.ts'
import { createMachine, type HeadlessMachine, type HeadlessOptions } from './headless.ts'
import { streamsAndStatus } from '../testing/streams.ts'

const NOW = 1_767_225_600_000

interface Screen {
  readonly connection: Connection
  enter(line: string): Promise<void>
  rows(): readonly string[]
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve))
}

/** A machine's session on a terminal. */
async function shown(machine: HeadlessMachine): Promise<Screen> {
  const terminal = new Terminal({ cols: 90, rows: 40, allowProposedApi: true })
  await machine.session.ready
  const connection = connect(terminal, machine.session)
  await connection.idle()
  const { active } = terminal.buffer
  return {
    connection,
    async enter(line) {
      connection.press(`${line}\r`)
      await connection.idle()
    },
    rows: () =>
      Array.from({ length: active.length }, (_, at) => active.getLine(at)?.translateToString(true) ?? '').filter(
        Boolean,
      ),
  }
}

const greet: GivenCommand = {
  declaration: {
    summary: 'greet somebody',
    description: ['Says hello to NAME.'],
    options: [{ short: 'l', long: 'loud', summary: 'say it in capitals' }],
    operands: [{ name: 'NAME', kind: 'text' }],
  },
  run: async (args, io) => {
    const [name = (await io.stdin.readLine()) ?? 'nobody'] = args
    await io.stdout.write(`hello ${name}\n`)
  },
}
const commands: HeadlessOptions['commands'] = {
  greet,
  count: async (_args, { stdin, stdout }) => void (await stdout.write(`${(await stdin.text()).length}\n`)),
  fail: () => {
    throw new Error('no such luck')
  },
  seven: () => 7,
  where: (_args, { stdout, cwd }) => stdout.write(`${cwd}\n`) ?? 0,
  hang: async (_args, { stdout }) => {
    await stdout.write('it hangs\n')
    await new Promise<void>(() => undefined)
  },
  late: { load: async () => ({ declaration: { summary: 'come late' }, run: () => 3 }) },
  later: { load: async () => ({ default: () => 4 }) },
}

describe('the session of a machine', () => {
  test.each(['bash', 'simple'] as const)('is on the same files, in the shell asked for: %s', async (shell) => {
    const machine = createMachine({ files: { 'a.txt': 'one\n' }, now: NOW, shell })
    const screen = await shown(machine)
    await screen.enter('cat a.txt')
    await screen.enter('mkdir made')
    expect(screen.rows().join('\n')).toContain('cat a.txt\none\n')
    expect((await machine.bash.exec('ls -d made; echo two > b.txt')).stdout).toBe('made\n')
    await screen.enter('cat b.txt')
    expect(screen.rows().at(-2)).toBe('two')
    expect(machine.session.state.get().shell).toBe(shell === 'bash' ? 'Bash' : 'Simple')
    expect(machine.timeline.get().moments.map(({ line }) => line)).toEqual([
      'cat a.txt',
      'mkdir made',
      'ls -d made; echo two > b.txt',
      'cat b.txt',
    ])
  })

  test.each(['bash', 'simple'] as const)('waits by the clock that was given: %s', async (shell) => {
    const machine = createMachine({ now: NOW, shell })
    const screen = await shown(machine)
    await screen.enter(shell === 'bash' ? 'sleep 3600' : 'ping -c 3 localhost')
    expect(screen.rows().at(-1)).toMatch(/\$ $/)
    expect(Number((await machine.bash.exec('date +%s')).stdout)).toBeGreaterThan(NOW / 1000)
  })

  test('changes to the other shell', async () => {
    const machine = createMachine({ now: NOW, shell: 'simple' })
    const screen = await shown(machine)
    expect(await machine.session.choose('Bash')).toBe(true)
    await screen.enter('echo $((6 * 7))')
    expect(screen.rows().at(-2)).toBe('42')
  })

  test('comes back with a snapshot, and goes along with the timeline', async () => {
    const machine = createMachine({ now: NOW })
    const screen = await shown(machine)
    await screen.enter('x=1; echo kept > f')
    const before = machine.snapshot()
    await screen.enter('x=2; rm f')
    await machine.bash.exec('y=3')
    machine.restore(before)
    await machine.session.ready
    await screen.enter('echo $x; cat f')
    expect(screen.rows().slice(-3, -1)).toEqual(['1', 'kept'])
    await machine.go(0)
    await screen.enter('echo "[$x]"; ls f')
    expect(screen.rows().slice(-3, -1)).toEqual(['[]', "ls: cannot access 'f': No such file or directory"])
  })

  test('tells who reads, and shows lines for a shell that was entered as commands', async () => {
    const { session } = createMachine({ now: NOW, shell: 'bash' })
    const terminal = new Terminal({ cols: 90, rows: 40, allowProposedApi: true })
    await session.ready
    const { press, idle } = connect(terminal, session)
    const reads: unknown[] = []
    for (const line of ['bash', 'printf "Who? "; read name; echo "Hi $name"', 'Ada', '', 'exit']) {
      press(`${line}\r`)
      await idle()
      const { reads: who, lines } = session.state.get()
      reads.push([who, lines.at(-1)?.content])
    }
    expect(reads).toEqual([
      ['command', 'bash'],
      ['input', 'Who? '],
      ['command', 'Hi Ada'],
      ['command', 'Hi Ada'],
      [undefined, 'exit'],
    ])
    const { lines } = session.state.get()
    expect(lines.map(({ type, content }) => `${type}: ${content}`)).toEqual([
      'command: bash',
      'command: printf "Who? "; read name; echo "Hi $name"',
      'output: Who? ',
      'output: Hi Ada',
      'command: exit',
      'output: exit',
    ])
  })

  test('goes back before there was a session', async () => {
    const machine = createMachine({ files: { f: 'old\n' }, now: NOW })
    const before = machine.snapshot()
    const screen = await shown(machine)
    await screen.enter('x=1; rm f')
    machine.restore(before)
    await machine.session.ready
    await screen.enter('echo "[$x]"; cat f')
    expect(screen.rows().slice(-3, -1)).toEqual(['[]', 'old'])
  })

  test('runs beside lines of exec; each leaves a moment when it ends', async () => {
    const machine = createMachine({ shell: 'bash' })
    const screen = await shown(machine)
    screen.connection.press('read line; echo "got $line"\r')
    await until(() => machine.session.state.get().running)
    expect((await machine.bash.exec('echo beside')).stdout).toBe('beside\n')
    expect(() => machine.snapshot()).toThrow('snapshot: a line is running')
    await expect(machine.go(0)).rejects.toThrow('go: a line is running')
    await screen.enter('this')
    expect(screen.rows().at(-2)).toBe('got this')
    expect(machine.timeline.get().moments.map(({ line }) => line)).toEqual([
      'echo beside',
      'read line; echo "got $line"',
    ])
  })
})

describe('given commands', () => {
  const exec = async (line: string): Promise<string> => {
    return streamsAndStatus(await createMachine({ commands, now: NOW }).bash.exec(line))
  }

  test.each([
    ['greet Ada', 'hello Ada\n[0]'],
    ['echo Bea | greet | tr a-z A-Z', 'HELLO BEA\n[0]'],
    ['printf "two\\nlines" | count', '9\n[0]'],
    ['fail', 'fail: no such luck\n[1]'],
    ['seven', '[7]'],
    ['cd /tmp; where', '/tmp\n[0]'],
    ['late || echo $?', '3\n[0]'],
    ['later', '[4]'],
    ['type -p greet', '/usr/bin/greet\n[0]'],
    ['whatis greet late later', expect.stringContaining('greet (1)            - greet somebody\n')],
    ['man greet | grep -A1 -e --loud', '       -l, --loud\n              say it in capitals\n[0]'],
    ['greet --help | head -2', expect.stringMatching(/^Usage: greet|^greet/)],
    ['timeout 0.1 hang', 'it hangs\n[124]'],
  ])('in Bash: %s', async (line, expected) => expect(await exec(line)).toEqual(expected))

  test.each([
    ['greet Ada', 'hello Ada'],
    ['fail', 'fail: no such luck'],
    ['late', undefined],
    ['man greet', '              say it in capitals'],
    ['help greet', undefined],
  ])('in the Simple shell: %s', async (line, expected) => {
    const screen = await shown(createMachine({ commands, now: NOW, shell: 'simple' }))
    await screen.enter(line)
    expect(screen.rows().join('\n')).not.toContain('not found')
    if (expected !== undefined) expect(screen.rows()).toContain(expected)
  })

  test.each(['bash', 'simple'] as const)('are completed, with their options: %s', async (shell) => {
    const { session } = createMachine({ commands, now: NOW, shell })
    await session.ready
    const candidates = async (line: string): Promise<readonly string[]> =>
      (await session.complete(line, line.length)).candidates.map(({ text }) => text)
    expect(await candidates('gree')).toEqual(['greet'])
    expect(await candidates('greet --l')).toEqual(['--loud'])
  })

  test.each(['bash', 'simple'] as const)('end at Ctrl-C, heeded or not: %s', async (shell) => {
    const screen = await shown(createMachine({ commands, shell }))
    screen.connection.press('hang\r')
    await until(() => screen.rows().includes('it hangs'))
    screen.connection.press('\x03')
    await screen.connection.idle()
    expect(screen.rows().at(-1)).toMatch(/\$ $/)
  })

  test.each(['bash', 'simple'] as const)('hear Ctrl-C from a signal of the platform: %s', async (shell) => {
    let heard: unknown
    const linger: CommandRun = async (_args, { stdout, signal }) => {
      heard = signal
      await stdout.write('it lingers\n')
      await new Promise((resolve) => signal.addEventListener('abort', resolve))
    }
    const screen = await shown(createMachine({ commands: { linger }, shell }))
    screen.connection.press('linger\r')
    await until(() => screen.rows().includes('it lingers'))
    screen.connection.press('\x03')
    await screen.connection.idle()
    expect(heard).toBeInstanceOf(AbortSignal)
    expect(heard).toHaveProperty('aborted', true)
  })
})

describe('limits', () => {
  const exec = (limits: MachineLimits, line: string): ReturnType<HeadlessMachine['bash']['exec']> =>
    createMachine({ limits, now: NOW }).bash.exec(line)

  test('bytes and files of the file system', async () => {
    expect(await exec({ bytes: 2_000_000 }, 'head -c 3000000 /dev/zero > f')).toMatchObject({
      stderr: expect.stringContaining('No space left on device'),
      status: 1,
    })
    const { stderr } = await exec({ files: 1500 }, 'mkdir d; cd d; touch {1..1500}')
    expect(stderr).toContain('No space left on device')
    expect(() => createMachine({ limits: { files: 10 } })).toThrow('limits: the system alone does not fit')
  })

  test('processes', async () => {
    const { stderr } = await exec({ processes: 20 }, 'for i in {1..30}; do sleep 1 & done; wait')
    expect(stderr).toContain('fork: retry: Resource temporarily unavailable')
  })

  test('output of one line', async () => {
    const machine = createMachine({ limits: { output: 1000 }, now: NOW })
    const { stdout, status } = await machine.bash.exec('yes')
    expect(stdout.length).toBeLessThanOrEqual(1000)
    expect(status).toBe(141)
    expect(await machine.bash.exec('echo still here')).toEqual({ stdout: 'still here\n', stderr: '', status: 0 })
  })

  test.each(['bash', 'simple'] as const)('a command that cannot be loaded says why: %s', async (shell) => {
    const withoutRun: { run(): number } = JSON.parse('{ "greet": 1 }')
    const late = {
      gone: { load: () => Promise.reject(new Error('Cannot find module ./gone.js')) },
      misnamed: { load: async () => withoutRun },
    }
    const screen = await shown(createMachine({ commands: late, now: NOW, shell }))
    await screen.enter('gone')
    await screen.enter('misnamed')
    const text = screen.rows().join(' ')
    expect(text).toContain('gone: this command could not be loaded; Cannot find module ./gone.js')
    expect(text).toContain('misnamed: this command could not be loaded; it has neither run nor a default export')
  })

  test.each([
    [{ commands: { 'a b': () => 0 } }, 'commands["a b"] is no name of a command'],
    [{ commands: { a: 1 } }, 'commands["a"] has to be a function or { declaration?, run } or { load }, not 1'],
    [{ limits: { speed: 1 } }, 'limits["speed"] is no limit; those are bytes, files, processes, output'],
    [{ limits: { bytes: 0 } }, 'limits["bytes"] has to be a whole number above 0, not 0'],
    [{ shell: 'zsh' }, `shell has to be 'simple' or 'bash', not "zsh"`],
    [{ jq: 'jq' }, 'jq has to be a function, not "jq"'],
  ])('wrong options are told: %j', (options, message) => {
    const make: (given: object) => unknown = createMachine
    expect(() => make(options)).toThrow(new TypeError(`createMachine: ${message}`))
  })
})
