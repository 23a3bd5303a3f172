import type { ParseError } from 'unbash'
import { TOO_DEEP } from './script.ts'
import type { Source } from './source.ts'
import { tokenAt, WANTS_WORD } from './unfinished.ts'

/** What bash says of a text that it cannot understand. */
export interface SyntaxMessage {
  readonly message: string
  readonly line: number
  /** The line that it shows, where it shows one. */
  readonly text: string | undefined
  /** The status stays what it was: so bash has it of conditions. */
  readonly keepsStatus?: boolean
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
  if (conditional) {
    const line = conditional.includes("`EOF' in") ? endLine : source.lineAt(error.pos)
    const atEnd = text.slice(error.pos).trim() === '' && !text.trimEnd().endsWith(']')
    return {
      message: conditional,
      line,
      text: undefined,
      keepsStatus: !atEnd || source.lineAt(error.pos) > source.firstLine,
    }
  }
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
  const opened = text.lastIndexOf('[[', pos)
  if (message.includes('unary test') && text.includes(']]', opened))
    return "unexpected argument `]]' to conditional unary operator"
  if (message.includes('test group')) return "unexpected token `]]', expected `)'"
  if (opened < 0 || /\s\]\]/.test(text.slice(opened, pos - 2))) return undefined
  const wrong = wrongToken(text, { message, pos }, opened)
  if (wrong !== undefined) return wrong
  const unfinished = message.includes('unary test') || message === "expected ']]' to close '[['"
  if (!unfinished) return undefined
  if (/\]\]\s*$/.test(text.slice(0, pos))) return "unexpected argument `]]' to conditional binary operator"
  return unfinishedCondition(text.slice(opened + 2))
}

/** What is said of a token that cannot stand where it does in a condition; undefined where there is none. */
function wrongToken(text: string, { message, pos }: ParseError, opened: number): string | undefined {
  const closes = message === "expected ']]' to close '[['"
  if (!/(?:^|[\n;&|({!]|\b(?:if|while|until|then|do|else|elif))\s*$/.test(text.slice(0, opened))) return undefined
  if (!/^\[\[\s/.test(text.slice(opened)) || !(closes || message.startsWith('unexpected token'))) return undefined
  const bad = closes ? (/[;&|<>]+$|[^\s;&|<>]+$/.exec(text.slice(opened, pos))?.[0] ?? '') : ''
  if (closes && bad !== ']' && text.slice(pos).trim() === '') return undefined
  if (bad === ']]') return undefined
  const last =
    text
      .slice(opened + 2, pos - bad.length)
      .split(/\s(?:&&|\|\|)(?=\s|$)/)
      .at(-1) ?? ''
  const words = last.split(/\s+/).filter((word) => word !== '' && word !== '!' && word !== '(')
  if (words.length === 1) return /^[;&|<>]/.test(bad) ? undefined : 'conditional binary operator expected'
  if (words.length === 0) return undefined
  return `syntax error in conditional expression${/^[;&|<>]/.test(bad) ? `: unexpected token \`${bad}'` : ''}`
}

/** What is missing at the end of a condition, by the words of its last part. */
function unfinishedCondition(text: string): string {
  const last = text.split(/\s(?:&&|\|\|)(?=\s|$)/).at(-1) ?? ''
  const words = last.trim().split(/\s+/)
  while (words[0] === '!') words.shift()
  const [first = '', second] = words
  const unary = /^-[a-zA-Z]$/.test(first)
  if (first === '') return "unexpected token `EOF' in conditional command"
  if (second === undefined && unary) return "unexpected argument `newline' to conditional unary operator"
  if (second === undefined) return "unexpected token `newline', conditional binary operator expected"
  if (words.length === 2 && !unary) return "unexpected argument `newline' to conditional binary operator"
  return "unexpected EOF while looking for `]]'"
}
