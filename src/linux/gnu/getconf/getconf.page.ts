import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell limits and settings of the system',
  'Prints the value of VARIABLE, as programs ask sysconf(3) and confstr(3) for it; with PATH, of what pathconf(3) tells of a file there.',
  {
    options: {
      a: 'all of them',
      v: 'no effect: programs of every environment see the same values here',
    },
    examples: {
      'getconf ARG_MAX': 'how long a command line may be',
      'getconf _NPROCESSORS_ONLN': 'how many processors there are',
      'getconf NAME_MAX /tmp': 'how long a name may be there',
    },
  },
)
