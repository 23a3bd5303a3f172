import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { ownershipOptions } from '../chown/option-meanings.ts'

export const page: ProgramPage = {
  summary: 'change the group of files',
  options: {
    ...ownershipOptions,
    reference: 'take the group of FILE',
    from: 'only files that have this owner or group',
  },
  description: ['Gives each FILE to GROUP. You must own it and be in the group, or be root.'],
  examples: [{ line: 'chgrp -R user project', meaning: 'a whole tree' }],
}
