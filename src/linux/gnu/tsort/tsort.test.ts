import { compareRows } from '../../../testing/compare.ts'
import { tsort } from './tsort.ts'

compareRows(
  tsort,
  [
    ['', 'a b\nb c\n'],
    ['', 'a b c'],
    ['', 'a b b a'],
    ['', 'a a'],
    ['', 'a b c d b c'],
    ['', ''],
    ['', 'a b b c c a d e'],
    ['', 'x a a b b a b c c d d b z x'],
    ['', 'f g a c a b b d c d'],
    ['', 'a b b c c d d a c a'],
    'nope',
    'a a',
    '-x',
    'd',
  ],
  { a: 'one two\n', 'd/x': '' },
)
