import { programPage } from '../library/page.ts'
import { xzOptions } from './option-meanings.ts'

export const page = programPage('unpack files that lzma made', 'Replaces each FILE by what it was before lzma.', {
  options: xzOptions,
  examples: { 'unlzma notes.txt.lzma': 'notes.txt is back' },
})
