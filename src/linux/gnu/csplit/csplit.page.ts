import { programPage } from '../library/page.ts'

export const page = programPage(
  'cut a file in pieces at lines that are named or match',
  'Writes FILE in pieces to xx00, xx01 and so on, and how many bytes each one has. A PATTERN says where the next piece begins:\n' +
    'NUMBER at that line, /REGEXP/ at the next line that matches, %REGEXP% there too, without writing what comes before. ' +
    '+NUMBER or -NUMBER behind an expression moves it by lines.\n' +
    '{NUMBER} repeats the pattern before it so often, {*} as often as it goes.',
  {
    options: {
      b: 'how numbers of pieces look, as printf writes them, instead of %02d',
      f: 'what names begin with, instead of xx',
      k: 'keep the pieces when something goes wrong',
      'suppress-matched': 'leave out the lines at which pieces begin',
      n: 'so many digits in a name, instead of 2',
      s: 'do not tell how large the pieces are',
      quiet: 'the same as -s',
      z: 'write no empty pieces',
    },
    examples: {
      "csplit book.txt '/^Chapter/' '{*}'": 'a piece for each chapter',
      'csplit -f part- list.txt 10 20': 'lines 1 to 9, 10 to 19, and the rest',
    },
  },
)
