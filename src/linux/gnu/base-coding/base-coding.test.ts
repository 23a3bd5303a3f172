import { compareRows } from '../../../testing/compare.ts'
import { base32, base64 } from './base-coding.ts'

const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('')

const files = {
  lines,
  bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
  empty: '',
  a: 'hello\n',
  'd/f': '',
  code: 'aGVsbG8K\n',
  bad: 'aGVs!bG8K\n',
  short: 'aGVsbG8',
}

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
