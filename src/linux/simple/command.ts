import type { ListedCommand } from '../../shell/later.ts'
import { type BadArguments, type ParsedArguments, parseArguments } from '../../shell/options.ts'
import type { Command, Invocation, LaterCommand } from '../../shell/command.ts'
import { fromDirectory } from '../path.ts'
import type { LinuxSystem } from '../linux-system.ts'

export type LinuxCommand = Command<LinuxSystem> | LaterCommand<LinuxSystem>
/** A command as its own file has it; its name and summary stand in the list. */
export type ListedLinuxCommand = ListedCommand<LinuxSystem>
export type LinuxInvocation = Invocation<LinuxSystem>

/** Says on stderr, after the command's name, why something failed; gives the status to end with. */
export async function complain(process: LinuxInvocation, message: string, status = 1): Promise<number> {
  await process.stderr.write(`${process.argv[0]}: ${message}\n`)
  return status
}

/** The absolute path that an operand means. */
export function pathOf(process: LinuxInvocation, operand: string): string {
  return fromDirectory(process.cwd, operand)
}

/** What getopt(3) says to options that do not fit, after the command's name. */
function misuse(bad: BadArguments): string {
  const long = bad.option.startsWith('--')
  if (bad.type === 'missing-value') {
    return long ? `option '${bad.option}' requires an argument` : `option requires an argument -- '${bad.option}'`
  }
  return long ? `unrecognized option '${bad.option}'` : `invalid option -- '${bad.option}'`
}

export interface Program {
  readonly declaration: ListedLinuxCommand['declaration']
  /** Gets the options and operands as declared; gives the exit status. */
  readonly main: (process: LinuxInvocation, given: ParsedArguments) => number | Promise<number>
  /** The status when the options do not fit; 1 when absent. */
  readonly misuseStatus?: number
}

/** A command whose arguments are read by its declaration. */
export function simpleCommand({ declaration, main, misuseStatus }: Program): ListedLinuxCommand {
  return {
    declaration,
    run: (process) => {
      const given = parseArguments(declaration, process.argv.slice(1))
      return given.type === 'parsed' ? main(process, given) : complain(process, misuse(given), misuseStatus)
    },
  }
}

/** Runs a step for each operand in turn; the status is the worst of theirs. */
export async function forEachOperand(
  operands: readonly string[],
  step: (operand: string) => number | Promise<number>,
): Promise<number> {
  let status = 0
  for (const operand of operands) status = Math.max(status, await step(operand))
  return status
}
