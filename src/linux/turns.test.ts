import { afterEach, expect, test, vi } from 'vitest'
import { processHost } from '../host.ts'
import { createMachine, type HeadlessOptions } from './headless.ts'

afterEach(() => vi.restoreAllMocks())

/** Long enough that they take more turns than reading and writing them does. */
const files = {
  line: `${'a'.repeat(2 ** 18)}\n`,
  words: `${'ab cd '.repeat(40_000)}\n`,
  lines: Array.from({ length: 5000 }, (_, at) => `${at} x\n`).join(''),
}
const A_LIST = 'a=({1..20000})'
const DEEP = 'mkdir -p $(printf "d/%.0s" {1..1200})'

/** How often a line lets others have their turn: that can be told where time is counted. */
async function turnsOf(line: string, before = ':', options: HeadlessOptions = { now: 0 }): Promise<number> {
  const turn = vi.spyOn(processHost, 'turn')
  const { bash } = createMachine({ ...options, files })
  await bash.exec(before)
  turn.mockClear()
  await bash.exec(line)
  return turn.mock.calls.length
}

test.each([
  ['true', 'touch f{1..50000}', 15],
  ['touch f{1..20000}', ': *[1-3]*', 9],
  ['touch f{1..20000}; f=(f*)', 'ls -d "${f[@]}" > /dev/null', 80],
  ['a=(x{1..40000}=1)', 'let "${a[@]}"', 30],
  ["seq 4000 | sed 's/.*/s,a&,b&,/' > s", 'sed -f s /dev/null', 9],
  ['true', ': {1..20000}x', 10],
  ['true', 'printf "%s\\n" {1..20000} > /dev/null', 10],
  ['true', 'f() { f; }; f', 30],
  ['true', 'rev line > /dev/null', 11],
  ['true', "printf '%20000000s' | wc > /dev/null", 15],
  ['x=$(< line)', 'y=${x##*[b]}', 2],
  ['x=$(< line)', 'y=${x%%[b]*}', 2],
  ['x=$(< line)', 'y=${x@Q}', 4],
  ['x=$(< line)', 'printf %q "$x" > /dev/null', 4],
  ['true', 'read y < line', 12],
  ['x=$(< line)', '[[ $x == *[b] ]]; [[ $x == *[b]* ]]', 2],
  ['true', 'unexpand -a words > /dev/null', 20],
  ["printf '%1000000s' > b", 'unexpand b > /dev/null', 30],
  ['true', `awk 'BEGIN { printf "%20000000s", "" }' > /dev/null`, 15],
  ['true', 'sed -n l line > /dev/null', 11],
  ['true', 'sed y/a/b/ line > /dev/null', 9],
  ['true', 'join words words > /dev/null', 24],
  ['true', 'cmp -l line words > /dev/null', 30],
  ['true', 'column -t words > /dev/null', 71],
  ['true', 'cut -d " " -f 2- words > /dev/null', 11],
  ['true', 'bc < words 2> /dev/null', 11],
  ['true', 'diff -i words line > /dev/null', 14],
  ['true', 'diff lines <(sed s/1/2/ lines) > /dev/null', 30],
  ['true', 'tsort lines > /dev/null', 10],
  ['seq 20000 > s; sed s/5/x/ s > t; diff s t > p', 'patch -s s p', 9],
  ['seq 9000 > s', "ed -s s <<< 'g/./m0' > /dev/null", 20],
  ['seq 9000 > s', "ed -s s <<< ',s/$/y/' > /dev/null", 4],
  ['seq 9000 > s', "ed -s s <<< '/x/' > /dev/null", 4],
  ['true', 'factor 1000000016000000063', 10],
  ['true', 'numfmt < words 2> /dev/null > /dev/null', 20],
  ['true', "tac -s ' ' words > /dev/null", 8],
  ['true', "awk '{ n += NF } END { print n }' words", 12],
  ['true', `awk '{ $3 = "x" } 1' words > /dev/null`, 12],
  ['true', `awk '{ gsub(/[a-c]/, "x") } 1' words > /dev/null`, 30],
  ['true', `awk 'BEGIN { s = sprintf("%200000s", ""); gsub(/ /, "ab", s) }'`, 60],
  ['true', `awk 'BEGIN { for (; n < 40; n++) { s = sprintf("%9000s", ""); gsub(/ /, "ab", s) } }'`, 20],
  ['true', `awk '{ for (; n < 40; n++) { $0 = $0; $3 = n } }' <(head -c 60000 words)`, 20],
  ['true', `awk 'BEGIN { for (; i < 30000; i++) a[i] = 30000 - i; n = asort(a); m = asorti(a, b) }'`, 22],
  ['mkdir -p {a..j}/{a..j}/{a..j}', 'shopt -s globstar; echo */*/*/* */*/*/x **/x > /dev/null', 4],
  ['true', 'ls /usr/bin{,}{,}{,}{,}{,} > /dev/null', 4],
  ['mkdir d; touch d/f{1..8000}', 'ls -l d > /dev/null', 30],
  ['mkdir d; touch d/f{1..8000}', 'find d > /dev/null', 6],
  ['mkdir d; touch d/f{1..8000}', 'tree d > /dev/null', 20],
  [DEEP, 'tree d > /dev/null', 2],
  [DEEP, 'rm -r d', 1],
  ['mkdir d; touch d/f{1..8000}', 'tree -J d > /dev/null', 20],
  ['mkdir d; touch d/f{1..8000}', 'tee d/* < /dev/null', 30],
  ['mkdir d; touch d/f{1..2000}', 'tee d/* < line > /dev/null', 100],
  ['mkdir d; touch d/f{1..8000}', 'mkdir e; install d/* e; install -d e/x{1..8000}', 16],
  ['mkdir d; touch d/f{1..8000}', 'mkdir e; ln d/* e', 4],
  ['touch f{1..8000}', 'truncate -s 1 f*; wc -c f* > /dev/null', 27],
  ['touch f{1..8000}', 'readlink -f f*; realpath f*; stat f*; file f*; cat f*; grep x f*; rmdir f*; df f*', 168],
  ['mkdir d e; touch d/f{1..8000}', 'tar cf t d; tar xf t -C e', 150],
  ['true', 'xargs -0 echo < <(head -c 20000 /dev/zero) > /dev/null', 10],
  [`x=${'a?'.repeat(1500)}; y=${'a'.repeat(1500)}`, 'grep -E "$x$y" <<< "$y"', 20],
  ["x=$(yes '\\x' | head -n 80000 | tr -d '\n')", 'echo "$x$x" | read y; echo "$x$x" | read', 12],
  ['true', 'head -c 20000 words | sed ":a;s/b/x/;ta" > /dev/null', 20],
  ['true', 'head -c 60000 line | grep -o . > /dev/null', 20],
  ['true', 'head -c 20000 words | xxd -c 1 > /dev/null', 10],
  ['true', 'head -c 60000 line | od -v -w60000 > /dev/null', 14],
  ['x=$(< words)', 'compgen -W "${x:0:30000}" -- z', 20],
  ['true', 'readonly a{1..10000}=x', 8],
  ['export a{1..50000}=x', '/bin/true', 2],
  ['x=$(< words)', 'a=($x)', 10],
  ['true', 'read -a y < words', 20],
  ['seq -w 100000 > s', 'sort -c s', 27],
  ['seq 100000 > s', 'sort -u s > /dev/null', 185],
  ['seq 100000 > s', 'sort -o t s', 176],
  ['yes x | head -n 200000 > s', 'grep -f s s > /dev/null', 16],
  [A_LIST, 'b=("${a[@]}")', 4],
  [A_LIST, 'b=("${a[@]#1}")', 5],
  ['declare -A m; p=$(printf "[%d]=1 " {1..20000})', 'eval "m=($p)"', 15],
  ['declare -A m; p=$(printf "[%d]=1 " {1..20000})', 'eval "declare -A n=($p)"', 15],
  [A_LIST, 'declare -p a > /dev/null; set > /dev/null', 10],
])('%s; %s lets others have their turn', async (before, line, least) => {
  expect(await turnsOf(line, before)).toBeGreaterThan(least)
})

test('zip lets others have their turn between files that have nothing to pack', async () => {
  // a millisecond passes whenever somebody looks at the time
  let passed = 0
  vi.spyOn(processHost, 'now').mockImplementation(() => (passed += 1))
  // waiting for the packer is a turn only where time is counted
  expect(await turnsOf('zip -q -r z d', 'mkdir d; touch d/f{1..4000}; zip y line', {})).toBeGreaterThan(800)
})

/** Each stands for two others: what the first comes to is longer than anybody has room for. */
const bomb = Array.from({ length: 40 }, (_none, at) => `alias a${at}='a${at + 1} a${at + 1} '`).join('\n')
const times = (count: number, part: string): string => part.repeat(count)

/** Lines that are long themselves. */
test.each([
  ['a bomb of aliases', `shopt -s expand_aliases\n${bomb}\na0`, 2],
  ['a long line with many aliases', `shopt -s expand_aliases\nalias a=:\n${times(20_000, 'a; ')}`, 50],
  ['a long condition', `[[ ${times(4000, 'a == a && ')} a ]]`, 6],
  ['a long list of patterns', `case x in ${times(20_000, 'a|')}a) ;; esac`, 6],
  ['many redirections', times(2000, '> f '), 12],
  ['many redirections of a command', `: ${times(2000, '> f ')}`, 12],
  ['many substitutions', `: ${times(4000, '``')}`, 50],
  ['many assignments with a redirection', `${times(20_000, 'a=1 ')} > f`, 6],
  ['a long expression', `((${times(40_000, 'a=1,')} 1))`, 1],
  ['many commands', times(20_000, ': a; '), 20],
  ['many words', `: ${times(60_000, 'a ')}`, 8],
  ['many substitutions in one word', `: "${times(8000, '$(:)')}"`, 15],
  ['many assignments before a command', `${times(20_000, 'a=1 ')} :`, 6],
])('%s lets others have their turn', async (_name, line, least) => {
  expect(await turnsOf(line)).toBeGreaterThan(least)
})
