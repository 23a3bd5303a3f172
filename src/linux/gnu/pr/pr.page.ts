import { programPage } from '../library/page.ts'

export const page = programPage(
  'lay text out in pages',
  'Writes each FILE in pages of 66 lines, each with a header that has its date, its name and the number of the page.\n' +
    '+FIRST[:LAST] among the operands is the same as --pages, and -NUMBER the same as --columns.',
  {
    options: {
      pages: 'only the pages from FIRST on, to LAST',
      columns: 'so many columns, filled one after the other',
      a: 'fill columns row by row',
      b: 'no effect: the columns of the last page are always balanced',
      c: 'show control characters as ^G, and others as \\ooo',
      d: 'an empty line after each line',
      D: 'how the date of the header looks',
      e: 'expand tabs, or CHARs, to WIDTH columns',
      f: 'a form feed between pages instead of empty lines',
      F: 'the same as -f',
      h: 'a text for the header instead of the name',
      i: 'tabs, or CHARs, of WIDTH columns instead of blanks',
      J: 'whole lines in columns: none is cut, none is aligned',
      l: 'so many lines in a page, instead of 66; up to 10 mean -t',
      m: 'all files side by side, one in each column',
      n: 'number the lines, in so many digits, with a tab or SEP behind them',
      N: 'the first line that is printed has this number',
      o: 'so many blanks before each line',
      r: 'say nothing of files that cannot be opened',
      s: 'one tab or CHAR between columns',
      S: 'a text between columns',
      t: 'neither headers nor empty lines at the end of pages',
      T: 'the same, without the form feeds of the text',
      v: 'show characters that cannot be printed as \\ooo',
      w: 'width of a page that has columns, instead of 72',
      W: 'width of every page: longer lines are cut',
    },
    examples: {
      'pr notes.txt | less': 'the pages of a text',
      'ls | pr -3 -t': 'three columns, without headers',
      'pr -m -t a.txt b.txt': 'two files side by side',
    },
  },
)
