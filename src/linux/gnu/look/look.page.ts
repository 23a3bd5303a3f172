import { programPage } from '../library/page.ts'

export const page = programPage(
  'show lines that begin with a text',
  'Shows the lines of FILE that begin with STRING; FILE has to be sorted. Without FILE it is /usr/share/dict/words, ' +
    'or what WORDLIST names, and -d and -f are on.',
  {
    options: {
      a: 'the other dictionary, /usr/share/dict/web2',
      d: 'compare letters, digits and blanks only',
      f: 'capital and small letters are the same',
      t: 'STRING ends with this character',
    },
    examples: { 'sort names.txt > sorted.txt; look An sorted.txt': 'names that begin with An' },
  },
)
