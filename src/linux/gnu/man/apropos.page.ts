import { programPage } from '../library/page.ts'

export const page = programPage(
  'find manual pages by a word',
  'Lists the pages whose name or summary has WORD in it, as man -k does.',
  {
    options: {
      a: 'only pages that have all words',
      e: 'WORD is a whole word or name',
      l: 'no effect: summaries are never cut',
      r: 'WORD is a regular expression',
      s: 'only pages of these sections',
      section: 'the same as -s',
      w: 'WORD is a pattern of the whole name or summary',
    },
    examples: { 'apropos directory': 'see what is there for directories' },
  },
)
