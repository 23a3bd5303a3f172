import { describe, expect, test } from 'vitest'
import { MemoryOutput, type OpenFile } from '../../../shell/posix/stream.ts'
import { createBashFixture } from '../../../testing/bash-fixture.ts'
import { compareRows, type Row } from '../../../testing/compare.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { createGnuFixture, fileText, runGnu } from '../../../testing/gnu-fixture.ts'
import { sed } from './sed.ts'

const files = {
  f: 'one\ntwo\nthree\n',
  g: 'last line',
  words: 'hello world\nfoo bar baz\n\nfoo again\n',
  numbers: Array.from({ length: 12 }, (_none, index) => `line ${index + 1}\n`).join(''),
  script: 's/one/1/\n# a comment\n/two/ {\n  s//2/\n  p\n}\n',
  wrong: 'p\np\nk\n',
  quiet: '#n\n2p\n',
  csv: 'a,b,c\n1,2,3\n',
  odd: 'tab\there \\ é \x01 $\n',
  'd/x': '',
}

const q = (script: string, rest = 'f'): string => `'${script}' ${rest}`

const errors = [
  ['s/a', 's/a/b', 'y/abc/de/', 'y/a/b', 'k', '{p', 'p}', '}', 'b x', ': ', 's/a/b/gg', 's/a/b/pp', 's/a/b/0'],
  ['s/a/b/3 4', 's/a/b/k', '1,p,', '/a', '1,', '0p', '0,3p', 'a', 'i', 'c', 'r', 'w', 'dp', 'd p', '2!!p', '=p'],
  ['s/\\(a\\)/\\2/', 'q5x', '1,2q', '~2p', 'l x', 's', 'sa', 'y', '\\', '1{p', '1{p};p}', ':x;bx y', 'W', '1', '1,2'],
  ['s/[/x/', '1:a', 's/\\(/x/', '/\\(/p', 's/a\\{1/x/', '/[[:foo:]]/p', '1,2,3p', '//p', 's//x/', 's/a**/b/', '5x,2p'],
  ['s/[:space:]/x/', '\n\nk', 'p;s/x/y'],
]
  .flat()
  .map((script) => q(script))

const rows: readonly Row[] = [
  errors,
  ['p', '-n p', '-n 2p', '-n 2,3p', "-n '$p'", '2d', '2,3d', "'2!d'", "'$!d'", '-n 2,1p', '-n 2,+1p', '-n 0~2p'].map(
    (words) => `${words} f`,
  ),
  ['-n 1~2p', '2~0p', "'0,/o/d'", "'1,/o/d'", "'/two/,/one/d'", "'/two/,1d'", "'/x/,3{=}'", "'2,~2d'", '5,~4d'].map(
    (words) => `${words} f numbers`,
  ),
  ['s/o/0/', 's/o/0/g', 's/O/0/Ig', 's/o/0/2', 's/./&&/2g', 's/x*/-/g', 's/\\b/|/g', 's/\\</</g', 's/$/!/', 's/^/> /'],
  ['s/\\w\\+/[&]/g', 's/l*/x/2g', 's/b*/x/2', 's/\\(.\\)\\(.\\)/\\2\\1/', 's/a\\|o/_/g', 's/[aeiou]//g', 's/.*/"&"/'],
]
  .flat()
  .map((row) => (row.startsWith('s') ? q(row, 'words') : row))

const more: readonly Row[] = [
  q('s/e/\\U&x\\Ey/g', 'words'),
  q('s/\\(.\\)\\(.*\\)/\\u\\1\\U\\2/', 'words'),
  q('s/.*/\\u\\L&/', 'words'),
  q('s/\\w\\+/\\u&/g', 'words'),
  q('s/\\(\\w\\)\\(\\w*\\)/\\U\\1\\E\\2/g', 'words'),
  `-E ${q('s/(foo) (b(a)r)/\\2 \\1 \\3/', 'words')}`,
  `-E ${q('s/^(.*) (.*)$/\\2 \\1/', 'words')}`,
  `-r ${q('s/o+/0/g', 'words')}`,
  `-E ${q('s/(^|[^a])o/\\1_/g', 'words')}`,
  q('s/o/&\\\n/'),
  q('s/o/\\n/'),
  q('s/t/\\t/'),
  q('s/t/\\x41\\o101\\d065/'),
  q('s/a\\x2eb/X/;s/$/\\x26\\x26/'),
  q('s|o|/|g'),
  q('s,/,x,;s#one#a/b#'),
  q('s|t\\|o|X|g'),
  `-E ${q('s|t\\|o|X|g')}`,
  q('s/one/a&b\\&c/'),
  q('s/o/0/p'),
  `-n ${q('s/o/0/p')}`,
  `-n ${q('s/o/0/gp')}`,
  q('s/o/0/w out'),
  `-n ${q('/o/w out')}`,
  q('w /dev/stdout'),
  q('s/one/x/w /dev/stderr'),
  `-n ${q('w out1\nw out2')}`,
  q('y/abcdo/ABCD0/', 'words'),
  q('y/\\n/ /'),
  q('N;y/\\n/,/'),
  q('y,a\\,b,1;2,', 'csv'),
  q('1i\\\nbefore'),
  q('1i before'),
  q('$a after'),
  q('2a\\\n  two lines\\\nof text'),
  q('2a\\  kept blanks'),
  q('2a   lost blanks'),
  q('a\\ttext'),
  q('2i\\\nx\\ty'),
  q('2c changed'),
  q('2,3c changed'),
  q('$!{2,3c changed\n}'),
  q('2!c changed'),
  q('$a\\'),
  q('1{a foo\n}'),
  "-e 'a\\' -e foo f",
  "-e 'i\\' -e '  foo' f",
  "-e '1{a foo' -e '}' f",
  q('='),
  `-n ${q('$=', 'f words')}`,
  `-n ${q('/o/=')}`,
  q('l;d', 'odd'),
  `-n ${q('l 5')}`,
  `-n -l 5 ${q('l')}`,
  `-n ${q('l 1', 'words')}`,
  q('n;d', 'numbers'),
  q('$!N;s/\\n/ /', 'numbers'),
  q('N;P;D', 'numbers'),
  q('N;N;N;p'),
  q('$!N;$!D', 'numbers'),
  q('1!G;h;$!d', 'numbers'),
  `-n ${q('1!G;h;$p')}`,
  q('G', 'words'),
  q('x;p;x'),
  q('2{h;d};${G}'),
  q('H;$!d;x;s/\\n/,/g'),
  q(':a;N;$!ba;s/\\n/+/g'),
  q(':a;s/^.\\{1,7\\}$/ &/;ta'),
  q(':a;s/o/0/;ta;p;: b'),
  `-n ${q('/one/{:a;n;p;ba}')}`,
  `-n ${q('s/a/x/;N;ty;p;b;:y;s/$/!/;p', 'csv')}`,
  q('s/o/0/;T;s/$/!/'),
  q('/two/b;s/^/# /'),
  q('bx;s/o/0/;:x;s/e/E/'),
  q('s/./\\n/2;P;D'),
  q('/./,/^$/!d', 'words'),
  q('/^$/d', 'words'),
  q('/foo/s/o/0/g', 'words'),
  q('/FOO/Is/o/0/g', 'words'),
  q('\\,foo,d', 'words'),
  q('/foo/{s//bar/;s/a/A/}', 'words'),
  q('/foo/!s/^/no /', 'words'),
  q('2q'),
  q('2q5'),
  q('2Q7'),
  q('$!N;q'),
  q('q', 'words f'),
  q('1r g'),
  q('1r missing'),
  q('$r words'),
  q('R words'),
  q('R g', 'numbers'),
  q('2r words\n2a text'),
  q('F'),
  q('z;s/^$/empty/'),
  q('N;N;s/^/>/mg'),
  q('N;N;s/e$/E/M2'),
  q('N;N;s/\\`./Z/mg'),
  q('N;s/a.b/x/M'),
  q('N;l;D'),
  q('N;W /dev/stdout'),
  q('p # comment'),
  q('#n'),
  q('#n\np'),
  q('# n\np'),
  q('{;p;};;'),
  q('2{p;q}'),
  q('1 d;2,3 !d;s/e/E/ ; p'),
  q('s/a/b/}'),
  q('p', 'f g'),
  q('p', 'g f'),
  q('a x', 'g'),
  q('i x', 'g'),
  q('$!d', 'f g'),
  `-s ${q('$!d', 'f g')}`,
  `-s ${q('1F', 'f g')}`,
  `-n ${q('$=', 'f g')}`,
  `-sn ${q('$=', 'f g')}`,
  `-z ${q('s/\\n/,/g')}`,
  `-z ${q('s/^./X/')}`,
  q('p', 'missing f'),
  q('p', 'd'),
  '-f script f',
  '-f wrong f',
  '-f quiet f',
  '-f missing f',
  '-n -f script -e p f',
  '-n --expression=p --quiet f',
  '--silent -e 2p f',
  '-e p -e s/a f',
  '-i s/o/0/ f',
  '-i.bak s/o/0/ f g',
  "-i -e 1d -e '$d' f",
  "-i'bk_*' s/o/0/ f",
  "-i '$!d' f numbers",
  '-i p missing f',
  '-i p d',
  '-n -i 2p f',
  '-i 1F f',
  "-i 'w out' f",
  '-u 1d f',
  '--sandbox p f',
  "--sandbox 'w x' f",
  '-E p --posix f',
  ['p', 'from input\n'],
  ["'F;s/^/> /' -", 'from input\n'],
  ["-n '$='", 'a\nb'],
  ["'$!N;s/\\n/-/'", '1\n2\n3'],
  ["'2r /dev/stdin' f", 'inserted\n'],
  ["'s/é/e/g;s/./x/'", 'café\n'],
  ["'y/é/e/'", 'café\n'],
  ["'s/[^,]*,//2'", 'a,b,c,d\n'],
  ["-E 's/([0-9]+)-([0-9]+)/\\2-\\1/'", 'tel 12-34\n'],
  ["'s/[[:space:]]*$//'", 'trailing   \n'],
  ["'s/^[ \\t]*//'", '\t  leading\n'],
  ["-e :a -e 's/\\(.*[0-9]\\)\\([0-9]\\{3\\}\\)/\\1,\\2/;ta'", '1234567\n'],
  ["'/start/,/end/{//!d}'", 'a\nstart\nb\nend\nc\n'],
  ["-n '/start/,/end/{/start/n;/end/!p}'", 'a\nstart\nb\nend\nc\n'],
  ["'s/\\(.\\)\\1/<\\1>/g'", 'aabbcd\n'],
  ["'/\\n/d;s/[\\n]/x/'", 'an\n'],
  ["'s/a\\{2,\\}/X/'", 'baaad\n'],
  ["'s/.\\{3\\}/&\\n/g'", 'abcdefgh\n'],
  ["'1~3d;2~0p'", '1\n2\n3\n4\n'],
  ["'s/$/\\r/'", 'dos\n'],
  ["'s/x\\?$/!/'", 'ax\n'],
  ["'s/a/\\cA/'", 'a\n'],
  ['', ''],
].flatMap((row): Row[] => (row[0] === '' ? [] : [row as Row]))

describe('sed', () => {
  compareRows(sed, rows, files)
  compareRows(sed, more, files)
})

test.each([
  ['', 'Usage: sed '],
  ['-k', "sed: invalid option -- 'k'\nUsage: sed "],
  ['--foo', "sed: unrecognized option '--foo'\nUsage: sed "],
])('wrong usage: sed %s', async (word, said) => {
  const { stderr, status } = await runGnu(sed, word === '' ? [] : [word])
  expect(stderr.startsWith(said)).toBe(true)
  expect(status).toBe(1)
})

test.each([
  ['0,3rf', 'char 4: invalid usage of line address 0'],
  ['s/a/b/;s//c/I', 'char 13: cannot specify modifiers on empty regexp'],
])('scripts that are refused: %s', async (script, said) => {
  const { stderr, status } = await runGnu(sed, [script])
  expect(stderr).toBe(`sed: -e expression #1, ${said}\n`)
  expect(status).toBe(1)
})

test('an edited file keeps its mode', async () => {
  const fixture = createGnuFixture([sed], { files: { f: 'a\n' } })
  fixture.fs.chmod('/tmp/case/f', 0o750)
  await fixture.run(['-i', 's/a/b/', 'f'])
  expect(fileText(fixture, 'f')).toBe('b\n')
  expect(fixture.fs.stat('/tmp/case/f').mode).toBe(0o750)
})

test.each([
  [['3q'], 'y\ny\ny\n'],
  [['-n', '2{p;q}'], 'y\n'],
  [['$!N;s/\\n/-/;2q'], 'y-y\n'],
])('ends before its endless input does: sed %j', async (words, output) => {
  const fixture = createGnuFixture([sed])
  const written = new MemoryOutput()
  const endless: OpenFile = {
    type: 'device',
    seekable: false,
    references: 0,
    read: () => 'y\n'.repeat(100),
    unread: () => undefined,
    write: () => undefined,
    close: () => undefined,
  }
  const process = fixture.kernel.start({
    argv: ['sed', ...words],
    image: sed.run,
    environment: new Map(),
    cwd: '/',
    credentials: { uid: 0, gid: 0, groups: [] },
    descriptors: new Map<number, OpenFile>([
      [0, endless],
      [1, written],
      [2, written],
    ]),
  })
  while (process.state !== 'ended') await process.change()
  expect(written.text()).toBe(output)
})

test.each([
  ['yes | sed = | head -n 2', '1\ny\n'],
  ['yes | sed 3q', 'y\ny\ny\n'],
])('lets go of its pipes: %s', async (line, stdout) => {
  expect(await createBashFixture().exec(line)).toEqual({ stdout, stderr: '', status: 0 })
})

compareRows(sed, [
  ["'s][[]]X]g'", 'a[b]c[\n'],
  ["'s/[/]/X/'", 'a/b\n'],
  ["-e '2c\\' -e foo", '1\n2\n3\n'],
  ["-e '2c\\' -e 'foo\\' -e bar", '1\n2\n3\n'],
  ["-e '2a\\' -e '  foo' -e 3d", '1\n2\n3\n'],
  ["-z 's/^t/T/mg;s/$/!/m'", 'one\ntwo\0three\0'],
  ["-z -n '2{p;=}'", 'a\0b\0'],
  ["-z 'N;P;D'", 'x\0y'],
])

compareScripts([
  String.raw`sed -e 'a x\' -e 'a y' <<< h; sed -e 'a\' -e 'x\' -e y <<< h; sed 'a x\' <<< h; sed -e 'a x\' -e '' <<< h; sed -e 'c x\' -e y -e 's/h/z/' <<< h`,
  "printf 'a\\nb\\n' > f; printf '1\\n2\\n' | sed -n '0rf\np'",
  "printf 'a\\n' > a; printf 'b\\n' > b; sed -s '1x;$G' a b; sed -i '1x;$G' a b; cat a b",
  "echo 'printf x' | sed e; echo a | sed 's/a/echo hi; echo b/e'; echo a | sed 's/a/printf q/ep'",
  "printf 'a\\nb\\n' | sed '1e printf x; echo y'",
  "printf 'a\\nb\\n' > f; sed -i '1e echo top' f; cat f; sed --sandbox e f",
  'echo x > f; sed p f nosuch 2>&1; (sed p f nosuch | head -n 1) 2>&1; printf "a\\nb\\n" | sed s/a/x/ - nosuch 2>&1; sed -u p f nosuch 2>&1',
  String.raw`for s in '1,5d;1,3p' '1,2d;1,3p' '1,5d;2,/x/p' '1,5d;2,+2p' '1,5d;2,~4p' '1,2d;2,1p' '1,4d;1,/5/p' '1,4d;/5/,6p;5,6p'; do seq 9 | sed -n "$s" | tr '\n' ' '; echo; done`,
  String.raw`printf 'one' | sed -z p | od -c; printf 'a\0b\0c' | sed -zn 'N;l;=' | od -c; echo X | sed ':a;=;ba' | head -n 3`,
])
