import { compareRows } from '../../../testing/compare.ts'
import { factor } from './factor.ts'

compareRows(factor, [
  '12 97 1 0 360',
  '18446744073709551557',
  'x 6',
  '-5',
  ['', '10 15\n21'],
  '1000000016000000063',
  '+4',
])
