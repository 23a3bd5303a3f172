import { levels, packerOptions } from '../bzip2/option-meanings.ts'

/** What the options of xz, unxz and xzcat do. */
export const xzOptions = {
  ...packerOptions,
  F: 'which kind of file: xz, lzma, or auto for both',
  l: 'tell what is in the files, with -v more',
  S: 'use SUF instead of .xz',
  e: 'no effect: it looks as far as the level says',
  T: 'no effect: there is one thread',
  ...levels(0, (level) => `level ${level}, of 0 (quickest) to 9 (looks back furthest)`),
  uncompress: 'the same as -d',
  'to-stdout': 'the same as -c',
}
