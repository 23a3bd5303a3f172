import { programPage } from '../library/page.ts'
import { dumpOptions } from './option-meanings.ts'

export const page = programPage(
  'show bytes in hexadecimal with the text beside them',
  'Does what hexdump -C does, unless another option says how bytes are shown.',
  { options: dumpOptions, examples: { 'hd file | head': 'the beginning of a file' } },
)
