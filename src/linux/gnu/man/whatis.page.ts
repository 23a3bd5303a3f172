import { programPage } from '../library/page.ts'

export const page = programPage('print what a program is for', 'Prints the summary of the page about WORD.', {
  examples: { 'whatis tar': 'see what tar is for' },
})
