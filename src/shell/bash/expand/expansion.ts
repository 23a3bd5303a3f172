import type { Work } from '../../../base/work.ts'
import type { HereDoc, Word } from '../syntax/parser.ts'
import type { Integer } from './arithmetic.ts'
import type { Fields } from './fields.ts'
import { ShellError, type ShellState } from '../state.ts'
import type { Answer, Pause, Steps } from '../steps.ts'
import type { Compiled, Item, Substitution } from './words.ts'

/** What expansions need of the interpreter. */
export interface Substitutions {
  /** What a command substitution writes, without the newlines at its end. */
  substitute(command: Substitution): Steps<string>
  /** The path that leads to a process substitution. */
  processSubstitution(operator: '<' | '>', command: Substitution): Answer<string>
  /** Says that a here-document has no end. */
  unended(document: HereDoc): void
  /** Says something that ends nothing. */
  warn(message: string): void
  /** A prompt as it is shown, `${x@P}`. */
  prompt(text: string): Steps<string>
}

/** An expansion that ends a shell that is not interactive: `${x?}`, `set -u`. */
export class FatalError extends ShellError {}

/** There may be no more processes. */
export class ForkFailed extends FatalError {
  constructor() {
    super('fork: retry: Resource temporarily unavailable')
  }
}

/** A part of the shell that could not be loaded: nothing after it may run as though it had done its work, at an interactive shell either. */
export class Missing extends FatalError {}

/** An expression that arithmetic refuses. */
export class ArithmeticFailure extends ShellError {}

/** The most characters that one variable or expansion may have. */
export const MOST_TEXT = 64 * 2 ** 20

export const TOO_LONG = 'xmalloc: cannot allocate memory: the text is longer than 64 MiB'

/** @throws FatalError when a text is too long */
export function refuseHuge(text: string): string {
  if (text.length > MOST_TEXT) throw new FatalError(TOO_LONG)
  return text
}

/** How the words within an expansion are expanded. */
export interface Expansion {
  readonly state: ShellState
  readonly substitutions: Substitutions
  /** What joins `$*`. */
  readonly joiner: string
  text(word: Word): Answer<string>
  compiledText(compiled: Compiled): Answer<string>
  quotedText(text: string): Answer<string>
  pattern(word: Word): Answer<string>
  replacement(word: Word): Answer<readonly (string | undefined)[]>
  items(items: readonly Item[], fields: Fields): Answer<void>
  operandItems(items: readonly Item[], fields: Fields): Answer<void>
  arithmetic(text: string): Integer
  arithmeticText(text: string): Answer<Integer>
  get(name: string, subscript?: string): string | undefined
  isAssociative(name: string): boolean
  unbound(name: string): FatalError
  /** Lets others have their turn when it is theirs, after `work` steps of about a microsecond. */
  readonly pause: Pause
  /** Puts a long text into words, split, others having their turn in between. */
  long(text: string, fields: Fields): Steps<void>
  /** Does something long, others having their turn in between. */
  inTurns<T>(work: Work<T>): Answer<T>
}
