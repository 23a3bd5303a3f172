import { programPage } from '../library/page.ts'

export const page = programPage('print the kind of machine', 'Prints what uname -m prints.', {
  examples: { arch: 'see what machine this is' },
})
