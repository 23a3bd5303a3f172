import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { dumpOptions } from './option-meanings.ts'

export const page: ProgramPage = {
  summary: 'show bytes in hexadecimal',
  options: dumpOptions,
  description: ['Writes the bytes of FILE in rows of 16 with their address.'],
  examples: [{ line: 'hexdump -C file | head', meaning: 'the beginning, with its text' }],
}
