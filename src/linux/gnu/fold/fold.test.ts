import { compareRows } from '../../../testing/compare.ts'
import { fold } from './fold.ts'

const prose =
  'The quick brown fox jumps over the lazy dog. It was (by all accounts) a rather slow dog; the fox, though, was quick!\nNobody knows why.  Perhaps because it had "important" things to do, or places to be.\n\n   An indented paragraph that goes on for a while, so that it has to be broken somewhere\n   in the middle, at a good place.\n  Another one\n\n\nshort\nlines\nhere\n- item one is long enough to be wrapped around when the width is small\n  and goes on\n'

const files = {
  prose,
  a: 'one\n\ntwo\nthree\n\n\nfour\n',
  tabs: '\tx\ty\na\tb\n  \tz\n12345678\tc\n\t\n a\b\tq\n',
  spaces: '        x\n    y       z\n  a  b   c    d\n                 q\n   \t  t\n1234567 8 9\n       x\n        \n',
  'no-end': 'abc\tdef',
  utf8: 'äöü日本語\tx\n',
  empty: '',
  'd/f': '',
}

compareRows(
  fold,
  [
    '-w 10 prose',
    '-w 20 -s prose',
    '-20s prose',
    '-- -5',
    '--wid 9 -s -4 a',
    '-sw 9 -4 a',
    '-sw -4 a',
    '-w5 tabs',
    '-w9 tabs',
    '-s -w 9 tabs',
    '-b -w 3 utf8',
    '-w 3 utf8',
    'prose',
    '-w4 no-end',
    '-w 3 no-end a',
    'x',
    'd',
    '-w x a',
    '-w 0 a',
    ['-w2', 'abcdef'],
    'empty',
    '-w3 spaces',
    '-sw3 spaces',
    '-w 1 tabs',
    '-bw 3 tabs',
  ],
  files,
)
