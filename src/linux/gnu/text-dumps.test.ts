import { expect, test } from 'vitest'
import { compareRows } from '../../testing/compare.ts'
import { runGnu } from '../../testing/gnu-bench.ts'
import { hexdump } from './hexdump.ts'
import { od } from './od.ts'
import { xxd } from './xxd.ts'

const files = {
  h: Uint8Array.from(
    [...'hello world, this is a test\nof xxd\n'].map((character) => character.charCodeAt(0)).concat([0, 1, 255]),
  ),
  all: Uint8Array.from({ length: 256 }, (_, index) => index),
  zeros: new Uint8Array(100),
  dump: '00000000: 6865 6c6c 6f20 776f  hello wo\n00000008: 726c 640a                rld.\n',
  plain: '68656c6c6f\n0a\n',
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
  ],
  files,
)
compareRows(
  hexdump,
  [
    'h',
    '-C h',
    '-C all',
    '-c h',
    '-b h',
    '-x h',
    '-d h',
    '-o h',
    '-C zeros',
    '-v zeros',
    '-C -n 5 h',
    '-s 3 -n 20 -C h',
    'empty',
    '-C empty',
    'x',
    'x h',
    ['-C', 'hi\n'],
    '-n x h',
    'all',
  ],
  files,
)
compareRows(
  xxd,
  [
    'h',
    '-p h',
    '-c 8 -g 1 h',
    '-u -l 5 -s 3 h',
    '-b -l 8 h',
    '-i h',
    ['-i', 'ab'],
    'x',
    '-s -5 h',
    '-p -c 10 h',
    '-g 0 h',
    '-g 4 h',
    '-ps -l 3 h',
    '-r dump',
    '-r -p plain',
    ['', 'hi'],
    'empty',
    'h out',
    '-c 5 h',
    '-u -p h',
    '-s 0x10 h',
    'all',
    '-b h',
    '-i -u -l 3 h',
    '-o 256 -l 4 h',
    '-c 7 h',
    '-p empty',
  ],
  files,
)

test('od stops reading when it has enough', async () => {
  expect((await runGnu(od, ['-An', '-tx1', '-N2', '/dev/stdin'], { stdin: 'abc' })).stdout).toBe(' 61 62\n')
})
