import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the names of those logged in',
  'Prints the names of all who are logged in, in one line.',
  {
    examples: { users: 'see who is there' },
  },
)
