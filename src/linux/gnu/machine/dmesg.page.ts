import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the kernel’s messages',
  'Prints what the kernel said when it started, with seconds since then.',
  {
    options: {
      P: 'no effect: they are never paged',
      k: 'no effect: all messages are of the kernel or before programs begin',
      t: 'no times',
      T: 'with dates',
    },
    examples: { dmesg: 'see how the start went' },
  },
)
