import { compareRows } from '../../../testing/compare.ts'
import { paste } from './paste.ts'

const files = {
  utf8: 'é:ü\nz:a\nß:c\n',
  'no-end': 'c\nb\na',
  a: '1\n2\n3\n',
  b: 'x\ny\n',
  empty: '',
  zero: 'b\0a\0',
  'd/f': '',
}

compareRows(
  paste,
  [
    'a b',
    'b a',
    '-s a b',
    '-d, a b',
    '-d ,: a b a',
    '-sd, a',
    "-d '\\n' a b",
    "-d '\\0' a b",
    "-d '' a b",
    "-d '\\' a b",
    'a x',
    '-s a x b',
    'empty a',
    'a empty',
    'no-end a',
    '-s no-end',
    '-s empty',
    ['- -', '1\n2\n3\n'],
    ['- a -', '1\n2\n3\n4'],
    ['', 'q\n'],
    'd a',
    '-z zero zero',
    ["-s -d '\\t,'", '1\n2\n3\n'],
    'utf8 utf8',
  ],
  files,
)
