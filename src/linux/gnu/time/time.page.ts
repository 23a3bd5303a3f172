import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell how long a command takes',
  'Runs COMMAND and then tells on standard error how long it took, and how much of that on a processor. Bash has a word time of its own that is used instead, and that can time whole pipelines.',
  {
    options: {
      q: 'do not tell of a failed command',
      a: 'with -o, add to FILE',
      o: 'write it to FILE',
      f: 'in this form: %e seconds, %U of the processor, %P share, %x status, %C command',
      p: 'three lines, as POSIX wants them',
    },
    examples: { '/usr/bin/time -p sleep 1': 'time a command' },
  },
)
