import { describe, expect, it } from 'vitest'
import { createMachine, type HeadlessMachine } from '../linux/headless.ts'
import type { ExecResult } from '../linux/headless-shell.ts'

/** How long a program that never ends may run before it is interrupted, in milliseconds. */
const PATIENCE = 250
/** Loosely: a test machine has other work. In milliseconds. */
const LONGEST = 30_000
const LONGEST_BLOCK = 1500
const MOST_MEMORY = 3e9

interface Outcome extends ExecResult {
  /** How long the line took, and how much was done at most while the page's timers had to wait, in milliseconds. */
  readonly took: number
  readonly blocked: number
}

/** How long this process has worked, in milliseconds: other work on the machine does not count. */
function busy(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Runs a line while timers go on, and interrupts it where that is asked for. */
async function run(machine: HeadlessMachine, line: string, patience?: number): Promise<Outcome> {
  await machine.bash.exec('true')
  const controller = new AbortController()
  const start = performance.now()
  let [last, blocked] = [busy(), 0]
  const look = (): void => {
    const now = busy()
    blocked = Math.max(blocked, now - last)
    last = now
  }
  const ticking = setInterval(look, 10)
  const ending = patience === undefined ? undefined : setTimeout(() => controller.abort(), patience)
  try {
    const result = await machine.bash.exec(line, { signal: controller.signal })
    look()
    return { ...result, took: performance.now() - start, blocked }
  } finally {
    clearInterval(ticking)
    clearTimeout(ending)
  }
}

async function survives(line: string, patience?: number): Promise<Outcome> {
  const machine = createMachine()
  const outcome = await run(machine, line, patience)
  expect(outcome.took, 'it ends').toBeLessThan(LONGEST)
  expect(outcome.blocked, 'timers go on').toBeLessThan(LONGEST_BLOCK)
  expect(process.memoryUsage().rss, 'memory is bounded').toBeLessThan(MOST_MEMORY)
  expect(await machine.bash.exec('echo alive'), 'the shell lives').toMatchObject({ stdout: 'alive\n', status: 0 })
  return outcome
}

const nested = (open: string, close: string, { times, inside }: { times: number; inside: string }): string =>
  open.repeat(times) + inside + close.repeat(times)

const aRow = "x=$(printf 'a%.0s' {1..20000})"
const fewAs = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaac'

/** A path of many parts. */
const deep = (parts: number): string => 'a/'.repeat(parts)
/** Makes a file of one long line. */
const A_LINE = "head -c 20M /dev/zero | tr '\\0' a > f"

/** Sets a variable of 40 MB. */
const A_TEXT = 'x=$(yes abc | head -c 40M)'

/** Lines that end by themselves, and a part of what they say of it. */
const ending: readonly (readonly [name: string, line: string, says: string])[] = [
  ['a function that calls itself', 'f() { f; }; f', 'maximum function nesting level exceeded'],
  ['a function in a subshell of itself', 'f() { (f); }; f', 'fork: retry: Resource temporarily unavailable'],
  ['a function in a pipe of itself', 'f() { f | f; }; f', 'fork: retry: Resource temporarily unavailable'],
  ['a function that asks itself', 'f() { x=$(f); }; f', 'fork: retry: Resource temporarily unavailable'],
  ['eval of itself', 'x=\'eval "$x"\'; eval "$x"', 'maximum eval nesting level exceeded'],
  ['source of itself', "echo 'source ./s' > s; source ./s", 'maximum source nesting level exceeded'],
  ['a fork bomb', ':(){ :|:& };:', ''],
  ['a fork bomb that is waited for', 'f() { f & f & }; f; wait', ''],
  ['a string that doubles', 'x=a; while :; do x=$x$x; done', 'the text is longer than 64 MiB'],
  ['a string that grows by itself', 'x=a; while :; do x+=$x; done', 'the text is longer than 64 MiB'],
  ['a gigabyte in a variable', 'x=$(yes)', 'a command substitution gave more than 64 MiB'],
  ['a gigabyte of blanks', "printf '%1000000000s' | wc -c", ''],
  ['a gigabyte of digits', "printf '%.1000000000f' 1 | wc -c", ''],
  ['a hundred million words', 'echo {1..100000000}', 'failed to allocate memory for 100000000 elements'],
  ['a billion words', `echo ${'{a,b}'.repeat(30)}`, 'brace expansion: failed to allocate memory'],
  ['parentheses in arithmetic', `echo $((${nested('(', ')', { times: 10_000, inside: '1' })}))`, 'bash: '],
  ['a long sum', `echo $((${'1+'.repeat(100_000)}1))`, 'memory exhausted'],
  ['subshells in each other', nested('(', ')', { times: 10_000, inside: 'echo' }), 'bash: '],
  ['groups in each other', nested('{ ', '; }', { times: 10_000, inside: 'echo' }), 'bash: '],
  ['substitutions in each other', nested('echo $(', ')', { times: 3000, inside: 'echo' }), 'memory exhausted'],
  ['expansions in each other', `echo ${nested('${x:-', '}', { times: 10_000, inside: 'x' })}`, 'bash: '],
  [
    'conditions in each other',
    `[[ ${nested('( ', ' )', { times: 10_000, inside: 'a' })} ]]`,
    'bash: -c: line 1: memory exhausted\n',
  ],
  ['loops in each other', nested('while :; do ', '; done', { times: 500, inside: ':' }), 'bash: '],
  ['brackets', `echo ${'['.repeat(50_000)}`, ''],
  ['a long pipe', `${'true | '.repeat(1000)}true`, 'fork: retry: Resource temporarily unavailable'],
  ['numbers that name each other', 'a=b; b=a; echo $((a))', 'expression recursion level exceeded'],
  ['stars in a star (grep)', `echo ${fewAs} | grep -E '(a*)*b'`, ''],
  ['ways to the same (grep)', `echo ${fewAs} | grep -E '(a|aa)+$'`, ''],
  ['groups that are asked for again (grep)', `echo ${fewAs} | grep '\\(a*\\)*\\1\\1b'`, ''],
  ['groups that are asked for again (sed)', `echo ${fewAs} | sed -E 's/(a*)*(a*)*(a*)*\\1\\2b/x/'`, ''],
  ['stars in a star (awk)', `echo ${fewAs} | awk '/(a*)*(a|aa)*b/'`, ''],
  ['stars in a star (bash)', `[[ ${fewAs} =~ (a*)*(a|aa)*b ]]`, ''],
  ['counts of counts', "grep -E '((a{1,255}){1,255}){1,255}' <<< aaa", 'grep: '],
  ['stars in a pattern', `${aRow}; [[ $x == *a*a*a*a*a*a*a*a*b ]]`, ''],
  ['lists in a pattern', `shopt -s extglob; ${aRow}; echo "\${x//+(a|aa)b/c}" > /dev/null`, ''],
  ['what is no list', `shopt -s extglob; ${aRow}; echo "\${x%%*(!(a))b}" > /dev/null`, ''],
  ['awk: a function that calls itself', "awk 'function f() { f() } BEGIN { f() }'", 'function call nesting too deep'],
  ['awk: a string that doubles', 'awk \'BEGIN { x = "a"; while (1) x = x x }\'', 'memory exhausted'],
  ['awk: a hundred million fields', "awk 'BEGIN { $100000000 = 1 }'", 'memory exhausted'],
  ['bc: a function that calls itself', "bc <<< 'define f(x) { return f(x); } f(1)'", ''],
  ['a loop of links', 'ln -s a b; ln -s b a; cat a', 'Too many levels of symbolic links'],
  ['a terabyte', 'truncate -s 1T f', 'File too large'],
  ['a file that takes all there is', 'cat /dev/zero > f', 'No space left on device'],
  ['a copy of what does not end', 'cp /dev/zero f', 'memory exhausted'],
  ['a line that does not end', 'rev /dev/zero', 'memory exhausted'],
  ['lines that do not end', 'mapfile x < <(yes)', 'cannot allocate memory'],
  ['all of this machine', 'cp -r / copy', 'cp: '],
  ['a million words for a program', 'touch f{1..1000000}', 'bash: line 1: /usr/bin/touch: Argument list too long\n'],
  ['a word too long', `mkdir -p ${deep(100_000)}`, 'bash: line 1: /usr/bin/mkdir: Argument list too long\n'],
  ['a path too long to remove', `rmdir -p ${deep(60_000)}`, 'File name too long'],
  ['a path too long to resolve', `realpath -m ${deep(60_000)} | wc -c`, ''],
  ['a word of a million million choices', `echo ${'{a,b}'.repeat(40)}`, 'brace expansion: failed to allocate memory'],
  [
    'twenty thousand substitutions in each other',
    nested('$(', ')', { times: 20_000, inside: 'echo' }),
    'memory exhausted',
  ],
  [
    'two million lines in an array',
    "yes 'a b' | head -c 8M > f; mapfile x < f",
    'cannot allocate memory: too many words',
  ],
  [
    'two million fields in an array',
    "yes a | head -c 4M | tr '\\n' ' ' > f; read -a x < f",
    'cannot allocate memory: too many words',
  ],
  ['a byte repeated a billion times', "echo x | tr a-z '[x*1000000000]'", ''],
  ['rows of a gigabyte', 'echo x | od -w1000000000', ''],
  [
    'ten million words in a paragraph',
    `yes 'a b' | head -c 20M | tr '\\n' ' ' | fmt -w 2000`,
    'cannot allocate memory',
  ],
]

/** Lines that never end: Ctrl-C ends them. */
const endless: readonly string[] = [
  'while :; do :; done',
  'for ((;;)); do :; done',
  'until false; do x=$((x+1)); done',
  'while :; do (:); done',
  'while :; do x=$(echo hi); done',
  'while :; do true | true; done',
  'while :; do sleep 0.001 & done',
  'x=(); while :; do x+=(aaaaaaaaaaaaaaaaaaaaaaaa); done',
  'i=0; while :; do echo x > f$((i++)); done',
  'while :; do mkdir -p a/b/c/d/e; cd a/b/c/d/e; done',
  'seq 1000000000000 | sort',
  'seq inf',
  'yes | while read l; do :; done',
  'yes | xargs -n1 echo > /dev/null',
  'cat <(cat <(yes)) > /dev/null',
  "cat /dev/zero | tr '\\0' a | wc -c",
  'sort /dev/zero',
  'wc /dev/zero',
  'sha256sum /dev/zero',
  'xxd /dev/zero > /dev/null',
  'split -b 1 /dev/zero',
  'tail -f /dev/null',
  'head -c 500G /dev/zero | wc -c',
  "awk 'BEGIN { while (1) x++ }'",
  "awk 'BEGIN { for (;;) ; }'",
  'awk \'BEGIN { while (1) print "x" > ("f" i++) }\'',
  "echo a | sed ':a;ba'",
  "echo a | sed ':a;p;ba' > /dev/null",
  "bc <<< 'while (1) x = x + 1'",
  'trap "" INT; while :; do :; done',
  'bash -c \'trap "" INT TERM; while :; do :; done\'',
  'sleep infinity',
  'read x < <(sleep 1000)',
  'f() { f; }; trap f DEBUG; set -T; f',
  "p=$(printf 'a/%.0s' {1..60000}); mkdir -p $p; install -d $p; cp --parents $p .; install -D /etc/passwd $p",
  `${A_TEXT}; while :; do y=\${x^^}; done`,
  `${A_TEXT}; while :; do y=\${x~~[a-b]}; done`,
  `${A_TEXT}; while :; do y=\${x//ab/c}; done`,
  'yes a | head -n 5000 > a; join a a > /dev/null',
  `${A_LINE}; while :; do grep -o . f > /dev/null; done`,
  `${A_LINE}; while :; do sed 's/./&&/g' f > /dev/null; done`,
  `yes 'a b' | head -c 2M | tr '\\n' ' ' > f; while :; do fmt -w 2000 f > /dev/null; done`,
]

describe('a program that means harm', { timeout: 2 * LONGEST }, () => {
  it.each(ending)('ends: %s', async (_name, line, says) => {
    const { stderr } = await survives(line)
    expect(stderr).toContain(says)
  })

  it.each(endless)('is interrupted: %s', async (line) => {
    const { status } = await survives(line, PATIENCE)
    expect(status).toBeGreaterThan(128)
  })
})
