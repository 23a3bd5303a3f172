/** How much is kept of what was written, in UTF-16 units (of one line up to twice that), and how many rows are written again. */
const MOST = 2 ** 20
const ROWS = 1000

interface Passage {
  text: string
  /** How many lines had left a moment when it ended; Infinity while it goes on. */
  at: number
  /** Whether it emptied the screen: `text` is what came then. */
  clears?: boolean
}

/** What each line wrote, so that the screen can be shown again as it was after any of them. */
export class Scrollback {
  #passages: Passage[] = []
  /** That of the last line, also where it is not kept any more. */
  #last: Passage | undefined
  #size = 0

  /** Another line begins, with what stands on its row. */
  begin(text: string): void {
    this.#last = { text: '', at: Infinity }
    this.#passages.push(this.#last)
    this.add(text)
  }

  /** The line goes on writing. */
  add(text: string): void {
    const last = this.#last
    if (!last) return
    const before = last.text.length
    const whole = last.text + text.slice(-MOST)
    // cut now and then only: cutting writes all that is kept anew
    last.text = whole.length > 2 * MOST ? whole.slice(-MOST) : whole
    if (this.#passages.at(-1) === last) this.#size += last.text.length - before
    while (this.#size > MOST && this.#passages.length > 1) this.#size -= this.#passages.shift()?.text.length ?? 0
  }

  /** The line has ended: `at` lines have left a moment. */
  end(at: number): void {
    const last = this.#last
    if (!last) return
    if (last.text !== '' && !last.text.endsWith('\n')) this.add('\n')
    last.at = at
  }

  /** What is behind a place is gone: another line has been entered there. */
  cut(at: number): void {
    while ((this.#passages.at(-1)?.at ?? 0) > at) this.#size -= this.#passages.pop()?.text.length ?? 0
  }

  /** What has ended behind a place is gone: a line has been entered there, in another terminal. */
  forget(at: number): void {
    this.#keep((passage) => passage.at <= at || passage.at === Infinity)
  }

  /** A line that goes on is gone: it was ended with everything else, and leaves no moment. */
  drop(): void {
    if (this.#last?.at !== Infinity) return
    this.#last = undefined
    this.#keep(({ at }) => at !== Infinity)
  }

  /** The screen is empty but for `text`: by the line that goes on, or where `at` lines have left a moment. */
  clear(text: string, at: number): void {
    const goesOn = this.#last?.at === Infinity
    if (!goesOn) this.begin('')
    const last = this.#last
    if (!last) return
    if (this.#passages.at(-1) === last) this.#size -= last.text.length
    last.text = ''
    last.clears = true
    this.add(text)
    if (!goesOn) last.at = at
  }

  #keep(isKept: (passage: Passage) => boolean): void {
    this.#passages = this.#passages.filter(isKept)
    this.#size = this.#passages.reduce((size, { text }) => size + text.length, 0)
  }

  /** The last rows as they were when `at` lines had left a moment. */
  rows(at: number): string {
    let text = ''
    for (const passage of this.#passages)
      if (passage.at <= at) text = passage.clears ? passage.text : text + passage.text
    return text
      .split('\n')
      .slice(-ROWS - 1)
      .join('\n')
  }

  /** What was written between two places; undefined where that is more than `rows` gives, or the screen was emptied. */
  between(from: number, to: number): string | undefined {
    const passages = this.#passages.filter(({ at }) => at > from && at <= to)
    const text = passages.map((passage) => passage.text).join('')
    return passages.some(({ clears }) => clears) || text.split('\n').length > ROWS ? undefined : text
  }
}
