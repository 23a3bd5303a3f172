import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'count what files take up on the disk',
  options: {
    'files0-from': 'the files that a list names, with zero bytes between them; - is standard input',
    a: 'show files too',
    b: 'count bytes, not blocks',
    B: 'in units of SIZE',
    c: 'show a total at the end',
    d: 'show no more than NUM levels',
    h: 'sizes as people say them',
    k: 'in units of 1024 bytes',
    m: 'in units of 1048576 bytes',
    s: 'show only a sum for each operand',
    S: 'do not add up what is in subdirectories',
    L: 'follow links',
    l: 'count each name of a file',
    t: 'leave out what is smaller than SIZE',
    time: 'show the newest time',
    exclude: 'leave out names that fit PATTERN',
    'apparent-size': 'count bytes, not blocks',
    inodes: 'count files instead of blocks',
    '0': 'end each line with NUL',
    D: 'follow links on the command line',
    H: 'follow links on the command line',
    P: 'follow no links: the usual way',
    si: 'like -h, in powers of 1000',
    x: 'do not enter other file systems',
  },
  description: [
    'Counts the blocks of each directory and of all that is below it, in units of 1024 bytes; a block has 4 KiB, as on ext4. A file with several names is counted once.',
  ],
  examples: [
    { line: 'du -sh *', meaning: 'how much each thing here takes up' },
    { line: 'du -h -d1 /var', meaning: 'one level deep' },
  ],
}
