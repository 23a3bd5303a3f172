import { ownWords } from '../linux/gnu/library/own-words.ts'
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

/** Waits for ever, for whoever shall end it. */
export const hang = gnu({
  name: 'hang',
  run: async (process) => {
    await process.blocked(new Promise(() => undefined))
    return 0
  },
})

/** Ends at once, with the status that it is given: no clock can be faster. */
export const exits = ownWords({ name: 'exits' }, (_process, [status = '0']) => Number(status))
