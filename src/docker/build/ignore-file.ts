/** A pattern that cannot be read, as Go's path/filepath says. */
export class BadPattern extends Error {
  override readonly name = 'BadPattern'
  constructor() {
    super('syntax error in pattern')
  }
}

const escaped = (char: string): string => (char === '-' ? '\\x2d' : char.replace(/[.+^${}()|[\]\\*?/]/u, '\\$&'))

/** One character of a class, `\` before it or not. */
const MEMBER = /^(?:\\([^])|([^\]\\-]))/u

/** A class `[a-z]` at the beginning of a text. @throws BadPattern */
function classOf(text: string): { readonly source: string; readonly length: number } {
  const negated = text.startsWith('[^')
  let at = negated ? 2 : 1
  let source = ''
  const member = (): string => {
    const [whole = '', quoted, bare] = MEMBER.exec(text.slice(at)) ?? []
    if (whole === '') throw new BadPattern()
    at += whole.length
    return escaped(quoted ?? bare ?? '')
  }
  while (text[at] !== ']' || source === '') {
    const low = member()
    if (text[at] !== '-') {
      source += low
      continue
    }
    at += 1
    source += `${low}-${member()}`
  }
  return { source: `[${negated ? '^' : ''}${source}]`, length: at + 1 }
}

/** `**` takes any number of directories, `*` and `?` nothing that has a slash. */
function sourceOf(pattern: string): string {
  let source = ''
  for (let rest = pattern; rest !== '';) {
    const [stars = '', slash] = /^\*\*(\/?)/.exec(rest) ?? []
    if (stars !== '') {
      rest = rest.slice(stars.length)
      source += rest === '' ? '.*' : slash === '/' ? '(?:.*/)?' : '.*'
      continue
    }
    const [char = ''] = rest
    if (char === '[') {
      const { source: own, length } = classOf(rest)
      source += own
      rest = rest.slice(length)
      continue
    }
    const quoted = char === '\\' ? ([...rest][1] ?? '') : undefined
    source += quoted !== undefined ? escaped(quoted) : char === '*' ? '[^/]*' : char === '?' ? '[^/]' : escaped(char)
    rest = rest.slice(char.length + (quoted?.length ?? 0))
  }
  return source
}

/** A path without `.`, `..` and needless slashes, as Go's path.Clean has it. */
function clean(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue
    if (part === '..') parts.pop()
    else parts.push(part)
  }
  return parts.join('/')
}

/**
 * Whether a path, relative to the context, is left out. Each pattern takes a path or anything above it; `!` takes paths back in, and the
 * last one that fits decides.
 * @throws BadPattern
 */
export function pathFilter(patterns: readonly string[]): (path: string) => boolean {
  const rules = patterns.map((pattern) => {
    const leavesOut = !pattern.startsWith('!')
    const source = sourceOf(clean(leavesOut ? pattern : pattern.slice(1)))
    return { leavesOut, pattern: new RegExp(`^(?:${source})$`, 'u') }
  })
  return (path) => {
    const parts = clean(path).split('/')
    const above = parts.map((_part, at) => parts.slice(0, at + 1).join('/'))
    return rules.findLast((rule) => above.some((one) => rule.pattern.test(one)))?.leavesOut ?? false
  }
}

/** The patterns of a .dockerignore: one a line, notes and empty lines left out. */
export function ignorePatterns(text: string): readonly string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
