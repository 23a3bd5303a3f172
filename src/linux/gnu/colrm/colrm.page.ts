import { programPage } from '../library/page.ts'

export const page = programPage(
  'leave out columns of lines',
  'Copies standard input without the columns from START to STOP; without STOP to the end of each line. The first column is 1. A tab goes to the next multiple of eight.',
  { examples: { 'colrm 3 5 < table': 'leave out three columns', 'colrm 80 < log': 'cut lines after column 79' } },
)
