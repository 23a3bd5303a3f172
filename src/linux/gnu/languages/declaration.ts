import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

const operands = [
  { name: 'FILTER', kind: 'text' },
  { name: 'FILE', kind: 'file', optional: true, repeated: true },
] as const

export const jqDeclaration: ProgramDeclaration = {
  name: 'jq',
  helpLetter: 'h',
  versionLetter: 'V',
  options: [
    { short: 'r', long: 'raw-output' },
    { short: 'c', long: 'compact-output' },
    { short: 'n', long: 'null-input' },
    { short: 's', long: 'slurp' },
    { short: 'f', long: 'from-file' },
    { short: 'e', long: 'exit-status' },
    { short: 'S', long: 'sort-keys' },
    { long: 'arg', value: { name: 'NAME VALUE', kind: 'text' } },
  ],
  operands,
}

export const yqDeclaration: ProgramDeclaration = {
  name: 'yq',
  options: [
    { short: 'r', long: 'raw-output' },
    { short: 'o', long: 'output-format', value: { name: 'FORMAT', kind: 'text' } },
    { short: 'p', long: 'input-format', value: { name: 'FORMAT', kind: 'text' } },
    { short: 'i', long: 'inplace' },
  ],
  operands,
}
