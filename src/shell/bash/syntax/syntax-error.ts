import { type Foreign, parse, type Problem, walk } from './parser.ts'
import { conditionError, TOO_DEEP } from './condition-error.ts'
import { closerOf, innermost, type Unclosed } from './innermost.ts'
import { QUOTED } from './quoted.ts'
import type { Source } from './source.ts'
import { isMissing, tokenAt, WANTS_WORD } from './unfinished.ts'

/** What is wrong with a text, in the terms of a shell that is not Bash. `expected` is what was to come in the place of what is wrong. */
export type Misread =
  | Foreign
  | { readonly type: 'quotes' }
  | { readonly type: 'backquotes' }
  | { readonly type: 'missing'; readonly closer: string }
  | { readonly type: 'end'; readonly expected: string | undefined }
  | { readonly type: 'word'; readonly found: string; readonly expected: string | undefined }

/** A here-document that the end of the text has ended. */
export interface UnendedDocument {
  /** Where it begins. */
  readonly line: number
  readonly wanted: string
}

/** What bash says of a text that it cannot understand. */
export interface SyntaxMessage {
  readonly message: string
  readonly line: number
  /** The line that it shows, where it shows one. */
  readonly text: string | undefined
  /** The token that cannot be where it is; undefined for other errors. */
  readonly found?: string
  /** Here-documents without an end of which bash tells first. */
  readonly unended?: readonly UnendedDocument[]
  /** What it says after that. */
  readonly next?: SyntaxMessage
  /** The status after the one before, of a shell or of an `eval` or `source` in it; 2 when absent. */
  readonly status?: (before: number, inner: boolean) => number
  /** Where the text goes on: bash drops the rest of the line only. Undefined where nothing after the error is read. */
  readonly resumesAt?: number
}

const TOKEN = /^(?:;;&|;;|;&|&&|\|\||\|&|&>>|&>|<<<|<<-|<<|<&|<>|>>|>&|>\||[;&|<>()]|[^\s;&|<>()]+)/

/** Why a text cannot be understood, in bash's words. */
export function syntaxError(text: string, error: Problem, source: Source): SyntaxMessage {
  if (error.type === 'too deep') return { message: TOO_DEEP, line: source.firstLine, text: undefined }
  // bash reads to the end, and says nothing
  if (error.type === 'open for header')
    return { message: '', line: 0, text: undefined, status: (before, inner) => (inner ? 2 : before) }
  const array = arrayError(text, error)
  if (array) return { ...unexpected(text, source, array), status: () => 1, resumesAt: nextLine(text, array.at) }
  if (error.type === 'unterminated') return unterminated(text, error, source)
  const condition = conditionError(text, error.pos)
  const endLine = endOf(text, source)
  if (condition) {
    const { message, at, ended, open } = condition
    if (open) {
      const argument = { message: 'unexpected argument to conditional binary operator', line: endLine, text: undefined }
      return { message: unmatched(')'), line: source.lineAt(at), text: undefined, next: argument }
    }
    const line = message.includes("`EOF' in") ? endLine : source.lineAt(at)
    return {
      message,
      line,
      text: undefined,
      status: (before, inner) => (inner || (ended && before === 0) ? 2 : before),
    }
  }
  const arithmetic = arithmeticError(text, error, source)
  if (arithmetic) return arithmetic
  const at = tokenAt(text, error)
  const before = text.slice(0, at).trimEnd()
  const wantsWord = WANTS_WORD.test(before) || /\bcase\s+\S+\s+in\s+[^)\s]+$/.test(before)
  const rest = text.slice(at)
  const comment = isMissing(error, 'redirect target') && rest.startsWith('#')
  const found = comment ? undefined : TOKEN.exec(rest)?.[0]
  const mayEnd = error.type !== 'unexpected token' && !isMissing(error, 'redirect target')
  if (found === undefined && rest.trim() === '' && !wantsWord && mayEnd)
    return { message: 'syntax error: unexpected end of file', line: endLine, text: undefined }
  return unexpected(text, source, { at: found === undefined ? before.length : at, found })
}

/** After the line that a place is in. */
const nextLine = (text: string, at: number): number => text.indexOf('\n', at) + 1 || text.length

const endOf = (text: string, source: Source): number => source.lineAt(text.length) + (text.endsWith('\n') ? 0 : 1)

interface Unexpected {
  readonly at: number
  readonly found: string | undefined
}

/** A token where it cannot be, with its line. */
function unexpected(text: string, source: Source, { at, found = 'newline' }: Unexpected): SyntaxMessage {
  const line = source.lineAt(at)
  const shown = text.split('\n')[line - source.firstLine] ?? ''
  return { message: `syntax error near unexpected token \`${found}'`, line, text: shown, found }
}

const unmatched = (closer: string): string => `unexpected EOF while looking for matching \`${closer}'`

function unterminated(text: string, outermost: Unclosed, source: Source): SyntaxMessage {
  const { within, pos } = innermost(text, outermost.pos) ?? outermost
  const untilEnd = within === 'command substitution' && !text.startsWith('$((', pos)
  const line = untilEnd ? endOf(text, source) : source.lineAt(pos)
  const status = isArray(text, outermost.pos) ? { status: () => 1 } : {}
  return {
    message: unmatched(closerOf(within).charAt(0)),
    line,
    text: undefined,
    ...(untilEnd && { unended: unendedIn(text, pos + 2, source) }),
    ...status,
  }
}

/** The here-documents without an end in a command substitution that has none. */
function unendedIn(text: string, start: number, source: Source): readonly UnendedDocument[] {
  const found: UnendedDocument[] = []
  walk(parse(text.slice(start)).commands, (node) => {
    if (node.type === 'HereDoc' && !node.closing)
      found.push({ line: source.lineAt(start + node.body.pos - 1), wanted: node.delimiter?.value ?? '' })
    return true
  })
  return found
}

const isArray = (text: string, pos: number): boolean => text.startsWith('=(', pos)

/** The token that cannot be among the elements of an array. */
function arrayError(text: string, { type, pos }: Problem): Unexpected | undefined {
  if (type === 'unexpected element') return { at: pos, found: text[pos] }
  if (!isArray(text, pos)) return undefined
  const [whole = '', found] = new RegExp(`^=\\((?:${QUOTED}|[^;&|<>()])*([;&|<>()])`).exec(text.slice(pos)) ?? []
  return found === undefined ? undefined : { at: pos + whole.length - 1, found }
}

/** What is wrong with a `for ((…))` or a `((…))`. */
function arithmeticError(text: string, problem: Problem, source: Source): SyntaxMessage | undefined {
  if (isMissing(problem, 'for expressions')) {
    const { pos } = problem
    const start = text.lastIndexOf('((', pos)
    const header = text.slice(start, text.indexOf('))', start) + 2)
    const why = header.split(';').length > 3 ? "`;' unexpected" : 'arithmetic expression required'
    const told = `syntax error: ${why}\nsyntax error: \`${header}'`
    return { message: told, line: source.lineAt(pos), text: undefined }
  }
  const early = /\b(?:if|elif|while|until)\s+\(\((?:[^()]|\([^()]*\))*\)\s*;\s*(then|do)\b/.exec(text)
  const found = early?.[1]
  if (early && found) return unexpected(text, source, { at: early.index + early[0].length - found.length, found })
  const open = /(?:^|[\s;&|])\(\((?:[^()]|\([^()]*\))*$/.exec(text)
  if (open) return unterminated(text, { within: 'arithmetic', pos: open.index + open[0].indexOf('(') }, source)
  const isOpenSubshell = problem.type === 'unclosed' && problem.construct === 'subshell'
  const [whole, command] = /(?:^|[\s;&|])(\(\((?:[^()\n]|\([^()\n]*\))*\))(?=\n|$)/.exec(text) ?? []
  if (whole === undefined || command === undefined || !isOpenSubshell) return undefined
  const at = text.indexOf(whole) + whole.length - 1
  return { ...unexpected(text, source, { at, found: '' }), message: `syntax error near \`${command}'` }
}
