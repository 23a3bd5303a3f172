import { programPage } from '../library/page.ts'

export const page = programPage(
  'tell where a command’s files are',
  'Prints the paths of files with this name in the usual directories.',
  { examples: { 'whereis bash': 'look for bash' } },
)
