import { TemplateError } from './error.ts'

export type TokenType =
  | 'text'
  | 'open'
  | 'close'
  | 'field'
  | 'variable'
  | 'word'
  | 'string'
  | 'number'
  | 'char'
  | 'space'
  | '|'
  | ':='
  | '='
  | ','
  | '('
  | ')'
  | 'end'

export interface Token {
  readonly type: TokenType
  readonly text: string
  /** Offset in the template. */
  readonly at: number
}

/** What stands within `{{` and `}}`, in the order in which it is looked for. */
const PATTERNS: readonly (readonly [TokenType, RegExp])[] = [
  ['space', /[ \t\r\n]+/y],
  ['string', /"(?:[^"\\\n]|\\.)*"|`[^`]*`/y],
  ['char', /'(?:[^'\\\n]|\\.)+'/y],
  ['number', /[+-]?(?:0x[\da-fA-F]+|\d+(?:\.\d*)?(?:[eE][+-]?\d+)?)/y],
  ['field', /\.\w*/y],
  ['variable', /\$\w*/y],
  ['word', /[A-Za-z_]\w*/y],
  [':=', /:=/y],
  ['=', /=/y],
  [',', /,/y],
  ['|', /\|/y],
  ['(', /\(/y],
  [')', /\)/y],
]

/** The line of an offset, from 1. */
export function lineOf(text: string, at: number): number {
  return text.slice(0, at).split('\n').length
}

function unreadable(source: string, at: number): TemplateError {
  const line = lineOf(source, at)
  const character = String.fromCodePoint(source.codePointAt(at) ?? 0)
  if (character === '"') return new TemplateError('parse', `:${line}: unterminated quoted string`)
  const code = character.codePointAt(0) ?? 0
  const shown = `U+${code.toString(16).toUpperCase().padStart(4, '0')} '${character}'`
  const what = character === '}' || /[!-~]/.test(character) ? 'unrecognized character in action' : 'bad character'
  if (character === '}') return new TemplateError('parse', `:${line}: bad character ${shown}`)
  return new TemplateError('parse', `:${line}: ${what}: ${shown}`)
}

class Lexer {
  readonly #source: string
  readonly #tokens: Token[] = []
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  read(): readonly Token[] {
    let trimsNext = false
    while (this.#at < this.#source.length) {
      const open = this.#source.indexOf('{{', this.#at)
      const end = open < 0 ? this.#source.length : open
      const trims = open >= 0 && this.#source.startsWith('{{- ', open)
      this.#addText(end, trimsNext, trims)
      if (open < 0) break
      this.#at = open + (trims ? 3 : 2)
      trimsNext = this.#skipComment() ?? this.#readAction(open)
    }
    this.#tokens.push({ type: 'end', text: '', at: this.#source.length })
    return this.#tokens
  }

  #addText(end: number, trimsStart: boolean, trimsEnd: boolean): void {
    let text = this.#source.slice(this.#at, end)
    if (trimsStart) text = text.trimStart()
    if (trimsEnd) text = text.trimEnd()
    if (text !== '') this.#tokens.push({ type: 'text', text, at: this.#at })
  }

  /** Whether a comment trims what follows; undefined where there is none. */
  #skipComment(): boolean | undefined {
    const comment = /\s?\/\*[^]*?\*\/( -)?\}\}/y
    comment.lastIndex = this.#at
    const match = comment.exec(this.#source)
    if (!match) return undefined
    this.#at = comment.lastIndex
    return match[1] !== undefined
  }

  /** Reads up to `}}`; whether that trims what follows. */
  #readAction(open: number): boolean {
    this.#tokens.push({ type: 'open', text: '{{', at: open })
    for (;;) {
      if (this.#at >= this.#source.length)
        throw new TemplateError('parse', `:${lineOf(this.#source, open)}: unclosed action`)
      const close = /^(?: -)?\}\}/.exec(this.#source.slice(this.#at, this.#at + 4))
      if (close) {
        this.#tokens.push({ type: 'close', text: '}}', at: this.#at })
        this.#at += close[0].length
        return close[0].startsWith(' -')
      }
      this.#readToken()
    }
  }

  #readToken(): void {
    for (const [type, pattern] of PATTERNS) {
      pattern.lastIndex = this.#at
      const match = pattern.exec(this.#source)
      if (!match) continue
      this.#tokens.push({ type, text: match[0], at: this.#at })
      this.#at = pattern.lastIndex
      return
    }
    throw unreadable(this.#source, this.#at)
  }
}

/** Splits a template into text and the words of its actions. @throws TemplateError */
export function readTokens(source: string): readonly Token[] {
  return new Lexer(source).read()
}
