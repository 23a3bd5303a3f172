import { compareRows } from '../../../testing/compare.ts'
import { rev } from './rev.ts'

const files = {
  a: 'one two\nthree\n\n\n\nfour  five\n',
  'no-end': 'x\ny\nlast',
  utf8: 'ä日本 ñ\n€ \u00a0x\n',
}

compareRows(rev, ['a', 'no-end', 'utf8', 'x', ['', 'abc\ndef']], files)
