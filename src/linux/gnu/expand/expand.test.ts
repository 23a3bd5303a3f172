import { compareRows } from '../../../testing/compare.ts'
import { expand } from './expand.ts'

const files = {
  a: 'one\n\ntwo\nthree\n\n\nfour\n',
  tabs: '\tx\ty\na\tb\n  \tz\n12345678\tc\n\t\n a\b\tq\n',
  spaces: '        x\n    y       z\n  a  b   c    d\n                 q\n   \t  t\n1234567 8 9\n       x\n        \n',
  'no-end': 'abc\tdef',
  utf8: 'äöü日本語\tx\n',
  'd/f': '',
}

compareRows(
  expand,
  [
    'tabs',
    '-t4 tabs',
    '-i tabs',
    '-t 2,6,10 tabs',
    '-4 tabs',
    '-2,6 tabs',
    '-t 1,+8 tabs',
    '-t /4 tabs',
    'no-end',
    'utf8',
    'x',
    'd',
    '-t 0 tabs',
    '-t 4,2 tabs',
    '-t x tabs',
    '-t 3x tabs',
    'spaces',
    ['', 'a\tb'],
    '-t2 -t4 tabs',
  ],
  files,
)
