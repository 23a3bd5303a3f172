import type { GnuProgram } from '../../linux/gnu/library/program.ts'

/** `nologin`, the shell of accounts that nobody logs in to. */
export const nologin: GnuProgram = {
  declaration: { name: 'nologin' },
  async run(process) {
    await process.print('This account is currently not available.\n')
    return 1
  },
}
