import type { Work } from './work.ts'

/** A text that is no longer is parted at once. */
const SHORT = 65_536
/** After how many fields others have their turn. */
export const MANY = 4096

/** Where the next separator begins and ends, from `at` on. */
function separatorAt(text: string, separator: string | RegExp, at: number): readonly [start: number, end: number] {
  if (typeof separator === 'string') {
    const start = text.indexOf(separator, at)
    return [start, start + separator.length]
  }
  separator.lastIndex = at
  const found = separator.exec(text)
  return found ? [found.index, separator.lastIndex] : [-1, -1]
}

/** What stands between separators, none of them empty; one that is an expression has the flag g. */
export function* fieldsOf(text: string, separator: string | RegExp): Work<readonly string[]> {
  if (text.length <= SHORT) return text.split(separator)
  const fields: string[] = []
  let from = 0
  for (;;) {
    const [start, end] = separatorAt(text, separator, from)
    fields.push(start < 0 ? text.slice(from) : text.slice(from, start))
    if (start < 0) return fields
    if (fields.length % MANY === 0) yield MANY / 8
    from = end
  }
}
