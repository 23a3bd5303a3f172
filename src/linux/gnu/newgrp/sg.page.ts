import { programPage } from '../library/page.ts'

export const page = programPage(
  'run a command with another group',
  'Runs COMMAND, one word, in sh with GROUP as your first group, or starts a shell where there is no command. Only root, and who is in the group, may do so.',
  { examples: { "sg users 'touch shared'": 'make a file for the group users' } },
)
