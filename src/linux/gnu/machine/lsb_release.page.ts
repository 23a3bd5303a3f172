import { programPage } from '../library/page.ts'

export const page = programPage('tell about the distribution', 'Prints the name and the version of the distribution.', {
  options: {
    c: 'the code name',
    a: 'all of it',
    d: 'the description',
    i: 'the name',
    r: 'the release',
    s: 'values only',
  },
  examples: { 'lsb_release -a': 'see which Linux this is' },
})
