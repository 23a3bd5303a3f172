import { programPage } from '../library/page.ts'

export const page = programPage(
  'check files and compare values',
  'Ends with the status 0 when EXPRESSION holds, else 1: -e FILE (it exists), -f (a file), -d (a directory), -r -w -x (you may), -s (not empty), -z TEXT (empty), -n TEXT, A = B, A != B, and for numbers -eq -ne -lt -le -gt -ge; ! turns round, -a and -o join.',
  {
    examples: {
      '[ -d docs ] || mkdir docs': 'make a directory that may be there',
      'test "$count" -gt 3 && echo many': 'compare a number',
    },
  },
)
