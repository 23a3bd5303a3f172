import { expect, test } from 'vitest'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { compareRows } from '../../../testing/compare.ts'
import { createGnuFixture, fileText } from '../../../testing/gnu-fixture.ts'
import { split } from './split.ts'

const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('')

const files = {
  lines,
  empty: '',
  a: 'hello\n',
  'd/f': '',
  short: 'aGVsbG8',
}

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
    '-t -n -3 lines',
    '-- -10',
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
    '-e -n 3 a',
    '-e -n 9 a',
    '-n 9 a',
    '-n l/9 a',
    '-e -n l/9 lines',
    '-e -n l/9 short',
    '-u -n r/2 lines',
    '-n 1/3 --filter=cat lines',
  ],
  files,
)

compareScripts([
  'seq 10 > s; seq 10 | split -n 2; seq 10 | split -n l/2 - p; echo $?; seq 10 | split -n 1/2; split -n 2 < s; ls x*; seq 10 | split -n r/2 - r; cat raa',
  `seq 30 > s
   split -l 20 --filter='wc -l' s
   split -n 3 --filter='wc -c' s
   split -l 10 --filter='cat > $FILE.x' s p; ls; tail -n 1 pac.x
   split -l 10 --filter='head -n 1' s; echo $?
   split -l 10 --filter='exit 3' s; echo $?
   split -l 20 --verbose --filter='cat > /dev/null' s
   split -b 10 --filter=nosuch s 2> /dev/null; echo $?
   seq 100000 | split -l 50000 --filter='head -n 1'`,
])

test('split takes longer names when the short ones are used up', async () => {
  const fixture = createGnuFixture([split], { files: { many: 'x\n'.repeat(700) } })
  await fixture.run(['-l1', 'many'])
  const names = fixture.fs
    .list('/tmp/case')
    .map(({ name }) => name)
    .toSorted()
  expect(names).toHaveLength(701)
  expect(names).toContain('xyz')
  expect(names.at(-1)).toBe('xzabx')
  expect(fileText(fixture, 'xzaaa')).toBe('x\n')
})

test('a suffix may be longer than any name', async () => {
  const fixture = createGnuFixture([split], { files: { lines } })
  const { stderr, status } = await fixture.run(['-a', '1000000000', 'lines'])
  expect([stderr.endsWith('a: File name too long\n'), status]).toEqual([true, 1])
})

test.each([
  ['lines nodir/x', 'split: nodir/xaa: No such file or directory\n'],
  ['lines d/', 'split: d/aa: Is a directory\n'],
])('split %s', async (words, said) => {
  const fixture = createGnuFixture([split], { files: { lines, 'd/aa/f': '' } })
  const { stderr, status } = await fixture.run(words.split(' '))
  expect([stderr, status]).toEqual([said, 1])
})
