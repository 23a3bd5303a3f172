import { programPage } from '../library/page.ts'

export const page = programPage(
  'make a name that nothing else has',
  'Prints a UUID of RFC 4122: a random one, or one of the time or of a name.',
  {
    options: {
      r: 'a random one',
      t: 'one of the time and this machine',
      n: 'the namespace of a name: @dns, @url, @oid, @x500 or a UUID',
      N: 'the name',
      m: 'the name by MD5',
      s: 'the name by SHA-1',
      x: 'the name is in hexadecimal digits',
    },
    examples: { uuidgen: 'a random one', 'uuidgen -s -n @dns -N example.com': 'the one of a host' },
  },
)
