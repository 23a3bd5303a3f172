import { type Span, SyntaxTrouble } from './syntax.ts'

export interface Token extends Span {
  readonly type: 'name' | 'number' | 'string' | 'sign' | 'newline' | 'indent' | 'dedent' | 'end'
  readonly text: string
}

const SIGN =
  /\*\*=|\/\/=|>>=|<<=|\.\.\.|!=|->|:=|\*\*|\/\/|>>|<<|<=|>=|==|\+=|-=|\*=|\/=|%=|&=|\|=|\^=|@=|[-+*/%@&|^~<>()[\]{},:;.=!]/y
const NUMBER =
  /0[xX][\da-fA-F_]+|0[oO][0-7_]+|0[bB][01_]+|(?:\d[\d_]*\.?(?:\d[\d_]*)?|\.\d[\d_]*)(?:[eE][-+]?\d+)?[jJ]?/y
const NAME = /[\p{L}\p{Nl}_][\p{L}\p{Nl}\p{Mn}\p{Mc}\p{Nd}\p{Pc}]*/uy
const STRING = /(?:[rR][bBfF]?|[bBfF][rR]?|[uU])?(?:"""|'''|"|')/y
const CLOSES: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** Divides a source into tokens, with the indents as Python has them. */
class Lexer {
  readonly #source: string
  readonly #tokens: Token[] = []
  readonly #indents = [0]
  readonly #open: Token[] = []
  #at = 0
  #line = 1
  #lineStart = 0

  constructor(source: string) {
    this.#source = source
  }

  tokens(): readonly Token[] {
    while (this.#at < this.#source.length) this.#physicalLine()
    const last = this.#open.at(-1)
    if (last) throw new SyntaxTrouble(`'${last.text}' was never closed`, last, 'SyntaxError', true)
    if (this.#tokens.at(-1)?.type !== 'newline' && this.#tokens.length > 0) this.#push('newline', 0)
    for (const _ of this.#indents.slice(1)) this.#push('dedent', 0)
    this.#push('end', 0)
    return this.#tokens
  }

  #here(length: number): Span {
    const column = this.#at - this.#lineStart
    return { line: this.#line, column, endLine: this.#line, endColumn: column + length }
  }

  #push(type: Token['type'], length: number): void {
    this.#tokens.push({ type, text: this.#source.slice(this.#at, this.#at + length), ...this.#here(length) })
    this.#at += length
  }

  #newLine(): void {
    this.#at += 1
    this.#line += 1
    this.#lineStart = this.#at
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    return pattern.exec(this.#source)?.[0]
  }

  #physicalLine(): void {
    if (this.#open.length === 0 && !this.#indent()) return
    for (;;) {
      const letter = this.#source[this.#at]
      if (letter === undefined) return
      if (letter === '\n') {
        if (this.#open.length === 0) this.#push('newline', 0)
        this.#newLine()
        return
      }
      if (letter === '\\' && /^\r?\n/.test(this.#source.slice(this.#at + 1, this.#at + 3))) {
        this.#at = this.#source.indexOf('\n', this.#at)
        this.#newLine()
      } else if (letter === '#') this.#comment()
      else if (/[ \t\f\r]/.test(letter)) this.#at += 1
      else this.#token()
    }
  }

  #comment(): void {
    const end = this.#source.indexOf('\n', this.#at)
    this.#at = end < 0 ? this.#source.length : end
  }

  /** Reads the beginning of a line; false for one without a statement. */
  #indent(): boolean {
    const start = this.#at
    const blank = /[ \t\f]*/y
    blank.lastIndex = start
    const [space = ''] = blank.exec(this.#source) ?? []
    this.#at = start + space.length
    if (/[#\r\n]/.test(this.#source[this.#at] ?? '\n')) {
      this.#comment()
      if (this.#at < this.#source.length) this.#newLine()
      return false
    }
    const width = space.replaceAll('\t', '        ').length
    const current = this.#indents.at(-1) ?? 0
    if (width > current) {
      this.#indents.push(width)
      this.#push('indent', 0)
    }
    while (width < (this.#indents.at(-1) ?? 0)) {
      this.#indents.pop()
      this.#push('dedent', 0)
    }
    if (width !== this.#indents.at(-1)) {
      const span = {
        ...this.#here(0),
        column: (this.#source.indexOf('\n', this.#at) + 1 || this.#source.length) - start,
      }
      throw new SyntaxTrouble('unindent does not match any outer indentation level', span, 'IndentationError')
    }
    return true
  }

  #token(): void {
    const quote = this.#match(STRING)
    if (quote !== undefined) return this.#string(quote)
    const letter = this.#source[this.#at] ?? ''
    const next = this.#source[this.#at + 1] ?? ''
    if (/\d/.test(letter) || (letter === '.' && /\d/.test(next)))
      return this.#push('number', this.#match(NUMBER)?.length ?? 1)
    const name = this.#match(NAME)
    if (name !== undefined) return this.#push('name', name.length)
    const sign = this.#match(SIGN)
    if (sign === undefined) {
      const code = (letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')
      const known = /[$?`]/.test(letter)
      throw new SyntaxTrouble(known ? 'invalid syntax' : `invalid character '${letter}' (U+${code})`, this.#here(1))
    }
    this.#bracket(sign)
    this.#push('sign', sign.length)
  }

  #bracket(sign: string): void {
    if (sign in CLOSES) this.#open.push({ type: 'sign', text: sign, ...this.#here(1) })
    if (!/^[)\]}]$/.test(sign)) return
    const open = this.#open.pop()
    if (!open) throw new SyntaxTrouble(`unmatched '${sign}'`, this.#here(1))
    if (CLOSES[open.text] !== sign)
      throw new SyntaxTrouble(
        `closing parenthesis '${sign}' does not match opening parenthesis '${open.text}'`,
        this.#here(1),
      )
  }

  #string(head: string): void {
    const quote = head.replace(/^\w+/, '')
    const isFormat = /f/i.test(head)
    const start = this.#at
    const span = this.#here(head.length)
    let [line, lineStart] = [this.#line, this.#lineStart]
    let at = start + head.length
    // within the braces of an f-string, the quote of a text that has begun there
    let inner = ''
    for (let depth = 0; ; at += 1) {
      const letter = this.#source[at]
      if (letter === undefined || (letter === '\n' && quote.length === 1 && depth === 0))
        throw quote.length === 1
          ? new SyntaxTrouble(`unterminated string literal (detected at line ${line})`, {
              ...span,
              endColumn: span.column + 1,
            })
          : new SyntaxTrouble(
              `unterminated triple-quoted string literal (detected at line ${line})`,
              span,
              'SyntaxError',
              true,
            )
      if (letter === '\n') [line, lineStart] = [line + 1, at + 1]
      if (letter === '\\') at += 1
      else if (inner !== '') inner = letter === inner ? '' : inner
      else if (depth > 0 && (letter === '"' || letter === "'") && letter !== quote[0]) inner = letter
      else if (isFormat && letter === '{') depth += this.#source[at + 1] === '{' && depth === 0 ? ((at += 1), 0) : 1
      else if (isFormat && letter === '}' && depth > 0) depth -= 1
      else if (depth === 0 && this.#source.startsWith(quote, at)) break
    }
    const end = at + quote.length
    const text = this.#source.slice(start, end)
    this.#tokens.push({ type: 'string', text, ...span, endLine: line, endColumn: end - lineStart })
    ;[this.#at, this.#line, this.#lineStart] = [end, line, lineStart]
  }
}

/** @throws SyntaxTrouble */
export const tokensOf = (source: string): readonly Token[] => new Lexer(source).tokens()
