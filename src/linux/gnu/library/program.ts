import { isOutOfMemory } from '../../../base/out-of-memory.ts'
import { type Arguments, nameOf, type OptionFault, readArguments, UsageError } from '../../../shell/posix/getopt.ts'
import { type Phrase, spoken } from '../../../shell/posix/phrase.ts'
import type { ProgramDeclaration } from '../../../shell/posix/declaration.ts'
import { part } from '../../../shell/later.ts'
import type { Program } from '../../../shell/posix/process.ts'
import type { GnuProcess, GnuSystem } from './gnu-system.ts'

/** A program of the machine as its file has it. */
export interface GnuDefinition extends ProgramDeclaration, Pick<Program<GnuSystem>, 'complete'> {
  /** Puts old forms (`head -5`) into those that getopt_long(3) reads. */
  rewrite?(words: readonly string[], declaration: ProgramDeclaration): readonly string[]
  /** What is said after wrong usage, for those that say more than where their help is. */
  hint?(process: GnuProcess): string | Promise<string>
  /** How it says what is wrong with an option, for those that do not say it as getopt_long(3) does. */
  wording?(fault: OptionFault): Phrase
  /** Runs it with its command line read. May throw UsageError: it is said as GNU programs say it; so is a Failure. */
  run(process: GnuProcess, args: Arguments): number | Promise<number>
}

/** Ends a program: `phrase` is said after its name, without a hint at its help. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly phrase: Phrase
  readonly status: number

  constructor(phrase: Phrase, status = 1) {
    super('failed')
    this.phrase = phrase
    this.status = status
  }
}

/** A program; one that is loaded when it is first run may tell of itself only its name before. */
export type GnuProgram = Program<GnuSystem>

/** What `NAME --version` says: no number of GNU's, for it is not theirs. */
const version = (name: string): string => `${name} (Terminal Playground)\n`

async function usage(
  process: GnuProcess,
  { name, usageStatus = 1, hint, wording }: GnuDefinition,
  { phrase: usual, fault }: UsageError,
): Promise<number> {
  const phrase = wording && fault ? wording(fault) : usual
  const said = phrase === '' ? '' : `${process.name}: ${spoken(phrase, process.environment)}\n`
  const help = hint ? await hint(process) : `Try '${name} --help' for more information.\n`
  await process.write(2, said + help)
  return usageStatus
}

/** What `NAME --help` says. */
export async function helpText(process: GnuProcess, declaration: ProgramDeclaration): Promise<string> {
  const { helpOf } = await process.outside(import('./help.ts'))
  return process.outside(helpOf(declaration, process.terminal?.screen.cols))
}

/** An option of the real program that changes what it does, and would not here. @throws Failure */
function refuse({ refused = [], usageStatus }: GnuDefinition, { has }: Arguments): void {
  const name = refused.map(nameOf).find(has)
  if (name !== undefined)
    throw new Failure(`option '${name.length === 1 ? '-' : '--'}${name}' is not simulated here`, usageStatus || 1)
}

/** Makes a program: reads its command line, answers `--help` and `--version`, and says what is wrong with the options. */
export function gnu(definition: GnuDefinition): GnuProgram {
  const { complete } = definition
  const run = async (process: GnuProcess): Promise<number> => {
    try {
      const words = process.argv.slice(1)
      const args = readArguments(definition, definition.rewrite?.(words, definition) ?? words)
      const { helpLetter = 'help', versionLetter = 'version' } = definition
      const help = [helpLetter, 'help']
      const first = args.given.find(({ name }) => [...help, versionLetter, 'version'].includes(name))
      if (first) {
        await process.print(help.includes(first.name) ? await helpText(process, definition) : version(definition.name))
        return 0
      }
      refuse(definition, args)
      return await definition.run(process, args)
    } catch (error) {
      if (error instanceof UsageError) return usage(process, definition, error)
      if (isOutOfMemory(error)) {
        await process.complain('memory exhausted')
        return definition.usageStatus ?? 1
      }
      if (!(error instanceof Failure)) throw error
      await process.complain(error.phrase)
      return error.status
    }
  }
  return { declaration: definition, run, ...(complete && { complete }) }
}

/** A program that is loaded when it is first run. */
export function gnuLater(declaration: ProgramDeclaration, fetch: () => Promise<GnuProgram>): GnuProgram {
  const load = part(fetch)
  return {
    declaration,
    load,
    run: (process) => {
      const program = process.outside(load())
      return program instanceof Promise ? program.then((whole) => whole.run(process)) : program.run(process)
    },
    complete: async (words, system) => (await load()).complete?.(words, system) ?? [],
  }
}
