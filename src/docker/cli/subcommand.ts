import type { CommandDeclaration, Listing } from '../../shell/declaration.ts'
import type { Invocation, Output } from '../../shell/command.ts'
import type { DockerHost } from '../docker-host.ts'
import type { Policy } from '../policy.ts'
import type { Engine, Outcome, Refusal } from '../engine/model.ts'
import type { DockerOption, Flags } from './flags.ts'

/** What the list of subcommands tells of one. */
export interface SubcommandListing {
  /** Its paths after `docker`, the usual one first: `ps`, `container ls`. */
  readonly paths: readonly string[]
  /** One clause, without a full stop. */
  readonly summary: string
}

/** What a subcommand says about itself. */
export interface DockerDeclaration extends SubcommandListing, Omit<CommandDeclaration, keyof Listing> {
  /** What the usage line shows after the path. */
  readonly usage: string
  /** How many operands it takes, at least and at most. */
  readonly takes: readonly [least: number, most: number]
  /** The same in Docker, where the specification counts otherwise. */
  readonly takesInDocker?: readonly [least: number, most: number]
  /** What it says when it has too few or too many of them, where the specification has a sentence for it. */
  readonly miscount?: string
  /** What its messages call it, where that is not how it was typed. */
  readonly calledAs?: string
  readonly options: readonly DockerOption[]
  /** Options of Bash's docker alone; in the Simple shell they are not simulated. */
  readonly optionsInDocker?: readonly DockerOption[]
  /** True where what follows the first operand belongs to the container's command. */
  readonly optionsFirst?: true
  /** Long names of options that Docker has and this playground does not simulate. */
  readonly unsimulated?: readonly string[]
}

/** The options that a terminal's docker has. */
export const optionsOf = (
  { options, optionsInDocker = [] }: Pick<DockerDeclaration, 'options' | 'optionsInDocker'>,
  { wording }: Policy,
): readonly DockerOption[] => (wording === 'docker' ? [...options, ...optionsInDocker] : options)

/** One call of a subcommand. */
export interface Call {
  /** As it was typed: `docker container ls`. */
  readonly path: string
  readonly declaration: DockerDeclaration
  readonly flags: Flags
  readonly operands: readonly string[]
  readonly process: Invocation<DockerHost>
  /** The engine as it is now. */
  readonly engine: Engine
  /** Milliseconds since 1970. */
  readonly now: number
}

/** `docker run`, `docker network ls`, …: what it says about itself, and what it does. Gives the exit status. */
export interface Subcommand {
  readonly declaration: DockerDeclaration
  /** @throws RefusedError for what the engine refuses; the caller says it. */
  run(call: Call): number | Promise<number>
}

/** A subcommand as its own file has it; its paths and its summary stand in the list. */
export interface ListedSubcommand extends Omit<Subcommand, 'declaration'> {
  readonly declaration: Omit<DockerDeclaration, keyof SubcommandListing>
}

/** A row of the list of subcommands. */
export interface SubcommandRow extends SubcommandListing {
  /** The whole subcommand. @throws NotLoaded; another call tries again */
  load(): Promise<Subcommand>
  /** The same, once it was loaded. */
  loaded(): Subcommand | undefined
}

/** Status for options that could not be read. */
export const BAD_FLAG = 125

/** What the engine refused, on its way to the one who says it. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.type)
    this.refusal = refusal
  }
}

/** What the engine found. @throws RefusedError */
export function found<Value>(outcome: Outcome<Value>): Value {
  if (outcome.type === 'refused') throw new RefusedError(outcome.refusal)
  return outcome.value
}

/** Makes a transition the engine's new state; gives what it made. @throws RefusedError */
export function commit<Value>(host: DockerHost, outcome: Outcome<Value>): Value {
  if (outcome.type === 'refused') throw new RefusedError(outcome.refusal)
  host.engine.set(outcome.engine)
  return outcome.value
}

/**
 * Where progress goes, which Docker writes to stderr although nothing is wrong. In the Simple shell stderr is the error style,
 * so it goes to stdout.
 */
export function progressOf({ system, stdout }: Invocation<DockerHost>): Output {
  return system.progress ?? stdout
}
