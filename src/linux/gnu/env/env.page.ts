import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command in a changed environment',
  'The environment is a set of names with values that every process hands to those it starts. Sets each NAME to its VALUE and runs COMMAND; without a command, prints the environment.',
  {
    options: {
      i: 'begin with an empty environment',
      '0': 'end lines with a zero byte instead of a newline',
      u: 'take this name out',
      C: 'change to this directory first',
      v: 'tell each step on standard error',
      S: 'split this text into words, for #! lines',
    },
    examples: {
      env: 'print the environment',
      'env TZ=Asia/Tokyo date': 'ask what time it is in Tokyo',
      'env -i bash': 'start a shell with nothing',
    },
  },
)
