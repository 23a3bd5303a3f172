/** Ends a command: what `h` tells of it. */
export class EdError extends Error {
  override readonly name = 'EdError'
}

/** Reads a command line from left to right. */
export class Scanner {
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** The next character; nothing at the end. */
  get next(): string {
    return this.#text[this.#at] ?? ''
  }

  take(): string {
    const char = this.next
    this.#at += 1
    return char
  }

  /** What matches here, which is then read; undefined where it does not. */
  match(sticky: RegExp): string | undefined {
    sticky.lastIndex = this.#at
    const found = sticky.exec(this.#text)?.[0]
    if (found !== undefined) this.#at += found.length
    return found
  }

  skipBlanks(): void {
    this.match(/[ \t]*/y)
  }

  /** All that is left. */
  rest(): string {
    const text = this.#text.slice(this.#at)
    this.#at = this.#text.length
    return text
  }

  /** What stands before the next `delimiter`, which is read too; brackets and backslashes hide it. @throws EdError */
  pattern(delimiter: string): { readonly text: string; readonly closed: boolean } {
    let text = ''
    while (this.next !== '' && this.next !== delimiter) {
      if (this.next === '[') text += this.#brackets()
      else if (this.next === '\\') {
        const escape = this.match(/\\[^]?/y) ?? ''
        text += escape[1] === delimiter && !/[\\.*[\]^$]/.test(delimiter) ? delimiter : escape
      } else text += this.take()
    }
    return { text, closed: this.take() === delimiter }
  }

  #brackets(): string {
    const found = this.match(/\[\^?\]?(?:\[([.:=])[^]*?\1\]|[^\]])*\]/y)
    if (found === undefined) throw new EdError('Unbalanced brackets ([])')
    return found
  }
}
