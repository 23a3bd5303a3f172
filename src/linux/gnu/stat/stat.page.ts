import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'tell all that is known of a file',
  options: {
    L: 'follow links',
    f: 'tell of the file system',
    c: 'print FORMAT and a newline for each file',
    printf: 'print FORMAT, reading escapes of C',
    t: 'all on one line',
    cached: 'no effect: nothing of this disk is cached',
  },
  description: [
    'Prints size, blocks, permissions, owner, inode and times of each FILE; of a symbolic link itself, unless -L is given. A FORMAT takes letters after %: n name, s size, a mode, A permissions, U owner, G group, h links, i inode, y time of the last change, F type.',
    'Only the time of the last change of the content is known here; it stands for the others.',
  ],
  examples: [
    { line: 'stat a.txt', meaning: 'everything' },
    { line: "stat -c '%a %n' *", meaning: 'the modes in octal' },
  ],
}
