import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command with other buffers',
  'Runs COMMAND. On this machine every program writes what it has at once, so that MODE (0, L or a size) is only checked.',
  {
    options: { i: 'the mode of standard input', o: 'the mode of standard output', e: 'the mode of standard error' },
    examples: { 'stdbuf -oL grep x log.txt': 'line after line' },
  },
)
