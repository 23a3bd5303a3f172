import { programPage } from '../library/page.ts'

export const page = programPage(
  'convert text to another character encoding',
  'Writes each FILE, or standard input, in another encoding. It knows UTF-8, UTF-16 and UTF-32 (with LE or BE behind for one order of bytes), ASCII, ISO-8859-1, ISO-8859-15 and WINDOWS-1252. ' +
    'Behind the encoding of -t, //TRANSLIT writes what is alike for characters that it lacks, and //IGNORE leaves them out.',
  {
    options: {
      f: 'the encoding of the input; that of the locale when absent',
      t: 'the encoding of the output; that of the locale when absent',
      c: 'leave out what cannot be converted',
      o: 'write to FILE',
      s: 'no effect: there are no warnings',
    },
    examples: {
      'iconv -f ISO-8859-1 -t UTF-8 old.txt > new.txt': 'make an old text readable',
      'iconv -f UTF-8 -t ASCII//TRANSLIT notes.txt': 'write a text without accents',
    },
  },
)
