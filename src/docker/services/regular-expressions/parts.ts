/** How often something stands in a row. */
export interface Times {
  readonly least: number
  readonly most: number
}

/** A part of a regular expression. */
export type Part =
  | { readonly type: 'sign'; readonly text: string; readonly times: Times }
  | { readonly type: 'assertion'; readonly text: string }
  | { readonly type: 'reference'; readonly to: string; readonly times: Times }
  | Group

export interface Group {
  readonly type: 'group'
  /** As it is written, without how often. */
  readonly source: string
  readonly alternatives: readonly Sequence[]
  readonly times: Times
  /** Whether it looks ahead or behind: nothing goes back into it. */
  readonly isLook: boolean
}

export type Sequence = readonly Part[]

/** A regular expression as it is read. */
export interface Parts {
  readonly alternatives: readonly Sequence[]
  /** The groups that references name, by number and by name. */
  readonly groups: ReadonlyMap<string, Group>
}

const CLASS = /\[(?:[^\]\\]|\\.)*\]/suy
const ESCAPE = /\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|k<[^>]*>|[1-9]\d*|.)/isuy
const OPENING = /\((?:\?(?:[:=!]|<[=!]|<(?<name>[^>]*)>|[-a-z]*:))?/y
const TIMES = /(?:[*+?]|\{(?<least>\d+)(?<comma>,)?(?<most>\d*)\})\??/y
const REFERENCE = /^\\(?:k<(?<name>[^>]*)>|(?<number>[1-9]\d*))$/
const ANY = /[^]/uy

export const ONCE: Times = { least: 1, most: 1 }

class Reader {
  readonly #source: string
  readonly #groups = new Map<string, Group>()
  #count = 0
  #at = 0

  constructor(source: string) {
    this.#source = source
  }

  read(): Parts {
    return { alternatives: this.#alternatives(), groups: this.#groups }
  }

  /** Up to the end or to the bracket that closes. */
  #alternatives(): readonly Sequence[] {
    const all: Part[][] = []
    let current: Part[] = []
    for (; this.#at < this.#source.length && this.#source[this.#at] !== ')';) {
      if (this.#source[this.#at] === '|') {
        this.#at += 1
        all.push(current)
        current = []
      } else current.push(this.#part())
    }
    return [...all, current]
  }

  #take(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at
    const found = expression.exec(this.#source) ?? undefined
    this.#at += found?.[0].length ?? 0
    return found
  }

  #part(): Part {
    const opening = this.#take(OPENING)
    if (opening) return this.#group(opening)
    const text = (this.#take(CLASS) ?? this.#take(ESCAPE) ?? this.#take(ANY))?.[0] ?? ''
    if (/^(?:[$^]|\\[bB])$/.test(text)) return { type: 'assertion', text }
    const reference = REFERENCE.exec(text)?.groups
    const times = this.#times()
    return reference
      ? { type: 'reference', to: reference['name'] ?? reference['number'] ?? '', times }
      : { type: 'sign', text, times }
  }

  #group(opening: RegExpExecArray): Group {
    const name = opening.groups?.['name']
    const begin = this.#at - opening[0].length
    const isNumbered = name !== undefined || opening[0] === '('
    if (isNumbered) this.#count += 1
    const number = this.#count
    const alternatives = this.#alternatives()
    this.#at += 1
    const group: Group = {
      type: 'group',
      source: this.#source.slice(begin, this.#at),
      alternatives,
      times: this.#times(),
      isLook: /^\(\?<?[=!]/.test(opening[0]),
    }
    if (isNumbered) this.#groups.set(String(number), group)
    if (name !== undefined) this.#groups.set(name, group)
    return group
  }

  #times(): Times {
    const found = this.#take(TIMES)
    if (!found) return ONCE
    const { least, comma, most } = found.groups ?? {}
    if (least === undefined)
      return { least: found[0].startsWith('+') ? 1 : 0, most: found[0].startsWith('?') ? 1 : Infinity }
    const fewest = Number(least)
    return { least: fewest, most: comma === undefined ? fewest : most ? Number(most) : Infinity }
  }
}

/** Reads what JavaScript takes as a regular expression. */
export const readParts = (source: string): Parts => new Reader(source).read()
