import { compareRows } from '../../../testing/compare.ts'
import { strings } from './strings.ts'

const files = {
  bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
  mixed: 'abc\0hello world\x01\x02tab\there\n\xff1234\n\0xy',
  empty: '',
  a: 'hello\n',
  'd/f': '',
}

compareRows(
  strings,
  [
    'mixed',
    '-n 3 mixed',
    '-3 mixed',
    '-- -3',
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
