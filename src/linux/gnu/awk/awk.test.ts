import { describe, expect, test } from 'vitest'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { compareRows, type Row } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { Input } from '../../../shell/posix/input.ts'
import { awk } from './awk.ts'
import { MOST_ELEMENTS, setElement, type Value } from './values.ts'
import { Failure, gnu } from '../library/program.ts'

const files = {
  emp: 'Beth 4.00 0\nDan 3.75 0\nKathy 4.00 10\nMark 5.00 20\nMary 5.50 22\nSusie 4.25 18\n',
  csv: 'name,age,city\nann,30,Rome\nbob,25,Oslo\n',
  passwd: 'root:x:0:0:root:/root:/bin/bash\nuser:x:1000:1000::/home/user:/bin/sh\n',
  words: 'the cat the dog\na cat\n\nthe end\n',
  paragraphs: '\n\na b\nc d\n\n\ne f\ng\n',
  numbers: '10\n9\n2\n33\n-1\n',
  prog: '# sums up\n{ s += $2 }\nEND { print s }\n',
  tail: 'no newline',
}

/** In single quotes for the shell. */
const p = (program: string, rest = ''): string => `'${program}' ${rest}`

const simple = [
  'BEGIN { print "hello" }',
  'BEGIN { print 1+1, 2*3, 7/2, 7%3, 2^10, -2^2, 2^3^2 }',
  'BEGIN { print 1e6, 0.1+0.2, 1/3, 3.0, -0.5 }',
  'BEGIN { print "a" "b" 1 + 1 "c" }',
  'BEGIN { print 1 " " 2, 3 4 }',
  'BEGIN { print 1==1.0, "a"<"b", "10"<"9", 10<9, "abc"<1 }',
  'BEGIN { print x+0, x "", length(x), !x }',
  'BEGIN { x = 5; x += 2; x -= 1; x *= 3; x /= 2; x %= 5; x ^= 2; print x }',
  'BEGIN { x = 1; print x++, x, ++x, x--, --x }',
  'BEGIN { print (1 > 2) ? "yes" : "no"; print 1 && 0 || 1, !1, !"", !"a" }',
  'BEGIN { if (1) print "x"; else print "y" }',
  'BEGIN { if (0) print "x"\nelse if (1) print "y"\nelse print "z" }',
  'BEGIN { while (i < 3) { i++; if (i == 2) continue; print i } }',
  'BEGIN { do { i++; if (i > 3) break; print i } while (1) }',
  'BEGIN { for (i = 0; i < 3; i++) print i; for (;;) { if (j++ > 2) break }; print j }',
  'BEGIN { a["x"] = 1; if ("x" in a) print "in"; if (!("y" in a)) print "out"; delete a["x"]; print length(a) }',
  'BEGIN { a[1,2] = 3; for (k in a) { split(k, q, SUBSEP); print q[1], q[2] }; print ((1,2) in a) }',
  'BEGIN { n = split("a:b:c", q, ":"); print n, q[1], q[3]; print split("", z), length(z) }',
  'BEGIN { n = split("a1b22c", q, /[0-9]+/); print n, q[1], q[2], q[3]; print split("abc", r, ""), r[2] }',
  'BEGIN { print length("hello"), length(12345), length() }',
  'BEGIN { print substr("hello", 2, 3), substr("hello", -1), substr("hello", 4, 9), substr("hello", 9) "|" }',
  'BEGIN { print index("foobar", "bar"), index("abc", "z"), index("abc", "") }',
  'BEGIN { print match("foobar", /o+/), RSTART, RLENGTH; print match("x", /y/), RSTART, RLENGTH }',
  'BEGIN { s = "banana"; print sub(/an/, "<&>", s), s; print gsub(/a/, "\\\\&", s), s }',
  'BEGIN { s = "aaa"; gsub(/x*/, "-", s); print s; t = "abc"; gsub(/$/, "!", t); print t }',
  'BEGIN { s = "a.b.c"; gsub(/\\./, "/", s); print s; gsub("/", "", s); print s }',
  'BEGIN { print toupper("abc") tolower("DEF"), int(3.9), int(-3.9), int("3abc"), sqrt(16), exp(0), log(1) }',
  'BEGIN { printf "%.4f %.4f %.4f\\n", sin(1), cos(1), atan2(1, 1) }',
  'BEGIN { printf "%d %5d|%-5d|%05d|%+d|% d\\n", 42, 42, 42, 42, 42, 42 }',
  'BEGIN { printf "%s|%10s|%-10s|%.2s\\n", "abc", "abc", "abc", "abc" }',
  'BEGIN { printf "%f|%.2f|%8.3f|%e|%g|%g|%G\\n", 3.14159, 3.14159, 3.14159, 31415.9, 0.0001, 1e10, 1e-10 }',
  'BEGIN { printf "%x %X %o %c %c %% %i\\n", 255, 255, 8, 65, "hello", 3.9 }',
  'BEGIN { printf "%*d|%-*s|\\n", 5, 42, 6, "ab"; printf("%s %s\\n", "a", "b") }',
  'BEGIN { printf "%.0f %.0f %.0f %.1f %d\\n", 0.5, 1.5, 2.5, 0.25, "12abc" }',
  'BEGIN { printf "no newline" }',
  'BEGIN { x = sprintf("%03d", 7); print x; print length(sprintf("%c", 256)) > 0 }',
  'BEGIN { OFS = "-"; print "a", "b"; ORS = "!\\n"; print "c" }',
  'BEGIN { CONVFMT = "%.2g"; a = 3.14159; b = a ""; print b, a; OFMT = "%.3f"; print a, 17, 1e6 }',
  'BEGIN { $3 = "x"; print; print NF; $0 = "a b"; print NF, $2; NF = 1; print; $5 = "e"; print }',
  'BEGIN { print -"3", +"4x", "3" + "4", "0x1" + 0 == 0 || 1, 1e3 "" }',
  'BEGIN { exit 3 } END { print "end" }',
  'BEGIN { exit } END { print "end" }',
  'function f(n) { return n <= 1 ? 1 : n * f(n - 1) } BEGIN { print f(10) }',
  'function fib(n) { return n < 2 ? n : fib(n-1) + fib(n-2) } BEGIN { print fib(15) }',
  'function set(a, k) { a[k] = 1 } BEGIN { set(x, "q"); for (k in x) print k }',
  'function sum(a, n,  i, s) { for (i = 1; i <= n; i++) s += a[i]; return s } BEGIN { a[1]=1; a[2]=2; print sum(a, 2) }',
  'function g() { return } BEGIN { x = g(); print "[" x "]" }',
  'function h() { exit 4 } BEGIN { h(); print "no" }',
  'function deep(n) { if (n == 0) exit 5; deep(n - 1) } BEGIN { deep(50) } END { print "end" }',
  'function swap(a,i,j, t) { t=a[i]; a[i]=a[j]; a[j]=t } BEGIN { a[1]="x"; a[2]="y"; swap(a,1,2); print a[1] a[2] }',
  'BEGIN { while ((getline line < "emp") > 0) n++; print n; print (getline x < "missing") }',
  'BEGIN { getline; print "got " $0; getline x; print x, NR }',
  'BEGIN { print "a" > "out"; print "b" > "out"; close("out"); while ((getline l < "out") > 0) print "read", l }',
  'BEGIN { print "x" >> "emp"; printf "%s-%d\\n", "y", 2 >> "emp" }',
  'BEGIN { for (i = 3; i > 0; i--) printf "%s", i > i > 1 ? "sep" : "end"; close("sep"); close("end"); while ((getline l < "sep") > 0) print l; while ((getline l < "end") > 0) print l }',
  'BEGIN { print "a" > "x" > "y"; close(0); getline l < "0"; print l; print "b" > y = "z"; print y; print "d" > "e" ~ 1 }',
  'BEGIN { print 1 >= 0 }',
  'BEGIN { print 1, 2 >= 0, 3 }',
  'BEGIN { print (1 >= 0); x = 1 >= 0; print x }',
  'BEGIN { print "err" > "/dev/stderr"; print "out" > "/dev/stdout" }',
  'BEGIN { print length }',
  'BEGIN { print ENVIRON["TZ"], ARGC, ARGV[1] }',
  'BEGIN { print substr("x", 1) ; ; print "y" } ; BEGIN { print "z" }',
  'BEGIN { a = "x"; b = a++; print a, b }',
  'BEGIN { print 1,\n2; x = 1 &&\n 0; print x }',
  'BEGIN { print "a\\tb\\"c\\\\d\\101" }',
  'BEGIN { print !/x/; print /x/ ? "m" : "n" }',
  'BEGIN { "no" ~ /n/; print "foo" ~ /^f/, "foo" ~ "o$", "foo" !~ /x/, "a+b" ~ "a\\+b" }',
  'BEGIN { print "A" < "a", "abc" < "abd", 2 < 10, "2" < "10" }',
  'BEGIN { x["a"]; print length(x); if (x["b"] == "") print "made"; print length(x) }',
  'BEGIN { print index("a.b", "."); print 010 + 0; print 1==1 }',
  'BEGIN { print 5 " items"; print 1 - 1; print 1 -1; print "a" -1 }',
  '{print',
  'BEGIN { foo() }',
  'BEGIN { getline x < "emp"; print x; close("emp"); getline x < "emp"; print x }',
  'BEGIN { i = 5; a[i++] = i; for (k in a) print k, a[k] }',
  'BEGIN { $0 = "a b c"; $2 = ""; print; print NF }',
  'BEGIN { $0 = "3 4"; print $1 * $2; $1 = 10; print $0; print $NF, $(NF-1) }',
  'BEGIN { print length("a" "bc"); print -1 " " -1; print 2 * -3 }',
  'BEGIN { printf "%s %s %s\\n", "a", "b", "c" ; printf("%5.1f%%\\n", 45.678) }',
  'BEGIN { regex = "^[a-c]+$"; if ("abc" ~ regex) print "ok"; if ("abd" !~ regex) print "ok2" }',
  'BEGIN { n = 3; while (n --> 0) printf "%d ", n; print "" }',
  'BEGIN { print (1,2) in a; print 1 in a }',
  'BEGIN { print 1; next }',
].map((program) => p(program))

const rows: readonly Row[] = [
  ...simple,
  ...[
    '{ print $1 }',
    '{ print }',
    '{ print $1, $3 }',
    '{ print NR, NF, $NF }',
    '$3 > 0',
    '$3 == 0 { print $1 }',
    '$2 >= 5 || $3 >= 20',
    '!($2 < 4 && $3 < 20)',
    '/Beth/',
    '!/a/',
    '$1 ~ /^M/',
    '$1 !~ /^M/ { print $1 }',
    'NR == 2',
    'NR > 2 && NR < 5',
    'NR == 2, NR == 4',
    '/Dan/,/Mark/ { print $1 }',
    '{ s += $2 * $3 } END { print s, s / NR }',
    'END { print NR, $0 }',
    '{ a[NR] = $1 } END { for (i = NR; i > 0; i--) print a[i] }',
    '$2 > max { max = $2; who = $1 } END { print who, max }',
    '{ $2 = ""; print }',
    '{ $1 = $1; print NF ": " $0 }',
    '{ printf "%-10s $%6.2f\\n", $1, $2 * $3 }',
    '{ names = names $1 " " } END { print names }',
    'length($1) > 4',
    '{ nc += length($0) + 1; nw += NF } END { print NR, nw, nc }',
    'NR % 2 { next } { print }',
    'NR == 3 { exit } { print $1 }',
    'NR == 3 { exit 2 } END { print "bye" }',
    'BEGIN { print "start" } { n++ } END { print n, "end" }',
    '{ sub(/a/, "A"); print }',
    '{ gsub(/[0-9]/, "#"); print; print NF }',
    '{ n = gsub(/a/, "b", $1); print n, $0 }',
    '{ print > "out-" $1 }',
    '{ if ($3 > 15) print $1; else print "-" }',
    '{ getline; print }',
    '{ x = $1; getline y; print x, y, NR }',
    '{ print FILENAME, FNR, NR }',
    '{ print substr($1, 1, 2) "." }',
    '{ print; nextfile }',
    '{ $7 = "x"; print; print NF }',
    '{ NF = 2; print }',
    '{ print ($3 > 15 ? "big" : "small") }',
    '{ print $(1+1) $1 }',
    '{ c[$2]++ } END { print c["4.00"], c["5.00"] }',
    '{ print toupper($1) }',
    '{ print length }',
    '$1 == "Dan", 0',
    'function p(x) { print "<" x ">" } { p($1) }',
    '{ print -$2, $3^2 }',
    '{ total[$1] += $3; if (!($1 in seen)) { seen[$1]; order[++k] = $1 } } END { for (i=1;i<=k;i++) print order[i], total[order[i]] }',
  ].map((program) => p(program, 'emp')),
  p('{ print FILENAME, FNR, NR }', 'emp csv'),
  p('FNR == 1', 'emp csv passwd'),
  p('NR == FNR { a[$1]; next } $1 in a', 'emp emp'),
  `-F, ${p('{ print $2 }', 'csv')}`,
  `-F , -v OFS=';' ${p('{ $1 = $1 } 1', 'csv')}`,
  `-F: ${p('{ print $1, $NF }', 'passwd')}`,
  `-F: ${p('$3 >= 1000 { print $1 }', 'passwd')}`,
  `-F'[,:]' ${p('{ print $2 }', 'csv passwd')}`,
  `-F'\\t' ${p('{ print $1 }', 'csv')}`,
  `-F' ' ${p('{ print $2 }', 'emp')}`,
  `-v x=5 -v y=hello ${p('BEGIN { print x + 1, y }')}`,
  `-v 's=a\\tb' ${p('BEGIN { print s }')}`,
  `-v n=10 ${p('$1 > n', 'numbers')}`,
  p('{ print x, $1 }', 'x=1 csv x=2 csv'),
  p('BEGIN { FS = "," } { print $3 }', 'csv'),
  p('BEGIN { RS = "" } { print NR ": " $1 "-" $NF, NF }', 'paragraphs'),
  p('BEGIN { RS = ""; FS = "\\n" } { print $1 }', 'paragraphs'),
  p('BEGIN { RS = "," } { print NR, $0 }', 'csv'),
  p('BEGIN { RS = "[ \\n]+" } { print NR, $0 }', 'words'),
  p('{ for (i = 1; i <= NF; i++) c[$i]++ } END { print c["the"], c["cat"], c["end"] }', 'words'),
  p('{ for (i = NF; i > 0; i--) printf "%s%s", $i, (i > 1 ? OFS : ORS) }', 'words'),
  p('NF', 'words'),
  p('!seen[$1]++', 'words'),
  p('{ s += $1 } END { print s, s/NR }', 'numbers'),
  p('$1 > m || NR == 1 { m = $1 } END { print m }', 'numbers'),
  p('{ print }', 'tail'),
  p('END { print NR }', 'tail numbers'),
  '-f prog emp',
  '-f missing emp',
  p('{ print }', 'missing'),
  p('{ print }', 'emp missing'),
  [p('{ print $2 }'), 'a b\nc d\n'],
  [p('{ print $2 }', '-'), 'a b\nc d\n'],
  [p('{ print FILENAME "|" $0 }', 'x=1'), 'in\n'],
  [p('BEGIN { while ((getline line) > 0) n++; print n }'), 'a\nb\n'],
  [p('BEGIN { getline x < "-"; print x }'), 'first\nsecond\n'],
  [p('{ print $1 + 0, $1 == 10, $1 == "10" }'), '10\n10.0\n1e1\nabc\n 10 \n'],
  [p('$1 == $2'), '1 1.0\na a\n1 a\n'],
  [p('{ print ($1 < $2) }'), '2 10\na b\n2 a\n'],
  [p('{ gsub(/é/, "e"); print }'), 'café\n'],
  [p('{ i = 1; $(i++) = i; print; print i }'), 'a b c\n'],
  [p('{ $3 = "c"; print; print NF }'), 'a b\na b x d\n'],
  [p('{ print NF }'), '  lead and trail  \n\n\t\n'],
  [p('BEGIN { FS = "a" } { print NF, $2 }'), 'banana\n'],
  [p('{ FS = ":" } { print $1 }'), 'a:b c\nd:e f\n'],
  [p('/start/,/end/'), 'a\nstart\nb\nend\nc\nstart\n'],
  [p('{ print $NF; NF -= 1; print }'), 'a b c\n'],
  p('BEGIN { print substr("hello", 0, 2), substr("hello", 1.5), substr("hello", -1, 2), 1e20, 100000 * 100000 }'),
  p('BEGIN { print 2^53, 2147483647, 2147483648, -2147483647; x = 3e9 ""; print x; printf "%d %d\n", 3e9, -3e9 }'),
  p('BEGIN { print 1/0, -1/0, 5%0, log(-1), "0x1A" + 0 }'),
  [p('{ print $-1 }'), 'a\n'],
  p('{ print $1, }'),
]

describe('awk', () => compareRows(awk, rows, files))

test.each([
  ['BEGIN { print gensub(/a(.)/, "<\\\\1>", "g", "abac"); print gensub(/a/, "x", 2, "aaa") }', '<b><c>\naxa\n'],
  ['BEGIN { print match("foo=bar", /(.*)=(.*)/, m), m[1], m[2] }', '1 foo bar\n'],
  ['BEGIN { print strftime("%Y-%m-%d %H:%M", 0), systime() }', '1970-01-01 00:00 1767225600\n'],
  [
    'BEGIN { print mktime("2026 01 01 00 00 00"), and(12, 10), or(12, 10), xor(12, 10), lshift(1, 4) }',
    '1767225600 8 14 6 16\n',
  ],
  ['BEGIN { a[1]="c"; a[2]="a"; n = asort(a); print n, a[1], a[2]; print strtonum("0x1F") }', '2 a c\n31\n'],
  ['BEGIN { print length("héllo"), toupper("é"), substr("héllo", 2, 1), index("héllo", "l") }', '5 É é 3\n'],
  [
    'BEGIN { srand(1); x = rand(); srand(1); y = rand(); print (x == y), x < 1; print srand(5), srand() }',
    '1 1\n1 5\n',
  ],
  ['function down(n) { return n == 0 ? 0 : 1 + down(n - 1) } BEGIN { print down(3000) }', '3000\n'],
  ['BEGIN { print 2 ^ 3; x = 2; x ^= 3; print x }', '8\n8\n'],
  ['BEGIN { a["z"]; a["y"]; a["x"]; for (k in a) printf "%s ", k }', 'z y x '],
])('as gawk has it: %s', async (program, stdout) => {
  const environment = { LC_ALL: 'C.UTF-8' }
  expect(await runGnu(awk, [program], { environment })).toEqual({ stdout, stderr: '', status: 0 })
})

test('in the C locale a character of two bytes is two', async () => {
  const program = '{ print length($0), length("é"), substr($0, 1, 3), index($0, "b") }'
  const setup = { stdin: 'éb\n', environment: { LC_ALL: 'C' } }
  expect((await runGnu(awk, [program], setup)).stdout).toBe('3 2 éb 3\n')
})

test.each([
  ['BEGIN { x = 1; x[1] = 2 }', 'awk: line 1: illegal reference to variable x\n'],
  ['function f(n) { return f(n + 1) } BEGIN { f(1) }', 'awk: function call nesting too deep\n'],
  ['BEGIN { $1e9 = 1 }', 'awk: memory exhausted\n'],
  ['BEGIN { print split(sprintf("%20000000s", ""), a, "") }', 'awk: memory exhausted\n'],
  ['BEGIN { s = sprintf("%60000s", ""); gsub(/ /, s, s) }', 'awk: memory exhausted\n'],
  ['BEGIN { print "a" ~ /(/ }', "awk: line 1: regular expression compile failed (missing ')')\n(\n"],
  ['BEGIN { print substr("x" }', 'awk: line 1: missing ) near }\n'],
  ['BEGIN { x = length(1 ; }', 'awk: line 1: missing ) near ;\n'],
  ['BEGIN { for (i = 0; i < 3; i++ print i }', 'awk: line 1: syntax error at or near print\n'],
  ['BEGIN { print a[1 }', 'awk: line 1: syntax error at or near }\n'],
  ['BEGIN { print )', 'awk: line 1: syntax error at or near )\n'],
])('errors: %s', async (program, stderr) => {
  expect(await runGnu(awk, [program])).toEqual({ stdout: '', stderr, status: 2 })
})

test('-W version says the version', async () => {
  expect((await runGnu(awk, ['-W', 'version'])).stdout).toBe((await runGnu(awk, ['--version'])).stdout)
})

test('an array has room for two million elements', () => {
  class FullMap extends Map<string, Value> {
    override get size(): number {
      return MOST_ELEMENTS
    }
  }
  const full = new FullMap([['a', 1]])
  setElement(full, 'a', 2)
  expect(() => setElement(full, 'b', 2)).toThrow(Failure)
  expect([...full]).toEqual([['a', 2]])
})

/** Enough of a shell for commands of awk programs. */
const sh = gnu({
  name: 'sh',
  options: [{ short: 'c' }],
  async run(process, { operands: [command = ''] }) {
    const [name, ...words] = command.split(' ')
    if (name === 'exit') return Number(words[0])
    if (name === 'echo') await process.print(`${words.join(' ')}\n`)
    if (name === 'sort') {
      const text = await new Input(process, process.file(0)).whole()
      await process.print(
        text
          .split(/(?<=\n)/)
          .toSorted()
          .join(''),
      )
    }
    return 0
  },
})

test.each([
  ['{ print | "sort" } END { print "end" }', 'a\nb\nc\nend\n'],
  ['BEGIN { print "head" } { print | "sort" } END { close("sort"); print "end" }', 'head\na\nb\nc\nend\n'],
  ['BEGIN { "echo hi there" | getline; print $2, NR; "echo x" | getline v; print v }', 'there 1\nx\n'],
  ['BEGIN { while (("echo " "a b") | getline line) print line, n++ }', 'a b 0\n'],
  ['BEGIN { print "before"; r = system("echo now"); print "after", r, system("exit 3") }', 'before\nnow\nafter 0 3\n'],
  [
    'BEGIN { print close("none"); print "x" | "sort"; print close("sort"); "exit 2" | getline; print close("exit 2") }',
    '-1\nx\n0\n2\n',
  ],
])('commands: %s', async (program, stdout) => {
  const setup = { stdin: 'b\na\nc\n', programs: [sh] }
  expect(await runGnu(awk, [program], setup)).toEqual({ stdout, stderr: '', status: 0 })
})

test.each([
  ['yes | awk 1 | head -n 2', 'y\ny\n'],
  ["yes | awk 'NR == 2 { exit } 1'", 'y\n'],
])('lets go of its pipes: %s', async (line, stdout) => {
  expect(await createBashFixture().exec(line)).toEqual({ stdout, stderr: '', status: 0 })
})

compareRows(
  awk,
  [
    ["'{ n = split($0, a, //); print n, a[1], a[3] }'", 'abc\n'],
    ['\'BEGIN { RS = ""; FS = "[0-9]" } { print NF, $2 }\'', 'a1b\nc2d\n\n\ne3f\n'],
    ['\'BEGIN { RS = ""; FS = ":" } { print NF, $2 }\'', 'a:b\nc:d\n\ne:f\n'],
    ['\'BEGIN { printf "[%c][%5c]", "", "" }\''],
  ].map((row) => [row[0] ?? '', row[1] ?? ''] as const),
)

/** Texts that are worked on in pieces give what short ones give, in the same order. */
const long = 's = "a b "; while (length(s) < 70000) s = s s; '
compareRows(
  awk,
  [
    [p(`BEGIN { ${long} $0 = s; i = 1; print i++ $i, NF; $3 = "x"; print length($0), $3 $4; $2 = NF; print $2, $1 }`)],
    [p(`BEGIN { ${long} n = split(s, q); print n, q[2] q[n]; print split(s, q, ""), split(s, q, /b | /), q[3] }`)],
    [p(`BEGIN { ${long} print length(s), gsub(/a/, "cc", s), length(s); print sub(/b/, "[&]", s), substr(s, 1, 9) }`)],
    [
      p(
        `BEGIN { ${long} print s ~ /a/, s ~ /c/, s !~ "b a", match(s, /b a b/), RLENGTH; $0 = s; if (/b$/) print; if (/ $/) print 1 }`,
      ),
    ],
    [p(`BEGIN { ${long} FS = "b"; $0 = s; print NF, $2; FS = "[ab]"; $0 = s; print NF, $3; NF = 2; print }`)],
    [
      p(
        `function f(t) { return toupper(t) } BEGIN { ${long} x[1] = s; y = f(x[1]) ~ /B A/; print y, length(x[1]) x[2] }`,
      ),
    ],
  ].map((row) => [row[0] ?? '', ''] as const),
)

test('a slash after a backslash is both in a string, and a slash in a regular expression', async () => {
  const { stdout } = await runGnu(awk, [String.raw`BEGIN { print "\/"; print "a/b" ~ /a\/b/, "a/b" ~ "a\/b" }`])
  expect(stdout).toBe('\\/\n1 1\n')
})
