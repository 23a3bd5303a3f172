import { expect, test } from 'vitest'
import { compareRows } from '../../testing/compare.ts'
import { createGnuBench, fileText, runGnu } from '../../testing/gnu-bench.ts'
import { base32, base64 } from './base-coding/base-coding.ts'
import { factor } from './factor/factor.ts'
import { seq } from './seq/seq.ts'
import { shuf } from './shuf/shuf.ts'
import { split } from './split/split.ts'
import { strings } from './strings/strings.ts'
import { tsort } from './tsort/tsort.ts'
import { yes } from './yes/yes.ts'

const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('')
const files = {
  lines,
  bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
  mixed: 'abc\0hello world\x01\x02tab\there\n\xff1234\n\0xy',
  empty: '',
  a: 'hello\n',
  'd/f': '',
  code: 'aGVsbG8K\n',
  bad: 'aGVs!bG8K\n',
  short: 'aGVsbG8',
}

compareRows(
  seq,
  [
    '5',
    '2 5',
    '1 2 10',
    '10 -3 1',
    '-5 -1',
    '-3 3',
    '0 0.1 0.5',
    '1 0.25 2',
    '-w 8 11',
    '-w -5 5',
    '-w 0.5 10',
    '-w 1 .5 3',
    "-s ', ' 5",
    '-s : 1',
    '5 1',
    "-f '%03g' 3",
    "-f 'x%.2fy' 3",
    "-f '%e' 2",
    "-f '%5.1f%%' 2",
    '1e2',
    '1e1 12',
    '.5 2',
    '0 .3 1',
    '',
    '1 2 3 4',
    'x',
    '1 x 3',
    '1 0 3',
    '-f x 3',
    "-f '%d' 3",
    "-f '%g%g' 3",
    '-w -f %g 3',
    '-z',
    '1.0 3',
    '1 1.00 3',
    '100000000 100000003',
    "-f '%g' 1e5 5e5 2e6",
    '-1',
    '-s= 1 3',
    "-f '%+g' -1 1",
    "-f '%-5g|' 2",
    '3 -1 0',
    '-w 3 -1 -3',
    '-- -2 0',
    "-f '%' 1",
    '0.8 0.1 1.1',
  ],
  files,
)
compareRows(
  split,
  [
    'lines',
    '-l 10 lines',
    '-l 7 lines p-',
    '-b 50 lines',
    '-b 1K lines',
    '-d -l 4 lines',
    '-x -l 2 lines',
    '-a 3 -l 10 lines',
    '-n 4 lines',
    '-n l/4 lines',
    '-n 3 a',
    '--additional-suffix=.txt -l 10 lines',
    '--numeric-suffixes=5 -l 10 lines',
    '-10 lines',
    ['-l 1', 'a\nb\nc'],
    ['-b 2 - q', 'abcde'],
    'empty',
    'x',
    'd',
    '-l 0 lines',
    '-l x lines',
    '-b x lines',
    '-n 0 lines',
    '-n 2/3 lines',
    '-n l/2/3 lines',
    '-n r/4 lines',
    '-n r/2/3 lines',
    '-n 4/3 lines',
    '-n 0/3 lines',
    '-n x/3 lines',
    '-n l/x lines',
    '-n l/0 lines',
    '-n 1/2/3 lines',
    '-n r/0/2 lines',
    '-l 1 -b 1 lines',
    '-a 1 -d -l 2 lines',
    'a b c',
    '-dl 10 lines num',
    '-n x lines',
  ],
  files,
)
compareRows(
  strings,
  [
    'mixed',
    '-n 3 mixed',
    '-3 mixed',
    '-t d mixed',
    '-t x mixed',
    '-o mixed',
    '-f mixed a',
    'empty',
    'x a',
    'd',
    ['', 'some\0text'],
    '-n 0 a',
    '-a mixed',
    'bytes',
  ],
  files,
)
compareRows(
  base64,
  [
    'a',
    'bytes',
    '-w 20 bytes',
    '-w 0 bytes',
    'empty',
    '-d code',
    '-d bad',
    '-di bad',
    '-d short',
    ['', 'xyz'],
    ['-d', 'aGk='],
    'x',
    'd',
    '-w x a',
    'a b',
    ['-d', 'a'],
    ['-d', 'aGk=aGk='],
    '-w0 lines',
    ['-d', 'aGVsbG8K\naGVsbG8K\n'],
  ],
  files,
)
compareRows(
  base32,
  ['a', 'bytes', '-w 10 a', ['-d', 'NBSWY3DP'], ['-d', 'NBSWY3DPBI======\n'], ['-d', 'nb'], 'empty'],
  files,
)
compareRows(
  factor,
  ['12 97 1 0 360', '18446744073709551557', 'x 6', '-5', ['', '10 15\n21'], '1000000016000000063', '+4'],
  files,
)
compareRows(
  shuf,
  [
    '-n 0 lines',
    '-e',
    '-i 5-1',
    '-i 1-1',
    '-n x lines',
    '-e -i 1-2 a',
    'a b',
    '-i 1-2 a',
    'x',
    '-r -n 2 empty',
    'empty',
    '-n 5 a',
    '-i x',
    '-r -n 3 a',
    '-i 1-1 -r -n 4',
    '-ez one',
    '-i 1-2 -i 2-3',
    '-n 1 -o out a',
  ],
  files,
)

test('shuf gives every line once, in an order of chance', async () => {
  const { stdout } = await runGnu(shuf, ['lines'], { files })
  expect(stdout).not.toBe(lines)
  expect(stdout.split('\n').toSorted()).toEqual(lines.split('\n').toSorted())
  const numbers = (await runGnu(shuf, ['-n', '3', '-i', '1-1000000000'])).stdout.trim().split('\n')
  expect(new Set(numbers).size).toBe(3)
})

test('split takes longer names when the short ones are used up', async () => {
  const bench = createGnuBench([split], { files: { many: 'x\n'.repeat(700) } })
  await bench.run(['-l1', 'many'])
  const names = bench.fs
    .list('/tmp/case')
    .map(({ name }) => name)
    .toSorted()
  expect(names).toHaveLength(701)
  expect(names).toContain('xyz')
  expect(names.at(-1)).toBe('xzabx')
  expect(fileText(bench, 'xzaaa')).toBe('x\n')
})

test('yes goes on until it is stopped', async () => {
  const bench = createGnuBench([yes])
  bench.kernel.scheduler.beginSlice()
  const running = bench.run(['a', 'b'])
  await Promise.resolve()
  for (const process of bench.kernel.processes) process.receive('PIPE')
  const { stdout, status } = await running
  expect(stdout).toMatch(/^(a b\n)+$/)
  expect(status).toBe(141)
})

compareRows(
  tsort,
  [
    ['', 'a b\nb c\n'],
    ['', 'a b c'],
    ['', 'a b b a'],
    ['', 'a a'],
    ['', 'a b c d b c'],
    ['', ''],
    ['', 'a b b c c a d e'],
    ['', 'x a a b b a b c c d d b z x'],
    ['', 'f g a c a b b d c d'],
    ['', 'a b b c c d d a c a'],
    'nope',
    'a a',
    '-x',
    'd',
  ],
  { a: 'one two\n', 'd/x': '' },
)
