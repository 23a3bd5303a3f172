import { compareRows } from '../../../testing/compare.ts'
import { tac } from './tac.ts'

const files = {
  a: 'one two\nthree\n\n\n\nfour  five\n',
  'no-end': 'x\ny\nlast',
  empty: '',
  c: 'a1b22c\nd3',
  'd/f': 'in\n',
}

compareRows(
  tac,
  [
    'a',
    'no-end',
    'a no-end',
    'empty',
    'x d',
    ['', '1\n2\n3'],
    '-s o a',
    '-b a',
    "-bs ' ' a",
    '-s ee a',
    "-rs '[0-9][0-9]*' c",
    "-brs '[0-9]' c",
    "-rs 'x*' c",
    '-rs [ c',
    ["-rs '\\._+'", '1._2.__3.___4._'],
    ["-brs '\\._+'", '._1._2.__3'],
    ["-rs ',\\|;'", 'a,b;c,'],
    ["-rs ',?x'", 'ax,xb'],
  ],
  files,
)
