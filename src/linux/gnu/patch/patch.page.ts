import { programPage } from '../library/page.ts'

export const page = programPage(
  'put the changes of a diff into files',
  'Reads diffs, unified, context or normal, and changes the files that they name, or FILE. What has moved is found again, also where some lines around it are others; what fits nowhere is kept in FILE.rej, as a unified diff.',
  {
    options: {
      b: 'keep what was, in FILE.orig',
      c: 'no effect: what kind of diff it is shows by itself',
      d: 'in this directory',
      'dry-run': 'only say what would be done',
      E: 'remove files that become empty',
      f: 'ask nothing, and put in what seems to be there already',
      F: 'how many lines at each end of the context may be others: 2 unless said',
      i: 'read the diff from FILE',
      l: 'blanks fit other blanks',
      n: 'no effect: what kind of diff it is shows by itself',
      N: 'leave alone what is there already',
      o: 'write the result to FILE',
      p: 'take so many directories from names',
      r: 'keep what fits nowhere in FILE',
      R: 'take the changes out again',
      s: 'say nothing but of failures',
      silent: 'the same as -s',
      t: 'ask nothing, and take out what seems to be there already',
      u: 'no effect: what kind of diff it is shows by itself',
      z: 'what ends the names of what is kept',
    },
    examples: {
      'diff -u old.txt new.txt > changes.diff': 'keep what changed',
      'patch old.txt < changes.diff': 'make the same changes',
      'patch -R old.txt < changes.diff': 'undo them',
    },
  },
)
