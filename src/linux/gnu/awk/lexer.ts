import { letterEscapes } from '../../../shell/posix/escapes.ts'
import { Failure } from '../library/program.ts'

export interface Token {
  readonly type:
    'number' | 'string' | 'regex' | 'name' | 'function' | 'builtin' | 'keyword' | 'operator' | 'newline' | 'end'
  readonly text: string
  readonly line: number
}

export const BUILTINS: ReadonlySet<string> = new Set(
  (
    'atan2 close cos exp fflush gensub gsub index int length log match rand sin split sprintf sqrt srand strftime sub ' +
    'substr system systime mktime tolower toupper and or xor lshift rshift compl strtonum asort asorti'
  ).split(' '),
)
const KEYWORDS: ReadonlySet<string> = new Set(
  'BEGIN END function func if else while for do break continue next nextfile exit return delete in getline print printf'.split(
    ' ',
  ),
)
const OPERATOR = /&&|\|\||>>|[-+*/%^<>=!]=|\+\+|--|!~|[-+*/%^<>=!~?:,;{}()[\]$|]/y

/** Text with its escapes replaced; those that mean nothing stay. In regular expressions a backslash is left for their reader. */
export function unescape(text: string, regex = false): string {
  return text.replaceAll(/\\(?:([0-7]{1,3})|x([0-9a-fA-F]{1,2})|(\n)|([^\n]))/g, (all: string, ...found: unknown[]) => {
    const [octal, hex, newline, letter] = found.map((part) => (typeof part === 'string' ? part : undefined))
    if (newline !== undefined) return ''
    if (octal !== undefined)
      return regex && /^[1-9]$/.test(octal) ? all : String.fromCharCode(Number.parseInt(octal, 8))
    if (hex !== undefined) return String.fromCharCode(Number.parseInt(hex, 16))
    if (letter === undefined) return all
    if (letter === '"' || (letter === '/' && regex)) return letter
    if (regex && (letter === 'b' || letter === 'B')) return all
    if (letter === 'y' && regex) return '\\b'
    return letterEscapes[letter] ?? (letter === '\\' && !regex ? '\\' : all)
  })
}

/** Cuts a program into tokens; whether a slash begins a regular expression is known from what stands before it. */
export class Lexer {
  readonly #text: string
  #at = 0
  #line = 1
  #before: Token = { type: 'newline', text: '\n', line: 1 }

  constructor(text: string) {
    this.#text = text
  }

  next(): Token {
    const token = this.#read()
    this.#before = token
    return token
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  #token(type: Token['type'], text: string): Token {
    return { type, text, line: this.#line }
  }

  #read(): Token {
    const skipped = this.#match(/(?:[ \t\r]|\\\r?\n|#[^\n]*)*/y)
    this.#line += skipped.split('\n').length - 1
    const char = this.#text[this.#at]
    if (char === undefined) return this.#token('end', 'end of file')
    if (char === '\n') {
      this.#at += 1
      this.#line += 1
      return { type: 'newline', text: 'end of line', line: this.#line - 1 }
    }
    if (char === '"') return this.#string()
    if (char === '/' && this.#regexMayFollow()) return this.#regex()
    const number = this.#match(/(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?/y)
    if (number !== '') return this.#token('number', number)
    const name = this.#match(/[A-Za-z_]\w*/y)
    if (name !== '') return this.#word(name)
    const operator = this.#match(OPERATOR)
    if (operator !== '') return this.#token('operator', operator)
    throw new Failure(`${this.#line}: unexpected character '${char}'`, 2)
  }

  #word(name: string): Token {
    if (KEYWORDS.has(name)) return this.#token('keyword', name === 'func' ? 'function' : name)
    if (BUILTINS.has(name)) return this.#token('builtin', name)
    return this.#token(this.#text[this.#at] === '(' ? 'function' : 'name', name)
  }

  #regexMayFollow(): boolean {
    const { type, text } = this.#before
    if (type === 'number' || type === 'string' || type === 'name' || type === 'builtin') return false
    return !(type === 'operator' && /^(?:[)\]$]|\+\+|--)$/.test(text))
  }

  /** Says where something begins that has no end: mawk shows ten characters of it. */
  #runaway(what: string): never {
    const [shown = ''] = this.#text.slice(this.#at).split('\n', 1)
    throw new Failure(`line ${this.#line}: runaway ${what} ${shown.slice(0, 11)} ...`, 2)
  }

  #string(): Token {
    const found = this.#match(/"(?:[^"\\\n]|\\[^])*"/y)
    if (found === '') this.#runaway('string constant')
    this.#line += found.split('\n').length - 1
    return this.#token('string', unescape(found.slice(1, -1)))
  }

  #regex(): Token {
    const found = this.#match(/\/(?:[^/\\[\n]|\\.|\[\^?\]?(?:\[:[a-z]*:\]|\\.|[^\]\\\n])*\])*\//y)
    if (found === '') this.#runaway('regular expression')
    return this.#token('regex', found.slice(1, -1))
  }
}
