import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'set the time of the last change of files, making those that are missing',
  options: {
    a: 'set only the time of access, which is not kept here',
    c: 'make no files',
    d: 'the time in words: yesterday, 2026-01-31 10:00',
    h: 'set the time of a link itself',
    m: 'set only the time of the last change',
    r: 'take the time of FILE',
    t: 'the time as [[CC]YY]MMDDhhmm[.ss]',
    f: 'no effect: GNU touch takes it for the sake of old scripts',
    time: 'which time: access, atime, use; modify, mtime',
  },
  description: [
    'Sets the time of each FILE to now, or to what -d, -t or -r say. A file that is not there is made, empty, unless -c is given.',
  ],
  examples: [
    { line: 'touch new.txt', meaning: 'make an empty file' },
    { line: "touch -d '2 days ago' a", meaning: 'pretend that it changed earlier' },
  ],
}
