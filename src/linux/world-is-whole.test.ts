import { describe, expect, it } from 'vitest'
import { createAbort } from '../base/signal.ts'
import { createChance } from '../base/chance.ts'
import { standingClock } from '../host.ts'
import type { TtyIO } from '../shell/terminal-shell.ts'
import { createMachine, type HeadlessMachine } from './headless.ts'
import { createLinuxMachine } from './machine.ts'
import { streamsAndStatus } from '../testing/streams.ts'

/** One aspect of a world: what sets it up, what spoils it, and what shows it. */
interface Aspect {
  readonly user?: string
  readonly before: string
  readonly spoil: string
  readonly show: string
}

const aspects: Readonly<Record<string, Aspect>> = {
  'the content of a file': { before: 'echo one > f', spoil: 'echo two >> f', show: 'cat f' },
  'a file that is gone': { before: 'echo one > f', spoil: 'rm f', show: 'cat f' },
  'a file that is new': { before: ':', spoil: 'touch new', show: 'ls' },
  modes: { before: 'touch f; chmod 600 f', spoil: 'chmod 755 f', show: 'stat -c %A f' },
  owners: {
    before: 'touch f',
    spoil: 'chgrp root f 2>&1; mv f g; touch f; chmod u-w .',
    show: 'stat -c "%U %G %A" f .',
  },
  'times of change': { before: 'touch -d @100 f', spoil: 'touch -d @200 f', show: 'stat -c %Y f .' },
  'symbolic links': { before: 'ln -s a l', spoil: 'ln -sfn b l', show: 'readlink l' },
  'hard links': { before: 'echo x > f; ln f g', spoil: 'rm g; echo y > g', show: 'stat -c %h f; cat g' },
  'inode numbers': { before: 'touch f', spoil: 'rm f; touch f', show: 'ls -i f; touch n; ls -i n' },
  'the working directory': { before: 'cd Documents', spoil: 'cd /', show: 'pwd; pwd -P; ls -d ../Documents' },
  OLDPWD: { before: 'cd /tmp; cd /etc', spoil: 'cd /', show: 'cd -' },
  'a working directory that is gone': {
    before: 'mkdir d; cd d; rmdir ../d',
    spoil: 'cd /; mkdir -p ~/d/e',
    show: 'pwd; ls; cd .. && ls',
  },
  umask: { before: 'umask 077', spoil: 'umask 0', show: 'umask; touch f; stat -c %A f' },
  'text in variables': { before: 'x=1', spoil: 'x=2; y=3', show: 'echo $x ${y-unset}' },
  'attributes of variables': {
    before: 'declare -i n=1; declare -l low=A; declare -u up=b; declare -x e=f',
    spoil: 'declare +i n; declare +l low; declare +u up; export -n e',
    show: 'n=2+3; low=QQ; up=qq; declare -p n low up e; printenv e',
  },
  'readonly variables': { before: 'x=1', spoil: 'readonly x', show: 'x=2; echo $x' },
  namerefs: { before: 't=1; u=2; declare -n r=t', spoil: 'declare -n r=u', show: 'r=9; echo $t $u' },
  'variables that have no value': { before: 'declare x; declare -a a', spoil: 'x=1; a=(1)', show: 'declare -p x a' },
  'what is exported': {
    before: 'export x=1',
    spoil: 'unset x; export y=2',
    show: 'env | grep -c ^[xy]=; env | grep ^x',
  },
  'indexed arrays': { before: 'a=(1 2 [9]=3)', spoil: 'a[1]=x; unset "a[9]"; a+=(y)', show: 'declare -p a' },
  'big arrays': {
    before: 'a=({1..1000})',
    spoil: 'a[7]=x; unset "a[999]"; a[5000]=y',
    show: 'echo ${a[7]} ${a[999]} ${#a[@]} ${a[-1]}',
  },
  'associative arrays': { before: 'declare -A m=([a]=1 [b]=2)', spoil: 'm[a]=9; unset "m[b]"', show: 'declare -p m' },
  'big associative arrays': {
    before: 'declare -A m; for i in {1..1000}; do m[k$i]=$i; done',
    spoil: 'm[k7]=x; unset "m[k8]"; m[new]=1',
    show: 'echo ${m[k7]} ${m[k8]} ${#m[@]}; echo ${!m[*]} | cksum',
  },
  functions: { before: 'f() { echo one; }', spoil: 'f() { echo two; }; g() { :; }', show: 'f; declare -F' },
  'exported functions': { before: 'f() { echo f; }; export -f f', spoil: 'export -fn f', show: 'bash -c f' },
  'readonly functions': { before: 'f() { echo 1; }', spoil: 'readonly -f f', show: 'f() { echo 2; }; f' },
  aliases: { before: 'shopt -s expand_aliases; alias a="echo one"', spoil: 'alias a="echo two" b=c', show: 'alias\na' },
  'set -o': {
    before: 'set -f -o pipefail',
    spoil: 'set +f +o pipefail',
    show: 'echo *; false | true; echo $?; echo $-',
  },
  shopt: { before: 'shopt -s nullglob', spoil: 'shopt -u nullglob', show: 'echo none*; shopt nullglob' },
  traps: { before: 'trap "echo usr" USR1', spoil: 'trap - USR1; trap : ERR', show: 'trap; kill -USR1 $$; echo' },
  'ignored signals': {
    before: 'trap "" TERM',
    spoil: 'trap - TERM',
    show: 'trap; bash -c "kill -TERM \\$\\$; echo alive"',
  },
  'hashed commands': { before: 'ls > /dev/null; ls > /dev/null', spoil: 'hash -r; cat < /dev/null', show: 'hash' },
  'the stack of directories': {
    before: 'pushd /tmp > /dev/null; pushd /etc > /dev/null',
    spoil: 'popd',
    show: 'dirs -v',
  },
  'positional parameters': { before: 'set -- a "b c"', spoil: 'shift', show: 'printf "%s," "$@" $#' },
  '$?': { before: '(exit 7)', spoil: 'true', show: 'echo $?' },
  PIPESTATUS: { before: '(exit 3) | (exit 4)', spoil: 'true | false', show: 'echo ${PIPESTATUS[@]}' },
  '$!': { before: 'sleep 0 & wait', spoil: ': & wait', show: 'echo $!' },
  'what became of a background job': {
    before: '(exit 5) & sleep 0.1',
    spoil: '(exit 6) & wait',
    show: 'wait $!; echo $?',
  },
  $_: { before: 'echo one two', spoil: 'echo three', show: 'echo $_' },
  SECONDS: { before: 'SECONDS=100', spoil: 'sleep 1', show: 'echo $SECONDS' },
  'RANDOM with a seed': { before: 'RANDOM=42; echo $RANDOM', spoil: 'echo $RANDOM', show: 'echo $RANDOM $RANDOM' },
  'RANDOM without a seed': { before: 'echo $RANDOM', spoil: 'echo $RANDOM', show: 'echo $RANDOM $RANDOM' },
  SRANDOM: { before: ':', spoil: 'echo $SRANDOM', show: 'echo $SRANDOM' },
  '/dev/urandom': { before: ':', spoil: 'head -c 5 /dev/urandom', show: 'od -An -N8 -tx1 /dev/urandom' },
  shuf: { before: ':', spoil: 'shuf -i 1-9', show: 'shuf -i 1-1000 -n 5' },
  'names that mktemp makes': { before: 'mktemp -u', spoil: 'mktemp -u', show: 'mktemp; mktemp -d' },
  'getopts in a bundle': {
    before: 'set -- -abc; getopts abc o',
    spoil: 'getopts abc o',
    show: 'getopts abc o; echo $o $OPTIND; getopts abc o; echo $o $OPTIND',
  },
  'enable -n': { before: 'enable -n echo', spoil: 'enable echo; enable -n printf', show: 'enable -n; type -t echo' },
  'descriptors for writing': {
    before: 'exec 3> log; echo one >&3',
    spoil: 'echo two >&3; exec 3>&-',
    show: 'echo three >&3; cat log',
  },
  'descriptors for reading, and their positions': {
    before: 'printf "%s\\n" 1 2 3 4 > f; exec 4< f; read -u 4 x',
    spoil: 'read -u 4 x',
    show: 'read -u 4 x; echo $x; cat <&4',
  },
  'descriptors that share a position': {
    before: 'printf "%s\\n" 1 2 3 4 > f; exec 4< f 5<&4; read -u 4 x',
    spoil: 'exec 5< f',
    show: 'read -u 5 x; read -u 4 y; echo $x $y',
  },
  'descriptors for appending': {
    before: 'echo 1 > f; exec 3>> f',
    spoil: 'exec 3> f',
    show: 'echo 2 > f; echo 3 >&3; cat f',
  },
  'an open file without a name': {
    before: 'echo secret > f; exec 3< f 4>> f; rm f',
    spoil: 'exec 3<&- 4>&-; echo other > f',
    show: 'echo more >&4; cat <&3; ls; stat -Lc %i /dev/fd/3; df --output=iused / | tail -1',
  },
  'a here-document at a descriptor': {
    before: "exec 3<<< $'a\\nb'; read -u 3 x",
    spoil: 'read -u 3 x',
    show: 'cat <&3',
  },
  'a device at a descriptor': {
    before: 'exec 3> /dev/null',
    spoil: 'exec 3> f',
    show: 'echo x >&3; ls -l /dev/fd/3 | wc -l; ls',
  },
  'the pids to come': { before: 'true & wait', spoil: 'true & true & wait', show: 'bash -c "echo \\$\\$"' },
  'the shell’s own pid': { before: ':', spoil: 'sh -c :', show: 'echo $$ $BASHPID; kill -0 $$; cat /proc/$$/comm; ps' },
  'a given time': {
    before: 'sleep 0.1',
    spoil: 'sleep 0.1',
    show: 'date +%s.%N; cat /proc/uptime; touch f; stat -c %Y f',
  },
  'since when the shell runs': { before: ':', spoil: 'sleep 1', show: 'ps -o lstart,etime -p $$' },
  'root’s files': {
    user: 'root',
    before: 'echo "x:x:7:7::/:/bin/sh" >> /etc/passwd; chown user /root',
    spoil: 'sed -i /^x:/d /etc/passwd; chown root /root; rm /etc/hosts',
    show: 'tail -1 /etc/passwd; stat -c %U /root; cat /etc/hosts',
  },
  locale: { before: 'LANG=C.UTF-8', spoil: 'LC_ALL=C', show: 'locale 2>&1 | head -3; echo ${LC_ALL-unset}' },
  IFS: { before: 'IFS=:', spoil: 'IFS=,', show: 'x=a:b,c; printf "%s\\n" $x' },
  '$0 and $-': { before: 'BASH_ARGV0=zero', spoil: 'BASH_ARGV0=other; set -u', show: 'echo $0 $-' },
  REPLY: { before: 'read <<< one', spoil: 'read <<< two', show: 'echo $REPLY' },
  BASH_REMATCH: { before: '[[ abc =~ b(.) ]]', spoil: '[[ xyz =~ . ]]', show: 'echo ${BASH_REMATCH[@]}' },
}

const CIRCUMSTANCES = { now: 1_767_225_600_000, seed: 7 }

/** A machine as these tests use it. */
interface Stage extends Pick<HeadlessMachine, 'snapshot' | 'restore'> {
  /** What a line writes, and its status. */
  shown(line: string): Promise<string>
}

function headless(user: string | undefined): Stage {
  const machine = createMachine({ ...CIRCUMSTANCES, ...(user !== undefined && { user }) })
  const shown = async (line: string): Promise<string> => {
    return streamsAndStatus(await machine.bash.exec(line))
  }
  return { shown, snapshot: () => machine.snapshot(), restore: (snapshot) => machine.restore(snapshot) }
}

async function page(): Promise<Stage> {
  const { now, seed } = CIRCUMSTANCES
  const machine = createLinuxMachine({ clock: standingClock(now), chance: createChance(seed) })
  await machine.session.choose('Bash')
  const shown = async (line: string): Promise<string> => {
    const io = streams()
    const status = await machine.session.submit(line, io)
    return `${io.text()}[${status}]`
  }
  return { shown, snapshot: () => machine.snapshot(), restore: (snapshot) => machine.restore(snapshot) }
}

/** A terminal without keys, whose text is kept. */
function streams(): TtyIO & { text(): string } {
  let text = ''
  const output = { write: (chunk: string | Uint8Array) => void (text += String(chunk)) }
  const stdin = { readLine: () => Promise.resolve(undefined) }
  return { stdin, stdout: output, stderr: output, signal: createAbort().signal, text: () => text }
}

async function comesBack(on: Stage, { before, spoil, show }: Aspect): Promise<void> {
  await on.shown(before)
  const snapshot = on.snapshot()
  const expected = await on.shown(show)
  on.restore(snapshot)
  await on.shown(spoil)
  expect(await on.shown(show)).not.toBe(expected)
  for (let time = 0; time < 2; time += 1) {
    on.restore(snapshot)
    expect(await on.shown(show)).toBe(expected)
  }
}

describe('a world without a page comes back with', () => {
  it.each(Object.entries(aspects))('%s', (_name, aspect) => comesBack(headless(aspect.user), aspect))
})

describe('the page’s world comes back with', () => {
  const own = Object.entries(aspects).filter(([, { user }]) => user === undefined)
  it.each(own)('%s', async (_name, aspect) => comesBack(await page(), aspect))
})
