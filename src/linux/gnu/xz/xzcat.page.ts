import { programPage } from '../library/page.ts'
import { xzOptions } from './option-meanings.ts'

export const page = programPage(
  'show files that xz made',
  'Writes what each FILE was before xz, and leaves it as it is.',
  {
    options: xzOptions,
    examples: { 'xzcat notes.txt.xz': 'the text, unpacked' },
  },
)
