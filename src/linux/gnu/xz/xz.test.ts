import { expect, test } from 'vitest'
import { atOnce } from '../../../base/work.ts'
import { compareFiles } from '../../../testing/compare-files.ts'
import { runReal } from '../../../testing/real.ts'
import { xzPacked, xzUnpacked } from './format.ts'

const files = {
  'a.txt': 'hello\n',
  'b.txt': 'one two three\n'.repeat(40),
  empty: '',
  'plain.xz': 'no archive, but long enough for a header\n',
  'd/x': '',
}

compareFiles(
  [
    [['xz a.txt', 'unxz -k a.txt.xz', 'unxz a.txt.xz', 'unxz -f a.txt.xz', 'xz a.txt', 'xz -d a.txt.xz']],
    [
      [
        'xz -v a.txt',
        'xz -tv a.txt.xz',
        'xzcat a.txt.xz',
        'xz -dc a.txt.xz',
        'xz a.txt.xz',
        'xz -v empty',
        'xz -9ke empty',
      ],
    ],
    [
      [
        'xz nope',
        'xz d',
        'unxz plain.xz',
        'unxz b.txt',
        'xz -t a.txt',
        'xzcat a.txt',
        'xzcat nope',
        'xz --foo',
        'xz -Y',
      ],
    ],
    [['ln -s a.txt l', 'xz l', 'xz -q nope', 'xz -S .q a.txt', 'xz -d -S .q a.txt.q', 'xz -k a.txt d']],
    [['xz a.txt', 'mv a.txt.xz c.txz', 'unxz -v c.txz']],
    [["xz -f -S '' a.txt", 'xz -S a/b a.txt', 'xz -T foo a.txt', 'xz -T 16385 a.txt', 'xz -T 2 a.txt']],
    // only names and sizes that do not hang on how well something is packed
    [['xz -l nope d a.txt', 'xz -l', 'xz empty', 'xz -l empty.xz', 'xz -lv empty.xz', 'xz -l empty.xz empty.xz']],
    [['xz a.txt', 'xz -l a.txt.xz', 'xz -lv a.txt.xz', 'truncate -s +4 a.txt.xz', 'xz -lv a.txt.xz a.txt.xz']],
    [['xz a.txt', 'truncate -s +3 a.txt.xz', 'xz -t a.txt.xz']],
  ],
  files,
)

const text = Array.from({ length: 9000 }, (_, index) => `line ${index} of ${(index * 7919) % 1000}\n`).join('')
/** Bytes in which nothing comes again. */
const noise = Uint8Array.from({ length: 70_000 }, (_, at) => (Math.imul(at + 1, 0x9e3779b1) >>> 13) & 0xff)

test.each([
  ['text', new TextEncoder().encode(text)],
  ['bytes without order', noise],
  ['one byte again and again', new Uint8Array(300_000)],
  ['nothing', new Uint8Array()],
])('%s is packed and unpacked again', (_, content) => {
  expect(atOnce(xzUnpacked(atOnce(xzPacked(content, 6)))).content).toEqual(content)
})

test('text becomes smaller', () => {
  const content = new TextEncoder().encode(text)
  expect(atOnce(xzPacked(content, 6)).length).toBeLessThan(content.length / 5)
})

test('what xz packed is unpacked, and xz unpacks what is packed', () => {
  const real = runReal(['sh', '-c', 'xz | base64 -w0'], { stdin: text })
  expect(atOnce(xzUnpacked(Buffer.from(real.stdout, 'base64'))).content).toEqual(new TextEncoder().encode(text))
  const ours = Buffer.from(atOnce(xzPacked(new TextEncoder().encode(text), 6))).toString('base64')
  expect(runReal(['sh', '-c', 'base64 -d | xz -dc | md5sum'], { stdin: ours }).stdout).toBe(
    runReal(['md5sum'], { stdin: text }).stdout,
  )
})

test('a damaged file is refused', () => {
  const packed = atOnce(xzPacked(new TextEncoder().encode(text), 6))
  expect(() => atOnce(xzUnpacked(packed.subarray(0, 1000)))).toThrow('Unexpected end of input')
  packed[packed.length - 60] = (packed[packed.length - 60] ?? 0) ^ 1
  expect(() => atOnce(xzUnpacked(packed))).toThrow('Compressed data is corrupt')
})

test('a stream is refused where a sum of its header, index or footer, or what these tell, is wrong', () => {
  const packed = atOnce(xzPacked(new TextEncoder().encode('hello\n'), 6))
  const behind = packed.length
  // the flags and their sum, then index, its sum, sum of the footer, how long the index is, the flags again, and the end
  for (const place of [
    7,
    8,
    11,
    behind - 19,
    behind - 16,
    behind - 12,
    behind - 8,
    behind - 4,
    behind - 3,
    behind - 1,
  ]) {
    const changed = packed.slice()
    changed[place] = (changed[place] ?? 0) ^ 255
    expect(() => atOnce(xzUnpacked(changed)), String(place)).toThrow('Compressed data is corrupt')
  }
})
