import { programPage } from '../library/page.ts'

export const page = programPage(
  'list what is mounted',
  'Prints what file systems are mounted where. Mounting more is not simulated.',
  {
    options: { l: 'no effect: the disks of this machine have no labels', t: 'only file systems of these kinds' },
    examples: { mount: 'list the mounts' },
  },
)
