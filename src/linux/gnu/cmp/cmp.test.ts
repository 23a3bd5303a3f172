import { compareRows } from '../../../testing/compare.ts'
import { compareScripts } from '../../../testing/compare-scripts.ts'
import { cmp } from './cmp.ts'

const files = {
  a: '1 apple red\n2 pear\n3 fig\n5 kiwi green\n',
  b: '1 x\n2 y z\n2 w\n4 v\n5\n',
  c1: 'a\nb\nd\ne\n',
  'no-end': 'a\nb\nd',
  empty: '',
  abc: 'abc\ndef\n',
  abx: 'abc\ndxf\nmore\n',
  control: Uint8Array.of(1, 128, 200, 10),
  other: Uint8Array.of(2, 129, 201, 10),
  'd/f': '',
}

compareRows(
  cmp,
  [
    'abc abc',
    'abc abx',
    '-l abc abx',
    '-s abc abx',
    '-b abc abx',
    '-lb abc abx',
    'abc empty',
    'no-end c1',
    'abc no-end',
    'control other',
    '-b control other',
    '-lb control other',
    '-l control other',
    'x abc',
    'abc x',
    '',
    'd abc',
    '-n 4 abc abx',
    '-n 6 abc abx',
    '-i 4 abc abx',
    '-i 4:5 abc abx',
    'abc abx 1 1',
    ['abc -', 'abc\n'],
    ['abc', 'abd\n'],
    'a b 1 1 e',
    '-n x a b',
    '-z',
    '-s x abc',
    '-s abc no-end',
    '-l no-end c1',
    'c1 no-end',
  ],
  files,
)

compareScripts([
  String.raw`echo a > a; echo ab > b; /usr/bin/cmp a b 2>&1; printf a > c; /usr/bin/cmp a c; /usr/bin/cmp -l a c 2>&1`,
])
