import { programPage } from '../library/page.ts'

export const page = programPage(
  'start a shell with another group',
  'Starts a shell in which GROUP is your first group, so that new files belong to it; exit goes back. Without GROUP it is your own again. Only root, and who is in the group, may do so.',
  { examples: { 'newgrp users': 'make files for the group users', id: 'see your groups' } },
)
