import { programPage } from '../library/page.ts'

export const page = programPage(
  'compare three files, and merge what two made of one',
  'Compares MYFILE and YOURFILE, which were both made of OLDFILE. Without an option shows where they are not the same: ====1 where only ' +
    'MYFILE is other, ====3 where only YOURFILE is, ==== where all are. -m prints MYFILE with the changes from OLDFILE to YOURFILE; -e and ' +
    'others print commands that make ed(1) do so. Status is 1 where there are conflicts.',
  {
    options: {
      A: 'all changes, with all sides of conflicts',
      e: 'commands for ed',
      E: 'the same, with both sides of conflicts',
      '3': 'the same as -e, but only what is no conflict',
      x: 'the same as -e, but only conflicts',
      X: 'the same as -x',
      i: 'end the commands for ed with w and q',
      m: 'print the merged file',
      a: 'no effect: all files are treated as text',
      'strip-trailing-cr': 'a carriage return at the end of a line does not count',
      T: 'a tab before lines, so that theirs stand as in the file',
      L: 'call the files so in conflicts; up to three times',
    },
    examples: { 'diff3 -m mine.txt old.txt yours.txt': 'merge two versions of a file' },
  },
)
