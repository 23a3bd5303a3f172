import { programPage } from '../library/page.ts'
import { xzOptions } from './option-meanings.ts'

export const page = programPage(
  'show files that lzma made',
  'Writes what each FILE was before lzma, and leaves it as it is.',
  {
    options: xzOptions,
    examples: { 'lzcat notes.txt.lzma': 'the text, unpacked' },
  },
)
