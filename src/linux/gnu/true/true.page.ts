import { programPage } from '../library/page.ts'

export const page = programPage('do nothing, successfully', 'Ends with the status 0, whatever its operands.', {
  examples: { 'while true; do date; sleep 1; done': 'repeat something for ever' },
})
