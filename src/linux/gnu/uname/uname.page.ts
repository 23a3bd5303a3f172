import { programPage } from '../library/page.ts'

export const page = programPage(
  'print what system this is',
  'Prints the name of the kernel, the part of the system that runs all the rest, or more about it.',
  {
    options: {
      a: 'all of it',
      s: 'the kernel’s name',
      n: 'the name of the machine',
      r: 'the kernel’s release',
      v: 'the kernel’s version',
      m: 'the kind of machine',
      p: 'the kind of processor, which is unknown',
      i: 'the hardware, which is unknown',
      o: 'the operating system',
    },
    examples: { 'uname -a': 'print all there is to tell', 'uname -r': 'see which kernel runs' },
  },
)
