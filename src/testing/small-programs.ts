import { gnu, type GnuProgram } from '../linux/gnu/library/program.ts'

/** Says its operands; programs that run programs are tested with it. */
export const echo: GnuProgram = {
  declaration: { name: 'echo' },
  async run(process) {
    await process.print(`${process.argv.slice(1).join(' ')}\n`)
    return 0
  },
}

/** Does nothing, and fails. */
export const fail = gnu({ name: 'fail', run: () => 1 })
