import { compareRows } from '../../../testing/compare.ts'
import { comm } from './comm.ts'

const files = {
  a: '1 apple red\n2 pear\n3 fig\n5 kiwi green\n',
  b: '1 x\n2 y z\n2 w\n4 v\n5\n',
  c1: 'a\nb\nd\ne\n',
  c2: 'b\nc\nd\nf\n',
  bad: 'b\na\nc\n',
  'no-end': 'a\nb\nd',
  empty: '',
  'd/f': '',
}

compareRows(
  comm,
  [
    'c1 c2',
    '-1 c1 c2',
    '-12 c1 c2',
    '-3 c1 c2',
    '-23 c1 c2',
    '-123 c1 c2',
    '--total c1 c2',
    '--output-delimiter=, c1 c2',
    '-13 --output-delimiter=, c1 c2',
    'bad c1',
    'c1 bad',
    '--check-order bad c1',
    '--nocheck-order bad c1',
    'no-end c1',
    'c1 empty',
    'c1',
    '',
    'a b c',
    'x c1',
    'c1 d',
    ['- c1', 'a\n'],
    ['c1 -', 'a'],
    '-4 c1 c2',
    '--total -12 c1 c2',
    'bad bad',
  ],
  files,
)
