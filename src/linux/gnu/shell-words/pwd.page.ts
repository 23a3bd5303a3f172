import { programPage } from '../library/page.ts'

export const page = programPage('print the working directory', 'Prints the path of the directory that you are in.', {
  options: { L: 'the way you came, links included', P: 'the place, without links' },
  examples: { pwd: 'see where you are' },
})
