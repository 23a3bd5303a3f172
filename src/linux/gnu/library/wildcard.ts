/** How a pattern is matched, fnmatch(3). */
export interface WildcardOptions {
  readonly ignoreCase?: boolean
  /** A slash has to be matched by a slash. */
  readonly slash?: boolean
  /** A dot at the beginning has to be matched by a dot. */
  readonly period?: boolean
}

type Token = { readonly star: true } | { readonly star: false; fits(char: string): boolean }

const classes: Readonly<Record<string, RegExp>> = {
  alnum: /[\p{L}\p{N}]/u,
  alpha: /\p{L}/u,
  blank: /[ \t]/,
  cntrl: /\p{Cc}/u,
  digit: /\d/,
  graph: /[^\s\p{C}]/u,
  lower: /\p{Ll}/u,
  print: /[^\p{C}]/u,
  punct: /[!-/:-@[-`{-~]|\p{P}/u,
  space: /\s/,
  upper: /\p{Lu}/u,
  xdigit: /[\dA-Fa-f]/,
}

/** What stands in brackets from `at` on, and where it ends; undefined where no bracket closes it. */
function readBracket(chars: readonly string[], at: number): { fits(char: string): boolean; end: number } | undefined {
  let index = at + 1
  const negated = chars[index] === '!' || chars[index] === '^'
  if (negated) index += 1
  const parts: ((char: string) => boolean)[] = []
  for (const start = index; chars[index] !== ']' || index === start; index += 1) {
    let from = chars[index]
    if (from === undefined) return undefined
    const named = from === '[' ? /^\[:(\w+):\]/.exec(chars.slice(index, index + 12).join('')) : null
    const known = named && classes[named[1] ?? '']
    if (named && known) {
      parts.push((char) => known.test(char))
      index += named[0].length - 1
      continue
    }
    if (from === '\\') from = chars[(index += 1)] ?? '\\'
    let to = from
    if (chars[index + 1] === '-' && chars[index + 2] !== ']' && chars[index + 2] !== undefined) {
      index += 2
      to = chars[index] === '\\' ? (chars[(index += 1)] ?? '\\') : (chars[index] ?? '')
    }
    const [low, high] = [from, to]
    parts.push((char) => char >= low && char <= high)
  }
  return { fits: (char) => parts.some((part) => part(char)) !== negated, end: index }
}

function tokensOf(pattern: string, { ignoreCase = false, slash = false }: WildcardOptions): readonly Token[] {
  const chars = Array.from(pattern)
  const tokens: Token[] = []
  const add = (fits: (char: string) => boolean): void => void tokens.push({ star: false, fits })
  const literal = (own: string): void => {
    const [lower, upper] = [own.toLowerCase(), own.toUpperCase()]
    add(ignoreCase ? (char) => char === lower || char === upper : (char) => char === own)
  }
  for (let at = 0; at < chars.length; at += 1) {
    const char = chars[at] ?? ''
    const bracket = char === '[' ? readBracket(chars, at) : undefined
    if (char === '*') {
      if (tokens.at(-1)?.star !== true) tokens.push({ star: true })
    } else if (char === '?') add(slash ? (own) => own !== '/' : () => true)
    else if (bracket) {
      const { fits } = bracket
      const either = ignoreCase ? (own: string) => fits(own.toLowerCase()) || fits(own.toUpperCase()) : fits
      add(slash ? (own) => own !== '/' && either(own) : either)
      at = bracket.end
    } else literal(char === '\\' && at + 1 < chars.length ? (chars[(at += 1)] ?? '') : char)
  }
  return tokens
}

function run(tokens: readonly Token[], text: readonly string[], slash: boolean): boolean {
  let [token, at] = [0, 0]
  let star = -1
  let mark = 0
  while (at < text.length) {
    const next = tokens[token]
    if (next?.star) {
      star = token
      mark = at
      token += 1
    } else if (next && next.fits(text[at] ?? '')) {
      token += 1
      at += 1
    } else if (star >= 0 && !(slash && text[mark] === '/')) {
      // the star before takes one character more
      mark += 1
      at = mark
      token = star + 1
    } else return false
  }
  while (tokens[token]?.star) token += 1
  return token === tokens.length
}

/** Makes a test for names from a pattern with `*`, `?` and `[…]`, in time linear in most names. */
export function matcher(pattern: string, options: WildcardOptions = {}): (text: string) => boolean {
  const { slash = false, period = false, ignoreCase = false } = options
  if (!ignoreCase && !/[*?[\\]/.test(pattern)) return (text) => text === pattern
  const tail = pattern.slice(1)
  if (pattern.startsWith('*') && !slash && !period && !ignoreCase && !/[*?[\\]/.test(tail))
    return (text) => text.endsWith(tail)
  const tokens = tokensOf(pattern, options)
  const dotted = /^\\?\./.test(pattern)
  return (text) => (!period || dotted || !text.startsWith('.')) && run(tokens, Array.from(text), slash)
}
