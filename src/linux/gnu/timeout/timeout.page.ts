import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command that may take only so long',
  'Runs COMMAND, and ends it with a signal when it is still running after DURATION (as sleep takes it). The status is then 124, else that of COMMAND; 137 when it had to be killed.',
  {
    options: {
      'preserve-status': 'give the command’s status even when its time was over',
      foreground: 'no effect: the command has the terminal in any case',
      k: 'send KILL when it still runs so long after the first signal',
      s: 'this signal instead of TERM',
      v: 'say when a signal is sent',
    },
    examples: {
      'timeout 5 ping example.com': 'stop asking after five seconds',
      'timeout -s KILL 1m ./job': 'end a job that does not listen',
    },
  },
)
