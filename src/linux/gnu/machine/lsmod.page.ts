import { programPage } from '../library/page.ts'

export const page = programPage(
  'list the modules of the kernel',
  'Prints a line for each module that is loaded: its name, its size and what uses it. The kernel of this machine has none.',
  { examples: { lsmod: 'see the modules' } },
)
