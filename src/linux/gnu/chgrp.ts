import { changeOwners, ownershipOptions, readGroup } from './ownership.ts'
import { gnu } from './program.ts'

/** chgrp(1) */
export const chgrp = gnu({
  name: 'chgrp',
  options: ownershipOptions,
  operands: [
    { name: 'GROUP', kind: 'text' },
    { name: 'FILE', kind: 'path', repeated: true },
  ],
  run: (process, args) => changeOwners(process, args, readGroup),
})
