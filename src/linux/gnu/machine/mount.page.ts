import { programPage } from '../library/page.ts'

export const page = programPage(
  'list what is mounted',
  'Prints what file systems are mounted where. Mounting more is not simulated.',
  {
    examples: { mount: 'list the mounts' },
  },
)
