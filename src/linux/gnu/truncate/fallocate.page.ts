import { programPage } from '../library/page.ts'

export const page = programPage(
  'give a file its place on the disk',
  'Makes FILE as long as is asked, with zeros, and makes it where it is missing; a longer one stays as it is. ' +
    'Other options work on a part of an existing file.',
  {
    options: {
      c: 'take the part out; it has to be of whole blocks of 4096 bytes',
      d: 'make holes of zeros: there are none here, so nothing changes',
      i: 'put zeros in before the part, which has to be of whole blocks',
      l: 'how long the part is: 10, 2K, 1M, 1MB',
      n: 'let the file be as long as it is',
      o: 'where the part begins, 0 else',
      p: 'put zeros in the part, no further than the file goes',
      z: 'put zeros in the part',
      x: 'no effect: zeros are written either way',
      v: 'tell what was done',
    },
    examples: { 'fallocate -l 1M big.bin': 'make a file of one mebibyte' },
  },
)
