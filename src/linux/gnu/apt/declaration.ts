import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

const operands = [
  { name: 'COMMAND', kind: 'text' },
  { name: 'PACKAGE', kind: 'text', optional: true, repeated: true },
] as const

const options = [
  { short: 'y', long: 'yes' },
  { short: 'q', long: 'quiet' },
  { short: 's', long: 'simulate' },
  { long: 'installed' },
  { long: 'upgradable' },
  { long: 'no-install-recommends' },
]

export const aptDeclaration: ProgramDeclaration = { name: 'apt', options, operands, usageStatus: 100 }
export const aptGetDeclaration: ProgramDeclaration = { name: 'apt-get', options, operands, usageStatus: 100 }
export const aptCacheDeclaration: ProgramDeclaration = { name: 'apt-cache', options, operands, usageStatus: 100 }
export const dpkgDeclaration: ProgramDeclaration = {
  name: 'dpkg',
  options: [
    { short: 'l', long: 'list' },
    { short: 's', long: 'status' },
    { short: 'L', long: 'listfiles' },
    { short: 'S', long: 'search' },
    { short: 'i', long: 'install' },
    { short: 'r', long: 'remove' },
  ],
  operands: [{ name: 'PACKAGE', kind: 'text', optional: true, repeated: true }],
  usageStatus: 2,
}
export const cowsayDeclaration: ProgramDeclaration = {
  name: 'cowsay',
  operands: [{ name: 'MESSAGE', kind: 'text', optional: true, repeated: true }],
  optionsFirst: true,
}
export const fortuneDeclaration: ProgramDeclaration = { name: 'fortune' }
