import type { GnuProgram } from '../library/program.ts'
import { ownWords } from '../library/own-words.ts'

/** nologin(8): the shell of accounts that nobody logs in to. It heeds no words. */
export const nologin: GnuProgram = ownWords({ name: 'nologin' }, async (process) => {
  await process.print('This account is currently not available.\n')
  return 1
})
