import type { Expression } from '../syntax.ts'
import type { Tokens } from './tokens.ts'

/** What reads expressions, and the types that stand in them. */
export interface ExpressionReader {
  readonly tokens: Tokens
  /** A whole expression. */
  read(): Expression
  /** Operators of a level and of those that bind more. */
  operation(level: number): Expression
  /** The name of a type. */
  kind(): string
}
