import { describe, expect, it } from 'vitest'
import { createChance, pickInteger } from '../base/chance.ts'
import { createMachine, type HeadlessMachine } from './headless.ts'
import { streams } from '../testing/streams.ts'

const machine = (): HeadlessMachine => createMachine({ now: 1_767_225_600_000, seed: 7 })

/** What lines are made of: N is a small number. */
const TEMPLATES = [
  'echo N >> fN',
  'rm -f fN',
  'mkdir -p dN/dN',
  'cp fN gN',
  'mv gN dN/',
  'chmod 6N4 fN',
  'touch -d @N00 fN',
  'ln -sf fN lN',
  'cd dN',
  'cd ~',
  'vN=N',
  'export vN=$RANDOM',
  'unset vN',
  'aN+=(N $RANDOM)',
  'aN[N]=x',
  'bN=({1..500})',
  'bN[N]=y',
  'declare -A mN=([N]=1)',
  'mN[N]=2',
  'fN() { echo N; }',
  'unset -f fN',
  'alias aN="echo N"',
  'unalias aN',
  'set -o pipefail',
  'set +o pipefail',
  'shopt -s nullglob',
  'shopt -u nullglob',
  'trap "echo N" USRN',
  'trap - USRN',
  'umask 02N',
  'pushd / > /dev/null',
  'popd',
  'set -- N $RANDOM',
  'shift',
  '(exit N)',
  'RANDOM=N',
  'echo $RANDOM',
  'exec 3>> logN',
  'echo N >&3',
  'exec 3>&-',
  'exec 4< /etc/passwd',
  'read -u 4 lineN',
  'enable -n true',
  'enable true',
  'sleep 0.0N',
  'true & wait',
  'seq N | sort -r | head -2',
  'mktemp',
  'shuf -i 1-100 -n N',
  'sed -i s/N/x/ fN',
  'ls -R',
  'tr a-z A-Z < fN > gN',
  'find ~ | wc -l',
  'getopts abc o -abc',
  'hash -r',
  'OPTIND=1',
  'local x',
  'false | true',
  'readonly rN=N',
  'cat fN gN lN',
]

/** All of the world that a line can tell of. */
const TELLS =
  'echo $? $! $_ $- $# "$@" ${PIPESTATUS[@]}; declare -p; declare -f; alias; trap; set -o; shopt; umask; dirs; pwd; enable -n; ' +
  'ls -l /dev/fd/; find ~ /tmp -printf "%p %M %u %s %T@ %l\\n"; cat ~/f* ~/g* ~/log*; cat <&4; echo $RANDOM; mktemp -u; date +%N; echo $$; bash -c "echo \\$\\$"'

async function lineUp(on: HeadlessMachine, count: number): Promise<void> {
  const chance = createChance(11)
  for (let at = 0; at < count; at += 1) {
    const template = TEMPLATES[pickInteger(chance, TEMPLATES.length)] ?? ''
    const line = template.replaceAll('N', () => String(pickInteger(chance, 4) + 1))
    await on.bash.exec(line)
  }
}

describe('a timeline', () => {
  it('undoes and redoes a thousand lines byte for byte, at twenty places', async () => {
    const on = machine()
    await lineUp(on, 1000)
    expect(on.timeline.get().moments.length).toBe(1000)
    const places = Array.from({ length: 20 }, (_place, at) => at * 52)
    const told = new Map<number, string>()
    const whole = on.timeline.get()
    const tell = async (at: number): Promise<string> => {
      const moment = whole.moments[at]
      if (!moment?.before) throw new Error(`no world at ${at}`)
      on.restore(moment.before)
      return streams(await on.bash.exec(TELLS))
    }
    for (const at of places) told.set(at, await tell(at))
    expect(new Set(told.values()).size).toBe(places.length)
    for (const at of places.toReversed()) expect(await tell(at)).toBe(told.get(at))
    // the same lines again, from each place to the next
    for (const [index, at] of places.entries()) {
      const next = places[index + 1]
      const start = whole.moments[at]?.before
      if (next === undefined || !start) continue
      on.restore(start)
      for (const { line } of whole.moments.slice(at, next)) await on.bash.exec(line)
      const { stdout, stderr } = await on.bash.exec(TELLS)
      expect(stdout + stderr).toBe(told.get(next))
    }
  }, 120_000)

  it('goes to any of its places, and drops what could be redone with a new line', async () => {
    const on = machine()
    for (const line of ['x=1', 'x=2; echo two > f', 'rm f; cd /']) await on.bash.exec(line)
    const show = async (): Promise<string> => (await on.bash.exec('echo $x; pwd; cat ~/f')).stdout
    await on.go(2)
    expect(on.timeline.get().at).toBe(2)
    await on.go(3)
    expect((await on.bash.exec('pwd')).stdout).toBe('/\n')
    await on.go(2)
    expect(await show()).toBe('2\n/home/user\ntwo\n')
    expect(on.timeline.get().moments.map(({ line }) => line)).toEqual([
      'x=1',
      'x=2; echo two > f',
      'echo $x; pwd; cat ~/f',
    ])
    await on.go(0)
    expect(await show()).toBe('\n/home/user\n')
    await expect(on.go(7)).rejects.toThrow(RangeError)
    const running = on.bash.exec('sleep 100')
    await expect(on.go(0)).rejects.toThrow('go: a line is running')
    on.restore(on.timeline.get().moments[0]?.before ?? { type: 'snapshot' })
    await running
  })

  it('puts the limit of open files back', async () => {
    const on = machine()
    for (const line of ['ulimit -Sn 50', 'ulimit -Sn 40']) await on.bash.exec(line)
    await on.go(1)
    expect((await on.bash.exec('ulimit -n')).stdout).toBe('50\n')
  })

  it('tells what ran and what flowed', async () => {
    const on = machine()
    await on.bash.exec("alias ll='ls -l'; shopt -s expand_aliases; f() { echo in; }")
    const line = 'printf "%s\\n" a b c | sort -r --key=1 > out; f; x=1 cat -n < out; false'
    await on.bash.exec(line)
    const { evidence } = on.timeline.get().moments[1] ?? {}
    const ran = evidence?.ran.map(({ argv, status, place }) => [
      argv.join(' '),
      status,
      place && line.slice(place.start, place.end),
      place?.stage,
    ])
    expect(ran).toEqual([
      ['printf %s\\n a b c', 0, 'printf "%s\\n" a b c', 0],
      ['sort -r --key=1', 0, 'sort -r --key=1 > out', 1],
      ['f', 0, 'f', 0],
      ['echo in', 0, undefined, undefined],
      ['cat -n', 0, 'x=1 cat -n < out', 0],
      ['false', 1, 'false', 0],
    ])
    expect(evidence?.ran.map(({ given }) => given.map(({ name, value = '' }) => name + value).join())).toEqual([
      '',
      'r,k1',
      '',
      '',
      'n',
      '',
    ])
    expect(evidence?.ran.flatMap(({ redirections }) => redirections)).toEqual([
      { fd: 1, path: '/home/user/out', mode: 'write' },
      { fd: 0, path: '/home/user/out', mode: 'read' },
    ])
    expect(evidence).toMatchObject({
      flows: [{ stage: 0, bytes: 6, lines: 3, head: 'a\nb\nc\n', tail: '' }],
      status: 1,
      stdout: 'in\n     1\tc\n     2\tb\n     3\ta\n',
      stderr: '',
    })
  })

  it('tells what programs run, and where the output of loops and groups goes', async () => {
    const on = machine()
    const line =
      '{ echo a; echo b; } > list; while read -r x; do echo "$x" | xargs cat -n; done < list; env ls -d / > out'
    await on.bash.exec(line)
    const { ran = [] } = on.timeline.get().moments[0]?.evidence ?? {}
    expect(ran.map(({ argv, status, redirections: [file] }) => [argv.join(' '), status, file?.mode])).toEqual([
      ['echo a', 0, 'write'],
      ['echo b', 0, 'write'],
      ...['a', 'b'].flatMap((name) => [
        ['read -r x', 0, 'read'],
        [`echo ${name}`, 0, 'read'],
        ['xargs cat -n', 123, 'read'],
        [`cat -n ${name}`, 1, undefined],
      ]),
      ['read -r x', 1, 'read'],
      ['env ls -d /', 0, 'write'],
      ['ls -d /', 0, undefined],
    ])
    expect(ran.filter(({ program }) => program === 'cat').map(({ given }) => given.map(({ name }) => name))).toEqual([
      ['n'],
      ['n'],
    ])
  })

  it('tells what goes on in the background of its own line, and of no later one', async () => {
    const on = machine()
    const lines = ['{ sleep 1; ls / | xargs -n 9 echo; } & ls', 'sleep 2', '{ true; echo late; } & wait']
    for (const line of lines) await on.bash.exec(line)
    const ran = on.timeline
      .get()
      .moments.map(({ evidence }) => evidence.ran.map(({ argv }) => argv.join(' ')).toSorted())
    expect(ran).toEqual([['ls', 'sleep 1'], ['sleep 2'], ['echo late', 'true', 'wait']])
  })

  it('bounds what it keeps of a line', async () => {
    const on = machine()
    await on.bash.exec('seq 100000 | cat; for i in {1..300}; do :; done')
    const { evidence } = on.timeline.get().moments[0] ?? {}
    expect(evidence?.ran.length).toBe(200)
    expect(evidence?.flows[0]).toMatchObject({ bytes: 588_895, lines: 100_000 })
    expect(evidence?.flows[0]?.head.startsWith('1\n2\n')).toBe(true)
    expect(evidence?.flows[0]?.tail.endsWith('\n99999\n100000\n')).toBe(true)
    expect(evidence?.stdout.length).toBe(32_768)
  })

  it('is empty where nobody wants it', async () => {
    const on = createMachine({ watch: false })
    await on.bash.exec('echo x')
    expect(on.timeline.get()).toEqual({ moments: [], at: 0 })
  })
})
