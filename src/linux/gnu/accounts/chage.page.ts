import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell and change how long a password holds',
  'Shows with -l, or changes, what /etc/shadow says of the age of the password of LOGIN. Nobody here is kept out by it.',
  {
    options: {
      d: 'when the password was changed: a date as 2030-01-31, or days since 1970; 0 makes it count as too old',
      E: 'when the account ends; -1 for never',
      i: 'dates as 2030-01-31, with -l',
      I: 'how many days after its password the account ends',
      l: 'show all of it',
      m: 'how many days a password has to be kept',
      M: 'how many days it may be kept',
      W: 'how many days before its end there is a warning',
    },
    examples: {
      'sudo chage -l ada': 'how long the password of ada holds',
      'sudo chage -M 90 ada': 'let it hold 90 days',
    },
  },
)
