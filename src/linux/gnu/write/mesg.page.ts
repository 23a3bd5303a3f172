import { programPage } from '../library/page.ts'

export const page = programPage(
  'say whether others may write to this terminal',
  'With y or n, lets others write to this terminal or not; without, tells which. The status is 0 for y, 1 for n, and 2 where there is no terminal.',
  {
    options: { v: 'tell what was done' },
    examples: { 'mesg n': 'be left alone' },
  },
)
