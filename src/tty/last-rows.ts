/** Whatever has an effect beyond its own row: all control characters but newline and tab. */
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/

/** Control characters that leave nothing behind but another colour, caret, screen or mark. */
const PASSING = /\x1b\[[\d;:]*[A-HJKm]|\x1b\[\?(?:1|12|25|1049|2004)[hl]|\x1b\]7770;[01]\x07|[\x07\b\r]/g

/** The rows that a terminal is thought to have at most: it may grow while the text waits to be printed. */
const MOST_ROWS = 300

/** What a terminal keeps. */
export interface Kept {
  readonly rows: number
  readonly scrollback: number
}

/** Finds how much of a text a terminal still holds after printing all of it, as long as it only scrolls. */
export class LastRows {
  #isPlain = true

  /**
   * The end of `text` that the terminal still holds after printing all of it, and some lines more. All of `text` where it has
   * control characters, or an earlier text had some that still count: a scroll region, or a control string that goes on.
   */
  of(text: string, { rows, scrollback }: Kept): string {
    const isPlain = this.#isPlain
    const hasControl = CONTROL.test(text)
    if (hasControl) this.#isPlain &&= !CONTROL.test(text.replaceAll(PASSING, ''))
    return isPlain && !hasControl ? endOf(text, scrollback + 2 * Math.max(rows, MOST_ROWS)) : text
  }
}

/** @param most how many newlines it has at most: those of a screen more than are held, as it may be printed over other rows */
function endOf(text: string, most: number): string {
  let start = text.length
  for (let line = 0; line <= most; line += 1) {
    if (start <= 0) return text
    start = text.lastIndexOf('\n', start - 1)
  }
  return text.slice(start + 1)
}
