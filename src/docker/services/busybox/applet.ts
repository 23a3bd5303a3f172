import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'
import { Failure } from '../../../linux/gnu/library/program.ts'
import { optionsOf } from '../sql/connection.ts'

/** The release that Alpine 3.19 has. */
export const BANNER = 'BusyBox v1.36.1 (2023-11-07 18:53:09 UTC) multi-call binary.'

/** One call of an applet. */
export interface AppletCall {
  readonly process: GnuProcess
  /** Letters and long names that were given, with their values. */
  readonly options: ReadonlyMap<string, string>
  readonly words: readonly string[]
}

/** What an applet takes, and what it does. */
export interface Applet {
  readonly name: string
  /** What its usage line shows after the name. */
  readonly usage: string
  /** Letters and long names that are followed by a value. */
  readonly valued: readonly string[]
  /** Those that stand alone. */
  readonly switches: readonly string[]
  /** @throws Failure with what went wrong: the status is 1 then */
  run(call: AppletCall): number | Promise<number>
}

/** Wrong usage: BusyBox says how it is called, and the status is 1. */
export class UsageError extends Error {}

async function usage(process: GnuProcess, { name, usage: operands }: Applet, sentence = ''): Promise<number> {
  await process.write(2, `${sentence}${BANNER}\n\nUsage: ${name} ${operands}\n`)
  return 1
}

/** A program of BusyBox: options as getopt_long(3) reads them, wrong ones refused in its words. */
export const appletProgram = (applet: Applet): GnuProgram => ({
  declaration: { name: applet.name },
  async run(process) {
    const { name, valued, switches } = applet
    const given = process.argv.slice(1)
    if (given[0] === '--help') return usage(process, applet)
    const { options, words } = optionsOf(given, { always: new Set(valued) })
    const unknown = [...options.keys()].find((option) => !valued.includes(option) && !switches.includes(option))
    if (unknown !== undefined) {
      return usage(process, applet, `${name}: unrecognized option: ${unknown}\n`)
    }
    try {
      return await applet.run({ process, options, words })
    } catch (error) {
      if (error instanceof UsageError) return usage(process, applet)
      if (!(error instanceof Failure)) throw error
      await process.complain(error.phrase)
      return 1
    }
  },
})
