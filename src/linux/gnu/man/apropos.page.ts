import { programPage } from '../library/page.ts'

export const page = programPage(
  'find manual pages by a word',
  'Lists the pages whose name or summary has WORD in it, as man -k does.',
  { examples: { 'apropos directory': 'see what is there for directories' } },
)
