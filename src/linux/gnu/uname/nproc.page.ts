import { programPage } from '../library/page.ts'

export const page = programPage(
  'print how many processors there are',
  'Prints the number of processors that a process may use.',
  {
    options: {
      all: 'no effect: every processor of this machine is available',
      ignore: 'leave so many out, but never all',
    },
    examples: { nproc: 'see how many jobs fit side by side' },
  },
)
