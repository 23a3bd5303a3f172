import { expect, test } from 'vitest'
import { compareFiles } from '../../../testing/compare-files.ts'
import { runReal } from '../../../testing/real.ts'
import { atOnce, type Work } from '../../../base/work.ts'
import { bzip2Packed } from './pack.ts'
import { bzip2Unpacked } from './unpack.ts'

const files = {
  'a.txt': 'hello\n',
  'b.txt': Array.from({ length: 40 }, (_, at) => `line ${at}\n`).join(''),
  runs: `${'a'.repeat(4)}${'b'.repeat(255)}${'c'.repeat(256)}${'d'.repeat(1000)}\n`,
  empty: '',
  'plain.bz2': 'no archive\n',
  'd/x': '',
}

compareFiles(
  [
    [['bzip2 a.txt b.txt runs empty', 'bunzip2 a.txt.bz2', 'bzip2 -d -v b.txt.bz2', 'bunzip2 -k runs.bz2']],
    [['bzip2 -v a.txt', 'bzip2 -tv a.txt.bz2', 'bzcat a.txt.bz2', 'bzip2 -dc a.txt.bz2', 'bzip2 a.txt.bz2']],
    [['bzip2 -kv b.txt', 'bzip2 b.txt', 'bzip2 -f b.txt', 'bzip2 -v empty', 'bzip2 -1 runs']],
    [['bzip2 nope', 'bzip2 d', 'bunzip2 plain.bz2', 'bunzip2 a.txt', 'bzip2 -t a.txt', 'bzcat a.txt', 'bzcat nope']],
    [['ln -s a.txt l', 'bzip2 l', 'bzip2 -c l', 'bzip2 -q nope', 'bzip2 -kq a.txt d b.txt']],
    [['bzip2 -k b.txt', 'mv b.txt.bz2 c.tbz2', 'bunzip2 -v c.tbz2']],
    [
      [
        'bzip2 b.txt',
        'truncate -s +5 b.txt.bz2',
        'bunzip2 -t b.txt.bz2',
        'bunzip2 -c b.txt.bz2',
        'bunzip2 -qc b.txt.bz2',
      ],
    ],
  ],
  files,
)

const text = Array.from({ length: 4000 }, (_, index) => `line ${index} of ${(index * 7919) % 1000}\n`).join('')

test.each([
  ['text', text],
  ['one byte again and again', 'x'.repeat(50_000)],
  ['nothing', ''],
])('what bzip2 makes of %s is made, and unpacked again', (_, content) => {
  const bytes = new TextEncoder().encode(content)
  const packed = atOnce(bzip2Packed(bytes, 1))
  const real = runReal(['sh', '-c', 'bzip2 -1 | base64 -w0'], { stdin: content })
  expect(Buffer.from(packed).toString('base64')).toBe(real.stdout)
  expect(atOnce(bzip2Unpacked(packed)).content).toEqual(bytes)
})

test('a damaged file is refused', () => {
  const packed = atOnce(bzip2Packed(new TextEncoder().encode(text), 9))
  packed[200] = (packed[200] ?? 0) ^ 1
  expect(() => atOnce(bzip2Unpacked(packed))).toThrow('Data integrity error')
  expect(() => atOnce(bzip2Unpacked(packed.subarray(0, 100)))).toThrow('ends unexpectedly')
})

test('no more is unpacked than can be held', () => {
  const packed = atOnce(bzip2Packed(new Uint8Array(40 * 2 ** 20), 9))
  const bomb = Buffer.concat(Array.from({ length: 7 }, () => packed))
  expect(() => atOnce(bzip2Unpacked(bomb))).toThrow(RangeError)
})

test('runs are packed and unpacked in turns', () => {
  const content = new Uint8Array(2 ** 20)
  const turns = (work: Work<unknown>): number => {
    let count = 0
    while (!work.next().done) count += 1
    return count
  }
  expect(turns(bzip2Packed(content, 9))).toBeGreaterThan(60)
  expect(turns(bzip2Unpacked(atOnce(bzip2Packed(content, 9))))).toBeGreaterThan(60)
})
