import { Unsimulated } from '../languages/expression.ts'

/** A method that is called, with what stands between its brackets. */
export interface MethodCall {
  readonly name: string
  readonly source: string
}

/** What is called on what: `db.items.find({}).limit(1)`. */
export interface CallChain {
  /** The names before the first call, `db` first. */
  readonly names: readonly string[]
  readonly calls: readonly MethodCall[]
}

const NAME = /^\s*\.\s*([\w$]+)/
const QUOTED = /^\s*\[\s*(["'])([^"']+)\1\s*\]/
const TEXT = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|\/(?:\\.|[^/\\\n])+\/[a-z]*/y

/** Where the first bracket of a text is closed, and how many are open at its end. */
function brackets(text: string): { readonly closed: number | undefined; readonly open: number } {
  let [open, closed]: [number, number | undefined] = [0, undefined]
  for (let at = 0; at < text.length; at += 1) {
    const scanner = new RegExp(TEXT)
    scanner.lastIndex = at
    const skipped = scanner.exec(text)?.[0].length ?? 0
    if (skipped > 0) at += skipped - 1
    else if ('([{'.includes(text[at] ?? '')) open += 1
    else if (')]}'.includes(text[at] ?? '') && (open -= 1) === 0) closed ??= at
  }
  return { closed, open }
}

/** Whether what was typed goes on in the next line. */
export const goesOn = (text: string): boolean => brackets(text).open > 0

/** Reads what begins with `db`; undefined for anything else. @throws Unsimulated */
export function callsOf(line: string): CallChain | undefined {
  if (!/^db\s*[.[]/.test(line)) return undefined
  const names = ['db']
  const calls: MethodCall[] = []
  let rest = line.slice(2)
  for (;;) {
    rest = rest.trim()
    if (rest === '') return { names, calls }
    const name = NAME.exec(rest) ?? QUOTED.exec(rest)
    if (!name) throw new Unsimulated(line)
    rest = rest.slice(name[0].length).trimStart()
    const word = name[2] ?? name[1] ?? ''
    if (rest.startsWith('(')) {
      const end = brackets(rest).closed
      if (end === undefined) throw new Unsimulated(line)
      calls.push({ name: word, source: rest.slice(1, end) })
      rest = rest.slice(end + 1)
    } else if (calls.length === 0) names.push(word)
    else throw new Unsimulated(line)
  }
}

const STRINGS_AND_PATTERNS = /("(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?<=[:(,[]\s*)\/((?:\\.|[^/\\\n])+)\/([a-z]*)/g

/** Regular expressions as the documents that they stand for: `/^a/i` is `{ $regex: "^a", $options: "i" }`. */
export const withoutPatterns = (source: string): string =>
  source.replaceAll(STRINGS_AND_PATTERNS, (whole, text: string | undefined, pattern = '', options = '') =>
    text === undefined ? JSON.stringify({ $regex: pattern, $options: options }) : whole,
  )
