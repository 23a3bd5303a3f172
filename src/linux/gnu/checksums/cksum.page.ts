import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'write and check sums of files',
  options: {
    a: 'which sum: crc (the usual one), bsd, sysv, md5, sha1, sha256, sha512',
    l: 'how long a sum of blake2b is, which is not simulated',
    untagged: 'the sum and the name only, without the name of the algorithm',
    c: 'read sums from the files and check them',
    'ignore-missing': 'no failure about files that are not there',
    quiet: 'do not say OK for files that are right',
    status: 'say nothing, only the exit status tells',
    strict: 'fail when a line is no sum',
    tag: 'with the name of the algorithm, which is usual',
    w: 'warn of lines that are no sums',
    z: 'end lines with NUL',
  },
  description: [
    'Writes the CRC of POSIX and the number of bytes of each FILE, or another sum with -a. Standard input when there is no FILE or it is -.',
  ],
  examples: [
    { line: 'cksum file', meaning: 'CRC and size' },
    { line: 'cksum -a sha256 file > sums', meaning: 'keep a sum with the name of its algorithm' },
    { line: 'cksum -c sums', meaning: 'see whether the files are still the same' },
  ],
}
