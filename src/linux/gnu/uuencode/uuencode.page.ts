import { programPage } from '../library/page.ts'

export const page = programPage(
  'turn bytes into lines of plain text',
  'Writes FILE, or standard input, as text that uudecode makes a file named NAME of again.',
  {
    options: { m: 'as base64' },
    examples: { 'uuencode photo.png photo.png > letter.txt': 'put a picture into a text' },
  },
)
