import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'edit a stream of lines by a script',
  options: {
    posix: 'take no commands and flags that POSIX does not have',
    n: 'print only what the script prints',
    silent: 'the same as --quiet',
    e: 'a script, or a part of it; may be given several times',
    f: 'read the script from a file',
    E: 'patterns are extended regular expressions',
    r: 'the same as -E',
    i: 'change the files themselves; with a suffix, keep the old ones under a name that ends in it',
    l: 'how wide the l command writes; 0 never wraps',
    s: 'treat each file on its own: $ is the last line of each',
    u: 'no effect: lines are written as they are made',
    z: 'lines end with a zero byte',
    sandbox: 'refuse scripts that read or write other files',
    'follow-symlinks': 'with -i, change what a link leads to',
    b: 'no effect: line ends are never changed',
  },
  description: [
    'sed reads lines from files, or from standard input, runs a script on each, and prints what becomes of it. The files stay as ' +
      'they are unless -i is given.',
    'The command most used is s/PATTERN/REPLACEMENT/, which replaces the first match in a line; with a g at its end it replaces all. ' +
      'In the replacement & is what matched, and \\1 what the first \\(group\\) matched. Others are d (delete the line), p (print it), ' +
      'q (quit), a, i and c (add text after, before or instead), and y/abc/xyz/ (change single characters).',
    'A command may have an address before it: a line number, $ for the last line, /PATTERN/, or two of them with a comma for a ' +
      'range. An exclamation mark turns an address round.',
  ],
  examples: [
    { line: "sed 's/old/new/g' file.txt", meaning: 'replace every old by new, and print the result' },
    { line: "sed -i 's/8080/9090/' app.conf", meaning: 'change a file itself' },
    { line: "sed -n '5,10p' file.txt", meaning: 'print lines 5 to 10' },
    { line: "sed '/^#/d' app.conf", meaning: 'leave out the lines that begin with #' },
  ],
}
