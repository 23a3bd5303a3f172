import { Unsimulated } from './expression.ts'

const OPEN = '([{'
const CLOSE = ')]}'

/** Where a comment that begins at a place ends; one in a line may end with the source. */
function commentEnd(source: string, at: number): number {
  const isLine = source.startsWith('//', at)
  const end = source.indexOf(isLine ? '\n' : '*/', at + 2)
  if (end < 0 && !isLine) throw new Unsimulated(source.slice(at))
  return end < 0 ? source.length : end + (isLine ? 0 : 2)
}

/** Where a text or a comment that begins at a place ends; the place itself where none does. */
function skipped(source: string, at: number): number {
  const quote = source[at] ?? ''
  if (source.startsWith('//', at) || source.startsWith('/*', at)) return commentEnd(source, at)
  if (!'"\'`'.includes(quote)) return at
  for (let end = at + 1; end < source.length; end += 1) {
    if (source[end] === '\\') end += 1
    else if (source[end] === quote) return end + 1
  }
  throw new Unsimulated(source.slice(at))
}

/** The source without its comments. */
function withoutComments(source: string): string {
  let text = ''
  for (let at = 0; at < source.length;) {
    const next = skipped(source, at)
    const isComment = source[at] === '/' && next > at
    if (!isComment) text += source.slice(at, Math.max(next, at + 1))
    at = Math.max(next, at + 1)
  }
  return text
}

/** The statements of a language with braces: each ends with a semicolon, or with a line outside of all brackets. */
export function statementsOf(program: string): readonly string[] {
  const source = withoutComments(program)
  const statements: string[] = []
  let [start, depth] = [0, 0]
  const cut = (end: number): void => {
    const statement = source.slice(start, end).trim()
    if (statement !== '') statements.push(statement)
    start = end + 1
  }
  for (let at = 0; at < source.length;) {
    const letter = source[at] ?? ''
    if (OPEN.includes(letter)) depth += 1
    if (CLOSE.includes(letter)) depth -= 1
    const continues = letter === '\n' && /^\s*[.)]/.test(source.slice(at + 1))
    if (depth === 0 && (letter === ';' || (letter === '\n' && !continues))) cut(at)
    at = Math.max(skipped(source, at), at + 1)
  }
  cut(source.length)
  return statements
}
