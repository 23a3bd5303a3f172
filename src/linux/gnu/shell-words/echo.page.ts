import { programPage } from '../library/page.ts'

export const page = programPage(
  'print words',
  'Prints its words with a blank between them, and a newline. Bash has it built in; this is the program, for find -exec and the like.',
  {
    options: {
      n: 'no newline at the end',
      e: 'backslashes mean something: \\n, \\t',
      E: 'backslashes are themselves',
    },
    examples: { 'echo hello': 'say hello', "echo -e 'a\\tb'": 'print a tab' },
  },
)
