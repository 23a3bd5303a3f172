import type { Pattern } from '../../../shell/posix/regex/pattern.ts'

/** A regular expression of a script; the empty one stands for the last that was used. */
export type Expression = Pattern | undefined

export type Address =
  | { readonly type: 'line'; readonly line: number }
  /** `first~step`. */
  | { readonly type: 'step'; readonly first: number; readonly step: number }
  | { readonly type: 'last' }
  | { readonly type: 'match'; readonly expression: Expression }
  /** `addr,+N` and `addr,~N`. */
  | { readonly type: 'more' | 'multiple'; readonly count: number }

/** A piece of what replaces a match: text, what a group took, or how letters are changed from here on. */
export type Part =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'group'; readonly group: number }
  | { readonly type: 'case'; readonly letter: 'U' | 'L' | 'u' | 'l' | 'E' }

export interface Substitution {
  readonly expression: Expression
  readonly parts: readonly Part[]
  readonly global: boolean
  readonly print: boolean
  /** What comes of it is run as a command, whose output takes its place. */
  readonly runs: boolean
  /** The first match that is replaced, from 1. */
  readonly number: number
  readonly file: string | undefined
}

/** One command of a script. */
export interface Command {
  readonly name: string
  readonly from?: Address
  readonly to?: Address
  readonly negated: boolean
  /** Whether a range has begun, and the line that ends it when that is known. */
  active: boolean
  end: number
  /** Whether a range has begun before. */
  begun: boolean
  /** What a, i, c write; what e runs; a label; a file's name. */
  text: string
  /** Where to go: from a label, or from `{` past its block. */
  target: number
  /** What q and Q end with, how wide l writes. */
  readonly number?: number
  readonly substitution?: Substitution
  readonly table?: ReadonlyMap<string, string>
}

export interface Script {
  readonly commands: readonly Command[]
  /** Whether it begins with `#n`. */
  readonly quiet: boolean
}
