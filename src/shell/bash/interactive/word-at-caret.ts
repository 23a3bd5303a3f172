/** The word that is being typed, and what stands before it in its command. */
export interface WordAtCaret {
  /** Where it begins, as an offset into the line. */
  readonly start: number
  /** What it says, without its quotes. */
  readonly value: string
  /** The quote that is open at the caret. */
  readonly quote: '' | '"' | "'"
  /** The words of the same command before it, without their quotes. */
  readonly words: readonly string[]
  /** It is the file of a redirection. */
  readonly redirected: boolean
}

/** A reader of the part of a line before the caret. */
class Scanner {
  readonly #line: string
  #words: string[] = []
  #start = 0
  #value = ''
  #inWord = false
  #redirected = false
  #quote: WordAtCaret['quote'] = ''

  constructor(line: string) {
    this.#line = line
  }

  scan(): WordAtCaret {
    for (let at = 0; at < this.#line.length; at += 1) at = this.#step(at)
    if (!this.#inWord) this.#start = this.#line.length
    const { start, value, quote, words, redirected } = {
      start: this.#start,
      value: this.#value,
      quote: this.#quote,
      words: this.#words,
      redirected: this.#redirected,
    }
    return { start, value, quote, words, redirected }
  }

  /** Takes the character at an offset; gives the offset of the last one that was taken with it. */
  #step(at: number): number {
    const character = this.#line.charAt(at)
    if (this.#quote !== '') return this.#quoted(character, at)
    if (character === '"' || character === "'") {
      this.#begin(at)
      this.#quote = character
    } else if (character === '\\') {
      this.#add(this.#line.charAt(at + 1), at)
      return at + 1
    } else if (character === ' ' || character === '\t') this.#end()
    else if (character === '$' && this.#line.charAt(at + 1) === '(') {
      this.#operator(at)
      return at + 1
    } else if (/[|&;()\n`]/.test(character)) this.#operator(at)
    else if (character === '<' || character === '>') this.#redirection()
    else this.#add(character, at)
    return at
  }

  #quoted(character: string, at: number): number {
    if (character === this.#quote) this.#quote = ''
    else if (this.#quote === '"' && character === '\\' && /["\\$`]/.test(this.#line.charAt(at + 1))) {
      this.#value += this.#line.charAt(at + 1)
      return at + 1
    } else this.#value += character
    return at
  }

  #begin(at: number): void {
    if (!this.#inWord) this.#start = at
    this.#inWord = true
  }

  #add(character: string, at: number): void {
    this.#begin(at)
    this.#value += character
  }

  #end(): void {
    if (this.#inWord && !this.#redirected) this.#words.push(this.#value)
    if (this.#inWord) this.#redirected = false
    this.#inWord = false
    this.#value = ''
  }

  #operator(at: number): void {
    // the & of 2>&1 and &> begins no command
    const near = this.#line.charAt(at - 1) + this.#line.charAt(at + 1)
    if (this.#line.charAt(at) === '&' && /[<>]/.test(near)) return
    this.#end()
    this.#words = []
    this.#redirected = false
  }

  #redirection(): void {
    // a number before it is its descriptor
    if (/^\d+$/.test(this.#value)) this.#inWord = false
    this.#end()
    this.#redirected = true
  }
}

/** Reads what stands before the caret as Bash would, as far as completion needs it. */
export function wordAtCaret(line: string): WordAtCaret {
  return new Scanner(line).scan()
}
