import { type Opened, parse, type Problem } from './parser.ts'
import type { Script } from './script.ts'

/** These want a word on the same line. */
export const WANTS_WORD = /(?:^|[\s;&|(])(?:for|select|case|function|coproc)\s*$/

/** A command's word and a parenthesis, which begin a function: its `)` has to stand on the same line. */
const HALF_FUNCTION =
  /(?:^|[\n;&|])[ \t]*(?!(?:if|while|until|then|do|else|elif|time|coproc|!|\{)[ \t])[^\s;&|(){}<>'"$`=]+[ \t]*\([ \t]*\n?$/

/** What follows the variable of a loop on its line, and is neither `in` nor `do`. */
const SECOND_NAME = /(?:^|[\s;&|({])(?:for|select)[ \t]+\w+[ \t]+((?!(?:in|do)$)[^\s;&|()]+)$/

/** Where a text breaks off that more lines have to follow: within a here-document, quotes, `$(…)` and its kin, a list of words, or between commands. */
export type Unfinished = 'document' | 'single quotes' | 'double quotes' | 'expansion' | 'list' | 'escape' | 'command'

const WITHIN: Partial<Readonly<Record<Opened, Unfinished>>> = {
  'single quotes': 'single quotes',
  'double quotes': 'double quotes',
  list: 'list',
  subscript: 'list',
}

/** Where a text breaks off; undefined when no more lines could make it one that is understood. */
export function unfinishedWithin({ text, error, openDocument }: Script): Unfinished | undefined {
  if (openDocument) return 'document'
  if (error?.type === 'unterminated') return WITHIN[error.within] ?? 'expansion'
  if (/(^|[^\\])(\\\\)*\\\n?$/.test(text)) return 'escape'
  if (HALF_FUNCTION.test(text)) return undefined
  if (!error || error.type === 'too deep' || isMissing(error, 'redirect target')) return undefined
  const at = tokenAt(text, error)
  return text.slice(at).trim() === '' && !WANTS_WORD.test(text.slice(0, at).trimEnd()) ? 'command' : undefined
}

/** Whether a problem is that one of these is missing. */
export const isMissing = (problem: Problem, ...wanted: readonly string[]): boolean =>
  problem.type === 'missing' && wanted.includes(problem.what)

/** What closes something else than is open at the end of a text, `if a; then b; }`: more text would not help. */
function strayCloser(text: string): string {
  const closer = /(?:[})]|\b(?:fi|done|esac))$/.exec(text)?.[0]
  if (closer === undefined) return ''
  const isStray = parse(`${text}\n:`).problems.some(({ type, pos }) => type === 'unclosed' && pos === text.length)
  return isStray ? closer : ''
}

/** Where the token is that cannot be there: past what the parser found empty, and past blanks. */
export function tokenAt(text: string, problem: Problem): number {
  const { pos } = problem
  const stray = problem.type === 'unclosed' ? strayCloser(text.slice(0, pos)) : ''
  if (stray !== '') return pos - stray.length
  // what opens after the name of a command, as a function's definition does, is to be closed on its line
  if (problem.type === 'unexpected token' && text[pos] === '\n' && /\([ \t]*$/.test(text.slice(0, pos))) return pos
  let at = pos
  if (problem.type === 'empty group' && /[({]/.test(text[at] ?? '')) at += 1
  const blank = isMissing(problem, 'redirect target') ? /^[ \t]*/ : /^(?:\s|#[^\n]*)*/
  const skipped = blank.exec(text.slice(at))?.[0].length ?? 0
  at += skipped
  // a substitution ends, and a word before it is one of the list unless a separator ends that
  const ends = text[at] === ')' && isMissing(problem, 'do')
  // a word that closes something else was taken already
  const closing = (ends ? /[;\n]\s*(fi|done|esac|else)$/ : /(?:^|[\s;])(fi|done|esac|else)$/).exec(
    text.slice(0, pos).trimEnd(),
  )?.[1]
  if (ends && !closing) return at
  if (isMissing(problem, 'then', 'do') && closing) return pos - closing.length
  const chosen = isMissing(problem, 'in') && /\bcase\s+\S+\s+([^\s;&|()]+)$/.exec(text.slice(0, pos).trimEnd())
  if (chosen) return text.slice(0, pos).trimEnd().length - (chosen[1] ?? '').length
  // a second name
  const second = isMissing(problem, 'do') && SECOND_NAME.exec(text.slice(0, pos))?.[1]
  if (second) return pos - second.length
  const header =
    /^(?:(?:for|select)\s+\w+(?:\s+in\b[^;\n]*)?[;\n]|for\s*\(\([^)]*\)\)[ \t]*(?:[;\n]|(?![ \t;])))\s*(?!do\b|\{|in\b)(?=\S)/
  const start = text.lastIndexOf('for ', pos)
  const found = isMissing(problem, 'do') && start >= 0 ? header.exec(text.slice(start)) : undefined
  return found ? start + found[0].length : at
}
