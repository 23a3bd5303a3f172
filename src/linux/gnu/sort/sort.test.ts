import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { sort } from './sort.ts'

const files = {
  people: 'bob:30:x\nalice:4:y\nCarol:200:x\n\ndave\nbob:3:z\n',
  table: 'b  2 z\n a 10 y\nc 1 x\nb 2 a\n',
  repeats: 'a\na\nb\nA\nc\nc\nc\n',
  numbers: '10\n9\n-1\n1.5\n1.50\n0\n\nabc\n+3\n1e3\n12345678901234567890\n12345678901234567891\n-0.5\n .5\n',
  sizes: '1K\n900\n2M\n1.5K\n3G\n-1K\n0\n10k\n1023\n',
  months: 'mar\nJAN x\n feb\nfoo\nDec\n',
  versions: 'a10\na9\na1.2.tar.gz\na1.10.tar.gz\n.b\nz~\nz\nv1.0-rc1\nv1.0\n.a\n..\n',
  tabs: 'a\tb\tc\nd\te\nf\n',
  utf8: 'é:ü\nz:a\nß:c\n',
  'no-end': 'c\nb\na',
  a: '1\n2\n3\n',
  b: 'x\ny\n',
  sorted: 'a\nb\nb\nc\n',
  empty: '',
  zero: 'b\0a\0',
  'd/f': '',
}

compareRows(
  sort,
  [
    'people',
    '-r people',
    '-u repeats',
    '-f repeats',
    '-fu repeats',
    '-n numbers',
    '-g numbers',
    '-nr numbers',
    '--debug people',
    '--debug -n numbers',
    '--debug -s -g numbers',
    '--debug -h sizes',
    '--debug -M months',
    '--debug -k2 table',
    '--debug -k2n table',
    '--debug -k2,2n -k1,1 -r table',
    '--debug -b -k2b,2 table',
    '--debug -t: -k2,3n people',
    '--debug -t. -k1n numbers',
    '--debug -t- -k1n numbers',
    '--debug -t+ -k1g numbers',
    '--debug -k2,1 table',
    '--debug -k1.2,1.3 -fu people',
    '--debug -rns -k1,1 table',
    '--debug -bdf -k1,1n table',
    '--debug -o x people',
    '--debug -c people',
    '+1 table',
    '+1n -2 table',
    '+1.1 table',
    '-r +0 -1.1 table',
    '-t : +2 -3 people',
    '+0b -0 table',
    '--batch-size=16 people',
    '--batch-size=1 people',
    '--batch-size=x people',
    '-o x -o y people',
    '-o x -o x people',
    '-h sizes',
    '-hr sizes',
    '-M months',
    '-V versions',
    '-rV versions',
    '-t: -k2 people',
    '-t: -k2n people',
    '-t: -k2,2n -k1,1r people',
    '-k2 table',
    '-k2n table',
    '-k 2b,2 table',
    '-b -k2 table',
    '-k1,1 -s table',
    '-sk 2,2n table',
    '-k 2.2,2.3 table',
    '-t: -k1.2,1.3 people',
    '-k3r -k1 table',
    '-d versions',
    '-i versions',
    '-c people',
    '-c sorted',
    '-cu sorted',
    '-C people',
    '-c - people',
    '-c x',
    '-o out no-end',
    '-o no-end no-end',
    '-o x/y a',
    '-z zero',
    '-m a b',
    '-m people sorted',
    'x',
    'x a',
    'd',
    'a x',
    'a no-end b',
    ['', 'b\na'],
    ['- a', '0\n'],
    'empty',
    '-k0 a',
    '-k x a',
    '-k1.0 a',
    '-k1,x a',
    '-k1,0 a',
    '-k 1n,2q a',
    '-k1. a',
    '-t ab a',
    "-t '' a",
    "-t '\\0' a",
    '-nM a',
    '-k1nM a',
    '-nd a',
    '--sort=numeric numbers',
    '--sort=x a',
    '-x',
    'utf8',
    '-r utf8',
    '-uk1,1 table',
    '-n -u numbers',
    '-S 1M --parallel=2 a',
    '-rsn numbers',
    '-t: -k3,3 -k2,2nr people',
    "-t '\t' -k 2 tabs",
    '-k2,1 table',
    '-k5 table',
    '-fdi people',
  ],
  files,
)

compareScripts([
  String.raw`printf 'a\nb\nc\ndd\ne f\n\xc3\xa9\nzz\na\n' > t; printf 'ABCDEFGHIJKLMNOPQRST' > r; for l in C C.UTF-8; do LC_ALL=$l sort -R --random-source=r t; LC_ALL=$l sort -k1,1Rr -u --random-source=r t; LC_ALL=$l sort -Rf --random-source=<(yes) t; done; sort --random-source=no t | head -1; sort -R --random-source=/dev/null t; echo $?; sort -R --random-source=no t; echo $?; sort -R --random-source=r --random-source=t t; echo $?; shuf -e 1 2 3 --random-source=r`,
])

test('sort -R keeps equal lines together', async () => {
  const { stdout } = await runGnu(sort, ['-R'], { stdin: 'a\nb\na\nc\nb\n' })
  expect(stdout.replace(/^(?:(.)\n(?:\1\n)?)*$/, '')).toBe('')
  expect(stdout.split('\n').toSorted().join('')).toBe('aabbc')
})

test.each([
  ['1t', '', 0],
  ['1g', '', 0],
  ['100%', '', 0],
  ['1p', "sort: invalid suffix in -S argument '1p'\n", 2],
  ['99999999E', "sort: -S argument '99999999E' too large\n", 2],
  ['17592186044416M', "sort: -S argument '17592186044416M' too large\n", 2],
  ['11111111111111111111111', "sort: -S argument '11111111111111111111111' too large\n", 2],
])('sort -S %s', async (size, stderr, status) => {
  expect(await runGnu(sort, ['-S', size], { environment: { LC_ALL: 'C' } })).toEqual({ stdout: '', stderr, status })
})

test('sort merges no more files at once than it may have open', async () => {
  expect((await runGnu(sort, ['--batch-size=1021'])).status).toBe(0)
  expect(await runGnu(sort, ['--batch-size=1022'], { environment: { LC_ALL: 'C' } })).toEqual({
    stdout: '',
    stderr:
      "sort: --batch-size argument '1022' too large\nsort: maximum --batch-size argument with current rlimit is 1021\n",
    status: 2,
  })
})

test('sort takes 100,000 lines', async () => {
  const lines = Array.from({ length: 100_000 }, (_, index) => `${(index * 7919) % 100_003} line\n`)
  const { stdout } = await runGnu(sort, ['-n'], { stdin: lines.join('') })
  expect(stdout.startsWith('0 line\n1 line\n')).toBe(true)
})
