import { compareRows } from '../../../testing/compare.ts'
import { unexpand } from './unexpand.ts'

const files = {
  a: 'one\n\ntwo\nthree\n\n\nfour\n',
  tabs: '\tx\ty\na\tb\n  \tz\n12345678\tc\n\t\n a\b\tq\n',
  spaces: '        x\n    y       z\n  a  b   c    d\n                 q\n   \t  t\n1234567 8 9\n       x\n        \n',
  'no-end': 'abc\tdef',
  utf8: 'äöü日本語\tx\n',
  'd/f': '',
}

compareRows(
  unexpand,
  [
    'spaces',
    '-a spaces',
    '-t4 spaces',
    '-a -t 4,6 spaces',
    '--first-only -t4 spaces',
    'tabs',
    '-a tabs',
    'no-end',
    'x',
    'd',
    '-t 0 spaces',
    ['-a', 'a       b'],
    '-t3 tabs',
    '-a utf8',
  ],
  files,
)
