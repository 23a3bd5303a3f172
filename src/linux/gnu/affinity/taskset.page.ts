import { programPage } from '../library/page.ts'

export const page = programPage(
  'choose the processors that a command may use',
  'Runs COMMAND on the processors of MASK, hexadecimal, a bit for each: 3 is the first two. With -p, tells or changes those of a running process. Here they are told, and nproc counts them; turns are the same for all.',
  {
    options: {
      a: 'all threads of the process: there is one here',
      c: 'a list of numbers instead of a mask: 0,2-4',
      p: 'of a running process',
    },
    examples: {
      'taskset -c 0 nproc': 'run nproc on the first processor',
      'taskset -cp $$': 'the processors of the shell',
    },
  },
)
