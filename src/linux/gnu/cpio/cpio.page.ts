import { programPage } from '../library/page.ts'

const noEffect = 'no effect: there is nothing else that it could do here'

export const page = programPage(
  'copy files to and from archives',
  'With -o writes an archive of the files that standard input names, with -i takes files out of one (those that fit a PATTERN, or all), ' +
    'with -p copies the files that standard input names into a directory.',
  {
    options: {
      i: 'take files out of an archive',
      o: 'make an archive',
      p: 'copy into the directory PATTERN',
      t: 'list what is in an archive',
      B: 'the archive is filled up to blocks of 5120 bytes',
      c: 'the old portable format: -H odc',
      C: 'the archive is filled up to blocks of so many bytes',
      'block-size': 'the same, in units of 512 bytes',
      H: 'bin (usual), odc, newc or crc',
      quiet: 'do not tell how many blocks there were',
      R: 'whose the files become: USER:GROUP',
      v: 'tell of each file; with -t more of it',
      V: 'a dot for each file',
      F: 'the archive, instead of standard input or output',
      I: 'the archive, instead of standard input',
      O: 'the archive, instead of standard output',
      f: 'files that fit no PATTERN',
      n: 'with -tv the numbers of owner and group',
      E: 'more patterns, from a file',
      'to-stdout': 'write the files to standard output',
      'absolute-filenames': 'no effect: names are kept as they are anyway',
      'no-absolute-filenames': 'put all files below the working directory',
      '0': 'names end with a zero byte',
      L: 'the files that symbolic links lead to',
      d: 'make directories where they are needed',
      m: 'keep the times of files',
      u: 'take the place of newer files too',
      a: 'no effect: reading changes no time here',
      'force-local': noEffect,
      sparse: 'no effect: holes in files take no less room here',
      'ignore-devno': noEffect,
      'device-independent': noEffect,
      reproducible: noEffect,
      'renumber-inodes': noEffect,
      'no-preserve-owner': 'files become those of who runs it',
    },
    examples: {
      'find src | cpio -o > src.cpio': 'pack a directory',
      'cpio -idv < src.cpio': 'unpack it',
      'find . -name "*.txt" | cpio -pdm /tmp/texts': 'copy files with their directories',
    },
  },
)
