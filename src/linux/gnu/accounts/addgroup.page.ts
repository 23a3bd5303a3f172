import { programPage } from '../library/page.ts'
import { debianOptions } from './option-meanings.ts'

export const page = programPage(
  'make a group',
  'Adds GROUP to /etc/group, with the first free number. Only root may.',
  {
    options: debianOptions,
    examples: { 'sudo addgroup crew': 'make the group crew' },
  },
)
