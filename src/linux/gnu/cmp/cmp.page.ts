import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'compare two files byte by byte',
  options: {
    b: 'show the bytes that differ',
    i: 'skip so many bytes first',
    l: 'list all bytes that differ',
    n: 'compare so many bytes at most',
    s: 'say nothing, only the status tells',
    silent: 'the same as -s',
  },
  description: [
    'Says where the first difference is. The status is 0 when there is none, 1 when there is one, 2 in trouble.',
  ],
  examples: [{ line: 'cmp a.img b.img && echo same', meaning: 'whether two images are the same' }],
}
