import { programPage } from '../library/page.ts'

export const page = programPage(
  'follow a path name by name',
  'Prints what each name on the way of each PATH is: d a directory, - a file, l a link, c or b a device, p a pipe. ' +
    'What a link leads to stands below it. So it shows which directory of a path may not be entered, or which link leads nowhere.',
  {
    options: {
      x: 'D instead of d where a file system is mounted',
      m: 'permissions too',
      o: 'owner and group too',
      l: 'the long form: -m -o -v',
      n: 'do not follow links',
      v: 'put permissions and owners in columns',
    },
    examples: {
      'namei -l /home/user': 'who may enter each directory on the way',
      'namei /bin/sh': 'the links on the way',
    },
  },
)
