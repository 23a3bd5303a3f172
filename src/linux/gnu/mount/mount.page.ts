import { programPage } from '../library/page.ts'

export const page = programPage(
  'list what is mounted',
  'Prints what file systems are mounted where. Mounting more is refused, as in a container.',
  {
    options: {
      B: 'show a directory in a second place: refused',
      l: 'no effect: the disks of this machine have no labels',
      o: 'how to mount: refused with the mount itself',
      r: 'mount for reading only: refused with the mount itself',
      R: 'the same as --bind with what is mounted below: refused',
      t: 'only file systems of these kinds',
      w: 'mount for writing too: refused with the mount itself',
    },
    examples: { mount: 'list the mounts' },
  },
)
