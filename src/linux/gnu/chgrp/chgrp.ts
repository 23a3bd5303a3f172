import { changeOwners, ownershipOptions, readGroup } from '../chown/ownership.ts'
import { gnu } from '../library/program.ts'

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
