import { programPage } from '../library/page.ts'

export const page = programPage(
  'encode bytes as text in one of several ways, or decode them',
  'Writes FILE in the encoding that is asked for: those of RFC 4648, bits, or Z85 of ZeroMQ.',
  {
    options: {
      d: 'decode',
      i: 'pass over characters that are not of the alphabet',
      w: 'break lines at this width, instead of 76; 0 for none',
      base64: 'the same as base64(1)',
      base64url: 'the same with - and _ instead of + and /, for names of files and addresses',
      base32: 'the same as base32(1)',
      base32hex: 'digits and the letters A to V',
      base16: 'hexadecimal digits',
      base2msbf: 'bits, the highest of each byte first',
      base2lsbf: 'bits, the lowest of each byte first',
      z85: 'five characters for four bytes; the length has to be a multiple of that',
    },
    examples: {
      'basenc --base16 file': 'in hexadecimal digits',
      'echo aGk_ | basenc -d --base64url': 'decode a part of an address',
    },
  },
)
