import { programPage } from '../library/page.ts'
import { selection } from './selection.ts'

export const page = programPage(
  'send a signal to processes by name',
  'Sends a signal, TERM when nothing else is said, to all processes that pgrep would find. Try with pgrep first.',
  {
    options: { ...selection, e: 'say what is sent to', signal: 'this signal; -9 or -KILL will do too' },
    examples: { 'pkill sleep': 'end all sleeps', 'pkill -9 -f backup': 'kill what has backup in its command line' },
  },
)
