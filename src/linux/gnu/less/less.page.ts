import { programPage } from '../library/page.ts'

export const page = programPage(
  'show text a screen at a time',
  'Shows files, or what comes through a pipe, and lets you move in it: Space and b by screens, j, k and the arrows by lines, g to the beginning, G to the end, /text to search, n for the next place, q to leave, h for all keys. It reads only as far as it shows.\nWhere its output is no terminal it copies like cat.',
  {
    options: {
      silent: 'no effect: no bell is rung',
      QUIET: 'no effect: no bell is rung',
      SILENT: 'no effect: no bell is rung',
      quiet: 'no effect: no bell is rung',
      Q: 'no effect: no bell is rung',
      q: 'no effect: no bell is rung',
      p: 'begin at the first place that fits PATTERN',
      N: 'line numbers',
      S: 'cut long lines; the arrows move to the side',
      R: 'let colours through',
      r: 'as -R',
      i: 'searches ignore case unless they have capitals',
      I: 'as -i',
      F: 'leave at once when all fits on one screen',
      X: 'leave what was shown on the screen',
      M: 'say more in the last line',
      m: 'say how far you are in the last line',
      n: 'no effect: lines are numbered only with -N',
    },
    examples: {
      'less notes.txt': 'read a file',
      'ps aux | less -S': 'look at a wide table',
      'less +G log.txt': 'begin at the end',
    },
  },
)
