import type { ParseError } from 'unbash'
import type { Source } from './source.ts'

/** What bash says of a text that it cannot understand. */
export interface SyntaxMessage {
  readonly message: string
  readonly line: number
  /** The line that it shows, where it shows one. */
  readonly text: string | undefined
}

/** Whether a text could be understood if more lines followed. */
export function isUnfinished(text: string, error: ParseError | undefined): boolean {
  if (/(^|[^\\])(\\\\)*\\\n?$/.test(text)) return true
  if (!error) return false
  return error.pos >= text.trimEnd().length
}

/** A parser's error in bash's words. */
export function syntaxError(text: string, error: ParseError, source: Source): SyntaxMessage {
  if (error.pos >= text.trimEnd().length)
    return { message: 'syntax error: unexpected end of file', line: source.lineAt(text.length), text: undefined }
  const token = /^(?:[;&|<>()]+|[^\s;&|<>()]+)/.exec(text.slice(error.pos))?.[0] ?? 'newline'
  const line = source.lineAt(error.pos)
  const shown = text.split('\n')[line - source.firstLine] ?? ''
  return { message: `syntax error near unexpected token \`${token}'`, line, text: shown }
}
