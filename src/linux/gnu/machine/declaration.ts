import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'

/** Programs that tell of the machine's parts. */
export const machineDeclarations: readonly ProgramDeclaration[] = [
  { name: 'lscpu' },
  { name: 'lsblk' },
  { name: 'mount' },
  { name: 'dmesg', options: [{ short: 'T', long: 'ctime' }] },
  {
    name: 'lsb_release',
    options: [
      { short: 'a', long: 'all' },
      { short: 'd', long: 'description' },
      { short: 'i', long: 'id' },
      { short: 'r', long: 'release' },
      { short: 's', long: 'short' },
    ],
  },
  { name: 'hostnamectl' },
]
