import { optionList } from '../library/options.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

/** How awk is called; known before awk itself is loaded. */
export const awkDeclaration: ProgramDeclaration = {
  name: 'awk',
  refused: optionList('W V'),
  options: [
    { short: 'F', long: 'field-separator', value: { name: 'FS', kind: 'text' } },
    { short: 'f', long: 'file', value: { name: 'FILE', kind: 'file' } },
    { short: 'v', long: 'assign', value: { name: 'NAME=VALUE', kind: 'text' } },
  ],
  operands: [
    { name: 'PROGRAM', kind: 'text', optional: true },
    { name: 'FILE', kind: 'path', optional: true, repeated: true },
  ],
  optionsFirst: true,
  usageStatus: 2,
}
