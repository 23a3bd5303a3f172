import { programPage } from '../library/page.ts'

export const page = programPage(
  'ask about installed packages',
  'Tells of the packages that are installed. In a format, ${Package}, ${Version}, ${Architecture}, ${Status} and ${binary:Summary} stand for what they name, ${Package;20} makes a field as wide as that, and \\n ends a line.',
  {
    options: {
      f: 'how -W shows each package',
      l: 'list packages; names may be patterns',
      W: 'show packages, a line each: name and version',
      s: 'about a package',
      L: 'its files',
      S: 'whose file it is',
    },
    examples: {
      "dpkg-query -W -f='${Package} ${Version}\\n' bash": 'the version of bash',
      'dpkg-query -S bin/nano': 'see where nano comes from',
    },
  },
)
