import { compareRows } from '../../../testing/compare.ts'
import { hexdump } from './hexdump.ts'

const files = {
  h: Uint8Array.from(
    [...'hello world, this is a test\nof xxd\n'].map((character) => character.charCodeAt(0)).concat([0, 1, 255]),
  ),
  all: Uint8Array.from({ length: 256 }, (_, index) => index),
  zeros: new Uint8Array(100),
  empty: '',
}

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
