import { compareRows } from '../../../testing/compare.ts'
import { tee } from './tee.ts'

const files = {
  a: 'one two\nthree\n\n\n\nfour  five\n',
  'd/f': 'in\n',
}

compareRows(
  tee,
  [
    ['', 'x\ny'],
    ['new a', 'x\n'],
    ['-a a', 'more\n'],
    ['d new', 'x\n'],
    ["'x/y' new", 'x\n'],
  ],
  files,
)
