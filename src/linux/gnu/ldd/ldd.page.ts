import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell which shared libraries a program needs',
  'Names the libraries that would be loaded with each FILE. The programs of this machine are simulated, so none of them needs any.',
  {
    options: {
      d: 'no effect: no program here needs data of a library',
      r: 'no effect: no program here needs functions of a library',
      u: 'no effect: there are no libraries that could be unused',
      v: 'no effect: there is no library to tell more of',
    },
    examples: { 'ldd /bin/ls': 'see what ls is linked with' },
  },
)
