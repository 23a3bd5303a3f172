import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'put words in order, from pairs that say what comes first',
  description: [
    'Reads pairs of words from FILE or standard input: the first of a pair comes before the second. Writes all words, each after those that come before it. A loop is told, and the status is 1.',
  ],
  examples: [{ line: "echo 'socks shoes trousers shoes' | tsort", meaning: 'in which order to dress' }],
}
