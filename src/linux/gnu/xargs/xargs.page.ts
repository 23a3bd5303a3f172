import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'run a command with words from standard input',
  options: {
    '0': 'words end with NUL, and nothing else is special',
    a: 'read from FILE',
    d: 'words end with this character',
    E: 'stop at this word',
    e: 'stop at this word, if one is given',
    I: 'put each line where this text stands',
    i: 'the same, with {} when no text is given',
    L: 'at most so many lines for a command',
    l: 'the same, one when no number is given',
    n: 'at most so many words for a command',
    o: 'let the command read the terminal',
    P: 'run so many commands at a time',
    p: 'ask before each command',
    r: 'run nothing when there are no words',
    s: 'at most so many characters for a command',
    t: 'show each command before it runs',
    x: 'stop when a command line would be too long',
  },
  description: [
    'Reads words, with blanks or line ends between them, and runs COMMAND (echo when there is none) with as many of them at the end as fit. Quotes and backslashes protect blanks; with -0 or -d nothing but the separator counts.',
    'The status is 123 when a command failed, 124 when one ended with 255, 125 when one was killed, 126 when it could not be run, 127 when it was not found.',
  ],
  examples: [
    { line: "find . -name '*.log' -print0 | xargs -0 gzip", meaning: 'names with blanks arrive whole' },
    { line: 'ls | xargs -I{} cp {} {}.bak', meaning: 'put each line where {} stands' },
  ],
}
