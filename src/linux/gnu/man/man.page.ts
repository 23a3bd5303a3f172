import { programPage } from '../library/page.ts'

export const page = programPage(
  'show manual pages',
  'Shows the page about a program: what it does, its options, examples. On a terminal it is shown by less: q leaves, / searches. The builtins of the shell are explained by help.',
  {
    options: {
      s: 'only in this section',
      location: 'the same as -w',
      path: 'the same as -w',
      w: 'only say where the page is',
      k: 'list pages whose summary has this word',
      f: 'print the summaries of pages',
      a: 'no effect: there is one page of each name',
    },
    examples: {
      'man ls': 'read about ls',
      'man -k compress': 'look for programs that compress',
      'man sort | head': 'print the beginning of a page',
    },
  },
)
