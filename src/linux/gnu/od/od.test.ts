import { expect, test } from 'vitest'
import { compareRows } from '../../../testing/compare.ts'
import { runGnu } from '../../../testing/gnu-fixture.ts'
import { od } from './od.ts'

const files = {
  h: Uint8Array.from(
    [...'hello world, this is a test\nof xxd\n'].map((character) => character.charCodeAt(0)).concat([0, 1, 255]),
  ),
  all: Uint8Array.from({ length: 256 }, (_, index) => index),
  zeros: new Uint8Array(100),
  floats: new Uint8Array(new Float64Array([1, 0.1, -2.5e300, 4e6, 5e-324, Infinity, -0, 123456789, 1e-5, -NaN]).buffer),
  empty: '',
  'd/f': '',
}

compareRows(
  od,
  [
    'h',
    '-c h',
    '-An -tx1 h',
    '-A x -t x1z -N 20 -j 2 h',
    '-A d -t d2 h',
    '-t a all',
    '-b h',
    '-x h',
    '-c all',
    '-t u4 -w8 h',
    '-v -tx1 zeros',
    '-tx1 zeros',
    'x',
    '-t q h',
    '-j 1000 h',
    '-t x2 -t c h',
    '-t o1 -t x4 -t d8 h',
    '-An -tu1 -N4 h',
    '-t x8 h',
    '-td1 all',
    '-t x1 h h',
    'empty',
    '-A q h',
    '-t x3 h',
    '-An -c h',
    '-w4 -tx1 h',
    ['-c', 'hi\n'],
    '-i h',
    '-d -s h',
    '--endian=big -x h',
    '-tdSxC h',
    '-j 0x10 -N 010 h',
    '-An -v -t x1 -w1 -N 3 h',
    '-t x2z h',
    '-N x h',
    '-tf4 all',
    '-tf8 all',
    '-tf floats',
    '-tfF -j2 all',
    '-f zeros',
    '-F h',
    '-e floats',
    '-f floats',
    '-tf3 h',
    '-tf4z h',
    '--endian=big -tf8 all',
  ],
  files,
)

test('od stops reading when it has enough', async () => {
  expect((await runGnu(od, ['-An', '-tx1', '-N2', '/dev/stdin'], { stdin: 'abc' })).stdout).toBe(' 61 62\n')
})
