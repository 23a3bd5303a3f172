import { programPage } from '../library/page.ts'
import { xzOptions } from './option-meanings.ts'

export const page = programPage(
  'compress files in the older way of xz',
  'Replaces each FILE by a compressed one whose name ends in .lzma. It is xz -F lzma; such files have no sum of what is in them.',
  {
    options: xzOptions,
    examples: { 'lzma -k notes.txt': 'make notes.txt.lzma and keep notes.txt' },
  },
)
