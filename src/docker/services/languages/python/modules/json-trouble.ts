interface Trouble {
  readonly reason: string
  readonly at: number
}

const SPACE = /[ \t\n\r]*/y
const TEXT = /"(?:[^"\\\u0000-\u001F]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** What a text is checked for next. */
type Expected = 'value' | 'first item' | 'first key' | 'key' | 'after'

/** Follows a text of JSON to where it stops to be JSON. */
class Checker {
  readonly #text: string
  readonly #open: ('[' | '{')[] = []
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The first trouble of the text; undefined where it is JSON. */
  check(): Trouble | undefined {
    this.#skip(SPACE)
    let expected: Expected = 'value'
    for (;;) {
      const next = this.#step(expected)
      if (typeof next !== 'string') return next
      expected = next
      this.#skip(SPACE)
      if (expected === 'after' && this.#open.length === 0)
        return this.#at < this.#text.length ? this.#trouble('Extra data') : undefined
    }
  }

  #step(expected: Expected): Expected | Trouble {
    const letter = this.#text.charAt(this.#at)
    if (expected === 'after') return this.#after(letter)
    if (expected === 'first item' && letter === ']') return this.#close()
    if (expected === 'first key' && letter === '}') return this.#close()
    return expected === 'key' || expected === 'first key' ? this.#key(letter) : this.#value(letter)
  }

  #after(letter: string): Expected | Trouble {
    const isList = this.#open.at(-1) === '['
    if (letter === (isList ? ']' : '}')) return this.#close()
    if (letter !== ',') return this.#trouble("Expecting ',' delimiter")
    this.#at += 1
    return isList ? 'value' : 'key'
  }

  #close(): Expected {
    this.#open.pop()
    this.#at += 1
    return 'after'
  }

  #key(letter: string): Expected | Trouble {
    if (letter !== '"') return this.#trouble('Expecting property name enclosed in double quotes')
    const trouble = this.#string()
    if (trouble) return trouble
    this.#skip(SPACE)
    if (this.#text.charAt(this.#at) !== ':') return this.#trouble("Expecting ':' delimiter")
    this.#at += 1
    return 'value'
  }

  #value(letter: string): Expected | Trouble {
    if (letter === '"') return this.#string() ?? 'after'
    if (letter !== '[' && letter !== '{') return this.#skip(SCALAR) ? 'after' : this.#trouble('Expecting value')
    this.#open.push(letter)
    this.#at += 1
    return letter === '[' ? 'first item' : 'first key'
  }

  #string(): Trouble | undefined {
    const start = this.#at
    this.#skip(TEXT)
    const letter = this.#text.charAt(this.#at)
    if (letter === '"') {
      this.#at += 1
      return undefined
    }
    if (letter === '') return { reason: 'Unterminated string starting at', at: start }
    if (letter !== '\\') return this.#trouble('Invalid control character at')
    const escaped = this.#text.charAt(this.#at + 1)
    if (escaped === '') return { reason: 'Unterminated string starting at', at: start }
    return escaped === 'u'
      ? { reason: String.raw`Invalid \uXXXX escape`, at: this.#at + 1 }
      : this.#trouble(String.raw`Invalid \escape`)
  }

  #trouble(reason: string): Trouble {
    return { reason, at: this.#at }
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    const length = pattern.exec(this.#text)?.[0].length ?? 0
    this.#at += length
    return length > 0
  }
}

/** Where a text stops to be JSON, in the words of the json module. */
export function jsonTrouble(text: string): string {
  const { reason, at } = new Checker(text).check() ?? { reason: 'Expecting value', at: 0 }
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return `${reason}: line ${line} column ${at - before.lastIndexOf('\n')} (char ${at})`
}
