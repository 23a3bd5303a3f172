import { programPage } from '../library/page.ts'

export const page = programPage(
  'take a name away',
  'Takes the name FILE away, and does nothing else; rm can do more.',
  {
    examples: { 'unlink notes.txt': 'take one file away' },
  },
)
