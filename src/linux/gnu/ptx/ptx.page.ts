import { programPage } from '../library/page.ts'

export const page = programPage(
  'make an index of words with what stands around them',
  'Prints a line for each word of the FILEs, sorted by the words, each with the text to its left and right: a permuted index. A text is read sentence by sentence.',
  {
    options: {
      A: 'put file and line before each line',
      b: 'words are made of all characters but those in this file',
      f: 'capitals and small letters are the same',
      F: 'mark what is left out with this instead of /',
      format: 'roff or tex: the same as -O and -T',
      g: 'how many columns are empty between the parts',
      i: 'leave out the words in this file, one a line',
      M: 'the name of the macro, instead of xx',
      o: 'only the words in this file, one a line',
      O: 'lines for troff',
      r: 'the first word of each line tells where its text is found',
      R: 'put what tells where at the right',
      S: 'what ends a sentence, a basic regular expression',
      t: 'no effect, as in the real program',
      T: 'lines for TeX',
      w: 'how many columns lines have, 72 without',
      W: 'what a word is, a basic regular expression',
    },
    examples: {
      'ptx -f notes.txt': 'an index of all words',
      'ptx -A -i common.txt notes.txt': 'with lines, without common words',
    },
  },
)
