/** What a shell takes for itself anywhere, at the start of a word, or as a word. */
const SPECIAL = /[\0-\x20!"$&'()*:;<=>?[\\^`|\x7f\udc80-\udcff]|^[#~]|^[{}]?$/
const CONTROL = /[\0-\x1f\x7f\udc80-\udcff]+/g
const NAMED: Readonly<Record<string, string>> = {
  '\x07': '\\a',
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\v': '\\v',
  '\f': '\\f',
  '\r': '\\r',
}

const escapeOf = (character: string): string =>
  NAMED[character] ?? `\\${(character.charCodeAt(0) & 0xff).toString(8).padStart(3, '0')}`

/** A name in quotes, such that a shell reads it back: `'x'`, `"it's"`, `'a'$'\n'` (gnulib's quoteaf). */
export function quoteAlways(name: string): string {
  if (name.includes("'") && !/[\0-\x1f"$\\`\x7f\udc80-\udcff]/.test(name)) return `"${name}"`
  const inner = name.replaceAll("'", "'\\''").replace(CONTROL, (run) => `'$'${[...run].map(escapeOf).join('')}''`)
  return `'${inner}'`.replace(/(?<=\$'[^']*')''$/, '')
}

/** A file's name at the start of a message, in quotes where it needs them (gnulib's quotef). */
export const quoteName = (name: string): string => (SPECIAL.test(name) ? quoteAlways(name) : name)
