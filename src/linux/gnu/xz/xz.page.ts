import { programPage } from '../library/page.ts'
import { xzOptions } from './option-meanings.ts'

export const page = programPage(
  'compress files, smaller than gzip does',
  'Replaces each FILE by a compressed one whose name ends in .xz.',
  {
    options: xzOptions,
    examples: { 'xz -k notes.txt': 'make notes.txt.xz and keep notes.txt' },
  },
)
