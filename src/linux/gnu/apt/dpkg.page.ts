import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell about installed packages',
  'Tells what is installed and which files belong to it. Installing from files is not simulated: apt does it.',
  {
    options: {
      'print-architecture': 'the kind of machine that packages are for',
      c: 'what is in an archive (there are none here)',
      l: 'list packages',
      s: 'about a package',
      L: 'its files',
      S: 'whose file it is',
      W: 'show packages, a line each: name and version',
      i: 'install (not here)',
      r: 'remove (not here)',
    },
    examples: { 'dpkg -l': 'list what is installed', 'dpkg -S bin/nano': 'see where nano comes from' },
  },
)
