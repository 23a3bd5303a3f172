import { programPage } from '../library/page.ts'

export const page = programPage(
  'print the kernel’s messages',
  'Prints what the kernel said when it started, with seconds since then.',
  {
    options: { T: 'with dates' },
    examples: { dmesg: 'see how the start went' },
  },
)
