import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

export const nanoDeclaration: ProgramDeclaration = {
  name: 'nano',
  options: [
    { short: 'l', long: 'linenumbers' },
    { short: 'v', long: 'view' },
    { short: 'w', long: 'nowrap' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true }],
}
