import { PatternError } from '../../../../shell/posix/regex/syntax.ts'
import { anyOf, escapedSet, inRanges, not, posixClass, unicodeProperty } from './characters.ts'
import { codeOfEscape } from './escapes.ts'
import type { CharacterTest } from './syntax.ts'

/** Reads what is in brackets, from behind the opening one on. */
export class BracketReader {
  readonly #text: string
  /** Where it has come to: behind the closing bracket when all was read. */
  at: number
  negated = false

  constructor(text: string, at: number) {
    this.#text = text
    this.at = at
  }

  /** The set in the brackets, as if it were not negated. @throws PatternError */
  read(): CharacterTest {
    this.negated = this.#takes('^')
    const tests: CharacterTest[] = []
    for (let first = true; first || !this.#takes(']'); first = false) {
      if (this.at >= this.#text.length) throw new PatternError('missing terminating ] for character class')
      tests.push(this.#member())
    }
    return anyOf(tests)
  }

  #takes(text: string): boolean {
    if (!this.#text.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  #member(): CharacterTest {
    const low = this.#one()
    if (typeof low !== 'number') {
      if (/^-[^\]]/.test(this.#text.slice(this.at))) throw new PatternError('invalid range in character class')
      return low
    }
    const isRange = this.#text[this.at] === '-' && this.#text[this.at + 1] !== ']' && this.at + 1 < this.#text.length
    if (!isRange) return inRanges(low, low)
    this.at += 1
    const high = this.#one()
    if (typeof high !== 'number') throw new PatternError('invalid range in character class')
    if (high < low) throw new PatternError('range out of order in character class')
    return inRanges(low, high)
  }

  /** A character, or a set that stands for several. */
  #one(): number | CharacterTest {
    const rest = this.#text.slice(this.at)
    const named = /^\[:(\^?\w+):\]/.exec(rest)
    if (named) {
      this.at += named[0].length
      return posixClass(named[1] ?? '')
    }
    const property = /^\\([pP])(?:\{([^}]*)\}|(\w))/.exec(rest)
    if (property) {
      this.at += property[0].length
      const test = unicodeProperty(property[2] ?? property[3] ?? '')
      return property[1] === 'P' ? not(test) : test
    }
    if (rest.startsWith('\\')) return this.#escape(rest[1] ?? '')
    const code = rest.codePointAt(0) ?? 0
    this.at += code > 0xffff ? 2 : 1
    return code
  }

  #escape(letter: string): number | CharacterTest {
    const set = letter === 'N' ? undefined : escapedSet(letter)
    if (set || letter === 'b') this.at += 2
    if (set) return set
    if (letter === 'b') return 8
    const { code, end } = codeOfEscape(this.#text, this.at)
    this.at = end
    return code
  }
}
