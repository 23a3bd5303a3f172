import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page } from '../library/page.ts'

const lessPage = page(
  'show text a screen at a time',
  'Shows files, or what comes through a pipe, and lets you move in it: Space and b by screens, j, k and the arrows by lines, g to the beginning, G to the end, /text to search, n for the next place, q to leave, h for all keys. It reads only as far as it shows.\nWhere its output is no terminal it copies like cat.',
  {
    options: {
      N: 'line numbers',
      S: 'cut long lines; the arrows move to the side',
      R: 'let colours through',
      r: 'as -R',
      i: 'searches ignore case unless they have capitals',
      I: 'as -i',
      F: 'leave at once when all fits on one screen',
      X: 'leave what was shown on the screen',
      M: 'say more in the last line',
      m: 'say how far you are in the last line',
      E: 'accepted, and without effect here',
      e: 'accepted, and without effect here',
      n: 'accepted, and without effect here',
    },
    examples: {
      'less notes.txt': 'read a file',
      'ps aux | less -S': 'look at a wide table',
      'less +G log.txt': 'begin at the end',
    },
  },
)

/** The pages of the programs that take the whole screen. */
export const pages: Readonly<Record<string, ProgramPage>> = {
  less: lessPage,
  more: lessPage,
  man: page(
    'show manual pages',
    'Shows the page about a program: what it does, its options, examples. On a terminal it is shown by less: q leaves, / searches. The builtins of the shell are explained by help.',
    {
      options: {
        k: 'list pages whose summary has this word',
        f: 'print the summaries of pages',
        a: 'accepted, and without effect here',
      },
      examples: {
        'man ls': 'read about ls',
        'man -k compress': 'look for programs that compress',
        'man sort | head': 'print the beginning of a page',
      },
    },
  ),
  apropos: page(
    'find manual pages by a word',
    'Lists the pages whose name or summary has WORD in it, as man -k does.',
    { examples: { 'apropos directory': 'see what is there for directories' } },
  ),
  whatis: page('print what a program is for', 'Prints the summary of the page about WORD.', {
    examples: { 'whatis tar': 'see what tar is for' },
  }),
  nano: page(
    'edit a text',
    'Opens FILE in an editor; what you type goes in at the caret. The two lines at the bottom show the keys: ^O (Ctrl-O) writes, ^X leaves and asks whether to save, ^K cuts a line, ^U puts it back, ^W searches, ^\\ replaces, M-U (Alt-U) undoes, ^G shows all keys.\nA number after a plus sign before FILE is the line to begin at.',
    {
      options: { l: 'line numbers', v: 'only look', w: 'accepted, and without effect here' },
      examples: {
        'nano notes.txt': 'write a note',
        'sudo nano /etc/hosts': 'edit what only root may',
        'nano +10 script.sh': 'begin at line 10',
      },
    },
  ),
  top: page(
    'watch processes',
    'Shows the machine’s load and its processes, those that take most of a processor first, and draws it anew every three seconds. Keys: q leaves, P M N T sort by processor, memory, number, time, k sends a signal, u shows one user’s, h helps.',
    {
      options: {
        b: 'print pictures as text, for pipes and files',
        n: 'so many pictures',
        d: 'so many seconds between two',
        p: 'only these processes',
        u: 'only this user’s processes',
        o: 'sort by this column: %CPU, %MEM, PID, TIME+',
        c: 'whole command lines',
      },
      examples: { top: 'watch the machine', 'top -bn1 | head -5': 'print its state once' },
    },
  ),
  watch: page(
    'run a command again and again',
    'Runs COMMAND every two seconds and shows what it prints on the whole screen, until Ctrl-C. The words are put together and given to a shell: quote what is to be seen by it.',
    {
      options: {
        n: 'so many seconds between two runs',
        d: 'let what has changed stand out',
        t: 'no line above',
        x: 'run the words as they are, without a shell',
        e: 'stop when the command fails',
        g: 'stop when its output changes',
      },
      examples: { 'watch -n 1 date': 'watch a clock', "watch -d 'ls -l | wc -l'": 'watch a number' },
    },
  ),
}
