/** What is wrong with a text of JSON, and where. */
interface Trouble {
  readonly reason: string
  readonly at: number
}

const BLANK = /[ \t\n\r]*/y
const PLAIN = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y
const LETTERS = /[^"\\\u0000-\u001f]*/y
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y

/** Goes through a text as Python's json module does until it stops to be JSON. */
class Scanner {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  trouble(): Trouble | undefined {
    this.#skip(BLANK)
    const open: ('{' | '[')[] = []
    // an iteration reads one value, and what closes behind it
    for (;;) {
      const entered = this.#value(open)
      if (typeof entered !== 'string') return entered
      if (entered === 'open') continue
      const found = this.#behind(open)
      if (found !== 'more') return found
    }
  }

  #value(open: ('{' | '[')[]): Trouble | 'open' | 'done' {
    const letter = this.#text[this.#at]
    if (letter === '"') return this.#string() ?? 'done'
    if (letter !== '{' && letter !== '[') return this.#skip(PLAIN) ? 'done' : this.#here('Expecting value')
    this.#at += 1
    this.#skip(BLANK)
    if (this.#text[this.#at] === (letter === '{' ? '}' : ']')) {
      this.#at += 1
      return 'done'
    }
    open.push(letter)
    return (letter === '{' ? this.#key() : undefined) ?? 'open'
  }

  /** What follows a value; undefined when all is JSON. */
  #behind(open: ('{' | '[')[]): Trouble | 'more' | undefined {
    for (;;) {
      this.#skip(BLANK)
      const within = open.at(-1)
      if (within === undefined) return this.#at < this.#text.length ? this.#here('Extra data') : undefined
      const letter = this.#text[this.#at]
      if (letter !== ',' && letter !== (within === '{' ? '}' : ']')) return this.#here("Expecting ',' delimiter")
      this.#at += 1
      if (letter === ',') {
        this.#skip(BLANK)
        return (within === '{' ? this.#key() : undefined) ?? 'more'
      }
      open.pop()
    }
  }

  #key(): Trouble | undefined {
    if (this.#text[this.#at] !== '"') return this.#here('Expecting property name enclosed in double quotes')
    const wrong = this.#string()
    if (wrong) return wrong
    this.#skip(BLANK)
    if (this.#text[this.#at] !== ':') return this.#here("Expecting ':' delimiter")
    this.#at += 1
    this.#skip(BLANK)
    return undefined
  }

  #string(): Trouble | undefined {
    const start = this.#at
    this.#at += 1
    for (;;) {
      this.#skip(LETTERS)
      const letter = this.#text[this.#at]
      if (letter === undefined) return { reason: 'Unterminated string starting at', at: start }
      if (letter === '"') break
      if (letter !== '\\') return this.#here('Invalid control character at')
      if (!this.#skip(ESCAPE)) return this.#escape(start)
    }
    this.#at += 1
    return undefined
  }

  #escape(start: number): Trouble {
    const letter = this.#text[this.#at + 1]
    if (letter === undefined) return { reason: 'Unterminated string starting at', at: start }
    if (letter === 'u') return { reason: 'Invalid \\uXXXX escape', at: this.#at + 1 }
    return this.#here('Invalid \\escape')
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    const found = pattern.exec(this.#text)
    if (found) this.#at = pattern.lastIndex
    return found !== null
  }

  #here(reason: string): Trouble {
    return { reason, at: this.#at }
  }
}

/** What is wrong with a text that is no JSON, in the words of the json module. */
export const jsonTrouble = (text: string): Trouble =>
  new Scanner(text).trouble() ?? { reason: 'Expecting value', at: 0 }
