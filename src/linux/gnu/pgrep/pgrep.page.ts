import { programPage } from '../library/page.ts'
import { selection } from './selection.ts'

export const page = programPage(
  'find processes by name',
  'Prints the numbers of processes whose names fit PATTERN, an extended regular expression; never its own.',
  {
    options: {
      ...selection,
      l: 'print names too',
      a: 'print whole command lines too',
      w: 'no effect: a process has one thread here, whose number is its own',
      d: 'put this between the numbers',
    },
    examples: { 'pgrep -l ssh': 'find what has ssh in its name', 'pgrep -u user': 'list a user’s processes' },
  },
)
