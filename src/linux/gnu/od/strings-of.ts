import type { ShowRow } from './byte-rows.ts'

const NAMED: Readonly<Record<number, string>> = {
  7: '\\a',
  8: '\\b',
  9: '\\t',
  10: '\\n',
  11: '\\v',
  12: '\\f',
  13: '\\r',
}
/** How much text may wait for its end: more takes more memory than there is. */
const MOST = 256 * 2 ** 20

/** Shows, instead of rows, the texts of so many characters or more that a zero byte ends. */
export function stringShower(least: number, skip: number, address: (offset: number) => string): ShowRow {
  let [text, length, begins, at] = ['', 0, skip, skip]
  const take = (byte: number): string => {
    at += 1
    const named = NAMED[byte]
    if ((byte >= 32 && byte < 127) || named !== undefined) {
      if (length === 0) begins = at - 1
      length += 1
      text += named ?? String.fromCharCode(byte)
      if (text.length > MOST) throw new RangeError('Invalid string length')
      return ''
    }
    const out = byte === 0 && length >= least ? `${address(begins)}${text}\n` : ''
    text = ''
    length = 0
    return out
  }
  return function* (row) {
    let out = ''
    for (const byte of row) out += take(byte)
    yield row.length
    return out
  }
}
