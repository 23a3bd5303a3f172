import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell which language and characters programs are to use',
  'Prints what the variables LANG, LANGUAGE and LC_… say. What follows from another variable is in quotes. With charmap, prints the name of the character set.',
  {
    options: { a: 'the names of all locales that are there' },
    examples: { locale: 'see the settings', 'locale charmap': 'print the character set' },
  },
)
