/** Whatever has an effect beyond its own row: all control characters but newline and tab. */
const CONTROL = /[\x00-\x08\x0b-\x1f\x7f-\x9f]/

/**
 * The end of `text` that a terminal still holds after printing all of it, where it keeps `rows` rows, those of its scrollback
 * included. All of `text` where a control character stands before that end, because its effect may reach into it.
 */
export function lastRows(text: string, rows: number): string {
  let start = text.length
  // one line more: the row where the text begins has something before it
  for (let line = 0; line <= rows + 1; line += 1) {
    if (start <= 0) return text
    start = text.lastIndexOf('\n', start - 1)
  }
  return CONTROL.test(text.slice(0, start)) ? text : text.slice(start + 1)
}
