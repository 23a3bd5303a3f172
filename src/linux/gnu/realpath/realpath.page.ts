import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'print the path of a file without links and dots',
  options: {
    e: 'all of the path must be there',
    m: 'none of it needs to be there',
    q: 'say nothing of failures',
    s: 'do not follow links',
    z: 'end each line with NUL',
    'relative-to': 'as seen from DIR',
    'relative-base': 'relative below DIR, absolute elsewhere',
    P: 'follow links before .., as without',
    L: 'take .. away before links are followed',
    'no-symlinks': 'the same as -s',
  },
  description: [
    'Prints the absolute path of each FILE, with symbolic links followed and . and .. resolved. All but the last part must be there, unless -e or -m say otherwise.',
  ],
  examples: [{ line: 'realpath ..', meaning: 'where the directory above really is' }],
}
