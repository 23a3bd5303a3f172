import { changeOwners, ownershipOptions, readOwner } from './ownership.ts'
import { gnu } from '../library/program.ts'

/** chown(1) */
export const chown = gnu({
  name: 'chown',
  options: ownershipOptions,
  operands: [
    { name: 'OWNER[:GROUP]', kind: 'text' },
    { name: 'FILE', kind: 'path', repeated: true },
  ],
  run: (process, args) => changeOwners(process, args, readOwner),
})
