import type { Opened } from './parser.ts'

/** What is open, told finer than the parser does: a backslash quotes in `$'…'`, and nothing in `'…'`. */
type Within = Opened | 'quoted escapes'

/** Something that a text opens and does not close. */
export interface Unclosed {
  readonly within: Within
  /** Where it begins. */
  readonly pos: number
}

/** What opens something, in the order in which it is looked for. */
const OPENERS: readonly (readonly [mark: string, within: Within])[] = [
  ['$((', 'arithmetic'],
  ['$(', 'command substitution'],
  ['<(', 'process substitution'],
  ['>(', 'process substitution'],
  ['${', 'parameter expansion'],
  ["$'", 'quoted escapes'],
  ['"', 'double quotes'],
  ["'", 'single quotes'],
  ['`', 'backquotes'],
  ['(', 'list'],
]

/** What closes each; a closing parenthesis else. */
const CLOSERS: Partial<Readonly<Record<Within, string>>> = {
  arithmetic: '))',
  'parameter expansion': '}',
  'quoted escapes': "'",
  'double quotes': '"',
  'single quotes': "'",
  backquotes: '`',
  subscript: ']',
}

export const closerOf = (opened: Within): string => CLOSERS[opened] ?? ')'

/** What may stand in quotes. */
const IN_QUOTES: ReadonlySet<Within> = new Set([
  'arithmetic',
  'command substitution',
  'parameter expansion',
  'backquotes',
] satisfies Within[])

/** Whether something else may open where a thing is open. */
function mayHold(outer: Within | undefined, inner: Within): boolean {
  if (outer === 'single quotes' || outer === 'quoted escapes' || outer === 'backquotes') return false
  return outer !== 'double quotes' || IN_QUOTES.has(inner)
}

/** How many characters at a place have no meaning of their own: what a backslash quotes, a comment. */
function skipped(text: string, at: number, outer: Within | undefined): number {
  if (text[at] === '\\') return outer === 'single quotes' ? 0 : 2
  const isCode = outer === undefined || outer === 'list' || outer.endsWith('substitution')
  if (!isCode || text[at] !== '#' || !/[\s;&|(]/.test(text[at - 1] ?? ' ')) return 0
  const end = text.indexOf('\n', at)
  return (end < 0 ? text.length : end) - at
}

/** What is open last where a text breaks off, of all that is opened from a place on; undefined where that is nothing. */
export function innermost(text: string, from: number): Unclosed | undefined {
  const open: Unclosed[] = []
  let at = from
  while (at < text.length) {
    const outer = open.at(-1)?.within
    const skip = skipped(text, at, outer)
    const closer = outer && closerOf(outer)
    const [mark, within] = OPENERS.find(([begin, inner]) => text.startsWith(begin, at) && mayHold(outer, inner)) ?? []
    if (skip > 0) at += skip
    else if (closer !== undefined && text.startsWith(closer, at)) {
      open.pop()
      at += closer.length
    } else if (mark !== undefined && within !== undefined) {
      open.push({ within, pos: at })
      at += mark.length
    } else at += 1
  }
  return open.at(-1)
}
