import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { Failure } from '../library/program.ts'

const ESCAPES: Readonly<Record<string, number>> = { a: 7, b: 8, f: 12, n: 10, r: 13, t: 9, v: 11 }
const CLASSES: Readonly<Record<string, RegExp>> = {
  alnum: /[A-Za-z0-9]/,
  alpha: /[A-Za-z]/,
  blank: /[ \t]/,
  cntrl: /[\0-\x1f\x7f]/,
  digit: /\d/,
  graph: /[!-~]/,
  lower: /[a-z]/,
  print: /[ -~]/,
  punct: /[!-/:-@[-`{-~]/,
  space: /[\t-\r ]/,
  upper: /[A-Z]/,
  xdigit: /[0-9A-Fa-f]/,
}
/** No set is longer, however often a byte is repeated: the other one has no place for more. */
const MOST_BYTES = 2 ** 20
const BYTES = Array.from({ length: 256 }, (_, byte) => byte)

/** A set of `tr`, as far as it can be told without the other one. */
export interface TrSet {
  readonly bytes: readonly number[]
  /** Classes that stand in it, and where their members begin. */
  readonly classes: readonly { readonly name: string; readonly at: number }[]
  /** Where the byte stands that is repeated until this set is as long as the first (`[x*]`). */
  readonly fill: { readonly at: number; readonly byte: number } | undefined
}

interface Token {
  readonly byte: number
  /** Characters with a backslash stand for themselves: `[`, `-` and so on are not special. */
  readonly escaped: boolean
}

function tokens(text: string): readonly Token[] {
  return Array.from(text.matchAll(/\\([0-3]?[0-7]{1,2}|[^])|[^]/g), ([whole, escape]) => {
    if (escape === undefined) return { byte: whole.charCodeAt(0), escaped: whole === '\\' }
    if (/^[0-7]/.test(escape)) return { byte: Number.parseInt(escape, 8), escaped: true }
    return { byte: ESCAPES[escape] ?? escape.charCodeAt(0), escaped: true }
  })
}

const shown = (byte: number): string => {
  const named = Object.entries(ESCAPES).find(([, value]) => value === byte)
  if (named) return `\\${named[0]}`
  return byte < 32 || byte > 126
    ? `\\${byte.toString(8).padStart(3, '0')}`
    : byte === 92
      ? '\\\\'
      : String.fromCharCode(byte)
}

/** The members of a character class. @throws Failure */
function members(name: string): readonly number[] {
  const pattern = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined
  if (!pattern) throw new Failure(phrase`invalid character class ${quoted(name)}`)
  return BYTES.filter((byte) => pattern.test(String.fromCharCode(byte)))
}

class SetReader {
  readonly #tokens: readonly Token[]
  readonly #isSecond: boolean
  readonly #bytes: number[] = []
  readonly #classes: { readonly name: string; readonly at: number }[] = []
  #fill: TrSet['fill']
  #at = 0

  constructor(text: string, isSecond: boolean) {
    this.#tokens = tokens(text)
    this.#isSecond = isSecond
  }

  read(): TrSet {
    while (this.#at < this.#tokens.length) {
      if (this.#bracket() || this.#repeat() || this.#range()) continue
      this.#bytes.push(this.#tokens[this.#at]?.byte ?? 0)
      this.#at += 1
    }
    return { bytes: this.#bytes, classes: this.#classes, fill: this.#fill }
  }

  #is(at: number, character: string): boolean {
    const token = this.#tokens[at]
    return token !== undefined && !token.escaped && token.byte === character.charCodeAt(0)
  }

  #text(from: number, to: number): string {
    const octets = this.#tokens.slice(from, to).map(({ byte }) => String.fromCharCode(byte))
    return octets.join('')
  }

  /** `[:class:]` and `[=c=]`. */
  #bracket(): boolean {
    const at = this.#at
    const mark = [':', '='].find((one) => this.#is(at, '[') && this.#is(at + 1, one))
    if (mark === undefined) return false
    let end = at + 2
    while (end < this.#tokens.length && !(this.#is(end, mark) && this.#is(end + 1, ']'))) end += 1
    if (end >= this.#tokens.length) return false
    const name = this.#text(at + 2, end)
    // `[:*]`, `[=*3]` and the like repeat a character
    if (this.#is(at + 2, '*') && /^\*\d*\]/.test(this.#text(at + 2, this.#tokens.length))) return false
    if (name === '')
      throw new Failure(
        `missing ${mark === ':' ? 'character class name' : 'equivalence class character'} '[${mark}${mark}]'`,
      )
    if (mark === ':') {
      this.#classes.push({ name, at: this.#bytes.length })
      this.#bytes.push(...members(name))
    } else if (name.length > 1) throw new Failure(`${name}: equivalence class operand must be a single character`)
    else this.#bytes.push(name.charCodeAt(0))
    this.#at = end + 2
    return true
  }

  /** `[x*n]`; without a number only in the second set. */
  #repeat(): boolean {
    const at = this.#at
    const token = this.#tokens[at + 1]
    if (!token || !this.#is(at, '[') || !this.#is(at + 2, '*')) return false
    let end = at + 3
    while (end < this.#tokens.length && !this.#is(end, ']')) end += 1
    const digits = this.#text(at + 3, end)
    if (end >= this.#tokens.length || this.#tokens.slice(at + 3, end).some(({ escaped }) => escaped)) return false
    if (!/^\d*$/.test(digits)) throw new Failure(phrase`invalid repeat count ${quoted(digits)} in [c*n] construct`)
    const count = Number.parseInt(digits || '0', digits.startsWith('0') ? 8 : 10)
    if (!this.#isSecond && count === 0) throw new Failure('the [c*] repeat construct may not appear in string1')
    if (count === 0 && this.#fill) throw new Failure('only one [c*] repeat construct may appear in string2')
    if (count === 0) this.#fill = { at: this.#bytes.length, byte: token.byte }
    else
      for (let left = Math.min(count, MOST_BYTES - this.#bytes.length); left > 0; left -= 1)
        this.#bytes.push(token.byte)
    this.#at = end + 1
    return true
  }

  #range(): boolean {
    const [from, to] = [this.#tokens[this.#at], this.#tokens[this.#at + 2]]
    if (!from || !to || !this.#is(this.#at + 1, '-')) return false
    if (to.byte < from.byte)
      throw new Failure(
        `range-endpoints of '${shown(from.byte)}-${shown(to.byte)}' are in reverse collating sequence order`,
      )
    this.#bytes.push(...BYTES.slice(from.byte, to.byte + 1))
    this.#at += 3
    return true
  }
}

/** Reads a set, in octets: `a-z`, `[:upper:]`, `[=c=]`, `[x*3]`, `\n`, `\012`. @throws Failure */
export const parseSet = (text: string, isSecond: boolean): TrSet => new SetReader(text, isSecond).read()

/** All bytes that are not in a set. */
export function complementOf(bytes: readonly number[]): readonly number[] {
  const inside = new Set(bytes)
  return BYTES.filter((byte) => !inside.has(byte))
}
