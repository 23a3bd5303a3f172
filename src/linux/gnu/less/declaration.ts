import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

export const lessDeclaration: ProgramDeclaration = {
  name: 'less',
  options: [
    { short: 'N', long: 'LINE-NUMBERS' },
    { short: 'S', long: 'chop-long-lines' },
    { short: 'R', long: 'RAW-CONTROL-CHARS' },
    { short: 'r', long: 'raw-control-chars' },
    { short: 'i', long: 'ignore-case' },
    { short: 'I', long: 'IGNORE-CASE' },
    { short: 'F', long: 'quit-if-one-screen' },
    { short: 'X', long: 'no-init' },
    { short: 'M', long: 'LONG-PROMPT' },
    { short: 'm', long: 'long-prompt' },
    { short: 'E' },
    { short: 'e' },
    { short: 'n' },
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
}
