import { compareRows } from '../../../testing/compare.ts'
import { col } from './col.ts'

const text =
  'a\bab\tc    d        e\n_\bx\n  \n\nline\rLI\nx\u001b77y\ne\vz\n\tt  \nab\u0001cd\nabc\b\b__\n  \bq\nx\by\bz\n\u001b[1mbold\u001b[0m\nup\u001b\u0007down\né\be x\nno end'

compareRows(
  col,
  ['', '-b', '-x', '-bx', '-h', '-xh', '-p', '-f', '-l 9', '-l x', 'x', '-q'].map((words) => [words, text] as const),
)
compareRows(col, [
  ['', ''],
  ['', '\n'],
  ['-b', `${'x\n'.repeat(300)}y\n`],
])
