import { type Expression, type Piece, type Span, SyntaxTrouble } from './syntax.ts'

const SIMPLE: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
  a: '\u0007',
  b: '\b',
  f: '\f',
  v: '\v',
  '\n': '',
}

const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|([0-7]{1,3})|([^]))/g

/** What escapes stand for. */
export const unescaped = (text: string): string =>
  text.replaceAll(ESCAPE, (all: string, ...found: readonly (string | undefined)[]) => {
    const [x, u, long, octal, letter = ''] = found
    const code = x ?? u ?? long
    if (code !== undefined) return String.fromCodePoint(Number.parseInt(code, 16))
    if (octal !== undefined) return String.fromCodePoint(Number.parseInt(octal, 8))
    return SIMPLE[letter] ?? all
  })

/** The parts of a literal: its prefix, and what stands between its quotes. */
export function literalParts(token: string): { readonly prefix: string; readonly body: string } {
  const [, prefix = '', quote = ''] = /^(\w*)("""|'''|"|')/.exec(token) ?? []
  return { prefix: prefix.toLowerCase(), body: token.slice(prefix.length + quote.length, -quote.length) }
}

/** Where the expression of a hole ends: before `!r`, `:`, `=` or `}`. */
function holeEnd(text: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at] ?? ''
    if (quote !== '') {
      if (letter === '\\') at += 1
      else if (letter === quote) quote = ''
      continue
    }
    if (letter === '"' || letter === "'") quote = letter
    else if ('([{'.includes(letter)) depth += 1
    else if (depth > 0 && ')]}'.includes(letter)) depth -= 1
    else if (depth === 0 && (letter === '}' || letter === ':')) return at
    else if (depth === 0 && letter === '!' && text[at + 1] !== '=') return at
  }
  return text.length
}

/** Reads the pieces of f-strings; the expressions in them are read by `expression`. */
export class FormatReader {
  readonly #text: string
  readonly #span: Span
  readonly #isRaw: boolean
  readonly #expression: (source: string) => Expression
  #at = 0

  constructor(text: string, span: Span, isRaw: boolean, expression: (source: string) => Expression) {
    this.#text = text
    this.#span = span
    this.#isRaw = isRaw
    this.#expression = expression
  }

  pieces(isNested = false): readonly Piece[] {
    const pieces: Piece[] = []
    let text = ''
    const flush = (): void => {
      if (text !== '') pieces.push({ type: 'text', text: this.#isRaw ? text : unescaped(text) })
      text = ''
    }
    while (this.#at < this.#text.length) {
      const letter = this.#text[this.#at] ?? ''
      const isDouble = this.#text[this.#at + 1] === letter && !isNested
      if (isNested && letter === '}') break
      if ((letter === '{' || letter === '}') && isDouble) {
        text += letter
        this.#at += 2
      } else if (letter === '{') {
        flush()
        pieces.push(...this.#hole())
      } else if (letter === '}') throw new SyntaxTrouble("f-string: single '}' is not allowed", this.#span)
      else {
        text += letter
        this.#at += 1
      }
    }
    flush()
    return pieces
  }

  #hole(): readonly Piece[] {
    const start = this.#at + 1
    const end = holeEnd(this.#text, start)
    const written = this.#text.slice(start, end)
    const [, source = written, sign] = /^(.*[^=!<>])(=\s*)$/s.exec(written) ?? []
    if (source.trim() === '') throw new SyntaxTrouble("f-string: valid expression required before '}'", this.#span)
    this.#at = end
    const [, conversion = ''] = /^!([rsa])/.exec(this.#text.slice(end)) ?? []
    if (conversion !== '') this.#at += 2
    let format: readonly Piece[] = []
    if (this.#text[this.#at] === ':') {
      this.#at += 1
      format = this.pieces(true)
    }
    if (this.#text[this.#at] !== '}') throw new SyntaxTrouble("f-string: expecting '}'", this.#span)
    this.#at += 1
    const value = this.#expression(source)
    const usual = sign !== undefined && format.length === 0 ? 'r' : ''
    const hole: Piece = { type: 'hole', value, conversion: conversion || usual, format }
    return sign === undefined ? [hole] : [{ type: 'text', text: written }, hole]
  }
}
