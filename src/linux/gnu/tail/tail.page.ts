import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'show the last part of files',
  options: {
    c: 'this many bytes; with a plus, all from that byte on',
    f: 'go on with what is added to the file, until Ctrl-C',
    follow: 'the same as -f',
    pid: 'with -f, until this process has ended',
    F: 'the same as -f --retry',
    n: 'this many lines; with a plus, all from that line on',
    silent: 'the same as --quiet',
    q: 'never say which file it is',
    'max-unchanged-stats': 'no effect: files that are renamed are noticed at once',
    retry: 'wait for files that are missing',
    s: 'seconds between two looks at the file',
    v: 'always say which file it is',
    z: 'lines end in NUL, not in a newline',
  },
  description: ['Writes the last 10 lines of each FILE, and with -f whatever is added to them later.'],
  examples: [
    { line: 'tail -n 3 list.txt', meaning: 'the last three lines' },
    { line: 'tail -n +2 table.csv', meaning: 'all but the heading' },
    { line: 'tail -f app.log', meaning: 'watch a log grow' },
  ],
}
