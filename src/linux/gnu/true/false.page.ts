import { programPage } from '../library/page.ts'

export const page = programPage('do nothing, unsuccessfully', 'Ends with the status 1, whatever its operands.', {
  examples: { 'false || echo failed': 'see what || does' },
})
