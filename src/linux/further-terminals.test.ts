import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createChance } from '../base/chance.ts'
import { connect, type Connection } from '../connect.ts'
import type { Clock } from '../base/clock.ts'
import { liveClock, type ProcessHost, standingClock } from '../host.ts'
import { steadyHost } from '../steady-host.ts'
import type { FurtherMachine, Machine } from '../shell/machine.ts'
import { createScreen, type Screen } from '../testing/screen.ts'
import type { LinuxFacts } from './facts.ts'
import { createMachine } from './headless.ts'
import { createLinuxMachine } from './machine.ts'
import type { LinuxWorld } from './world.ts'

/** How often a test looks whether it may go on, and for how long, in milliseconds. */
const WAIT = { interval: 5, timeout: 20_000 }

/** A terminal on a screen. */
class Terminal {
  readonly #screen: Screen = createScreen(160, 24)
  readonly #connection: Connection

  constructor({ session }: Pick<Machine, 'session'>) {
    this.#connection = connect(this.#screen.terminal, session)
  }

  /** Types, and waits until the next line can be typed. */
  async type(keys: string): Promise<void> {
    await this.#screen.type(keys)
    await this.idle()
  }

  async idle(): Promise<void> {
    await this.#connection.idle()
    await this.#screen.parsed()
  }

  /** Types a line, and waits until what it ends with has been started. */
  start(line: string): Promise<void> {
    return this.run(`echo started; ${line}`, 'started')
  }

  /** Types a line, and waits until it has written a row. */
  async run(line: string, row: string): Promise<void> {
    await this.#screen.type(`${line}\r`)
    await this.until(row)
  }

  async until(row: string): Promise<void> {
    await vi.waitUntil(() => this.rows().includes(row), WAIT)
  }

  /** Types keys, and waits until they are on the screen. */
  async keys(keys: string): Promise<void> {
    await this.#screen.type(keys)
    await this.#screen.parsed()
  }

  /** The rows of the screen that are not empty. */
  screen(): readonly string[] {
    return this.#screen.rows().filter((row) => row !== '')
  }

  /** The rows of the screen without those of prompts. */
  rows(): readonly string[] {
    return this.#screen.rows().filter((row) => row !== '' && !row.startsWith('user@'))
  }
}

let machine: Machine<LinuxWorld, LinuxFacts>
let further: FurtherMachine<LinuxWorld, LinuxFacts>
let one: Terminal
let two: Terminal

const lines = (): readonly string[] => machine.timeline.get().moments.map(({ line }) => line)

/** Opens a machine with two terminals. */
async function open(clock: Clock, host?: ProcessHost): Promise<void> {
  machine = createLinuxMachine({ clock, chance: createChance(1), ...(host && { host }) })
  await machine.session.choose('Bash')
  further = await machine.open()
  one = new Terminal(machine)
  two = new Terminal(further)
  await one.type('clear\r')
  await two.type('clear\r')
}

beforeEach(() => open(liveClock()))

describe('a second terminal', () => {
  test('has the same files and processes, and a shell, a tty, a history and jobs of its own', async () => {
    await one.type('x=one; cd /tmp; echo made > file; sleep 500 &\r')
    await two.type('echo "[$x]" $PWD; cat /tmp/file; jobs; tty; pgrep -c bash; ps -o tty= -C sleep; history\r')
    expect(two.rows()).toEqual([
      '[] /home/user',
      'made',
      '/dev/pts/1',
      '2',
      'pts/0',
      '    1  clear',
      expect.stringMatching(/^ {4}2 {2}echo/),
    ])
    await two.type('clear\r')
    await two.type('ps; kill %1\r')
    // on a busy machine a shell has worked for more than a second
    expect(two.rows().map((row) => row.replace(/^ +\d+ (\S+) +[\d:]+/, '$1'))).toEqual([
      '    PID TTY          TIME CMD',
      'pts/1 bash',
      'pts/1 ps',
      'bash: kill: %1: no such job',
    ])
    await two.type('pkill sleep\r')
    await one.type('clear\r')
    await one.type('jobs\r')
    expect(one.rows()).toEqual(['[1]+  Terminated              sleep 500'])
  })

  test('Ctrl-C and Ctrl-Z go to what runs in the terminal that has the keyboard', async () => {
    await one.start('sleep 500')
    await two.start('sleep 600; echo "two $?"')
    await two.type('\x03')
    await two.type('echo $?\r')
    expect(two.rows().at(-1)).toBe('130')
    await two.type('pgrep -fa sleep | cut -d " " -f 2-\r')
    expect(two.rows().at(-1)).toBe('sleep 500')
    expect(one.rows()).toEqual(['started'])
    await one.type('\x1a')
    expect(one.rows().at(-1)).toMatch(/^\[1\]\+ {2}Stopped/)
  })

  test('its lines are in the one timeline, also while a line of the other one runs', async () => {
    await one.start('sleep 500')
    await two.type('echo a > file\r')
    await two.type('cat file | wc -l\r')
    const [, , cleared, counted] = machine.timeline.get().moments
    expect(lines()).toEqual(['clear', 'clear', 'echo a > file', 'cat file | wc -l'])
    expect(counted?.evidence.ran.map(({ argv }) => argv[0])).toEqual(['cat', 'wc'])
    expect(counted?.evidence.flows.map(({ lines: count }) => count)).toEqual([1])
    expect(counted?.evidence.stdout).toBe('1\n')
    expect(counted?.before).toBe(cleared?.after)
    await one.type('\x03')
    const { evidence, before } = machine.timeline.get().moments[4] ?? {}
    expect(lines()[4]).toBe('echo started; sleep 500')
    expect(evidence?.ran.map(({ argv }) => argv[0])).toEqual(['echo', 'sleep'])
    // what the other terminal has done meanwhile is not its work
    expect(before).toBe(counted?.after)
  })

  test('is asked for its own working directory and variables', async () => {
    await two.type('cd /tmp; x=1\r')
    const last = machine.timeline.get().moments.at(-1)?.after
    const [mine, others] = [await further.facts(last), await machine.facts(last)]
    expect([mine.cwd, mine.variable('x'), others.cwd, others.variable('x')]).toEqual([
      '/tmp',
      '1',
      '/home/user',
      undefined,
    ])
    const options = { clock: liveClock(), chance: createChance(1) }
    const copies = last && (await Promise.all([further.copy(last, options), machine.copy(last, options)]))
    expect(copies?.map(({ session }) => session.state.get().where)).toEqual(['/tmp', '/home/user'])
    expect(last && [further.look(last).cwd, machine.look(last).cwd]).toEqual(['/tmp', '/home/user'])
  })
})

describe('a world that is put back', () => {
  test('has both shells as they were, and ends what runs in either', async () => {
    await one.type('x=1\r')
    await two.type('y=1; echo a > file\r')
    const { at } = machine.timeline.get()
    await two.type('y=2; rm file; cd /\r')
    await one.start('x=2; sleep 500')
    await further.go(at)
    await one.type('clear\r')
    await two.type('clear\r')
    await one.type('echo $x; pgrep sleep; cat file; tty\r')
    await two.type('echo $y $PWD; pgrep -c bash; tty\r')
    expect(one.rows()).toEqual(['1', 'a', '/dev/pts/0'])
    expect(two.rows()).toEqual(['1 /home/user', '2', '/dev/pts/1'])
    await expect(further.facts(machine.timeline.get().moments.at(-1)?.after)).resolves.toMatchObject({
      cwd: '/home/user',
    })
  })

  test('gives a terminal that was not open then a new shell, and opens none that is closed', async () => {
    await one.type('echo a > file\r')
    const { at } = machine.timeline.get()
    const third = await machine.open()
    const three = new Terminal(third)
    await three.type('z=1; cd /\r')
    further.close()
    await further.closed
    await machine.go(at)
    await three.type('clear\r')
    await three.type('echo "[$z]" $PWD; pgrep -c bash; cat file\r')
    expect(three.rows()).toEqual(['[] /home/user', '2', 'a'])
  })

  test('leaves the shells that were entered, and nothing is told of their lines any more', async () => {
    await two.start('bash')
    await two.type('echo inner\r')
    expect(machine.inner.get()?.line).toBe('echo inner')
    await one.type('echo a\r')
    await machine.go(machine.timeline.get().at - 1)
    expect(machine.inner.get()).toBeUndefined()
  })

  test('shows nothing of a line that it has ended, also when it is put back again', async () => {
    await two.type('echo a\r')
    await two.start('sleep 500')
    const { at } = machine.timeline.get()
    await machine.go(at - 1)
    await two.idle()
    await machine.go(at)
    await two.idle()
    expect(two.rows()).toEqual(['a'])
    await two.type('echo b\r')
    expect(two.rows()).toEqual(['a', 'b'])
    await machine.go(at)
    await two.idle()
    expect(two.rows()).toEqual(['a'])
  })

  test('keeps pids apart that were given while a line ran', async () => {
    await one.start('sleep 500')
    const third = await machine.open()
    const three = new Terminal(third)
    await three.type('echo a\r')
    await third.go(machine.timeline.get().at)
    await three.type('clear\r')
    await three.type('for i in 1 2 3; do sleep 9 & echo $!; done\r')
    await three.type('jobs -p; ps -eo pid= | sort | uniq -d\r')
    const pids = three.rows().filter((row) => /^\d+$/.test(row))
    expect([pids.length, new Set(pids).size]).toEqual([6, 3])
    await three.type('kill %1 %2 %3\r')
  })
})

describe('the device of a terminal', () => {
  test('is there while it is open, and what others write to it stands above its prompt', async () => {
    await two.keys('echo half')
    await one.type('echo hi > /dev/pts/1; ls /dev/pts; ls -l /dev/pts/1 | cut -c 1-36; test -c /dev/pts/1; echo $?\r')
    expect(one.rows()).toEqual(['0  1  ptmx', expect.stringMatching(/^crw--w---- 1 user tty 136, 1 /), '0'])
    expect(two.screen().slice(-2)).toEqual(['hi', expect.stringMatching(/^user@.*\$ echo half$/)])
    await two.type('; tty\r')
    expect(two.rows().slice(-2)).toEqual(['half', '/dev/pts/1'])
    further.close()
    await further.closed
    await one.type('clear\r')
    await one.type('ls /dev/pts; echo hi > /dev/pts/1\r')
    expect(one.rows()).toEqual(['0  ptmx', 'bash: /dev/pts/1: Permission denied'])
  })

  test('takes what is written before a line has run there, and while one runs', async () => {
    const third = await machine.open()
    const three = new Terminal(third)
    await three.idle()
    await two.start('sleep 500')
    await one.type('echo early > /dev/pts/2; cat /etc/hostname > /dev/pts/1\r')
    expect(three.rows()).toContain('early')
    expect(two.rows()).toEqual(['started', 'linux-playground'])
  })

  test('write, wall and mesg', async () => {
    await one.type('echo lunch | write user; mesg\r')
    expect(two.rows()).toEqual([
      expect.stringMatching(/^Message from user@linux-playground on pts\/0 at \d\d:\d\d ...$/),
      'lunch',
      'EOF',
    ])
    expect(one.rows()).toEqual(['is y'])
    await two.type('clear\r')
    await two.type('mesg n; mesg; ls -l /dev/pts/1 | cut -c 1-10\r')
    expect(two.rows()).toEqual(['is n', 'crw-------'])
    await one.type('clear\r')
    await one.type('write user pts/1 < /dev/null; echo $?; write nobody; write user pts/7\r')
    expect(one.rows()).toEqual([
      'write: user has messages disabled on pts/1',
      '1',
      'write: nobody is not logged in',
      'write: user is not logged in on pts/7',
    ])
    await two.type('clear\r')
    await two.type('write nobody\r')
    expect(two.rows()).toEqual(['write: you have write permission turned off', 'write: nobody is not logged in'])
    await two.type('clear\r')
    await one.type('wall not there; sudo wall there\r')
    const said = [expect.stringMatching(/^Broadcast message from root@linux-playground \(pts\/0\) \(.*\):$/), 'there']
    expect(two.rows()).toEqual(said)
    expect(one.rows().slice(-4)).toEqual([expect.stringMatching(/^Broadcast message from user@/), 'not there', ...said])
  })
})

describe('a terminal that is closed', () => {
  test('runs the traps of its shell, also while a line runs there', async () => {
    const third = await machine.open()
    const three = new Terminal(third)
    await two.type("trap 'echo exit $? >> told' EXIT; trap 'echo hup >> told' HUP\r")
    await three.type("trap 'echo bye >> said' EXIT\r")
    await three.start('sleep 500; echo no >> said')
    further.close()
    third.close()
    await Promise.all([further.closed, third.closed])
    await one.type('cat told said; pgrep -c bash\r')
    expect(one.rows()).toEqual(['hup', 'exit 0', 'bye', '1'])
  })

  test('is closed by a SIGHUP from another one, after its EXIT trap', async () => {
    await two.type("trap 'echo bye > said' EXIT; echo $$ > pid\r")
    await one.type('kill -HUP $(cat pid)\r')
    await further.closed
    await one.type('cat said\r')
    expect(one.rows()).toEqual(['bye'])
  })

  test('a shell within its shell is ended so, too', async () => {
    await two.type('bash\r')
    await two.type("trap 'echo bye > said' EXIT; echo $$ > pid\r")
    await one.type('kill -HUP $(cat pid)\r')
    await two.until('Hangup')
    await one.type('cat said\r')
    expect(one.rows()).toEqual(['bye'])
  })

  test('kills a shell whose traps do not end', async () => {
    const host = steadyHost({ paced: true })
    await open(standingClock(0, host), host)
    await two.type("trap 'while :; do :; done' EXIT\r")
    further.close()
    await host.skip(2000)
    await further.closed
    await one.type('pgrep -c bash\r')
    expect(one.rows()).toEqual(['1'])
  })

  test('hangs up its jobs and its shell; who does not heed SIGHUP goes on', async () => {
    await two.type('sleep 500 &\r')
    await two.run(
      'nohup bash -c "echo on > on; exec sleep 600" > /dev/null 2>&1 & until [ -s on ]; do sleep .1; done; echo on',
      'on',
    )
    await two.run('bash -c "trap \'echo hung up > told\' HUP; echo ready; sleep 700 & wait"', 'ready')
    await one.type('sleep 800 &\r')
    further.close()
    await further.closed
    await one.type('clear\r')
    await one.type('pgrep -fa sleep | cut -d " " -f 2- | sort; cat told; pgrep -c bash\r')
    expect(one.rows()).toEqual(['sleep 600', 'sleep 800', 'hung up', '1'])
    expect(lines()).toContain('sleep 500 &')
  })

  test('is not in /dev/pts once its shell has ended, though nobody has waited for that', async () => {
    await two.type('echo $$ > pid\r')
    await one.type('ls /dev/pts; kill -KILL $(cat pid)\r')
    await further.closed
    await one.type('ls /dev/pts\r')
    expect(one.rows()).toEqual(['0  1  ptmx', '0  ptmx'])
  })

  test('closes by exit, Ctrl-D, and whoever ends its shell', async () => {
    await two.type('exit\r')
    await further.closed
    const [third, fourth] = [await machine.open(), await machine.open()]
    await new Terminal(third).type('\x04')
    await third.closed
    await new Terminal(fourth).type('echo $$ > pid\r')
    await one.type('kill -9 $(cat pid)\r')
    await fourth.closed
    await one.type('clear\r')
    await one.type('pgrep -c bash\r')
    expect(one.rows()).toEqual(['1'])
  })

  test('the first one has a new shell at once when its shell is ended', async () => {
    await one.type('echo $$ > pid\r')
    await two.type('kill -9 $(cat pid)\r')
    await one.until('That was the last shell of this terminal, so here is a new one.')
    await two.type('clear\r')
    await two.type('pgrep -c bash\r')
    expect(two.rows()).toEqual(['2'])
  })
})

describe('a machine without a page', () => {
  test('opens terminals beside its session', async () => {
    const headless = createMachine({ files: { '/home/user/a': 'a\n' } })
    const first = new Terminal(headless)
    const second = headless.open()
    const other = new Terminal(second)
    await first.type('x=1\r')
    await other.type('x=2; rm a\r')
    const { at } = headless.timeline.get()
    await first.start('sleep 500')
    await other.type('pkill sleep; echo b > b\r')
    expect(headless.timeline.get().moments.map(({ line }) => line)).toContain('pkill sleep; echo b > b')
    await headless.go(at)
    await first.type('clear\r')
    await first.type('echo $x *; pgrep -c bash\r')
    expect(first.rows()).toEqual([expect.stringMatching(/^1 (?!.*\bb\b)/), '2'])
    second.close()
    await second.closed
    expect((await headless.bash.exec('echo still')).stdout).toBe('still\n')
  })

  test('has none where there is no Bash in the session', () => {
    expect(() => createMachine({ shell: 'simple' }).open()).toThrow('open: the first terminal has no Bash yet')
  })
})
