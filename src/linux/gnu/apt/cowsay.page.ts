import { programPage } from '../library/page.ts'

export const page = programPage(
  'have an animal say something',
  'Prints an animal that says MESSAGE, or what it reads.',
  {
    examples: { 'cowsay hello': 'greet', 'fortune | cowsay': 'have it be wise' },
  },
)
