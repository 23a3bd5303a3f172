import { programPage } from '../library/page.ts'

export const page = programPage('print what a program is for', 'Prints the summary of the page about WORD.', {
  options: {
    l: 'no effect: summaries are never cut',
    r: 'WORD is a regular expression',
    s: 'only pages of these sections',
    section: 'the same as -s',
    w: 'WORD is a pattern of the whole name or summary',
  },
  examples: { 'whatis tar': 'see what tar is for' },
})
