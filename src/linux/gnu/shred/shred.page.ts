import { programPage } from '../library/page.ts'

export const page = programPage(
  'overwrite files, so that nothing of them is left',
  'Writes over each FILE three times what chance gives, up to the end of its last block of 4096 bytes. ' +
    '- is standard output.',
  {
    options: {
      f: 'change permissions where they are in the way',
      n: 'so many times, instead of 3',
      'random-source': 'take chance from a file',
      s: 'so many bytes',
      u: 'take the file away afterwards',
      remove: 'the same, and how: unlink, wipe or wipesync',
      v: 'tell of each pass',
      x: 'not up to the end of the last block',
      z: 'write zeros at the end',
    },
    examples: {
      'shred -u secret.txt': 'overwrite a file and take it away',
      'shred -v -n 1 -z notes': 'once, then zeros',
    },
  },
)
