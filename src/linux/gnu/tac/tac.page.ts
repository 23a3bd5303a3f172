import type { ProgramPage } from '../../../shell/posix/declaration.ts'

export const page: ProgramPage = {
  summary: 'show files with their last line first',
  options: {
    b: 'the separator stands before a record, not after it',
    r: 'the separator is a regular expression',
    s: 'what ends a record, instead of a newline',
  },
  description: ['Writes the lines of each FILE in reverse: the last one first.'],
  examples: [{ line: 'tac log.txt | head -3', meaning: 'the three newest lines of a log, newest first' }],
}
