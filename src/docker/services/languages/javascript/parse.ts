import { parse as parseTree, type Program as Tree, tokenizer } from 'acorn'
import type { SourceFile } from './values.ts'

/** A source that cannot be read: in V8's words, and where. */
export class SyntaxTrouble extends Error {
  readonly file: SourceFile
  readonly at: number
  readonly width: number
  constructor(message: string, file: SourceFile, { at, width }: { readonly at: number; readonly width: number }) {
    super(message)
    this.file = file
    this.at = at
    this.width = width
  }

  /** Whether more might make it whole. */
  get isOpen(): boolean {
    return (
      this.message === 'Unterminated template literal' ||
      (/^(?:Unexpected end of input|missing \) after argument list)$/.test(this.message) &&
        this.at >= this.file.text.trimEnd().length)
    )
  }
}

const AWAITED = 'await is only valid in async functions and the top level bodies of modules'

/** What acorn says of a source, as V8 says it. */
const MESSAGES: readonly (readonly [RegExp, string])[] = [
  [
    /^Unterminated (?:string constant|regular expression)|^Expecting Unicode escape|^Unexpected character/,
    'Invalid or unexpected token',
  ],
  [/^Unterminated template/, 'Unterminated template literal'],
  [/^'return' outside of function/, 'Illegal return statement'],
  [/^Unsyntactic break/, 'Illegal break statement'],
  [/^Unsyntactic continue/, 'Illegal continue statement: no surrounding iteration statement'],
  [/^'import' and 'export' may appear only/, 'Cannot use import statement outside a module'],
  [/^Assigning to rvalue/, 'Invalid left-hand side in assignment'],
  [/^Cannot use keyword 'await' outside an async function/, AWAITED],
  [/^Deleting local variable in strict mode/, 'Delete of an unqualified identifier in strict mode.'],
  [/^'super' keyword outside a method/, "'super' keyword unexpected here"],
  [/^Complex binding patterns require an initialization value/, 'Missing initializer in destructuring declaration'],
  [/^Duplicate constructor/, 'A class may only have one constructor'],
  [/^Invalid number/, 'Invalid or unexpected token'],
]

/** The token at a place, as V8 names it, and how wide it is. */
function tokenAt(text: string, at: number): { readonly name: string; readonly width: number } {
  if (text.slice(at).trim() === '') return { name: 'end of input', width: 1 }
  try {
    const { type, start, end } = tokenizer(text.slice(at), { ecmaVersion: 'latest' }).getToken()
    const word = text.slice(at + start, at + end)
    const width = end - start
    if (type.label === 'name') return { name: `identifier '${word}'`, width }
    if (type.label === 'num') return { name: 'number', width }
    if (type.label === 'string') return { name: 'string', width }
    if (type.label === '`') return { name: 'template string', width }
    return { name: `token '${word}'`, width }
  } catch {
    return { name: `token '${text[at] ?? ''}'`, width: 1 }
  }
}

function troubleOf(message: string, file: SourceFile, at: number): SyntaxTrouble {
  const { name, width } = tokenAt(file.text, at)
  if (message.startsWith('Unterminated string'))
    return new SyntaxTrouble('Invalid or unexpected token', file, {
      at,
      width: (/^[^\n]*/.exec(file.text.slice(at))?.[0] ?? '').length,
    })
  const known = MESSAGES.find(([pattern]) => pattern.test(message))?.[1]
  if (known !== undefined) return new SyntaxTrouble(known, file, { at, width })
  if (!message.startsWith('Unexpected token')) return new SyntaxTrouble(message, file, { at, width })
  const before = file.text.slice(0, at).trimEnd()
  if (/\bawait$/.test(before)) return new SyntaxTrouble(AWAITED, file, { at: before.length - 5, width: 5 })
  const isConst = /\b(const)\s+[\w$]+$/.test(before) && /^(?:[;,]|$)/.test(file.text.slice(at).trim())
  if (isConst) return new SyntaxTrouble('Missing initializer in const declaration', file, lastOf(file.text, at, width))
  if (isInArguments(before) && !/^[)\]};,]/.test(file.text.slice(at).trimStart()))
    return new SyntaxTrouble('missing ) after argument list', file, lastOf(file.text, at, width))
  return new SyntaxTrouble(
    `Unexpected ${name}`,
    file,
    name === 'end of input' ? { at: file.text.length, width: 0 } : { at, width },
  )
}

/** The token before a place. */
function lastOf(text: string, at: number, width: number): { readonly at: number; readonly width: number } {
  let last = { at, width }
  try {
    for (const { start, end } of tokenizer(text.slice(0, at), { ecmaVersion: 'latest' }))
      last = { at: start, width: end - start }
  } catch {
    return last
  }
  return last
}

/** Whether a call is open behind which there should be a comma or the end of it. */
function isInArguments(before: string): boolean {
  let depth = 0
  for (let at = before.length - 1; at >= 0; at -= 1) {
    const sign = before[at] ?? ''
    if (sign === ')' || sign === ']' || sign === '}') depth += 1
    if ((sign === '(' || sign === '[' || sign === '{') && depth-- === 0)
      return (
        sign === '(' &&
        /[\w$)\]]\s*$/.test(before.slice(0, at)) &&
        !/\b(?:if|for|while|switch|catch)\s*$/.test(before.slice(0, at)) &&
        /[\w$"'`)\]}]$/.test(before)
      )
  }
  return false
}

/** Reads a file. @throws SyntaxTrouble */
export function parse(file: SourceFile, how: 'script' | 'module' | 'function' | 'prompt'): Tree {
  try {
    return parseTree(file.text, {
      ecmaVersion: 'latest',
      sourceType: how === 'module' ? 'module' : 'script',
      allowReturnOutsideFunction: how === 'function',
      allowHashBang: true,
      allowAwaitOutsideFunction: how === 'prompt' || how === 'module',
    })
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error)) throw error
    throw troubleOf(error.message.replace(/ \(\d+:\d+\)$/, ''), file, Number(error.pos))
  }
}

/** Whether a source can only be a module: it imports or exports something. */
export const isModuleText = (trouble: SyntaxTrouble): boolean =>
  trouble.message === 'Cannot use import statement outside a module' || trouble.message === AWAITED
