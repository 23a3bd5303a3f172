import { programPage } from '../library/page.ts'
import { SIMULATED } from './simulated.ts'

export const page = programPage(
  'download files',
  `Asks for each URL and saves what comes under the last part of its path. A file that is there is kept: the new one gets .1 after its name.\n${SIMULATED}`,
  {
    options: {
      q: 'say nothing',
      'no-verbose': 'say it in one line (-nv)',
      c: 'accepted, and without effect here',
      O: 'save in FILE, - prints it',
      P: 'save in this directory',
      spider: 'only ask whether it is there',
    },
    examples: {
      'wget http://files.example.com/fruits.txt': 'download a file',
      'wget -qO- example.com': 'print a page',
    },
  },
)
