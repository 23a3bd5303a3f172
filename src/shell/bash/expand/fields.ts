import { escapeCharacters, escapePattern } from './pattern-text.ts'
import { ShellError } from '../state.ts'

const SPECIAL = /[\\*?[\]!^()|+@-]/
const GLOB = /[*?[]|[@+!]\(/
/** What IFS is usually. */
export const BLANKS = ' \t\n'

/** How many words one expansion may give. */
export const MOST_WORDS = 2 ** 20

export const tooManyWords = (): ShellError => new ShellError('xmalloc: cannot allocate memory: too many words')

/** One word that an expansion gives: its text, and what it is as a pattern. */
export interface Field {
  readonly text: string
  /** The text with what was quoted escaped; undefined where that is the text itself, or no pattern. */
  readonly pattern: string | undefined
  /** Whether unquoted characters in it may be a pattern's. */
  readonly glob: boolean
}

/** A pattern, or the same one with a backslash before each character that is quoted, as `set -x` shows it. */
export type PatternMode = 'pattern' | 'traced pattern'

/** What is made: words, split at the characters of IFS where nothing is quoted; one text; or one pattern. */
export type FieldsMode = 'split' | 'text' | PatternMode

/** Puts together what expansions give. */
export class Fields {
  readonly done: Field[] = []
  /** Whether unquoted expansions are split into words; otherwise there is one word only. */
  readonly split: boolean
  readonly #isText: boolean
  readonly #isTraced: boolean
  readonly #separators: string
  #text = ''
  /** Where what was quoted has to be escaped in a pattern: a long text is escaped only where it is asked for as one. */
  #escaped: (readonly [start: number, end: number])[] | undefined
  #glob = false
  /** Whether the current word is there, even if it is empty. */
  #open = false
  /** Blanks ended the word before: one other separator may follow without making an empty word. */
  #afterBlank = false

  constructor(mode: FieldsMode, separators = BLANKS) {
    this.split = mode === 'split'
    this.#isText = mode === 'text'
    this.#isTraced = mode === 'traced pattern'
    this.#separators = separators
  }

  /** The text, where nothing is split. */
  get text(): string {
    return this.#text
  }

  /** The text with what was quoted escaped, where nothing is split. */
  get pattern(): string {
    const escape = this.#isTraced ? escapeCharacters : escapePattern
    let pattern = ''
    let at = 0
    for (const [start, end] of this.#escaped ?? []) {
      pattern += this.#text.slice(at, start) + escape(this.#text.slice(start, end))
      at = end
    }
    return pattern + this.#text.slice(at)
  }

  /** The current word is there, whatever comes. */
  open(): void {
    this.#open = true
  }

  quoted(text: string): void {
    this.#open = true
    if (!this.#isText && (this.#isTraced || SPECIAL.test(text))) {
      this.#escaped ??= []
      this.#escaped.push([this.#text.length, this.#text.length + text.length])
    }
    this.#text += text
  }

  /** Text that stands in the word as it is, or that nothing splits. */
  literal(text: string): void {
    if (text === '') return
    this.#open = true
    if (!this.#isText) this.#glob ||= GLOB.test(text)
    this.#text += text
  }

  /** What an unquoted expansion gives. */
  expanded(text: string): void {
    if (!this.split || this.#separators === '') this.literal(text)
    else if (this.#separators === BLANKS) this.#atBlanks(text)
    else this.#atSeparators(text)
  }

  /** Ends the current word, if there is one. */
  close(): void {
    const pattern = this.#glob && this.#escaped ? this.pattern : undefined
    if (this.#open) this.#push({ text: this.#text, pattern, glob: this.#glob })
    this.#text = ''
    this.#escaped = undefined
    this.#glob = this.#open = this.#afterBlank = false
  }

  /** Comes between the values of a list: the next begins a word, or stands after a blank. */
  separate(): void {
    if (this.split) this.close()
    else this.quoted(' ')
  }

  /** All words. */
  finish(): readonly Field[] {
    this.close()
    return this.done
  }

  /** @throws ShellError when there are too many */
  #push(field: Field): void {
    if (this.done.length >= MOST_WORDS) throw tooManyWords()
    this.done.push(field)
  }

  #atBlanks(text: string): void {
    if (!/[ \t\n]/.test(text)) return this.literal(text)
    const pieces = text.split(/[ \t\n]+/)
    const last = pieces.pop() ?? ''
    // where nothing may be a pattern, what is between the ends is words as they are
    const plain = !SPECIAL.test(text)
    for (const [at, piece] of pieces.entries()) {
      if (plain && at > 0) this.#push({ text: piece, pattern: undefined, glob: false })
      else {
        this.literal(piece)
        this.close()
      }
    }
    this.literal(last)
  }

  #atSeparators(text: string): void {
    let start = 0
    for (let at = 0; at <= text.length; at += 1) {
      const char = text[at]
      if (char !== undefined && !this.#separators.includes(char)) continue
      if (at > start) {
        this.#afterBlank = false
        this.literal(text.slice(start, at))
      }
      start = at + 1
      if (char !== undefined) this.#separator(char)
    }
  }

  #separator(char: string): void {
    const blank = BLANKS.includes(char)
    if (this.#open) {
      this.close()
      this.#afterBlank = blank
    } else if (!blank && this.#afterBlank) this.#afterBlank = false
    else if (!blank) {
      this.#open = true
      this.close()
    }
  }
}
