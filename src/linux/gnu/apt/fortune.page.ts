import { programPage } from '../library/page.ts'

export const page = programPage('print a saying', 'Prints a saying, another one each time.', {
  examples: { fortune: 'read something short' },
})
