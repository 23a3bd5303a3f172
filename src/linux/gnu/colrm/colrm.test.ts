import { compareRows } from '../../../testing/compare.ts'
import { colrm } from './colrm.ts'

const text = 'abcdefgh\n12\ta\tb\n\n\ta日本x\nab\bcd\nno end'

compareRows(
  colrm,
  [
    '',
    '3',
    '3 5',
    '0 2',
    '1',
    '1 2 3',
    '9 20',
    'x',
    '2 x',
    '-1',
    '3 2',
    '5 2',
    '2 0',
    '1 0',
    '99999999999999999999',
    '9 9',
    '11 11',
    '12 12',
  ].map((words) => [words, text] as const),
)
