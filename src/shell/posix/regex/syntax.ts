import type { CharSet } from './charset.ts'

/** What is asked of a place between two characters. The last two are for `grep -w`: no word before, no word after. */
export type Assertion = '^' | '$' | '`' | "'" | 'b' | 'B' | '<' | '>' | 'not-after-word' | 'not-before-word'

/** What a pattern is made of. */
export type Node =
  | { readonly type: 'empty' }
  | { readonly type: 'set'; readonly set: CharSet }
  | { readonly type: 'sequence'; readonly parts: readonly Node[] }
  | { readonly type: 'choice'; readonly options: readonly Node[] }
  | { readonly type: 'repeat'; readonly body: Node; readonly min: number; readonly max: number }
  | { readonly type: 'group'; readonly index: number; readonly body: Node }
  | { readonly type: 'reference'; readonly index: number }
  | { readonly type: 'assertion'; readonly kind: Assertion }

/** A regular expression that cannot be read, or that costs too much; `message` is the sentence of regerror(3). */
export class PatternError extends Error {
  override readonly name = 'PatternError'
}

export interface PatternOptions {
  /** Who reads it: the programs differ in what they forgive. `extended` is also that of bash. */
  readonly syntax: 'basic' | 'extended' | 'sed' | 'sed-extended' | 'grep' | 'egrep' | 'awk' | 'fixed'
  readonly ignoreCase?: boolean
  /** `^` and `$` match at newlines too, and `.` does not match one: REG_NEWLINE. */
  readonly multiline?: boolean
  /** What a match has to be: a word or words (`grep -w`), or all of the text (`grep -x`). */
  readonly whole?: 'word' | 'text' | undefined
  /** Bytes stand for themselves, also those that are no characters: in the C locale, with texts that `localText` gave. */
  readonly bytes?: boolean
  /** A backslash makes nothing of a character that POSIX does not name: RE_NO_GNU_OPS. */
  readonly posix?: boolean
}

/** What a reader of patterns takes, and forgives. */
export interface Syntax {
  readonly extended: boolean
  /** A `*` with nothing before it: itself, nothing at all, or an error. */
  readonly leadingRepeat: 'literal' | 'nothing' | 'error'
  /** An interval with nothing before it is an error, and so are two repetitions in a row (basic syntax of sed). */
  readonly strictRepeat: boolean
  /** A `{` that begins no interval is itself. */
  readonly literalBrace: boolean
  /** A `)` that closes nothing is itself. */
  readonly literalParenthesis: boolean
  /** Escapes work in brackets, and there are no back-references (awk). */
  readonly awk: boolean
  /** Refuses `[:space:]`, which means something else (grep and sed). */
  readonly checksClasses: boolean
}

const plain: Syntax = {
  extended: false,
  leadingRepeat: 'literal',
  strictRepeat: false,
  literalBrace: false,
  literalParenthesis: false,
  awk: false,
  checksClasses: false,
}
/** grep and sed have the same additional reader. */
const checked = { checksClasses: true }
const extended: Syntax = { ...plain, extended: true, leadingRepeat: 'error' }

/** What each reader takes. */
export const syntaxes: Readonly<Record<Exclude<PatternOptions['syntax'], 'fixed'>, Syntax>> = {
  basic: { ...plain, strictRepeat: true },
  sed: { ...plain, ...checked, strictRepeat: true },
  grep: { ...plain, ...checked },
  extended: { ...extended, literalParenthesis: true },
  'sed-extended': { ...extended, ...checked },
  egrep: { ...extended, ...checked, leadingRepeat: 'nothing', literalBrace: true, literalParenthesis: true },
  awk: { ...extended, leadingRepeat: 'literal', literalBrace: true, awk: true },
}
