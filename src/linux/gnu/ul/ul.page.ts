import { programPage } from '../library/page.ts'

export const page = programPage(
  'show underlining and bold type',
  'Copies the FILEs, and shows on the terminal what is underlined or printed twice with backspaces, as formatters for paper do it.',
  {
    options: {
      i: 'show it by signs in a line below: _ underlined, ! bold',
      t: 'for this terminal instead of that of TERM',
    },
    examples: { "printf '_\\ba_\\bb\\n' | ul": 'two letters underlined' },
  },
)
