import type { Misread } from '../syntax/syntax-error.ts'

const KEYWORDS: ReadonlySet<string> = new Set(
  'if then else elif fi for while until do done case esac in { } !'.split(' '),
)

/** A token as messages name it. */
export function tokenName(found: string): string {
  if (found === 'newline') return found
  if (/^[<>]/.test(found)) return 'redirection'
  return KEYWORDS.has(found) || /^[;&|()]/.test(found) ? `"${found}"` : 'word'
}

/** What was to come in the place of what is wrong, in parentheses. */
export const expecting = (misread: Misread): string =>
  'expected' in misread && misread.expected !== undefined ? ` (expecting "${misread.expected}")` : ''
