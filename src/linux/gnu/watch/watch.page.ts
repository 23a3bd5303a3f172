import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command again and again',
  'Runs COMMAND every two seconds and shows what it prints on the whole screen, until Ctrl-C. The words are put together and given to a shell: quote what is to be seen by it.',
  {
    options: {
      n: 'so many seconds between two runs',
      d: 'let what has changed stand out',
      t: 'no line above',
      c: 'show colours as such',
      x: 'run the words as they are, without a shell',
      e: 'stop when the command fails',
      g: 'stop when its output changes',
      q: 'stop when its output has stayed the same so many times',
    },
    examples: { 'watch -n 1 date': 'watch a clock', "watch -d 'ls -l | wc -l'": 'watch a number' },
  },
)
