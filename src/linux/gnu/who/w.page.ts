import { programPage } from '../library/page.ts'

export const page = programPage(
  'list who is logged in and what they do',
  'Prints the line of uptime, and below it each user with their terminal and what runs in its foreground.',
  {
    options: { h: 'no heading', s: 'the short form' },
    examples: { w: 'see who is doing what' },
  },
)
