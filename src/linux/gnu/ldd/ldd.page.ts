import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell which shared libraries a program needs',
  'Names the libraries that would be loaded with each FILE. The programs of this machine are simulated, so none of them needs any.',
  {
    options: {
      d: 'report missing data too: nothing is missing here',
      r: 'report missing data and functions too: nothing is missing here',
      u: 'name libraries that are not used: there is none here',
      v: 'tell more of each library: there is none here',
    },
    examples: { 'ldd /bin/ls': 'see what ls is linked with' },
  },
)
