import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

const word = { name: 'WORD', kind: 'command', repeated: true } as const

export const manDeclaration: ProgramDeclaration = {
  name: 'man',
  options: [
    { short: 'k', long: 'apropos' },
    { short: 'f', long: 'whatis' },
    { short: 'a', long: 'all' },
  ],
  operands: [{ name: 'PAGE', kind: 'command', repeated: true }],
}
export const aproposDeclaration: ProgramDeclaration = { name: 'apropos', operands: [word] }
export const whatisDeclaration: ProgramDeclaration = { name: 'whatis', operands: [word] }
