import type { ParseError } from 'unbash'
import { type Script, TOO_DEEP } from './script.ts'

/** These want a word on the same line. */
export const WANTS_WORD = /(?:^|[\s;&|(])(?:for|select|case|function|coproc)\s*$/

/** Where a text breaks off that more lines have to follow: within a here-document, quotes, `$(…)` and its kin, a list of words, or between commands. */
export type Unfinished = 'document' | 'single quotes' | 'double quotes' | 'expansion' | 'list' | 'escape' | 'command'

const UNTERMINATED: readonly (readonly [pattern: RegExp, within: Unfinished])[] = [
  [/(single|ANSI-C) quote$/, 'single quotes'],
  [/double quote$/, 'double quotes'],
  [/extended glob$|array/, 'list'],
  [/^/, 'expansion'],
]

/** Where a text breaks off; undefined when no more lines could make it one that is understood. */
export function unfinishedWithin({ text, error, openDocument }: Script): Unfinished | undefined {
  if (openDocument) return 'document'
  const unterminated = error?.message.startsWith('unterminated') ? error.message : undefined
  const within = UNTERMINATED.find(([pattern]) => unterminated !== undefined && pattern.test(unterminated))?.[1]
  if (within) return within
  if (/(^|[^\\])(\\\\)*\\\n?$/.test(text)) return 'escape'
  if (!error || error.message === TOO_DEEP || error.message.startsWith('expected redirect')) return undefined
  const at = tokenAt(text, error)
  return text.slice(at).trim() === '' && !WANTS_WORD.test(text.slice(0, at).trimEnd()) ? 'command' : undefined
}

/** Where the token is that cannot be there: past what the parser found empty, and past blanks. */
export function tokenAt(text: string, { message, pos }: ParseError): number {
  let at = pos
  if (/command in (subshell|brace group)/.test(message) && /[({]/.test(text[at] ?? '')) at += 1
  const sameLine = message.startsWith('expected redirect')
  const blank = sameLine ? /^[ \t]*/ : /^(?:\s|#[^\n]*)*/
  const skipped = blank.exec(text.slice(at))?.[0].length ?? 0
  at += skipped
  // a word that closes something else was taken already
  const closing = /(?:^|[\s;])(fi|done|esac)$/.exec(text.slice(0, pos))?.[1]
  if (/expected '(then|do)'/.test(message) && closing) return pos - closing.length
  const chosen =
    message.startsWith("expected 'in'") && /\bcase\s+\S+\s+([^\s;&|()]+)$/.exec(text.slice(0, pos).trimEnd())
  if (chosen) return text.slice(0, pos).trimEnd().length - (chosen[1] ?? '').length
  const header = /^(?:(?:for|select)\s+\w+(?:\s+in\b[^;\n]*)?[;\n]|for\s*\(\([^)]*\)\)[;\n]?)\s*(?!do\b|\{|in\b)(?=\S)/
  const start = text.lastIndexOf('for ', pos)
  const found = message === "expected 'do'" && start >= 0 ? header.exec(text.slice(start)) : undefined
  return found ? start + found[0].length : at
}
