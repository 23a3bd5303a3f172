import { compareRows } from '../../../testing/compare.ts'
import { tac } from './tac.ts'

const files = {
  a: 'one two\nthree\n\n\n\nfour  five\n',
  'no-end': 'x\ny\nlast',
  empty: '',
  'd/f': 'in\n',
}

compareRows(
  tac,
  ['a', 'no-end', 'a no-end', 'empty', 'x d', ['', '1\n2\n3'], '-s o a', '-b a', "-bs ' ' a", '-s ee a'],
  files,
)
