import { compareRows } from '../../../testing/compare.ts'
import { xxd } from './xxd.ts'

const files = {
  h: Uint8Array.from(
    [...'hello world, this is a test\nof xxd\n'].map((character) => character.charCodeAt(0)).concat([0, 1, 255]),
  ),
  all: Uint8Array.from({ length: 256 }, (_, index) => index),
  dump: '00000000: 6865 6c6c 6f20 776f  hello wo\n00000008: 726c 640a                rld.\n',
  plain: '68656c6c6f\n0a\n',
  empty: '',
}

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

compareRows(xxd, [
  ['-r -p', '61zz62\n63\n'],
  ['-b -r', '00000000: 01100001\n'],
  ['-r -c 2', '00000000: 6162 63\n'],
  ['-a', '\0'.repeat(52) + 'x'],
  ['-a', '\0'.repeat(33)],
  ['-a', '\0'.repeat(32)],
  ['-a', '\0'.repeat(48)],
  ['-a', '\0'.repeat(64)],
  ['-a', 'a'.repeat(40)],
  ['-e', 'abcdefgh12'],
  ['-e -g 2', 'abcdefgh12'],
  ['-E', 'abc/@'],
  ['-d', 'abcd'],
  ['-C -i -n my_name', 'abc'],
])
