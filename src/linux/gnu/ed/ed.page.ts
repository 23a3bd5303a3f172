import { programPage } from '../library/page.ts'

export const page = programPage(
  'edit text line by line',
  'Reads FILE into a buffer, and commands from standard input, one a line. A command has lines before it that it is about, and a letter: ' +
    '1,3p prints lines 1 to 3. Lines are numbers, . (this one), $ (the last), /text/ (the next that has it), ?text? (the one before), ' +
    "'x (the one marked x), with + and - after them; , is all.\n" +
    'a i c append, insert and change, until a line that is a dot; d deletes, m moves, t copies, j joins, s/old/new/ replaces, u undoes; ' +
    'p n l print; g/text/commands does something at all lines that have it; r w read and write, f names the file, = tells the number, ' +
    '! runs a command, q leaves. What it does not understand it answers with ?; h says why, H says so always.',
  {
    options: {
      E: 'extended regular expressions',
      l: 'end with status 0 even if a command failed',
      p: 'ask for each command with STRING',
      q: 'do not write what is wrong with files to standard error',
      silent: 'the same as -q',
      r: 'only files of this directory, no commands of the shell',
      s: 'do not print how many bytes were read or written',
      v: 'say why, as after H',
    },
    examples: {
      'ed -s notes.txt': 'edit a file',
      "printf '%s\\n' '1,$s/cat/dog/g' w q | ed -s notes.txt": 'replace a word everywhere',
    },
  },
)
