import { programPage } from '../library/page.ts'

export const page = programPage(
  'turn what uuencode wrote into files again',
  'Reads each FILE, or standard input, and writes the file that its first line names.',
  {
    options: { o: 'write to FILE; - is standard output', c: 'no effect: permissions can always be set here' },
    examples: { 'uudecode letter.txt': 'get the file out of a text', 'uudecode -o - letter.txt': 'show it' },
  },
)
