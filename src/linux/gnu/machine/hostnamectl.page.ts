import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell about the machine’s name and system',
  'Prints the machine’s name, its operating system and its kernel. Nothing can be changed here.',
  { options: { static: 'only the name' }, examples: { hostnamectl: 'see what this is' } },
)
