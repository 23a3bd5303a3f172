import { programPage } from '../library/page.ts'

export const page = programPage(
  'list disks',
  'Prints the disks, their partitions, sizes and where they are mounted. They are simulated.',
  { examples: { lsblk: 'see what disks there are' } },
)
