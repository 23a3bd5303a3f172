import { compareRows } from '../../../testing/compare.ts'
import { base32, base64, basenc } from './base-coding.ts'

const lines = Array.from({ length: 30 }, (_, index) => `line ${index}\n`).join('')

const files = {
  lines,
  bytes: Uint8Array.from({ length: 256 }, (_, index) => index),
  empty: '',
  a: 'hello\n',
  'd/f': '',
  eight: 'hello\u00ff!',

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

compareRows(
  basenc,
  [
    '--base64 bytes',
    '--base64url bytes',
    '--base32 a',
    '--base32hex bytes',
    '--base16 bytes',
    '--base16 -w 10 lines',
    '--base2msbf a',
    '--base2lsbf a',
    '--z85 eight',
    '--z85 a',
    '-w 0 --z85 bytes',
    '--base16 --base64 a',
    '--base16 empty',
    ['-d --base64url', 'aGVsbG__-_8=\n'],
    ['-d --base64url', 'aGk'],
    ['-d --base64url', 'a+/='],
    ['-di --base64url', 'aG.k='],
    ['-d --base32', 'NBSWY3DP\nNB'],
    ['-d --base32hex', 'D1IMOR3F\n'],
    ['-d --base32hex', 'd1imor3f\n'],
    ['-d --base16', '4142\n43\n'],
    ['-d --base16', '4142g3'],
    ['-d --base16', '41424'],
    ['-d --base16', '414a'],
    ['-di --base16', '4 1.4 2'],
    ['-d --base2msbf', '0100000101000010'],
    ['-d --base2lsbf', '1000001001000010'],
    ['-d --base2msbf', '0000001'],
    ['-d --base2lsbf', '0200000'],
    ['-d --z85', 'nm=QNz'],
    ['-d --z85', 'nm=QN'],
    ['-d --z85', 'nm=QNzY&b1A'],
    ['-d --z85', '#####'],
    ['-d --z85', 'nm"QN'],
    ['-di --z85', 'nm"=Q~N'],
    '',
    'a',
    '--base64 -w x a',
    '--base64 a b',
    '--base64 nope',
    '--base64 d',
    '--base99 a',
  ],
  files,
)
