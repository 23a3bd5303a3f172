import type { Work } from '../../../base/work.ts'

/** How `read` takes a line apart. */
export interface ReadSplit {
  /** IFS. */
  readonly separators: string
  /** How many fields there are; the last takes the rest. All that there are when absent (`read -a`). */
  readonly most?: number
  /** A backslash is a character like any other (`read -r`); otherwise it quotes the next one, and goes. */
  readonly raw: boolean
}

/** A line of so many characters is split in pieces. */
const LONG = 65_536
/** How many characters are looked at, and how many fields are found, before others have their turn. */
const CHARACTERS = 32_768
const FIELDS = 512

/**
 * The fields of a line as `read` splits it (POSIX, read): blanks of IFS around fields go, every other character of IFS ends a field.
 * May give fewer than `most`.
 */
export function* readFields(line: string, { separators, most = Infinity, raw }: ReadSplit): Work<string[]> {
  const splitter = new Splitter(line, separators, raw)
  return line.length <= LONG ? splitter.fields(most) : yield* splitter.manyFields(most)
}

/** A line without the backslashes that quote. */
const unquoteLine = (line: string): string => (!line.includes('\\') ? line : line.replaceAll(/\\(.?)/gs, '$1'))

/** The same of a line that may be long. */
export function* unquoting(line: string): Work<string> {
  if (line.length <= LONG || !line.includes('\\')) return unquoteLine(line)
  const pieces: string[] = []
  for (let [at, end] = [0, 0]; at < line.length; at = end) {
    end = Math.min(at + LONG, line.length)
    // a backslash stays with what it quotes
    if (quotes(line, end, at)) end += 1
    pieces.push(unquoteLine(line.slice(at, end)))
    yield LONG / 4
  }
  return pieces.join('')
}

/** A line without its backslashes before a newline, and without those newlines. */
export function* joining(line: string): Work<string> {
  const pieces: string[] = []
  let from = 0
  for (let at = line.indexOf('\\\n'); at >= 0; at = line.indexOf('\\\n', at + 2)) {
    if (quotes(line, at, from)) continue
    pieces.push(line.slice(from, at))
    from = at + 2
    if (pieces.length % FIELDS === 0) yield FIELDS
  }
  return from === 0 ? line : pieces.join('') + line.slice(from)
}

/** Whether what stands at a place is quoted by a backslash that is not before `from`. */
function quotes(line: string, at: number, from: number): boolean {
  let backslashes = 0
  while (at - 1 - backslashes >= from && line[at - 1 - backslashes] === '\\') backslashes += 1
  return backslashes % 2 === 1
}

const isBlank = (char: string): boolean => char === ' ' || char === '\t' || char === '\n'

class Splitter {
  readonly #line: string
  readonly #separators: string
  readonly #raw: boolean
  #at = 0
  /** The end of the next field, where it has been looked for. */
  #end = 0

  constructor(line: string, separators: string, raw: boolean) {
    this.#line = line
    this.#separators = separators
    this.#raw = raw
  }

  fields(most: number): string[] {
    const fields: string[] = []
    this.#skipBlanks()
    while (this.#at < this.#line.length && fields.length < most - 1) fields.push(this.#unquoted(this.#field()))
    if (this.#at < this.#line.length && most > fields.length) fields.push(this.#unquoted(this.#rest()))
    return fields
  }

  /** The same of a long line. */
  *manyFields(most: number): Work<string[]> {
    const fields: string[] = []
    this.#skipBlanks()
    while (this.#at < this.#line.length && fields.length < most - 1) {
      yield* this.#ahead()
      fields.push(yield* this.#unquoting(this.#field()))
      if (fields.length % FIELDS === 0) yield FIELDS
    }
    if (this.#at < this.#line.length && most > fields.length) {
      yield* this.#ahead()
      fields.push(yield* this.#unquoting(this.#rest()))
    }
    return fields
  }

  #unquoted(field: string): string {
    return this.#raw ? field : unquoteLine(field)
  }

  *#unquoting(field: string): Work<string> {
    return field.length > LONG && !this.#raw ? yield* unquoting(field) : this.#unquoted(field)
  }

  /** Looks for the end of the next field, others having their turn in between. */
  *#ahead(): Work<void> {
    let end = this.#scan(this.#at, CHARACTERS)
    while (end < this.#line.length && !this.#isSeparator(end)) {
      yield CHARACTERS / 16
      end = this.#scan(end, CHARACTERS)
    }
    this.#end = end
  }

  /** The end of the field that is read from `at` on, or a place on the way there. */
  #scan(at: number, most = Infinity): number {
    let end = at
    while (end < this.#line.length && end - at < most && !this.#isSeparator(end)) {
      end += !this.#raw && this.#line[end] === '\\' ? 2 : 1
    }
    return end
  }

  #isSeparator(at: number): boolean {
    const char = this.#line[at]
    return char !== undefined && this.#separators.includes(char)
  }

  #isBlankSeparator(at: number): boolean {
    return this.#isSeparator(at) && isBlank(this.#line[at] ?? '')
  }

  #skipBlanks(): void {
    while (this.#isBlankSeparator(this.#at)) this.#at += 1
  }

  /** The next field, as it is written; what ends it is skipped. */
  #field(): string {
    const start = this.#at
    this.#at = this.#end > start ? this.#end : this.#scan(start)
    const text = this.#line.slice(start, this.#at)
    this.#skipBlanks()
    if (this.#isSeparator(this.#at) && !isBlank(this.#line[this.#at] ?? '')) {
      this.#at += 1
      this.#skipBlanks()
    }
    return text
  }

  /**
   * What is left, without the blanks at its end, quoted ones too, as bash has it; a separator goes too when it ends the only field that
   * is left.
   */
  #rest(): string {
    const start = this.#at
    const only = this.#field()
    if (this.#at >= this.#line.length) return only
    let end = this.#line.length
    while (end > start && this.#isBlankSeparator(end - 1)) end -= this.#isQuoted(end - 1) ? 2 : 1
    return this.#line.slice(start, end)
  }

  #isQuoted(at: number): boolean {
    if (this.#raw) return false
    let backslashes = 0
    while (this.#line[at - 1 - backslashes] === '\\') backslashes += 1
    return backslashes % 2 === 1
  }
}
