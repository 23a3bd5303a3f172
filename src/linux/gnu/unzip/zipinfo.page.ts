import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell what is in a zip archive',
  'Lists the files in ARCHIVE as ls -l would: permissions, size, t for text or b, x where more is said of it, how it is packed, time and name.',
  {
    options: {
      '1': 'names alone, one on a line',
      '2': 'names alone, with -h and -t if they are given',
      s: 'short lines (the usual ones)',
      m: 'with how much smaller each file has become',
      l: 'with how large each file is packed',
      h: 'the heading',
      t: 'the totals',
      x: 'leave out what fits PATTERN',
      T: 'times as numbers',
      C: 'capital and small letters are the same',
    },
    examples: { 'zipinfo notes.zip': 'list an archive', 'zipinfo -1 notes.zip': 'only the names' },
  },
)
