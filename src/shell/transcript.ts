/** One line of the terminal, as the specification's section 3 names it. */
export interface TerminalLine {
  readonly id: number
  readonly type: 'command' | 'output' | 'error'
  readonly content: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
}

/** How many lines are kept. */
const KEPT = 10_000

/** The last lines of a text, no more than are kept. */
function lastLines(text: string): readonly string[] {
  let newline = text.length
  for (let lines = 0; lines < KEPT && newline >= 0; lines += 1) {
    newline = newline === 0 ? -1 : text.lastIndexOf('\n', newline - 1)
  }
  return text.slice(newline + 1).split('\n')
}

/** What was typed and answered, line by line: the last 10,000 lines. */
export class Transcript {
  #log: TerminalLine[] = []
  #nextId = 1
  #view: readonly TerminalLine[] | undefined

  /** Adds the lines of `text`; a newline at its end starts no further line. */
  add(type: TerminalLine['type'], text: string, timestamp: number): void {
    for (const content of lastLines(text.endsWith('\n') ? text.slice(0, -1) : text)) {
      this.#log.push({ id: this.#nextId, type, content, timestamp })
      this.#nextId += 1
    }
    if (this.#log.length > 2 * KEPT) this.#log = this.#log.slice(-KEPT)
    this.#view = undefined
  }

  clear(): void {
    this.#log = []
    this.#view = undefined
  }

  /** The lines now, as a value that does not change. */
  lines(): readonly TerminalLine[] {
    this.#view ??= this.#log.slice(-KEPT)
    return this.#view
  }
}
