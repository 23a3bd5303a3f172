import { programPage } from '../library/page.ts'

export const page = programPage(
  'send a signal to processes by their exact name',
  'Sends TERM, or the signal given, to every process named NAME.',
  {
    options: {
      s: 'this signal; -9 or -KILL will do too',
      q: 'say nothing when there is none',
      v: 'tell what was done',
      l: 'list the signals',
    },
    examples: { 'killall sleep': 'end all sleeps' },
  },
)
