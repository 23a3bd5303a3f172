import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { ownershipOptions } from './option-meanings.ts'

export const page: ProgramPage = {
  summary: 'change the owner of files',
  options: {
    ...ownershipOptions,
    reference: 'take the owner of FILE',
    from: 'only what belongs to OWNER:GROUP',
  },
  description: [
    'Gives each FILE to OWNER, and with :GROUP to a group; OWNER: means the group of that user. Only root may give files away.',
  ],
  examples: [
    { line: 'sudo chown user notes.txt', meaning: 'give a file to user' },
    { line: 'sudo chown -R user: project', meaning: 'a tree, with the group' },
  ],
}
