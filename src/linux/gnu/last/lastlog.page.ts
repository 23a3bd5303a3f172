import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell when each user last logged in',
  'Lists all users, and since when those are there who have a session.',
  {
    options: {
      b: 'only what is older than so many days',
      t: 'only what is newer than so many days',
      u: 'only this user, or those of a range of numbers',
    },
    examples: { lastlog: 'all users', 'lastlog -u user': 'one of them' },
  },
)
