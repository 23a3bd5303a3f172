import { programPage } from '../library/page.ts'

export const page = programPage(
  'take file systems away',
  'Would take what is mounted on each DIRECTORY away. What is mounted on this machine is in use for as long as it runs.',
  { examples: { 'umount /mnt': 'see that nothing is mounted there' } },
)
