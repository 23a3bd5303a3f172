import type { Settings } from './settings.ts'

type Look = Pick<Settings, 'separator' | 'separates' | 'output'>

/** Lines in columns as they are written, in octets: blanks wait, because they may become tabs. */
export class Sheet {
  readonly #look: Look
  #out = ''
  #position = 0
  #blanks = 0
  /** Separators that are due before the next text. */
  #separators = 0

  constructor(look: Look) {
    this.#look = look
  }

  get length(): number {
    return this.#out.length
  }

  /** What has been written since it was last taken. */
  take(): string {
    const out = this.#out
    this.#out = ''
    return out
  }

  beginLine(): void {
    this.#position = 0
    this.#blanks = 0
    this.#separators = 0
  }

  /** A line that begins with blanks, and has no columns. */
  indent(margin: number): void {
    this.beginLine()
    this.#padTo(margin)
    this.#writeBlanks()
    this.beginLine()
  }

  /** Goes to where a column begins, a separator behind `start` where there is one; 0 for wherever the line is. */
  beginColumn(start: number): void {
    const { separator, separates } = this.#look
    if (start > separator.length) this.#padTo(start - separator.length)
    if (separates) this.#separate()
  }

  endColumn(): void {
    if (this.#look.separates) this.#separators += 1
  }

  /** A text of a column. */
  write(text: string): void {
    if (!this.#look.output) {
      this.#out += text
      return
    }
    for (const character of text) this.#put(character)
  }

  /** Goes on at the stop of a tab that was written. */
  tabbed(): void {
    const { width } = this.#look.output ?? { width: 1 }
    this.#position += width - (this.#position % width)
  }

  /** Where the line is behind what was written, when no blank waits. */
  settle(position: number): void {
    if (this.#blanks === 0) this.#position = position
  }

  /** What is no part of a column: ends of lines, headers. */
  plain(text: string): void {
    this.#out += text
  }

  #put(character: string): void {
    if (character === ' ') {
      this.#blanks += 1
      return
    }
    this.#writeBlanks()
    if (character === '\b') this.#position -= 1
    else if (character > ' ' && character <= '~') this.#position += 1
    this.#out += character
  }

  #padTo(position: number): void {
    if (this.#look.output) {
      this.#blanks = position - this.#position
      return
    }
    this.#out += ' '.repeat(Math.max(0, position - this.#position))
    this.#position = position
  }

  #separate(): void {
    if (this.#separators > 0)
      for (const character of this.#look.separator) {
        if (character === ' ') this.#blanks += 1
        else {
          this.#writeBlanks()
          this.#out += character
          this.#position += 1
        }
      }
    this.#separators = 0
    this.#writeBlanks()
  }

  #writeBlanks(): void {
    if (this.#blanks <= 0) return
    const { character, width } = this.#look.output ?? { character: ' ', width: 1 }
    const goal = this.#position + this.#blanks
    while (goal - this.#position > 1) {
      const stop = this.#position + width - (this.#position % width)
      if (stop > goal) break
      this.#out += character
      this.#position = stop
    }
    this.#out += ' '.repeat(goal - this.#position)
    this.#position = goal
    this.#blanks = 0
  }
}
