import { Failure } from '../library/program.ts'

/** A part of a script: what one -e or -f gives. */
export interface Piece {
  readonly text: string
  /** The file that it is from, or its number among the expressions. */
  readonly source: string | number
}

const NAMED: Readonly<Record<string, string>> = { a: '\x07', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }
const RADIX: Readonly<Record<string, readonly [radix: number, digits: RegExp]>> = {
  d: [10, /^[0-9]{1,3}/],
  o: [8, /^[0-7]{1,3}/],
  x: [16, /^[0-9a-fA-F]{1,2}/],
}

/** The character that an escape stands for (`t`, `x41`, `cA`), and how long it is; undefined where it is none. */
export function readEscape(text: string, at: number): { readonly char: string; readonly length: number } | undefined {
  const letter = text[at] ?? ''
  const named = NAMED[letter]
  if (named !== undefined) return { char: named, length: 1 }
  const next = text[at + 1]
  if (letter === 'c' && next !== undefined)
    return { char: String.fromCharCode(next.toUpperCase().charCodeAt(0) ^ 64), length: 2 }
  const [radix, digits] = RADIX[letter] ?? []
  const found = digits?.exec(text.slice(at + 1))?.[0]
  if (found === undefined) return undefined
  const code = Number.parseInt(found, radix) & 255
  return { char: String.fromCharCode(code < 128 ? code : 0xdc00 + code), length: 1 + found.length }
}

/** Reads a part of a script character by character, and says where something is wrong. */
export class ScriptReader {
  readonly #piece: Piece
  #at = 0

  constructor(piece: Piece) {
    this.#piece = piece
  }

  /** @throws Failure */
  fail(message: string, at: number = this.#at): never {
    const { text, source } = this.#piece
    const line = text.slice(0, this.#at).split('\n').length
    const place = typeof source === 'number' ? `-e expression #${source}, char ${at}:` : `file ${source} line ${line}:`
    throw new Failure(`${place} ${message}`)
  }

  /** How much of the part is read. */
  get at(): number {
    return this.#at
  }

  get next(): string | undefined {
    return this.#piece.text[this.#at]
  }

  take(): string | undefined {
    const { next } = this
    if (next !== undefined) this.#at += 1
    return next
  }

  /** Takes all that `pattern`, which is sticky, matches here. */
  match(pattern: RegExp): string {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#piece.text)?.[0] ?? ''
    this.#at += found.length
    return found
  }

  blanks(): void {
    this.match(/[^\S\n]*/y)
  }

  number(): number {
    return Number(this.match(/\d*/y))
  }

  /** What ends a command. */
  end(): void {
    this.blanks()
    if (this.next === undefined || this.next === '}' || this.next === '#') return
    const last = this.take()
    if (last !== '\n' && last !== ';') this.fail('extra characters after command')
  }

  /** What stands before the next `mark`; undefined when there is none. In a replacement newlines are escaped, too. */
  delimited(mark: string, kind: 'expression' | 'replacement'): string | undefined {
    let text = ''
    for (let char = this.take(); char !== undefined; char = this.take()) {
      if (char === mark) return text
      if (char === '\n' && kind === 'expression') break
      if (char === '[' && kind === 'expression') {
        const set = this.match(/\^?\]?(?:\[([:.=])[^\n]*?\1\]|[^\]\n])*/y)
        text += char + set.replaceAll('\\n', '\n')
        // what closes the set does not end the expression
        if (mark === ']' && this.next === mark) text += this.take() ?? ''
        continue
      }
      if (char === '\\') {
        const next = this.take()
        if (next === undefined) break
        if (next === mark && mark !== '&') char = ''
        if (kind === 'expression' && next === 'n' && mark !== 'n') {
          text += '\n'
          continue
        }
        char += next
      }
      text += char
    }
    return undefined
  }

  /** A label: up to a blank or a semicolon. */
  label(): string {
    this.blanks()
    return this.match(/[^\s;}]*/y)
  }

  /** The rest of the line: a file's name. */
  fileName(): string {
    this.blanks()
    const name = this.match(/[^\n]*/y)
    this.take()
    if (name === '') this.fail('missing filename in r/R/w/W commands')
    return name
  }

  /** Whether the last text went up to a backslash at the end of the script: what comes next goes on with it. */
  get isContinued(): boolean {
    return this.next === undefined && /(?<!\\)(?:\\\\)*\\$/.test(this.#piece.text)
  }

  /** What a, i and c write, up to a newline that is not escaped; whether it ended there or with the script. */
  text(): string {
    let text = ''
    for (let char = this.take(); char !== undefined && char !== '\n'; char = this.take()) {
      if (char !== '\\') {
        text += char
        continue
      }
      const escape = readEscape(this.#piece.text, this.#at)
      text += escape?.char ?? this.next ?? ''
      this.#at += escape?.length ?? 1
    }
    return text
  }
}
