import type { OperandDeclaration, OperandKind, ReadCommand } from '../declaration.ts'

/** An option as getopt_long(3) knows it. What it means stands on the program's page. */
export interface ProgramOption {
  /** One letter, without its dash. */
  readonly short?: string
  /** The long name, without its dashes. */
  readonly long?: string
  /** Present when the option takes a value; an optional one only as `--name=VALUE` or `-nVALUE`. */
  readonly value?: { readonly name: string; readonly kind: OperandKind; readonly optional?: boolean }
}

/** All that is needed to call a program: for the option parser, `--help`, completion, man pages. */
export interface ProgramDeclaration {
  readonly name: string
  readonly options?: readonly ProgramOption[]
  /** Options of the real program that are not simulated: a command line that has one is refused. */
  readonly refused?: readonly ProgramOption[]
  readonly operands?: readonly OperandDeclaration[]
  /** Options end at the first operand, as POSIX wants it: `env`, `timeout`, `xargs`, `sudo`. */
  readonly optionsFirst?: boolean
  /** The status of wrong usage; 1 when absent (ls, grep, sort, diff and others have 2). */
  readonly usageStatus?: number
  /** Reads its command line where options are its subcommands'; undefined where it is wrong. */
  readonly read?: (argv: readonly string[]) => ReadCommand | undefined
  /** The letters that mean `--help` and `--version`, as util-linux and procps have them. */
  readonly helpLetter?: string
  readonly versionLetter?: string
  /** Its page, where that does not stand with the machine's own. */
  readonly page?: ProgramPage
}

/** What a program's help and manual page say: loaded when somebody asks. */
export interface ProgramPage {
  /** One clause, lower case, no full stop. */
  readonly summary: string
  /**
   * What each option means, by its letter, or its long name where it has no letter: one clause, lower case, no full stop.
   * One that the program takes and does not read begins with `no effect: `, and says why nothing could differ.
   */
  readonly options?: Readonly<Record<string, string>>
  /** Paragraphs of DESCRIPTION. */
  readonly description: readonly string[]
  readonly examples: readonly { readonly line: string; readonly meaning: string }[]
}
