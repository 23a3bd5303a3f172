import { programPage } from '../library/page.ts'
import { xzOptions } from './option-meanings.ts'

export const page = programPage('unpack files that xz made', 'Replaces each FILE by what it was before xz.', {
  options: xzOptions,
  examples: { 'unxz notes.txt.xz': 'notes.txt is back' },
})
