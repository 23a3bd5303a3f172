import { afterEach, describe, expect, test } from 'vitest'
import type { RawSession } from '../../base/raw-session.ts'
import { gnu } from '../../linux/gnu/library/program.ts'
import { gnuPrograms } from '../../linux/gnu/index.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import { createBashFixture } from '../../testing/bash-fixture.ts'
import { createGnuFixture } from '../../testing/gnu-fixture.ts'
import { MemoryOutput, type OpenFile } from '../posix/stream.ts'
import type { Terminal } from '../posix/terminal.ts'
import { bashProgram } from './program.ts'
import { Bash } from './bash.ts'

/** A program that ends only when a signal ends it. */
const hang = gnu({ name: 'hang', run: (process) => process.blocked(new Promise<number>(() => {})) })

/** A terminal at which nobody types. */
class StillTerminal implements Terminal {
  readonly type = 'terminal'
  readonly seekable = false
  references = 0
  readonly name = 'pts/0'
  readonly screen = { cols: 80, rows: 24 }
  foreground = 0

  read(): undefined {}

  unread(): void {}

  write(): void {}

  close(): void {}

  readLine(): Promise<string | undefined> {
    return Promise.resolve(undefined)
  }

  raw(): RawSession {
    throw new Error('nobody asks for it here')
  }
}

interface Session {
  readonly shell: Bash
  readonly process: GnuProcess
  readonly terminal: StillTerminal
  /** Runs a line; gives its status and what was written since. */
  line(text: string): Promise<readonly [status: number, written: string]>
  /** What the keyboard does: a signal to the group in the foreground. */
  signal(name: 'INT' | 'TSTP'): void
}

const open: GnuProcess[] = []

afterEach(() => {
  for (const process of open.splice(0)) {
    for (const other of process.kernel.processes) other.receive('KILL')
  }
})

function session({ interactive = true } = {}): Session {
  const programs = [hang, bashProgram(), ...gnuPrograms]
  const { kernel } = createGnuFixture(programs)
  const terminal = new StillTerminal()
  const output = new MemoryOutput()
  let shell: Bash | undefined
  const process = kernel.start({
    argv: ['bash'],
    image: (self) => {
      shell = new Bash({ process: self, interactive })
      return new Promise<number>(() => {})
    },
    cwd: '/tmp/case',
    environment: new Map([
      ['PATH', '/usr/bin:/bin'],
      ['HOME', '/root'],
    ]),
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map<number, OpenFile>([
      [0, terminal],
      [1, output],
      [2, output],
    ]),
    terminal,
  })
  open.push(process)
  if (!shell) throw new Error('the shell did not start')
  terminal.foreground = process.group
  const bash = shell
  let read = 0
  return {
    shell: bash,
    process,
    terminal,
    async line(text) {
      kernel.scheduler.beginSlice()
      const status = await bash.execute(text)
      const written = output.text().slice(read)
      read += written.length
      return [status, written]
    },
    signal: (name) => void kernel.signalGroup(terminal.foreground, name),
  }
}

const moment = (ms = 20): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

test('a long substitution is split as a short one, others having their turn', async () => {
  const { line } = session({ interactive: false })
  const words = 'set -- $(for ((i = 0; i < 20000; i++)); do echo "word  $i"; done)'
  expect(await line(`${words}; echo $# $1 ${'${20001}'} ${'${40000}'}`)).toEqual([0, '40000 word word 19999\n'])
  expect(await line(`IFS=d; ${words}; echo "$#"; x=${'"${20000}"'}; echo "[${'${x#*o}'}]"`)).toMatchObject([
    0,
    expect.stringMatching(/^20001\n/),
  ])
})

describe('a shell that a person sits at', () => {
  test('keeps its state from line to line', async () => {
    const { line } = session()
    await line('x=1; f() { echo "f $x"; }')
    expect(await line('f; cd /; echo $PWD')).toEqual([0, 'f 1\n/\n'])
  })

  test('says errors without a line number', async () => {
    const { line } = session()
    expect(await line('nosuch')).toEqual([127, 'bash: nosuch: command not found\n'])
    expect(await line('echo )')).toEqual([2, "bash: syntax error near unexpected token `)'\n"])
    expect(await line('echo ${x?gone}; echo no')).toEqual([1, 'bash: x: gone\n'])
    expect(await line('echo a | nosuch')).toEqual([127, 'bash: nosuch: command not found\n'])
    expect(await line('(cd /nosuch)')).toEqual([1, 'bash: cd: /nosuch: No such file or directory\n'])
    expect(await line('echo $-; (echo ${-//m})')).toEqual([0, 'himBHs\nhiBHs\n'])
  })

  test.each([
    ['if true', 'command'],
    ["echo 'a", 'single quotes'],
    ["echo $'a\\", 'single quotes'],
    ['echo "a \'', 'double quotes'],
    ['echo "a\\', 'double quotes'],
    ['cat <<E', 'document'],
    ['cat <<E\na \\', 'document'],
    ['f() {\ncat <<E', 'document'],
    ['echo $(', 'expansion'],
    ['echo `', 'expansion'],
    ['x=(1', 'list'],
    ['echo a |', 'command'],
    ['echo \\', 'escape'],
    ['f() {', 'command'],
    ['cat <<E\na\nE', undefined],
    ['echo a', undefined],
    ['echo )', undefined],
    ['for i in 1; do echo; done', undefined],
  ])('where %j breaks off: %s', (text, within) => {
    expect(session().shell.unfinished(text)).toBe(within)
  })

  test('aliases that stand for too much are said when they run', async () => {
    const { shell, line } = session()
    await line('shopt -s expand_aliases')
    for (let at = 0; at < 20; at += 1) await line(`alias a${at}='a${at + 1} a${at + 1} '`)
    expect(shell.unfinished('a0')).toBeUndefined()
    expect((await line('a0'))[1]).toContain('cannot allocate memory')
  })

  test('asks a suggestion for a command that is not there', async () => {
    const { shell, line } = session()
    shell.commandNotFound = (name) => `no ${name}, but sl\n`
    expect(await line('lx')).toEqual([127, 'no lx, but sl\n'])
  })

  test('ends', async () => {
    const { shell, line } = session()
    await line('trap "echo bye" EXIT')
    expect(await line('exit 3')).toEqual([3, 'exit\nbye\n'])
    expect(shell.ended).toBe(true)
  })

  test('runs the trap of a signal that a line sent to itself before the next prompt', async () => {
    const { line } = session()
    await line("trap 'echo heard $?' USR1; kill -USR1 $$")
    expect(await line('kill -USR1 $$')).toEqual([0, 'heard 0\n'])
  })
})

describe('Ctrl-C', () => {
  test.each(['while :; do :; done', 'f() { while true; do :; done; }; f; echo no', 'for ((;;)); do x=$x; done'])(
    'ends %s, and timers go on meanwhile',
    async (text) => {
      const { line, signal } = session()
      const running = line(text)
      let ticks = 0
      const timer = setInterval(() => (ticks += 1), 1)
      await moment(100)
      signal('INT')
      expect((await running)[0]).toBe(130)
      clearInterval(timer)
      expect(ticks).toBeGreaterThan(0)
    },
  )

  test.each(['hang', 'hang | cat', 'cat <(hang); hang; echo no', '(hang); echo no', 'x=$(hang); echo no'])(
    'ends %s and the rest of the line',
    async (text) => {
      const { line, signal, terminal, process } = session()
      const running = line(text)
      await moment()
      signal('INT')
      await moment()
      signal('INT')
      expect(await running).toEqual([130, ''])
      expect(terminal.foreground).toBe(process.group)
      expect(await line('echo on')).toEqual([0, 'on\n'])
    },
  )

  test('leaves what each command of a pipe came to', async () => {
    const { line, signal } = session()
    const running = line('hang | hang')
    await moment()
    signal('INT')
    await running
    expect(await line('echo ${PIPESTATUS[@]}')).toEqual([0, '130 130\n'])
  })

  test('runs the trap of a script', async () => {
    const { line, process } = session({ interactive: false })
    const running = line('trap "echo caught; exit 4" INT; while :; do :; done')
    await moment()
    process.receive('INT')
    expect(await running).toEqual([4, 'caught\n'])
  })
})

/** Presses a key again and again until a line ends: the first time its job may not have the terminal yet. */
async function pressed<Result>(
  name: 'INT' | 'TSTP',
  signal: (name: 'INT' | 'TSTP') => void,
  line: Promise<Result>,
): Promise<Result> {
  const ended = line.then(() => true)
  while (!(await Promise.race([ended, moment().then(() => false)]))) signal(name)
  return line
}

describe('jobs', () => {
  test('begin with their number, and are told of when they end', async () => {
    const { line, shell, process } = session()
    const [, begun] = await line('hang & hang &')
    expect(begun).toMatch(/^\[1\] \d+\n\[2\] \d+\n$/)
    expect(await line('jobs')).toEqual([
      0,
      '[1]-  Running                 hang &\n[2]+  Running                 hang &\n',
    ])
    expect((await line('kill %1'))[0]).toBe(0)
    await moment()
    expect(shell.jobReports()).toBe('[1]-  Terminated              hang\n')
    expect((await line('kill -9 $!; wait $!'))[0]).toBe(137)
    expect(process.kernel.processes).toHaveLength(1)
  })

  test('stop with Ctrl-Z, and go on in the background or the foreground', async () => {
    const { line, signal, terminal, process } = session()
    const running = line('hang')
    await moment()
    signal('TSTP')
    expect(await running).toEqual([148, '\n[1]+  Stopped                 hang\n'])
    expect(terminal.foreground).toBe(process.group)
    expect(await line('jobs; bg; jobs')).toEqual([
      0,
      '[1]+  Stopped                 hang\n[1]+ hang &\n[1]+  Running                 hang &\n',
    ])
    const again = line('fg')
    await moment()
    signal('TSTP')
    expect(await again).toEqual([148, 'hang\n\n[1]+  Stopped                 hang\n'])
    const last = line('fg %1')
    await moment()
    signal('INT')
    expect((await last)[0]).toBe(130)
    expect(await line('jobs; fg')).toEqual([1, 'bash: fg: current: no such job\n'])
  })

  test('are listed in substitutions and pipelines, and not in subshells', async () => {
    const { line } = session()
    await line('hang &')
    const [, listed] = await line('jobs')
    expect(await line('echo "$(jobs)"')).toEqual([0, listed])
    expect(await line('jobs | { read -r x; echo "$x"; }')).toEqual([0, listed])
    expect(await line('{ read -r x; echo "$x"; } < <(jobs)')).toEqual([0, listed])
    expect(await line('(jobs); { jobs; } | read x; (echo "$(jobs)")')).toEqual([0, '\n'])
    expect(await line('kill $(jobs -p)')).toEqual([0, ''])
  })

  test('are named to bring them back: %1, %name &', async () => {
    const { line, signal } = session()
    await line('hang & hang 2 &')
    const running = line('%1')
    expect(await pressed('TSTP', signal, running)).toEqual([148, 'hang\n\n[1]+  Stopped                 hang\n'])
    expect(await line('%1 &')).toEqual([0, '[1]+ hang &\n'])
    expect((await pressed('INT', signal, line('%?2')))[0]).toBe(130)
    await line('hang 2 &')
    expect(await line('%9')).toEqual([1, 'bash: fg: %9: no such job\n'])
    expect(await line('%hang')).toEqual([1, 'bash: fg: hang: ambiguous job spec\n'])
    await line('kill %1 %2')
  })

  test('get signals alone where they were started without job control', async () => {
    const { line } = session()
    await line('set +m; hang & set -m')
    expect((await line('kill -STOP %1; echo alive; kill -9 %1; wait %1'))[1]).toContain('alive\n')
    expect((await line('echo alive'))[1]).toContain('alive\n')
  })

  test('hold back who leaves, once', async () => {
    const { shell, line, signal } = session()
    const running = line('hang')
    await moment()
    signal('TSTP')
    await running
    const warned = [1, 'exit\nThere are stopped jobs.\n']
    expect(await line('exit')).toEqual(warned)
    await line('true')
    expect(await line('exit')).toEqual(warned)
    await line('jobs')
    expect([await line('exit'), shell.ended]).toEqual([[0, 'exit\n'], true])
  })

  test('that run hold back who leaves with checkjobs', async () => {
    const { shell, line } = session()
    await line('shopt -s checkjobs; hang &')
    expect(await line('exit')).toEqual([1, 'exit\nThere are running jobs.\n[1]+  Running                 hang &\n'])
    expect([await line('exit 4'), shell.ended]).toEqual([[4, 'exit\n'], true])
  })

  test('that are stopped are disowned with a warning', async () => {
    const { line, signal } = session()
    const running = line('hang')
    await moment()
    signal('TSTP')
    await running
    expect(await line('disown; jobs')).toEqual([
      0,
      expect.stringMatching(/^bash: warning: deleting stopped job 1 with process group \d+\n$/),
    ])
  })

  test('are stopped, whatever signal did it', async () => {
    const { line } = session()
    await line('hang & hang &')
    expect(await line('kill -STOP %1; kill -TTIN %2; jobs')).toEqual([
      0,
      '[1]-  Stopped                 hang\n[2]+  Stopped                 hang\n',
    ])
    await line('kill -9 %1 %2')
  })

  test('that are waited for are told of at once', async () => {
    const { shell, line } = session()
    for (const how of ['$!', '%1', '-n', '']) {
      const [status, said] = await line(`(exit 3) & wait ${how}; echo waited`)
      expect(status).toBe(0)
      expect(said).toMatch(/^\[1\] \d+\n\[1\]\+ {2}Exit 3 {18}\( exit 3 \)\nwaited\n$/)
      expect([shell.jobReports(), await line('jobs')]).toEqual(['', [0, '']])
    }
  })

  test('are a group of processes each', async () => {
    const { line, signal } = session()
    const running = line('hang | hang | hang')
    await moment()
    signal('TSTP')
    expect(await running).toEqual([148, '\n[1]+  Stopped                 hang | hang | hang\n'])
    expect((await line('kill -9 %1; kill -CONT %1; wait %1'))[0]).toBe(137)
  })
})

test.each(['--restricted', '-r', '-D', '--pretty-print'])('bash %s is refused, and runs nothing', async (option) => {
  const told = { stdout: '', stderr: `bash: ${option}: not simulated here\n`, status: 2 }
  expect(await createBashFixture().exec(`bash ${option} -c 'echo here'`)).toEqual(told)
})

test.each([
  ['shopt -u progcomp', 'shopt: progcomp', 1],
  ['set -p', 'set: -p', 2],
])('%s is refused, and changes nothing', async (line, told, status) => {
  const { stdout, ...rest } = await createBashFixture().exec(
    `set -o > a; shopt >> a; ${line}; got=$?; set -o > b; shopt >> b; cmp a b; exit $got`,
  )
  expect([stdout, rest]).toEqual(['', { stderr: `bash: line 1: ${told}: not simulated here\n`, status }])
})

test.each(['shopt -s autocd', 'shopt -s progcomp', 'set +b', 'shopt -s histappend checkwinsize', 'set -o vi'])(
  '%s has nothing to refuse',
  async (line) => {
    expect(await createBashFixture().exec(line)).toEqual({ stdout: '', stderr: '', status: 0 })
  },
)

test('a shell that is restricted from inside is refused, too', async () => {
  const { stderr, status } = await createBashFixture().exec('set -r')
  expect([stderr, status]).toEqual(['bash: line 1: set: -r: not simulated here\n', 2])
})

describe('hostile lines end by themselves', () => {
  test.each([
    ['f() { f; }; f', 'maximum function nesting level exceeded'],
    ['f() { (f); }; f', 'Resource temporarily unavailable'],
    ['f() { f | f; }; f', 'Resource temporarily unavailable'],
    ['x=$(yes)', 'cannot allocate memory'],
    ['x=a; while :; do x=$x$x; done', 'cannot allocate memory'],
    ['echo {1..100000000}', 'failed to allocate memory'],
    ['echo ". ./s" > s; . ./s', 'maximum source nesting level exceeded'],
    [`e='eval "$e"'; eval "$e"`, 'maximum eval nesting level exceeded'],
    [`${'('.repeat(5000)}echo${')'.repeat(5000)}`, 'syntax error'],
  ])('%s', async (text, sentence) => {
    const { line } = session()
    const [status, written] = await line(text)
    expect(status).toBeGreaterThan(0)
    expect(written).toContain(sentence)
    expect(await line('echo on')).toEqual([0, 'on\n'])
  })

  test('a fork bomb', async () => {
    const { line, process } = session()
    await line(':() { : | : & }; :')
    await moment(500)
    expect((await line('unset -f :; kill -9 -1 2> /dev/null; wait 2> /dev/null; true'))[0]).toBe(0)
    expect(process.state).toBe('running')
  })
})
