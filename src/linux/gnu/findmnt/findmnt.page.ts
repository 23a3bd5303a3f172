import { programPage } from '../library/page.ts'

export const page = programPage(
  'show what is mounted where',
  'Shows the mounted file systems as a tree, or those alone that are asked for: by DEVICE, by MOUNTPOINT, or by options. The status is 1 where there is none.',
  {
    options: {
      a: 'draw the tree with ASCII characters',
      b: 'sizes in bytes',
      D: 'as df does: sizes, and no file systems that have none',
      f: 'only the first that is found',
      i: 'what is not asked for instead',
      k: 'no effect: the kernel is asked anyway',
      l: 'a list instead of a tree',
      M: 'what is mounted on this directory',
      m: 'as /etc/mtab has it: a list',
      n: 'no headings',
      o: 'these columns; a plus before them adds them to the usual ones',
      P: 'as NAME="value" pairs',
      pseudo: 'only what lies on no disk',
      R: 'with everything that is mounted below',
      r: 'one blank between columns, for scripts',
      real: 'only what lies on a disk',
      S: 'from this device',
      T: 'the file system that this file is in',
      t: 'of these kinds; with no before them, of all others',
      u: 'no effect: nothing is shortened here',
      v: 'no effect: no device has a directory behind it here',
    },
    examples: {
      findmnt: 'see the tree of mounts',
      'findmnt -T ~': 'see where your home is kept',
      'findmnt -t proc,tmpfs': 'see these kinds alone',
    },
  },
)
