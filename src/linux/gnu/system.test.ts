import { describe, expect, test } from 'vitest'
import { createChance } from '../../base/chance.ts'
import { openBash } from '../../testing/bash-session.ts'
import { createFakeTerminal } from '../../testing/fake-terminal.ts'
import { createGnuFixture, fileText, type GnuResult, type GnuSetup } from '../../testing/gnu-fixture.ts'
import { runReal } from '../../testing/real.ts'
import { instantClock } from '../../testing/run-line.ts'
import { createLinuxMachine } from '../machine.ts'
import { ownWords } from './library/own-words.ts'
import { gnu, type GnuProgram } from './library/program.ts'
import { environmentPrograms } from './groups/environment.ts'

/** Waits for ever, for whoever shall end it. */
const hang = gnu({
  name: 'hang',
  run: async (process) => {
    await process.blocked(new Promise(() => undefined))
    return 0
  },
})
/** Ends at once: no clock can be faster. */
const exits = ownWords({ name: 'exits' }, (_process, [status = '0']) => Number(status))
const helpers: readonly GnuProgram[] = [hang, exits]

/** Runs one of the programs, with all the others at hand. */
function run([name, ...words]: readonly string[], setup: GnuSetup = {}): Promise<GnuResult> {
  const own = environmentPrograms.filter(({ declaration }) => declaration.name === name)
  const others = environmentPrograms.filter((program) => !own.includes(program))
  return createGnuFixture([...own, ...others, ...helpers], setup).run(words)
}

/** Lines that say the same on any machine when root asks. */
const lines =
  `env -x|env nope|env -u|env -u a=b|env -i A=1 B=2|env A=1 /tmp|env -C /nope ls|env -0 ls|env -C /|env -i A=1 -0
env -i -S A=1|printenv A B|printenv NOPE|printenv HOME NOPE|printenv -0 HOME|printenv -x|id|id -u|id -un|id -g|id -gn|id -G|id -Gn|id -nr|id -n
id nope|id root|id -u root nope|id -z|id -u -g|id -zu|id -x|groups|groups root|groups nope|whoami|whoami x|logname x|arch x|nproc x|nproc --ignore=99
nproc --ignore=x|uname|uname -s|uname x|uname -x|tty|tty -s|tty x|sleep|sleep x|sleep 1x y|sleep -1|sleep 0|sleep 0.01 0s|timeout|timeout 1
timeout x ls|timeout 1 nope|timeout 1 /tmp|timeout -s FOO 1 ls|timeout -k x 1 ls|timeout 5 false|timeout 0 true|timeout 1m env -i A=2|timeout 0.1 sleep 5|timeout 5 sleep 0.01|timeout -v 0.1 sleep 5|timeout -k 1 0.1 sleep 5|timeout --preserve-status 0.1 sleep 5|nohup|nohup nope
nohup env -i A=1|nice|nice -n|nice -n 5 nice|nice -5 nice|nice -n x ls|nice nope|nice -n 5|nice --5 nice|nice nice nice|false x|true --x
who x y z|users x y|which|which nope|which -x|which ./x|which /nope/ls|pgrep|pgrep a b|pgrep nopenope|pgrep -x|pkill|pkill nopenope|pidof nopenope
killall nopenope|killall -s FOO x|killall -l|ps -zzz|ps z|ps -p|ps -p x|ps -u nope|ps --sort=foo|ps --foo|ps -t nope|ps -o foo|ps -o pid= -p 99999
kill -l 9|kill -l KILL|kill 99999|kill x|kill -l
free -x|uptime -x|test a b|test a b c|test a b c d|[ a|[|test|test -f|test 1 -eq a|test 1 -eq|printf|printf %d abc|printf %d 12abc|printf %y x|printf %d 99999999999999999999
printf %s\\n a b|printf x y|echo -e a\\tb|echo -n x|echo --foo|printf %d|env -i nice|env -i X=1 printenv X|env --unset|env --ch|env --nope`.split(
    /[|\n]/,
  )

/** What differs on purpose: the shell's hint lines of procps, the path by which it was started. */
const likeReal = ({ stdout, stderr, status }: GnuResult): GnuResult => ({
  stdout: stdout.replace(/^PATH=.*\n/m, ''),
  stderr: stderr.replaceAll('/usr/bin/', ''),
  status,
})

describe('as the real program', () => {
  test.each(lines.filter((line) => !/^(free|uptime) -x/.test(line)))('%s', async (line) => {
    const [name = '', ...words] = line.split(' ')
    const real = name === 'kill' ? '/usr/bin/kill' : name
    expect(await run([name, ...words])).toEqual(likeReal(runReal([real, ...words])))
  })
})

test('env changes what a command finds', async () => {
  expect((await run(['env', '-u', 'HOME', 'printenv', 'HOME'])).status).toBe(1)
  expect((await run(['env', '-i', 'A=1 2', 'printenv', 'A'])).stdout).toBe('1 2\n')
  expect((await run(['env', '-S', 'X="a b" printenv', 'X'])).stdout).toBe('a b\n')
})

test('timeout ends what takes too long, however it answers', async () => {
  expect(await run(['timeout', '5', 'hang'])).toEqual({ stdout: '', stderr: '', status: 124 })
  expect((await run(['timeout', '-v', '5', 'hang'])).stderr).toBe("timeout: sending signal TERM to command 'hang'\n")
  expect((await run(['timeout', '-s', 'KILL', '5', 'hang'])).status).toBe(137)
  expect((await run(['timeout', '--preserve-status', '5', 'hang'])).status).toBe(143)
  expect((await run(['timeout', '5', 'exits', '3'])).status).toBe(3)
})

test('ps shows the machine’s processes and those that run', async () => {
  expect((await run(['ps', '-e'])).stdout).toBe(
    '    PID TTY          TIME CMD\n' +
      '      1 ?        00:00:02 systemd\n' +
      '    214 ?        00:00:01 systemd-journal\n' +
      '    247 ?        00:00:00 systemd-udevd\n' +
      '    391 ?        00:00:00 cron\n' +
      '    402 ?        00:00:00 sshd\n' +
      '    418 ?        00:00:00 login\n' +
      '   2000 ?        00:00:00 ps\n',
  )
  expect((await run(['ps', 'aux'])).stdout).toMatch(
    /^USER +PID %CPU %MEM +VSZ +RSS TTY +STAT START +TIME COMMAND\nroot +1 .*\/sbin\/init\n/,
  )
  expect((await run(['ps', '-o', 'pid=,comm=', '-p', '1,391'])).stdout).toBe('      1 systemd\n    391 cron\n')
  expect((await run(['ps', '-eo', 'pid', '--sort=-pid', '--no-headers'])).stdout).toMatch(/^ +2000\n +418\n/)
  expect((await run(['env', 'ps', '-e', '--forest', '-o', 'args'])).stdout).toContain('\n \\_ /usr/sbin/cron -f\n')
  expect((await run(['ps', '-C', 'nope'])).status).toBe(1)
})

test('processes are found by name and ended', async () => {
  const fixture = createGnuFixture([
    ...environmentPrograms.filter(({ declaration }) => declaration.name === 'pkill'),
    hang,
  ])
  const started = fixture.run(['hang'])
  expect((await started).status).toBe(1)
  const parent = fixture.kernel.start({
    argv: ['hang'],
    image: hang.run,
    cwd: '/',
    environment: new Map(),
    credentials: { uid: 1000, gid: 1000, groups: [] },
    descriptors: new Map(),
  })
  expect((await fixture.run(['-9', 'hang'])).status).toBe(0)
  expect(parent.result).toEqual({ type: 'signaled', status: 137, signal: 'KILL' })
})

test('nobody but root ends what is not theirs', async () => {
  expect(await run(['kill', '391'], { user: 'user' })).toEqual({
    stdout: '',
    stderr: 'kill: (391): Operation not permitted\n',
    status: 1,
  })
  expect((await run(['pgrep', '-l', 'ssh'])).stdout).toBe('402 sshd\n')
})

test('sudo runs a command as somebody else', async () => {
  const asUser = { user: 'user' } as const
  expect(await run(['sudo', 'whoami'], asUser)).toEqual({ stdout: 'root\n', stderr: '', status: 0 })
  expect((await run(['sudo', '-u', 'user', 'id', '-un'])).stdout).toBe('user\n')
  expect((await run(['sudo', 'A=1', 'printenv', 'A', 'SUDO_USER', 'HOME'], asUser)).stdout).toBe('1\nuser\n/root\n')
  expect((await run(['sudo', '-u', 'nope', 'id'])).stderr).toMatch(/^sudo: unknown user nope\n/)
  expect(await run(['sudo', 'nope'], asUser)).toEqual({
    stdout: '',
    stderr: 'sudo: nope: command not found\n',
    status: 1,
  })
  expect((await run(['sudo', 'exits', '7'], asUser)).status).toBe(7)
  expect(await run(['su'], asUser)).toEqual({ stdout: '', stderr: 'su: Authentication failure\n', status: 1 })
})

test('which finds programs by PATH', async () => {
  expect((await run(['which', 'id', 'ps', 'nope'])).stdout).toBe('/usr/bin/id\n/usr/bin/ps\n')
  expect((await run(['which', '-a', 'id'], { environment: { PATH: '/usr/bin:/usr/bin' } })).stdout).toBe(
    '/usr/bin/id\n/usr/bin/id\n',
  )
})

test('what is not simulated says so', async () => {
  expect(await run(['vim', 'x'])).toEqual({ stdout: '', stderr: 'vim: not simulated here; nano is there\n', status: 1 })
})

test('free and uptime tell of the machine', async () => {
  expect((await run(['free'])).stdout).toBe(
    '               total        used        free      shared  buff/cache   available\n' +
      'Mem:         2014640      388048     1012384        3216      614208     1487620\n' +
      'Swap:        1048572           0     1048572\n',
  )
  expect((await run(['free', '-h'])).stdout).toBe(
    '               total        used        free      shared  buff/cache   available\n' +
      'Mem:           1.9Gi       378Mi       988Mi       3.1Mi       599Mi       1.4Gi\n' +
      'Swap:          1.0Gi          0B       1.0Gi\n',
  )
  expect((await run(['uptime'])).stdout).toBe(' 00:00:00 up 0 min,  0 user,  load average: 0.08, 0.03, 0.01\n')
  expect((await run(['uptime', '-p'])).stdout).toBe('up 0 minutes\n')
})

test('cal lays months out as Debian’s does', async () => {
  expect((await run(['cal', '2', '2026'])).stdout).toBe(
    '   February 2026      \n' +
      'Su Mo Tu We Th Fr Sa  \n' +
      ' 1  2  3  4  5  6  7  \n' +
      ' 8  9 10 11 12 13 14  \n' +
      '15 16 17 18 19 20 21  \n' +
      '22 23 24 25 26 27 28  \n' +
      '                      \n' +
      '                      \n',
  )
  expect((await run(['cal', '9', '1752'])).stdout).toContain('       1  2 14 15 16  \n')
  expect((await run(['cal', '-3'])).stdout).toMatch(/^ {3}December 2025 {10}January 2026/)
  expect((await run(['cal', '13', '2026'])).stderr).toBe('cal: 13 is neither a month number (1..12) nor a name\n')
})

/** Runs a program as `user` at a terminal, and gives what it wrote there. */
async function atTerminal(words: readonly string[]): Promise<readonly string[]> {
  const terminal = createFakeTerminal(80, 12)
  const [name, ...rest] = words
  const own = environmentPrograms.filter(({ declaration }) => declaration.name === name)
  await createGnuFixture([...own, ...environmentPrograms.filter((program) => !own.includes(program))], {
    user: 'user',
  }).run(rest, {
    terminal,
  })
  return terminal.shown()
}

test('at a terminal there is somebody', async () => {
  expect(await atTerminal(['who'])).toEqual(['user     pts/0        2026-01-01 00:00'])
  expect(await atTerminal(['users'])).toEqual(['user'])
  expect(await atTerminal(['logname'])).toEqual(['user'])
  expect(await atTerminal(['tty'])).toEqual(['/dev/pts/0'])
  expect(await atTerminal(['stty', 'size'])).toEqual(['12 80'])
  expect(await atTerminal(['w', '-h'])).toEqual(['user     pts/0    -                00:00    0.00s  0.00s  0.00s -'])
  expect((await atTerminal(['ps'])).map((row) => row.trimEnd())).toEqual([
    '    PID TTY          TIME CMD',
    '   2000 pts/0    00:00:00 ps',
  ])
})

test('nohup keeps what would go to the terminal', async () => {
  expect(await atTerminal(['nohup', 'echo', 'kept'])).toEqual([])
  const terminal = createFakeTerminal(80, 12)
  const nohup = environmentPrograms.filter(({ declaration }) => declaration.name === 'nohup')
  const fixture = createGnuFixture([...nohup, ...environmentPrograms.filter((program) => !nohup.includes(program))], {})
  const { stderr } = await fixture.run(['echo', 'kept'], { terminal })
  expect(stderr).toBe("nohup: ignoring input and appending output to 'nohup.out'\n")
  expect(fileText(fixture, 'nohup.out')).toBe('kept\n')
})

test('nice is handed down and told', async () => {
  expect((await run(['nice', '-n', '7', 'ps', '-o', 'ni=,comm='])).stdout).toBe('  7 ps\n')
  expect((await run(['nice', '-n', '-5', 'true'], { user: 'user' })).stderr).toBe(
    'nice: cannot set niceness: Permission denied\n',
  )
})

test('an orphan is init’s child, and no login', async () => {
  const bash = await openBash(createLinuxMachine({ clock: instantClock(), chance: createChance(1) }).session)
  const line = '( nc -l 9000 & echo $! > p ); ps -o ppid=,sid= -p $(cat p); users; ps -o sid= -p $$; kill $(cat p)'
  expect((await bash.run(line)).stdout).toMatch(/^ +1 +(\d+)\nuser\n +\1\n$/)
})
