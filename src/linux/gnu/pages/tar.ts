import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'keep many files in one',
  options: {
    c: 'make an archive',
    x: 'take files out',
    t: 'list what is in it',
    r: 'add files at the end',
    u: 'add files that are newer',
    f: 'the archive',
    v: 'tell what is done',
    z: 'through gzip',
    a: 'compress by the ending of the name',
    C: 'in DIR',
    k: 'do not replace files',
    O: 'write files to standard output',
    P: 'keep leading slashes',
    p: 'keep the whole mode',
    h: 'follow links',
    m: 'do not set times',
    T: 'take names from FILE',
    X: 'leave out the patterns in FILE',
    exclude: 'leave out names that fit PATTERN',
    'strip-components': 'take away so many leading parts of names',
    'no-recursion': 'do not go into directories',
    wildcards: 'operands are patterns',
  },
  description: [
    'With -c makes an archive of files and directories, with -t lists one, with -x takes files out of one, with -r adds to one. The archive is the file that -f names; - means standard input or output. -z packs it with gzip; on reading that is seen by itself.',
    'The letters may stand without a dash, as first word: tar czf a.tgz dir.',
  ],
  examples: [
    { line: 'tar -czf backup.tar.gz project', meaning: 'pack a directory' },
    { line: 'tar -tf backup.tar.gz', meaning: 'see what is in it' },
    { line: 'tar -xzf backup.tar.gz -C /tmp', meaning: 'unpack it elsewhere' },
  ],
}
