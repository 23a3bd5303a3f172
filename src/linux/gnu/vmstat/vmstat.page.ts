import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell of processes, memory and processors',
  'Prints a line of what the machine does: how many processes run (r) and wait (b), memory in KiB, and the shares of the processors; ' +
    'with DELAY another one every so many seconds, COUNT in all. This machine counts no swapping, no transfers, no interrupts: they are 0.',
  {
    options: {
      a: 'memory that is in use and memory that is not, instead of buffers and cache',
      n: 'one header only',
      S: 'the unit of memory: k is 1000 bytes, K 1024, m 1000000, M 1048576',
      w: 'wide columns',
      t: 'the time behind each line',
      y: 'not the line since the start',
    },
    examples: { vmstat: 'one line', 'vmstat 1 5': 'five lines, a second apart' },
  },
)
