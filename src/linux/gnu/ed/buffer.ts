/** A line of the buffer; marks and lists of lines hold the line itself, wherever it goes. */
export interface Line {
  readonly text: string
}

/** How many lines are put in place; more are too many arguments. */
const FEW = 1024

interface State {
  readonly lines: readonly Line[]
  readonly current: number
  readonly modified: boolean
}

/** The lines that are edited, numbered from 1; line 0 is the place before all of them. */
export class Buffer {
  #lines: Line[] = []
  #before: State | undefined
  readonly #marks = new Map<string, Line>()
  #cut: readonly string[] = []
  current = 0
  modified = false

  get last(): number {
    return this.#lines.length
  }

  /** Whether lines were cut or yanked, for `x` to put. */
  get holdsCut(): boolean {
    return this.#cut.length > 0
  }

  text(number: number): string {
    return this.#lines[number - 1]?.text ?? ''
  }

  texts(first: number, last: number): readonly string[] {
    return this.#lines.slice(Math.max(first - 1, 0), last).map(({ text }) => text)
  }

  lines(first: number, last: number): readonly Line[] {
    return this.#lines.slice(first - 1, last)
  }

  /** Where a line is, looked for from the current one on and then from the first; 0 once it is gone. */
  numberOf(line: Line): number {
    return this.#lines.indexOf(line, Math.max(this.current - 1, 0)) + 1 || this.#lines.indexOf(line) + 1
  }

  /** What `u` goes back to from here on. */
  remember(): void {
    this.#before = { lines: this.#lines.slice(), current: this.current, modified: this.modified }
  }

  /** Goes back to what was remembered, and remembers what was; false where there is nothing to go back to. */
  undo(): boolean {
    const before = this.#before
    if (!before) return false
    this.remember()
    this.#lines = before.lines.slice()
    this.current = before.current
    this.modified = before.modified
    return true
  }

  /** Forgets all lines, and how to get them back. */
  clear(): void {
    this.#lines = []
    this.#before = undefined
    this.#marks.clear()
    this.current = 0
    this.modified = false
  }

  /** Puts lines after line `after`; the last of them becomes the current one. */
  append(after: number, texts: readonly string[]): void {
    this.#insert(
      after,
      texts.map((text) => ({ text })),
    )
    this.current = after + texts.length
    if (texts.length > 0) this.modified = true
  }

  #insert(after: number, lines: readonly Line[]): void {
    if (lines.length <= FEW) this.#lines.splice(after, 0, ...lines)
    else this.#lines = this.#lines.slice(0, after).concat(lines, this.#lines.slice(after))
  }

  /** Takes lines away into the cut buffer; the one after them becomes the current one, or the last. */
  delete(first: number, last: number): void {
    this.yank(first, last)
    this.#lines.splice(first - 1, last - first + 1)
    this.current = Math.min(first, this.last)
    this.modified = true
  }

  yank(first: number, last: number): void {
    this.#cut = this.texts(first, last)
  }

  put(after: number): void {
    this.append(after, this.#cut)
  }

  /** Puts lines in place of one; the last of them becomes the current one. */
  replace(number: number, texts: readonly string[]): void {
    this.#lines.splice(number - 1, 1)
    this.append(number - 1, texts)
    this.modified = true
  }

  /** Moves lines to behind line `after`, which is none of them. */
  move(first: number, last: number, after: number): void {
    const moved = this.#lines.splice(first - 1, last - first + 1)
    const place = after < first ? after : after - moved.length
    this.#insert(place, moved)
    this.current = place + moved.length
    this.modified = true
  }

  mark(number: number, letter: string): void {
    const line = this.#lines[number - 1]
    if (line) this.#marks.set(letter, line)
  }

  /** Where the line with a mark is; 0 where there is none. */
  marked(letter: string): number {
    const line = this.#marks.get(letter)
    return line ? this.numberOf(line) : 0
  }
}
