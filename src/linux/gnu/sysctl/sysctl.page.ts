import { programPage } from '../library/page.ts'

export const page = programPage(
  'read and change settings of the kernel',
  'Prints each KEY with its value, which is in a file of its name below /proc/sys. KEY=VALUE changes one, as far as this kernel lets it be changed.',
  {
    options: {
      a: 'all settings',
      n: 'only values',
      N: 'only names',
      e: 'say nothing of names that are not there',
      w: 'every operand changes a setting',
      r: 'only names that match EXPRESSION',
    },
    examples: { 'sysctl kernel.ostype': 'print one setting', 'sysctl -a': 'print all of them' },
  },
)
