import { StackOverflow } from '../../../base/stack-overflow.ts'
import {
  type Command,
  forEachChild,
  parse as parseText,
  type ParsedScript,
  type ParseError,
  type Statement,
  type SyntaxNode,
} from 'unbash'
import { atOnce, type Work } from '../../../base/work.ts'

// the only door to the parser: what it gives is used as it is, what it says in words is told apart here
export type {
  AndOr,
  ArithmeticFor,
  ArrayValue,
  Assignment,
  Case,
  Command,
  CommandArgument,
  CommandExpansionPart,
  CommandNode,
  CompoundList,
  Coproc,
  DoubleQuotedChild,
  For,
  Function,
  HereDoc,
  If,
  ParameterOperation,
  ParsedScript,
  Pipeline,
  PipelineNode,
  Redirect,
  RedirectDescriptor,
  Redirected,
  Redirection,
  Select,
  Statement,
  SyntaxNode,
  TestBinaryExpression,
  TestUnaryExpression,
  TestExpression,
  While,
  Word,
  WordPart,
} from 'unbash'

/** What has a beginning and no end. */
export type Opened =
  | 'single quotes'
  | 'double quotes'
  | 'backquotes'
  | 'command substitution'
  | 'parameter expansion'
  | 'subscript'
  | 'list'
  | 'arithmetic'
  | 'process substitution'

/** What a small shell says of something that it does not know. */
export type Foreign =
  { readonly type: 'for header' } | { readonly type: 'redirection' } | { readonly type: 'word'; readonly found: string }

/** Why a text cannot be understood. */
type Reason =
  | { readonly type: 'unterminated'; readonly within: Opened }
  /** A compound command that is not closed. */
  | { readonly type: 'unclosed'; readonly construct: 'subshell' | 'other' }
  /** `( )`, `{ }` */
  | { readonly type: 'empty group' }
  | { readonly type: 'missing'; readonly what: 'then' | 'do' | 'in' | 'redirect target' | 'for expressions' | 'other' }
  | { readonly type: 'unexpected token' }
  /** `a=(1; 2)` */
  | { readonly type: 'unexpected element' }
  /** `for ((…) do` */
  | { readonly type: 'open for header' }
  | { readonly type: 'too deep' }
  /** Something of Bash's own, which a small shell does not know. */
  | { readonly type: 'foreign'; readonly foreign: Foreign }

/** Why a text cannot be understood, and where that shows. */
export type Problem = Reason & {
  readonly pos: number
  /** What would close a compound command that is not closed. */
  readonly closer?: string | undefined
  /** It is within a substitution. */
  readonly substituted?: true
}

/** A text, as far as it can be understood. */
export interface Parsed {
  readonly commands: readonly Statement[]
  readonly problems: readonly Problem[]
}

const unterminated = (within: Opened): Reason => ({ type: 'unterminated', within })
const missing = (what: (Reason & { type: 'missing' })['what']): Reason => ({ type: 'missing', what })

/** The parser's sentences, the first that fits. */
const SENTENCES: readonly (readonly [sentence: RegExp, reason: Reason])[] = [
  [/^maximum .*substitution nesting depth exceeded$/, { type: 'too deep' }],
  [/^unterminated (single|ANSI-C) quote$/, unterminated('single quotes')],
  [/^unterminated double quote$/, unterminated('double quotes')],
  [/^unterminated backtick$/, unterminated('backquotes')],
  [/^unterminated command substitution$/, unterminated('command substitution')],
  [/^unterminated parameter expansion$/, unterminated('parameter expansion')],
  [/^unterminated array subscript$/, unterminated('subscript')],
  // `a=(` is one to it, too
  [/^unterminated extended glob$/, unterminated('list')],
  [/^unterminated arithmetic/, unterminated('arithmetic')],
  [/^unterminated process substitution$/, unterminated('process substitution')],
  [/in array assignment$/, { type: 'unexpected element' }],
  [/to close subshell$/, { type: 'unclosed', construct: 'subshell' }],
  [/ to close /, { type: 'unclosed', construct: 'other' }],
  [/^expected command in (subshell|brace group)$/, { type: 'empty group' }],
  [/^expected 'then'$/, missing('then')],
  [/^expected 'do'$/, missing('do')],
  [/^expected 'in'/, missing('in')],
  [/^expected redirect target$/, missing('redirect target')],
  [/arithmetic expressions in for header$/, missing('for expressions')],
  [/^expected /, missing('other')],
  [/^/, { type: 'unexpected token' }],
]

/** What closes a compound command in which this word stands. */
const closerOf = (word: string | undefined): string | undefined =>
  word === 'do' ? 'done' : word === 'then' || word === 'else' ? 'fi' : undefined

function problemOf({ message, pos }: ParseError): Problem {
  const reason = SENTENCES.find(([sentence]) => sentence.test(message))?.[1]
  const [, closing, opened] = /^expected (?:'(\S+)' to close |command after '(\w+)'$)/.exec(message) ?? []
  const closer = closing ?? closerOf(opened)
  return { ...(reason ?? { type: 'unexpected token' }), pos, closer }
}

/** What is wrong, in typed form: of a parsed text, or of one within it. */
export const problemsIn = ({ errors }: Pick<ParsedScript, 'errors'>): readonly Problem[] => errors?.map(problemOf) ?? []

/**
 * How deep substitutions may seem to stand in each other. The parser counts them truly and takes 256, but it reads each with all that are
 * within it, so its time is a square.
 */
const DEEPEST = 1000

/** @throws StackOverflow */
function refuseDeep(text: string): void {
  if (text.length < 2 * DEEPEST || !text.includes('$(')) return
  let depth = 0
  const marks = /\$\(|\)/g
  while (marks.test(text)) {
    depth = text[marks.lastIndex - 1] === ')' ? Math.max(depth - 1, 0) : depth + 1
    if (depth > DEEPEST) throw new StackOverflow()
  }
}

/** How many characters are read at once: more of them would keep the page for a fifth of a second. */
const MOST_CHARACTERS = 2 ** 24

/** Reads a text. @throws RangeError when it is nested too deeply for the platform's stack, or too long */
export function parse(text: string): Parsed {
  if (text.length > MOST_CHARACTERS) throw new RangeError('Invalid string length')
  refuseDeep(text)
  const parsed = parseText(text)
  return { commands: parsed.commands, problems: problemsIn(parsed) }
}

function swap<T>(items: T[], one: number, other: number): void {
  const item = items[one]
  const moved = items[other]
  if (item === undefined || moved === undefined) return
  items[one] = moved
  items[other] = item
}

/** After how many nodes of a tree others may have their turn. */
const MANY_NODES = 512

/**
 * Visits what stands in `nodes` and in each other, in the order of the text, as far as `visit` gives true. Does not call itself: how
 * deep a text may be nested is the parser's count, not the room on the platform's stack.
 */
export function* walking(nodes: readonly SyntaxNode[], visit: (node: SyntaxNode) => boolean): Work<void> {
  const left = nodes.toReversed()
  let visited = 0
  for (let node = left.pop(); node; node = left.pop()) {
    visited += 1
    if (visited % MANY_NODES === 0) yield MANY_NODES
    if (!visit(node)) continue
    const own = left.length
    forEachChild(node, (child) => void left.push(child))
    for (let [from, to] = [own, left.length - 1]; from < to; from += 1, to -= 1) swap(left, from, to)
  }
}

/** The same at once. */
export const walk = (nodes: readonly SyntaxNode[], visit: (node: SyntaxNode) => boolean): void =>
  atOnce(walking(nodes, visit))

/** What a substitution has that is empty. */
export const emptyScript = (): ParsedScript => parseText('')

/** The simple command that a text made for it begins with. */
export function parseCommand(text: string): Command | undefined {
  const command = parseText(text).commands[0]?.command
  return command?.type === 'Command' ? command : undefined
}
