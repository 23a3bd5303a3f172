import { programPage } from '../library/page.ts'

export const page = programPage(
  'set the colours of ls',
  'Prints a line of the shell that sets LS_COLORS: to what FILE says, or to colours of its own. ' +
    'Lines of FILE are a kind of file or an ending of names, and a colour; TERM lines say for which terminals those count that follow.',
  {
    options: {
      b: 'a line for sh and bash',
      sh: 'the same as -b',
      'bourne-shell': 'the same as -b',
      c: 'a line for csh',
      csh: 'the same as -c',
      'c-shell': 'the same as -c',
      p: 'print its own colours, as FILE has them',
      'print-ls-colors': 'print the colours one in a line, each in itself',
    },
    examples: {
      'eval "$(dircolors -b)"': 'use its colours',
      'dircolors -p > ~/.dircolors': 'a file to begin with',
    },
  },
)
