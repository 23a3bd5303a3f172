import { programPage } from '../library/page.ts'

export const page = programPage(
  'list disks',
  'Prints the disks, their partitions, sizes and where they are mounted. They are simulated.',
  {
    options: {
      a: 'no effect: no device of this machine is empty',
      b: 'sizes in bytes',
      d: 'disks without their parts',
      i: 'draw lines with what ASCII has',
      l: 'draw no lines',
      n: 'no heading',
      p: 'whole paths',
      o: 'only these columns, with commas between; after a plus the usual ones too',
      P: 'as KEY="value"',
    },
    examples: { lsblk: 'see what disks there are', 'lsblk -o NAME,SIZE,FSTYPE': 'see some columns' },
  },
)
