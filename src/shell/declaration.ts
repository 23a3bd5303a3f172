/** What an operand or an option's value stands for; completion, help and explanations follow it. */
export type OperandKind =
  | 'path'
  | 'directory'
  | 'file'
  | 'command'
  | 'text'
  | 'number'
  | 'host'
  | 'url'
  | 'mode'
  | 'container'
  | 'image'
  | 'network'
  | 'volume'

export interface OptionDeclaration {
  /** One letter, without its dash. */
  readonly short?: string
  /** The long name, without its dashes. */
  readonly long?: string
  /** Present when the option takes a value. */
  readonly value?: { readonly name: string; readonly kind: OperandKind }
  /** One clause, lower case, no full stop. */
  readonly summary: string
}

export interface OperandDeclaration {
  /** As the synopsis shows it, in capitals: `FILE`. */
  readonly name: string
  readonly kind: OperandKind
  readonly optional?: boolean
  readonly repeated?: boolean
}

export interface Example {
  readonly line: string
  readonly meaning: string
}

/** What a list of commands tells of one. */
export interface Listing {
  readonly name: string
  /** One clause, lower case, no full stop: `list directory contents`. */
  readonly summary: string
}

/** A command line as who runs it reads it. */
export interface ReadCommand {
  /** The program, with its subcommand where it has some: `docker ps`. */
  readonly program: string
  /** By letter, or by the long name where there is no letter. */
  readonly given: readonly { readonly name: string; readonly value: string | undefined }[]
  readonly operands: readonly string[]
}

/**
 * All that a command says about itself, once: the option parser, help, man pages, completion and explanations read it.
 * The form follows the SYNOPSIS conventions of POSIX (XBD 12, Utility Conventions).
 */
export interface CommandDeclaration extends Listing {
  readonly options?: readonly OptionDeclaration[]
  readonly operands?: readonly OperandDeclaration[]
  /** Paragraphs of the man page's DESCRIPTION. */
  readonly description: readonly string[]
  readonly examples?: readonly Example[]
  /** Reads its command line where options are its subcommands'; undefined where it is wrong. */
  readonly read?: (argv: readonly string[]) => ReadCommand | undefined
}

function optionLabel(option: OptionDeclaration): string {
  const names = [option.short && `-${option.short}`, option.long && `--${option.long}`].filter(Boolean).join(', ')
  return option.value ? `${names} ${option.value.name}` : names
}

function operandLabel(operand: OperandDeclaration): string {
  const name = operand.optional ? `[${operand.name}]` : operand.name
  return operand.repeated ? `${name}...` : name
}

/** The synopsis: `ls [OPTION]... [FILE]...`. */
export function synopsis(declaration: CommandDeclaration): string {
  const options = declaration.options?.length ? ['[OPTION]...'] : []
  return [declaration.name, ...options, ...(declaration.operands ?? []).map(operandLabel)].join(' ')
}

/** Each option with its summary, for help texts and man pages. */
export function optionRows(
  declaration: Pick<CommandDeclaration, 'options'>,
): readonly (readonly [label: string, summary: string])[] {
  return (declaration.options ?? []).map((option) => [optionLabel(option), option.summary] as const)
}
