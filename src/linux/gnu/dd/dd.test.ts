import { describe, expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { createGnuFixture, fileText, runGnu } from '../../../testing/gnu-fixture.ts'
import { dd } from './dd.ts'
import { copiedText } from './report.ts'

const files = { t: 'hello world\n', f: new Uint8Array(1500), o: 'abcdefghijklmnopqrstuvwxyz\n', 'd/x': '', 'a b': 'x' }

/** Nobody can say beforehand how long it takes: the line that tells it is left out. */
const rows = [
  'if=f of=n',
  'if=t',
  'if=t of=n bs=5',
  'if=t bs=5 skip=1 count=1',
  'if=t of=o bs=4 seek=2',
  'if=t of=o bs=1 seek=3 count=2 conv=notrunc',
  'if=t of=o conv=notrunc',
  'if=t of=o seek=40 bs=1 conv=notrunc',
  'of=n seek=1K bs=1 count=0',
  'if=nope',
  'foo',
  'foo=1',
  '=3',
  'if=',
  'if=t of=',
  'bs=x if=t',
  'bs=0 if=t',
  'ibs=0 if=t',
  'bs= if=t',
  'bs=-3 if=t',
  'if=t skip=1x',
  'if=t bs=1xB',
  'if=t bs=2x3 count=1',
  'if=t bs=2K count=1B',
  'if=t count=5B',
  'if=t count=1kB bs=5',
  'if=t bs=1KB',
  'if=t bs=1kiB',
  'if=t bs=1w',
  'if=t bs=2c',
  'if=t bs=1bB',
  "if=t 'bs= 3'",
  'if=t bs=+3',
  'if=t bs=99999999999999999999',
  'if=t bs=10E count=1',
  'if=t conv=x',
  'if=t conv=',
  'if=t conv=ucase,',
  'conv=ucase,lcase',
  'conv=ascii,ebcdic',
  'conv=excl,nocreat',
  'status=x',
  'iflag=foo',
  'iflag=',
  'oflag=fullblock',
  '-x',
  '--bs=3',
  'if=t --',
  'if=t conv=ucase',
  'if=t conv=ucase bs=5',
  'if=f conv=lcase of=n',
  'if=t conv=swab bs=3',
  'if=t conv=swab count=11 bs=1',
  'if=t conv=sync,ucase count=4 bs=2',
  'if=t ibs=5 obs=3 conv=sync of=n',
  'if=t bs=5 conv=sync of=n',
  'if=t ibs=3 obs=5 bs=4 count=2',
  'if=t of=n obs=5 seek=1',
  'if=d',
  'if=t of=d',
  'if=t of=d/no/x',
  'if=t conv=excl of=o',
  'if=t conv=nocreat of=n',
  'if=t oflag=append conv=notrunc of=o',
  'if=t skip=100',
  'if=t skip=12 bs=1',
  'if=t skip=5 ibs=3',
  'skip=1 if=d',
  'if=t bs=5 skip=6B',
  'if=t skip=6B bs=5 seek=1B of=n',
  'if=t bs=5 iflag=count_bytes count=7',
  'if=t iflag=skip_bytes,count_bytes skip=3 count=4',
  'if=t oflag=seek_bytes seek=2 of=o',
  'if=t iseek=1 bs=2 oseek=1 of=o',
  'if=t count=0 of=o',
  'if=/dev/null',
  'if=/dev/zero of=/dev/null bs=1M count=3',
  'if=/dev/zero bs=70000 count=1 of=n',
  'if=t of=/dev/full',
  'if=t of=/dev/full bs=3',
  ['bs=1 skip=3', 'abcdef\n'],
  ['skip=3 bs=2', 'abc\n'],
  ['bs=4', 'abcdef\n'],
  ["if='a b' skip=5"],
  ['iflag=fullblock bs=4', 'abcdefg'],
] as const

describe('dd', () =>
  compareRows(
    dd,
    rows.map((row) => (typeof row === 'string' ? `${row} status=noxfer` : [`${row[0]} status=noxfer`, row[1] ?? ''])),
    files,
  ))

compareRows(dd, ['if=t status=none', 'if=nope status=none', 'if=d status=none'], files)

test('tells how much was copied', async () => {
  const { stdout, stderr } = await runGnu(dd, ['if=t', 'bs=5'], { files })
  expect(stdout).toBe('hello world\n')
  expect(stderr).toBe('2+1 records in\n2+1 records out\n12 bytes copied, 0 s, Infinity B/s\n')
})

// as the real one said it, of times that it took
test.each([
  [1500, 0.303885, '1500 bytes (1.5 kB, 1.5 KiB) copied, 0.000303885 s, 4.9 MB/s'],
  [12, 2.64163, '12 bytes copied, 0.00264163 s, 4.5 kB/s'],
  [0, 2.60702, '0 bytes copied, 0.00260702 s, 0.0 kB/s'],
  [1, 3.73599, '1 byte copied, 0.00373599 s, 0.3 kB/s'],
  [12_000, 74.566, '12000 bytes (12 kB, 12 KiB) copied, 0.074566 s, 161 kB/s'],
  [2000, 58.523, '2000 bytes (2.0 kB, 2.0 KiB) copied, 0.058523 s, 34.2 kB/s'],
  [3_145_728, 1.77985, '3145728 bytes (3.1 MB, 3.0 MiB) copied, 0.00177985 s, 1.8 GB/s'],
  [1000, 500, '1000 bytes (1.0 kB) copied, 0.5 s, 2.0 kB/s'],
])('%i bytes in %f ms', (bytes, ms, text) => {
  expect(copiedText(bytes, ms)).toBe(text)
})

test('a disk that is full is said so, and what fitted is told', async () => {
  const fixture = createGnuFixture([dd])
  const { stderr, status } = await fixture.run(['if=/dev/zero', 'bs=1M', 'count=5000', 'of=x', 'status=noxfer'])
  const size = fixture.fs.stat('/tmp/case/x').size
  const records = Math.floor(size / 2 ** 20)
  expect(status).toBe(1)
  expect(size).toBeGreaterThan(2 ** 20)
  expect(stderr).toBe(
    `dd: error writing 'x': No space left on device\n${records + 1}+0 records in\n${records}+1 records out\n`,
  )
})

test('a pipe has no places to write to', async () => {
  const { stderr, status } = await runGnu(dd, ['if=t', 'seek=2', 'bs=1', 'status=none'], { files })
  expect(stderr).toBe("dd: 'standard output': cannot seek: Illegal seek\n")
  expect(status).toBe(1)
})

test('a hole that the disk cannot hold', async () => {
  const fixture = createGnuFixture([dd])
  const { stderr, status } = await fixture.run(['of=x', 'bs=1', 'count=0', 'seek=100G', 'status=none'])
  expect(stderr).toBe("dd: failed to truncate to 107374182400 bytes in output file 'x': File too large\n")
  expect(status).toBe(1)
})

test('old conversions are not simulated', async () => {
  const fixture = createGnuFixture([dd], { files })
  const { stderr, status } = await fixture.run(['if=t', 'of=n', 'conv=ebcdic'])
  expect(stderr).toBe("dd: the conversion 'ebcdic' is not simulated\n")
  expect(status).toBe(1)
  expect(fileText(fixture, 't')).toBe('hello world\n')
})
