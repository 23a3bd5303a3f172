import { programPage } from '../library/page.ts'
import { bzip2Options } from './option-meanings.ts'

export const page = programPage('unpack files that bzip2 made', 'Replaces each FILE by what it was before bzip2.', {
  options: bzip2Options,
  examples: { 'bunzip2 notes.txt.bz2': 'notes.txt is back' },
})
