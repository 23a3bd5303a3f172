import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'tell how much room is left on the disks',
  options: {
    h: 'sizes as people say them, in powers of 1024',
    H: 'the same in powers of 1000',
    i: 'count inodes',
    k: 'in units of 1024 bytes',
    m: 'in units of 1048576 bytes',
    B: 'in units of SIZE',
    T: 'show the type of the file system',
    P: 'in the form of POSIX',
    total: 'add a line with the sum',
    t: 'only file systems of TYPE',
    x: 'no file systems of TYPE',
    output: 'show the fields that are named',
    a: 'mounts without a size too',
    l: 'no effect: every disk of this machine is its own',
    'no-sync': 'no effect: what is written is on the disk at once',
    sync: 'no effect: what is written is on the disk at once',
    v: 'no effect: GNU df takes it for the sake of old scripts',
  },
  description: [
    'Shows each disk of the machine, or those that hold the FILEs: its size, what is used and free, and the directory where it begins. Sizes are in units of 1024 bytes.',
  ],
  examples: [
    { line: 'df -h', meaning: 'sizes as people say them' },
    { line: 'df -h .', meaning: 'the disk that holds the working directory' },
  ],
}
