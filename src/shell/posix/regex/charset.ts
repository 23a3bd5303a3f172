/** The characters of the classes of POSIX, `[:alpha:]` and so on. */
const classes: Readonly<Record<string, RegExp>> = {
  alpha: /\p{L}/u,
  digit: /[0-9]/u,
  alnum: /[\p{L}\p{N}]/u,
  upper: /\p{Lu}/u,
  lower: /\p{Ll}/u,
  space: /[\t-\r \u1680\u2000-\u2006\u2008-\u200a\u2028\u2029\u205f\u3000]/u,
  blank: /[\t \u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/u,
  punct: /[\p{P}\p{S}]/u,
  graph: /[^\p{C}\p{Z}]/u,
  print: /[^\p{C}\p{Zl}\p{Zp}]/u,
  cntrl: /\p{Cc}/u,
  xdigit: /[0-9A-Fa-f]/u,
}

export const isClassName = (name: string): boolean => Object.hasOwn(classes, name)

const inClass = (name: string, code: number): boolean => classes[name]?.test(String.fromCodePoint(code)) ?? false

/** Whether a code point is a byte that is no part of a character: `.` and `[^x]` do not match it. */
const isStray = (code: number): boolean => code >= 0xdc80 && code <= 0xdcff

/** Letters, digits and `_`. */
export const isWord = (code: number): boolean =>
  code < 128
    ? (code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123) || code === 95
    : inClass('alnum', code)

function otherCases(code: number): readonly number[] {
  if (code < 128) return (code | 32) > 96 && (code | 32) < 123 ? [code ^ 32] : []
  const text = String.fromCodePoint(code)
  return [text.toLowerCase(), text.toUpperCase()].flatMap((other) =>
    other !== text && other.length === String.fromCodePoint(other.codePointAt(0) ?? 0).length
      ? [other.codePointAt(0) ?? 0]
      : [],
  )
}

/** A set of characters, by code point. */
export class CharSet {
  /** Pairs of a first and a last code point. */
  readonly ranges: number[] = []
  readonly #classes: string[] = []
  negated = false
  ignoreCase = false
  /** Whether it keeps out the newline although it is negated. */
  noNewline = false
  /** Whether bytes that are no part of a character are as good as characters. */
  bytes = false

  static of(code: number): CharSet {
    return new CharSet().add(code)
  }

  static class(name: string, negated: boolean): CharSet {
    const set = new CharSet().addClass(name)
    if (name === 'alnum') set.add(95)
    set.negated = negated
    return set
  }

  add(first: number, last = first): this {
    this.ranges.push(first, last)
    return this
  }

  addClass(name: string): this {
    this.#classes.push(name)
    return this
  }

  /** The one character that it holds; undefined when there may be more. */
  get only(): number | undefined {
    const [first, last] = this.ranges
    const plain = !this.negated && this.#classes.length === 0 && this.ranges.length === 2 && first === last
    return plain && first !== undefined && !(this.ignoreCase && otherCases(first).length > 0) ? first : undefined
  }

  has(code: number): boolean {
    if (this.negated && ((isStray(code) && !this.bytes) || (this.noNewline && code === 10))) return false
    const found = this.#holds(code) || (this.ignoreCase && otherCases(code).some((other) => this.#holds(other)))
    return found !== this.negated
  }

  #holds(code: number): boolean {
    const { ranges } = this
    for (let at = 0; at < ranges.length; at += 2)
      if (code >= (ranges[at] ?? 0) && code <= (ranges[at + 1] ?? 0)) return true
    return this.#classes.some((name) => inClass(name, code))
  }
}
