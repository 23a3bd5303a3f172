/** What a name stands for in ENV and ARG; undefined where it is not set. */
export type Variables = (name: string) => string | undefined

/** A word that BuildKit's lexer cannot read, in its words. */
export class BadWord extends Error {
  override readonly name = 'BadWord'
}

const SPECIAL: ReadonlySet<string> = new Set('@*#?-$!0')
const DIGIT = /\p{Nd}/u
const NAME = /[\p{L}\p{Nd}_]/u
const SPACE = /\s/

/** Words as they come together: blanks of variables part them, those in quotes do not. */
class WordList {
  readonly #words: string[] = []
  #word = ''

  /** Takes a text whose blanks part words. */
  add(text: string): void {
    for (const char of text) {
      if (SPACE.test(char)) this.#end()
      else this.#word += char
    }
  }

  addRaw(text: string): void {
    this.#word += text
  }

  all(): readonly string[] {
    this.#end()
    return this.#words
  }

  #end(): void {
    if (this.#word !== '') this.#words.push(this.#word)
    this.#word = ''
  }
}

class WordReader {
  readonly #chars: readonly string[]
  readonly #escape: string
  readonly #variables: Variables
  /** Whether quotes stay, and names that are not set. */
  readonly #raw: boolean
  #at = 0

  constructor(text: string, variables: Variables, how: { readonly escape: string; readonly raw?: boolean }) {
    this.#chars = [...text]
    this.#escape = how.escape
    this.#raw = how.raw ?? false
    this.#variables = variables
  }

  /** Reads as far as `stop`, or to the end where there is none. */
  read(stop: string | undefined): { readonly text: string; readonly words: readonly string[] } {
    const list = new WordList()
    let text = ''
    for (let char = this.#peek; char !== undefined; char = this.#peek) {
      this.#at += 1
      if (char === stop) return { text, words: list.all() }
      if (char === '$') {
        const value = this.#dollar()
        list.add(value)
        text += value
        continue
      }
      const quoted = char === "'" ? this.#single() : char === '"' ? this.#double() : undefined
      const raw = quoted !== undefined && this.#raw ? char + quoted + char : quoted
      if (raw === undefined && char !== this.#escape) list.add(char)
      const escaped = raw ?? (char === this.#escape ? (this.#next() ?? '') : undefined)
      if (escaped !== undefined) list.addRaw(escaped)
      text += escaped ?? char
    }
    if (stop !== undefined) throw new BadWord(`unexpected end of statement while looking for matching ${stop}`)
    return { text, words: list.all() }
  }

  get #peek(): string | undefined {
    return this.#chars[this.#at]
  }

  #next(): string | undefined {
    const char = this.#peek
    this.#at += 1
    return char
  }

  #single(): string {
    let text = ''
    for (let char = this.#next(); char !== undefined; char = this.#next()) {
      if (char === "'") return text
      text += char
    }
    throw new BadWord('unexpected end of statement while looking for matching single-quote')
  }

  #double(): string {
    let text = ''
    for (let char = this.#next(); char !== undefined; char = this.#next()) {
      if (char === '"') return text
      if (char === '$') text += this.#dollar()
      else if (char === this.#escape) text += this.#escapedInQuotes()
      else text += char
    }
    throw new BadWord('unexpected end of statement while looking for matching double-quote')
  }

  /** In double quotes only what would mean something is escaped. */
  #escapedInQuotes(): string {
    const next = this.#peek
    if (next === undefined) return ''
    return next === '"' || next === '$' || next === this.#escape ? (this.#next() ?? '') : this.#escape
  }

  #dollar(): string {
    if (this.#peek !== '{') {
      const name = this.#name()
      return name === '' ? '$' : (this.#variables(name) ?? (this.#raw ? `$${name}` : ''))
    }
    this.#at += 1
    const first = this.#peek
    if (first === undefined) throw new BadWord("syntax error: missing '}'")
    if (first === '{' || first === '}' || first === ':') throw new BadWord('syntax error: bad substitution')
    const name = this.#name()
    const sign = this.#next()
    if (sign === '}') return this.#variables(name) ?? (this.#raw ? `\${${name}}` : '')
    if (sign !== undefined && ':+-?'.includes(sign)) return this.#modified(name, sign)
    throw new BadWord(`unsupported modifier (${sign ?? ''}) in substitution`)
  }

  #modified(name: string, sign: string): string {
    const operator = sign === ':' ? (this.#next() ?? '') : sign
    const word = this.#word()
    const value = this.#variables(name)
    const isSet = value !== undefined && (sign !== ':' || value !== '')
    switch (operator) {
      case '-':
        return isSet ? value : word
      case '+':
        return isSet ? word : ''
      case '?': {
        if (isSet) return value
        const reason = value === undefined ? 'is not allowed to be unset' : 'is not allowed to be empty'
        throw new BadWord(`${name}: ${word === '' ? reason : word}`)
      }
      default:
        throw new BadWord(`unsupported modifier (${sign === ':' ? ':' : ''}${operator}) in substitution`)
    }
  }

  #word(): string {
    try {
      return this.read('}').text
    } catch (error) {
      if (error instanceof BadWord && this.#peek === undefined) throw new BadWord("syntax error: missing '}'")
      throw error
    }
  }

  #name(): string {
    const first = this.#peek ?? ''
    if (SPECIAL.has(first) && !DIGIT.test(first)) return this.#next() ?? ''
    const part = DIGIT.test(first) ? DIGIT : NAME
    let name = ''
    while (part.test(this.#peek ?? '')) name += this.#next() ?? ''
    return name
  }
}

/** A text of a Dockerfile with its variables, quotes and escapes done. @throws BadWord */
export function expandWord(text: string, variables: Variables, escape = '\\'): string {
  return new WordReader(text, variables, { escape }).read(undefined).text
}

/** The same, parted into words where blanks are that no quotes are around. @throws BadWord */
export function expandWords(text: string, variables: Variables, escape = '\\'): readonly string[] {
  return new WordReader(text, variables, { escape }).read(undefined).words
}

/** A command as progress shows it: known variables are replaced, quotes stay. */
export function shownCommand(text: string, variables: Variables, escape: string): string {
  // a long command is not read character by character where there is nothing to replace
  if (!['$', "'", '"', escape].some((mark) => text.includes(mark))) return text
  try {
    return new WordReader(text, variables, { escape, raw: true }).read(undefined).text
  } catch (error) {
    if (error instanceof BadWord) return text
    throw error
  }
}
