/** A pattern of LIKE as a regular expression. */
function likeSource(pattern: string): string {
  return pattern.replace(/\\(.)|([%_])|(.)/gs, (_whole, escaped?: string, wild?: string, plain = '') =>
    wild === undefined ? (escaped ?? plain).replace(/[.*+?^${}()|[\]\\/]/, String.raw`\$&`) : wild === '%' ? '.*' : '.',
  )
}

/** SIMILAR TO: wild cards of LIKE among signs of regular expressions. */
const similarSource = (pattern: string): string => pattern.replace(/%/g, '.*').replace(/_/g, '.')

/** Classes of POSIX in brackets. */
const CLASSES: Readonly<Record<string, string>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  space: String.raw`\s`,
  upper: 'A-Z',
  lower: 'a-z',
  punct: String.raw`!-\/:-@\[-\x60{-~`,
}

/** A regular expression of PostgreSQL or MySQL as one of JavaScript. */
export const regularSource = (pattern: string): string =>
  pattern
    .replace(/\[:(\w+):\]/g, (whole, name: string) => CLASSES[name] ?? whole)
    .replace(/\\[mM]|\\y|\[\[:[<>]:\]\]/g, String.raw`\b`)

const compiled = new Map<string, RegExp>()

/** A regular expression, made once for all the rows that are matched against it. */
export function regular(source: string, flags: string): RegExp {
  const key = `${flags}/${source}`
  const known = compiled.get(key)
  if (known) return known
  if (compiled.size > 100) compiled.clear()
  const made = new RegExp(source, flags)
  compiled.set(key, made)
  return made
}

/** How a text is matched against a pattern of a kind. */
export function matcher(kind: string, isMysql: boolean): (text: string, pattern: string) => boolean {
  const flags = isMysql || kind === 'ilike' || kind === '~*' ? 'is' : 's'
  if (kind === 'like' || kind === 'ilike')
    return (text, pattern) => regular(`^${likeSource(pattern)}$`, flags).test(text)
  if (kind === 'similar') return (text, pattern) => regular(`^(?:${similarSource(pattern)})$`, flags).test(text)
  return (text, pattern) => regular(regularSource(pattern), flags).test(text)
}
