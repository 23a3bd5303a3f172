import type { ParseError } from 'unbash'
import { type Script, TOO_DEEP } from './script.ts'
import type { Source } from './source.ts'

/** What bash says of a text that it cannot understand. */
export interface SyntaxMessage {
  readonly message: string
  readonly line: number
  /** The line that it shows, where it shows one. */
  readonly text: string | undefined
}

/** What is looked for in vain, by what the parser says of it. */
const CLOSERS: readonly (readonly [part: string, closer: string])[] = [
  ['double quote', '"'],
  ['single quote', "'"],
  ['backtick', '`'],
  ['parameter expansion', '}'],
  ['subscript', ']'],
  ['', ')'],
]

const TOKEN = /^(?:;;&|;;|;&|&&|\|\||\|&|&>>|&>|<<<|<<-|<<|<&|<>|>>|>&|>\||[;&|<>()]|[^\s;&|<>()]+)/
/** These want a word on the same line. */
const WANTS_WORD = /(?:^|[\s;&|(])(?:for|select|case|function|coproc)\s*$/

/** Whether a text could be understood if more lines followed. */
export function isUnfinished({ text, error, openDocument }: Script): boolean {
  if (openDocument || /(^|[^\\])(\\\\)*\\\n?$/.test(text)) return true
  if (!error || error.message === TOO_DEEP) return false
  if (error.message.startsWith('unterminated')) return true
  if (error.message.startsWith('expected redirect')) return false
  const at = tokenAt(text, error)
  return text.slice(at).trim() === '' && !WANTS_WORD.test(text.slice(0, at).trimEnd())
}

/** Where the token is that cannot be there: past what the parser found empty, and past blanks. */
function tokenAt(text: string, { message, pos }: ParseError): number {
  let at = pos
  if (/command in (subshell|brace group)/.test(message) && /[({]/.test(text[at] ?? '')) at += 1
  const sameLine = message.startsWith('expected redirect')
  const blank = sameLine ? /^[ \t]*/ : /^(?:\s|#[^\n]*)*/
  const skipped = blank.exec(text.slice(at))?.[0].length ?? 0
  at += skipped
  // a word that closes something else was taken already
  const closing = /(?:^|[\s;])(fi|done|esac)$/.exec(text.slice(0, pos))?.[1]
  if (/expected '(then|do)'/.test(message) && closing && at >= text.length) return pos - closing.length
  const header = /^(?:for|select)\s+\w+(?:\s+in\b[^;\n]*)?[;\n]\s*(?!do\b|\{|in\b)(?=\S)/
  const start = text.lastIndexOf('for ', pos)
  const found = message === "expected 'do'" && start >= 0 ? header.exec(text.slice(start)) : undefined
  return found ? start + found[0].length : at
}

/** A parser's error in bash's words. */
export function syntaxError(text: string, error: ParseError, source: Source): SyntaxMessage {
  if (error.message === TOO_DEEP) return { message: TOO_DEEP, line: source.firstLine, text: undefined }
  const endLine = source.lineAt(text.length) + (text.endsWith('\n') ? 0 : 1)
  if (error.message.startsWith('unterminated')) {
    const closer = CLOSERS.find(([part]) => error.message.includes(part))?.[1] ?? ')'
    const line = error.message.includes('command substitution') ? endLine : source.lineAt(error.pos)
    return { message: `unexpected EOF while looking for matching \`${closer}'`, line, text: undefined }
  }
  const conditional = conditionalError(text, error)
  if (conditional) return { message: conditional, line: source.lineAt(error.pos), text: undefined }
  const at = tokenAt(text, error)
  const before = text.slice(0, at).trimEnd()
  const wantsWord = WANTS_WORD.test(before) || /\bcase\s+\S+\s+in\s+[^)\s]+$/.test(before)
  const rest = text.slice(at)
  const comment = error.message.startsWith('expected redirect') && rest.startsWith('#')
  const found = comment ? undefined : TOKEN.exec(rest)?.[0]
  if (found === undefined && rest.trim() === '' && !wantsWord && !/^(expected redirect|unexpected)/.test(error.message))
    return { message: 'syntax error: unexpected end of file', line: endLine, text: undefined }
  const line = source.lineAt(found === undefined ? before.length : at)
  const shown = text.split('\n')[line - source.firstLine] ?? ''
  return { message: `syntax error near unexpected token \`${found ?? 'newline'}'`, line, text: shown }
}

/** What is wrong within `[[ ]]`. */
function conditionalError(text: string, { message, pos }: ParseError): string | undefined {
  if (message.includes('unary test')) return "unexpected argument `]]' to conditional unary operator"
  if (message.includes('test group')) return "unexpected token `]]', expected `)'"
  const opened = text.lastIndexOf('[[', pos)
  if (opened < 0 || /\s\]\]/.test(text.slice(opened, pos - 2))) return undefined
  if (message.startsWith('unexpected token') && /^\[\[\s+\S+\s+$/.test(text.slice(opened, pos)))
    return 'conditional binary operator expected'
  if (message !== "expected ']]' to close '[['") return undefined
  if (text.slice(opened).trim() === '[[') return "unexpected token `EOF' in conditional command"
  if (/\]\]\s*$/.test(text.slice(0, pos))) return "unexpected argument `]]' to conditional binary operator"
  return /^\[\[\s+\S+$/.test(text.slice(opened).trim())
    ? "unexpected token `newline', conditional binary operator expected"
    : undefined
}
