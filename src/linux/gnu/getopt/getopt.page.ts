import { programPage } from '../library/page.ts'

export const page = programPage(
  'put the options of a script in order',
  'Reads PARAMETERS as programs read their options, and prints them with options first, each word in quotes, so that a script can take them one by one. A colon after a letter or a name means that it takes a value, two that the value is optional.',
  {
    options: {
      a: 'long options may begin with one dash',
      l: 'names of long options',
      n: 'the name that messages begin with',
      o: 'letters of options',
      q: 'do not say what is wrong',
      Q: 'print nothing',
      s: 'quote for this shell: sh, bash, csh, tcsh',
      T: 'tell by the status 4 that this is the newer getopt',
      u: 'no quotes',
    },
    examples: { 'getopt -o ab: -l long -- -a -b 2 --long file': 'see what comes out' },
  },
)
