import { programPage } from '../library/page.ts'

export const page = programPage('tell about the processors', 'Prints what the processors are. They are simulated.', {
  examples: { lscpu: 'see how many there are' },
})
