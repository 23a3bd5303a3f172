import { Failure } from '../library/program.ts'

/** How input is cut into words. */
export interface WordRules {
  /** What ends a word, and then nothing else does; blanks, with quotes, when absent. */
  readonly delimiter: string | undefined
  /** A whole line is one word. */
  readonly byLine: boolean
  /** A word after which nothing is read. */
  readonly last: string | undefined
}

export interface InputWord {
  readonly word: string
  /** Nothing follows on its line; a blank at the end of a line makes the next one part of it. */
  readonly endsLine: boolean
}

/** Cuts text that comes in pieces into the words that xargs gives to commands. */
export class XargsWords {
  /** The word was met that ends the input. */
  ended = false
  /** Why the input ended early; the command is still run with the words before. */
  problem: Failure | undefined
  readonly #rules: WordRules
  #rest = ''

  constructor(rules: WordRules) {
    this.#rules = rules
  }

  /** Whether blanks end words, and quotes keep them together. */
  get areQuoted(): boolean {
    return this.#rules.delimiter === undefined
  }

  /** The words that are whole with this piece. */
  take(text: string): readonly InputWord[] {
    this.#rest += text
    const { delimiter } = this.#rules
    const end = this.#rest.lastIndexOf(delimiter ?? '\n')
    if (end < 0) return []
    const whole = this.#rest.slice(0, end + 1)
    // a backslash before a newline keeps the word open
    if (delimiter === undefined && /(?:^|[^\\])(?:\\\\)*\\\n$/.test(whole)) return []
    this.#rest = this.#rest.slice(end + 1)
    return this.#cut(whole)
  }

  /** The words that are left at the end of the input. */
  end(): readonly InputWord[] {
    const rest = this.#rest
    this.#rest = ''
    return this.#cut(rest)
  }

  #cut(text: string): readonly InputWord[] {
    const { delimiter, last } = this.#rules
    const words =
      delimiter === undefined
        ? this.#quoted(text)
        : text
            .replace(new RegExp(`${delimiter === '\\' ? '\\\\' : `[${delimiter}]`}$`), '')
            .split(delimiter)
            .map((word) => ({ word, endsLine: true }))
    if (text === '') return []
    const end = last === undefined || delimiter !== undefined ? -1 : words.findIndex(({ word }) => word === last)
    if (end < 0) return words
    this.ended = true
    return words.slice(0, end)
  }

  #quoted(text: string): readonly InputWord[] {
    const words: InputWord[] = []
    // before a word any white space is passed over; after it blanks alone
    const blank = /^[ \t\n\v\f\r]+/
    let rest = text.replace(blank, '')
    while (rest !== '') {
      let word = ''
      let quotes = false
      while (rest !== '' && !(this.#rules.byLine ? rest.startsWith('\n') : /^[ \t\n]/.test(rest))) {
        const piece = /^(?:'([^'\n]*)'|"([^"\n]*)"|\\([\s\S]?)|([^'"\\\n \t]+|[ \t]+))/.exec(rest)
        if (!piece) {
          const kind = rest.startsWith("'") ? 'single' : 'double'
          this.problem = new Failure(
            `unmatched ${kind} quote; by default quotes are special to xargs unless you use the -0 option`,
          )
          this.ended = true
          return words
        }
        const [all, single, double, escaped, plain] = piece
        word += single ?? double ?? escaped ?? plain ?? ''
        quotes ||= plain === undefined
        rest = rest.slice(all.length)
      }
      const endsLine = rest === '' || rest.startsWith('\n')
      rest = rest.replace(blank, '')
      if (word !== '' || quotes) words.push({ word, endsLine })
    }
    return words
  }
}
