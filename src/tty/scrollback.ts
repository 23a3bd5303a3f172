/** How much is kept of what was written, in UTF-16 units, and how many rows are written again. */
const MOST = 2 ** 20
const ROWS = 1000

interface Passage {
  text: string
  /** How many lines had left a moment when it ended; Infinity while it goes on. */
  at: number
}

/** What each line wrote, so that the screen can be shown again as it was after any of them. */
export class Scrollback {
  #passages: Passage[] = []
  #size = 0

  /** Another line begins, with what stands on its row. */
  begin(text: string): void {
    this.#passages.push({ text: '', at: Infinity })
    this.add(text)
  }

  /** The line goes on writing. */
  add(text: string): void {
    const last = this.#passages.at(-1)
    if (!last) return
    const kept = text.slice(-MOST)
    last.text = (last.text + kept).slice(-MOST)
    this.#size += kept.length
    while (this.#size > MOST && this.#passages.length > 1) this.#size -= this.#passages.shift()?.text.length ?? 0
  }

  /** The line has ended: `at` lines have left a moment. */
  end(at: number): void {
    const last = this.#passages.at(-1)
    if (!last) return
    if (!last.text.endsWith('\n')) this.add('\n')
    last.at = at
  }

  /** What is behind a place is gone: another line has been entered there. */
  cut(at: number): void {
    while ((this.#passages.at(-1)?.at ?? 0) > at) this.#size -= this.#passages.pop()?.text.length ?? 0
  }

  /** What has ended behind a place is gone: a line has been entered there, in another terminal. */
  forget(at: number): void {
    this.#passages = this.#passages.filter((passage) => passage.at <= at || passage.at === Infinity)
    this.#size = this.#passages.reduce((size, { text }) => size + text.length, 0)
  }

  /** The screen is empty. */
  clear(): void {
    this.#passages = []
    this.#size = 0
  }

  /** The last rows as they were when `at` lines had left a moment. */
  rows(at: number): string {
    let text = ''
    for (const passage of this.#passages) if (passage.at <= at) text += passage.text
    return text
      .split('\n')
      .slice(-ROWS - 1)
      .join('\n')
  }
}
