import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell whether something is mounted on a path',
  'Says whether a file system begins at PATH, with status 0 where it does and 32 where not.',
  {
    options: {
      q: 'say nothing: the status tells',
      nofollow: 'a link is no mount point, wherever it leads',
      x: 'the numbers of the block device that PATH is; there is none here',
    },
    examples: { 'mountpoint /proc': 'see that /proc is mounted', 'mountpoint -q /mnt || echo empty': 'in a script' },
  },
)
