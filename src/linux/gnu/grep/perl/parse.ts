import { PatternError } from '../../../../shell/posix/regex/syntax.ts'
import { anyCharacter, anyOrNewline, escapedSet, foldingCase, inRanges, not, unicodeProperty } from './characters.ts'
import { BracketReader } from './brackets.ts'
import { codeOfEscape } from './escapes.ts'
import type { CharacterTest, PerlNode, Place } from './syntax.ts'
import { widthOf } from './width.ts'

/** What letters between `(?` and `)` switch on and off. */
interface Flags {
  readonly ignoreCase: boolean
  /** `^` and `$` also match at newlines. */
  readonly manyLines: boolean
  /** `.` also matches a newline. */
  readonly dotAll: boolean
  /** Blanks and comments are left out. */
  readonly extended: boolean
}

const FLAGS: Readonly<Record<string, keyof Flags>> = {
  i: 'ignoreCase',
  m: 'manyLines',
  s: 'dotAll',
  x: 'extended',
}

const EMPTY: PerlNode = { type: 'sequence', parts: [] }
/** The greatest number of a repetition. */
const MOST_REPEATS = 65_535
/** How many parentheses may stand within one another. */
const MOST_NESTED = 250

const PLACES: Readonly<Record<string, Place>> = {
  A: 'begin',
  G: 'begin',
  z: 'end',
  Z: 'last line end',
  b: 'word',
  B: 'not word',
}

/** A group that is opened by a name: `(?<name>`, `(?P<name>` or `(?'name'`. */
const NAMED = /^\?(?:P?<|')([A-Za-z_]\w*)[>']/
/** A reference by name or by number. */
const BY_NAME = /^\\(?:k(?:\{(\w+)\}|<(\w+)>|'(\w+)')|g\{([A-Za-z_]\w*)\})/
const BY_NUMBER = /^\\(?:g\{?([-+]?\d+)\}?|([1-9]))/
const REPEAT = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/

/** What is said of what Perl has and this grep has not. */
const notSimulated = (): PatternError =>
  new PatternError("this of Perl's regular expressions (-P) is not simulated here")

/** What is read of a pattern. */
export interface PerlPattern {
  readonly node: PerlNode
  /** How many groups it has. */
  readonly groups: number
}

class PerlParser {
  readonly #text: string
  #at = 0
  #flags: Flags
  #groups = 0
  #greatest = 0
  #nested = 0
  readonly #names = new Map<string, number>()

  constructor(text: string, ignoreCase: boolean) {
    this.#text = text
    this.#flags = { ignoreCase, manyLines: false, dotAll: false, extended: false }
  }

  parse(): PerlPattern {
    const node = this.#choice()
    if (this.#at < this.#text.length) throw new PatternError('unmatched closing parenthesis')
    if (this.#greatest > this.#groups) throw new PatternError('reference to non-existent subpattern')
    return { node, groups: this.#groups }
  }

  get #rest(): string {
    return this.#text.slice(this.#at)
  }

  /** Takes what stands next, if it is that. */
  #takes(text: string): boolean {
    if (!this.#text.startsWith(text, this.#at)) return false
    this.#at += text.length
    return true
  }

  /** Takes what stands next, if it matches. */
  #taken(pattern: RegExp): RegExpExecArray | undefined {
    const found = pattern.exec(this.#rest) ?? undefined
    this.#at += found?.[0].length ?? 0
    return found
  }

  /** Alternatives up to a closing parenthesis; flags that are set in them hold to their end. */
  #choice(): PerlNode {
    const flags = this.#flags
    const options = [this.#branch()]
    while (this.#takes('|')) options.push(this.#branch())
    this.#flags = flags
    const [only = EMPTY] = options
    return options.length === 1 ? only : { type: 'choice', options }
  }

  #branch(): PerlNode {
    const parts: PerlNode[] = []
    for (;;) {
      this.#skip()
      const next = this.#text[this.#at]
      if (next === undefined || next === '|' || next === ')') break
      const part = this.#item()
      if (part) parts.push(part)
    }
    const [only = EMPTY] = parts
    return parts.length === 1 ? only : { type: 'sequence', parts }
  }

  /** Passes over comments, and over blanks where they do not count. */
  #skip(): void {
    const passed = this.#flags.extended ? /^(?:\s+|#[^\n]*|\(\?#[^)]*\))+/ : /^(?:\(\?#[^)]*\))+/
    this.#taken(passed)
  }

  #item(): PerlNode | undefined {
    if (this.#takes('\\Q')) return this.#quoted()
    if (this.#takes('\\E')) return undefined
    if (REPEAT.test(this.#rest)) throw new PatternError('quantifier does not follow a repeatable item')
    const atom = this.#atom()
    return atom && this.#repeated(atom)
  }

  #quoted(): PerlNode {
    const end = this.#text.indexOf('\\E', this.#at)
    const text = this.#text.slice(this.#at, end < 0 ? undefined : end)
    this.#at += text.length + 2
    const parts = Array.from(text, (letter) => this.#literal(letter.codePointAt(0) ?? 0))
    const last = parts.pop()
    return { type: 'sequence', parts: last ? [...parts, this.#repeated(last)] : [] }
  }

  #repeated(atom: PerlNode): PerlNode {
    this.#skip()
    const [sign, low = '', comma, high = ''] = this.#taken(REPEAT) ?? []
    if (sign === undefined) return atom
    if (atom.type === 'place' || atom.type === 'keep')
      throw new PatternError('quantifier does not follow a repeatable item')
    const interval = sign.startsWith('{')
    const min = interval ? Number(low) : sign === '+' ? 1 : 0
    const max = interval ? (comma && high === '' ? Infinity : Number(high || low)) : sign === '?' ? 1 : Infinity
    if ([min, max].some((bound) => bound > MOST_REPEATS && bound < Infinity))
      throw new PatternError('number too big in {} quantifier')
    if (min > max) throw new PatternError('numbers out of order in {} quantifier')
    const lazy = this.#takes('?')
    const repeat: PerlNode = { type: 'repeat', body: atom, min, max, lazy }
    const node: PerlNode = !lazy && this.#takes('+') ? { type: 'atomic', body: repeat } : repeat
    if (REPEAT.test(this.#rest)) throw new PatternError('quantifier does not follow a repeatable item')
    return node
  }

  #atom(): PerlNode | undefined {
    if (this.#takes('(')) return this.#nesting()
    if (this.#takes('[')) return this.#bracket()
    if (this.#takes('^')) return this.#place(this.#flags.manyLines ? 'line begin' : 'begin')
    if (this.#takes('$')) return this.#place(this.#flags.manyLines ? 'line end' : 'last line end')
    if (this.#takes('.')) return { type: 'character', test: this.#flags.dotAll ? anyOrNewline : anyCharacter }
    if (this.#text[this.#at] === '\\') return this.#escape()
    const code = this.#text.codePointAt(this.#at) ?? 0
    this.#at += code > 0xffff ? 2 : 1
    return this.#literal(code)
  }

  #place(place: Place): PerlNode {
    return { type: 'place', place }
  }

  #literal(code: number): PerlNode {
    const test: CharacterTest = inRanges(code, code)
    return this.#flags.ignoreCase
      ? { type: 'character', test: foldingCase(test) }
      : { type: 'character', test, literal: String.fromCodePoint(code) }
  }

  #character(test: CharacterTest): PerlNode {
    return { type: 'character', test: this.#flags.ignoreCase ? foldingCase(test) : test }
  }

  #bracket(): PerlNode {
    if (/^:\w+:\]/.test(this.#rest)) throw new PatternError('POSIX named classes are supported only within a class')
    const reader = new BracketReader(this.#text, this.#at)
    const test = reader.read()
    this.#at = reader.at
    if (!reader.negated) return this.#character(test)
    return { type: 'character', test: not(this.#flags.ignoreCase ? foldingCase(test) : test) }
  }

  #escape(): PerlNode {
    const reference = this.#reference()
    if (reference) return reference
    const letter = this.#text[this.#at + 1] ?? ''
    if (/[XC]/.test(letter)) throw notSimulated()
    if (/[LlUuF]/.test(letter)) throw new PatternError('PCRE2 does not support \\F, \\L, \\l, \\N{name}, \\U, or \\u')
    const property = this.#taken(/^\\([pP])(?:\{([^}]*)\}|(\w))/)
    if (property) {
      const test = unicodeProperty(property[2] ?? property[3] ?? '')
      return this.#character(property[1] === 'P' ? not(test) : test)
    }
    const place = PLACES[letter]
    const set = escapedSet(letter)
    if (place || set || /[KR]/.test(letter)) this.#at += 2
    if (place) return this.#place(place)
    if (set) return this.#character(set)
    if (letter === 'K') return { type: 'keep' }
    if (letter === 'R') return this.#newline()
    const { code, end } = codeOfEscape(this.#text, this.#at)
    this.#at = end
    return this.#literal(code)
  }

  /** `\R`: any end of a line. */
  #newline(): PerlNode {
    const parts = [13, 10].map((code): PerlNode => ({ type: 'character', test: inRanges(code, code) }))
    const one: PerlNode = { type: 'character', test: escapedSet('v') ?? anyCharacter }
    return { type: 'atomic', body: { type: 'choice', options: [{ type: 'sequence', parts }, one] } }
  }

  #reference(): PerlNode | undefined {
    const named = this.#taken(BY_NAME)
    if (named) return this.#named(named.slice(1).find((name) => name !== undefined) ?? '')
    const [, marked, digit] = this.#taken(BY_NUMBER) ?? []
    const number = Number(marked ?? digit)
    if (marked === undefined && digit === undefined) return undefined
    return this.#numbered(marked?.startsWith('-') ? this.#groups + 1 + number : number)
  }

  #named(name: string): PerlNode {
    const index = this.#names.get(name)
    if (index === undefined) throw new PatternError('reference to non-existent subpattern')
    return this.#numbered(index)
  }

  #numbered(index: number): PerlNode {
    if (index < 1) throw new PatternError('reference to non-existent subpattern')
    this.#greatest = Math.max(this.#greatest, index)
    return { type: 'reference', index, ignoreCase: this.#flags.ignoreCase }
  }

  #nesting(): PerlNode | undefined {
    this.#nested += 1
    if (this.#nested > MOST_NESTED) throw new PatternError('parentheses are too deeply nested')
    const node = this.#parenthesis()
    this.#nested -= 1
    return node
  }

  /** What follows an opening parenthesis; undefined for what only sets flags. */
  #parenthesis(): PerlNode | undefined {
    const named = this.#taken(NAMED)
    if (named || !/^[?*]/.test(this.#rest)) return this.#group(named?.[1])
    if (this.#takes('?:')) return this.#closed(this.#choice())
    if (this.#takes('?|')) return this.#closed(this.#sharing())
    if (this.#takes('?>')) return { type: 'atomic', body: this.#closed(this.#choice()) }
    const around = this.#taken(/^\?(<?)([=!])/)
    if (around) return this.#looking(around[2] === '!', around[1] === '<')
    const back = this.#taken(/^\?P=(\w+)\)/)
    if (back) return this.#named(back[1] ?? '')
    const condition = this.#taken(/^\?\((?:(\d+)|<(\w+)>|'(\w+)'|(\w+))\)/)
    if (condition) return this.#condition(condition)
    if (this.#taken(/^\*(?:FAIL|F)\)/)) return { type: 'choice', options: [] }
    return this.#flagged()
  }

  #group(name: string | undefined): PerlNode {
    this.#groups += 1
    const index = this.#groups
    if (name !== undefined) this.#names.set(name, index)
    return { type: 'group', index, body: this.#closed(this.#choice()) }
  }

  #closed(node: PerlNode): PerlNode {
    if (!this.#takes(')')) throw new PatternError('missing closing parenthesis')
    return node
  }

  /** `(?|a|b)`: the groups of each alternative have the same numbers. */
  #sharing(): PerlNode {
    const [flags, first] = [this.#flags, this.#groups]
    const options: PerlNode[] = []
    let most = first
    do {
      this.#groups = first
      options.push(this.#branch())
      most = Math.max(most, this.#groups)
    } while (this.#takes('|'))
    this.#groups = most
    this.#flags = flags
    return { type: 'choice', options }
  }

  #looking(negated: boolean, behind: boolean): PerlNode {
    const body = this.#closed(this.#choice())
    if (!behind) return { type: 'look', body, negated }
    const widths = (body.type === 'choice' ? body.options : [body]).map((branch) => {
      const width = widthOf(branch)
      if (width === undefined) throw new PatternError('lookbehind assertion is not fixed length')
      return width
    })
    return { type: 'look', body, negated, widths }
  }

  #condition([, number, ...names]: RegExpExecArray): PerlNode {
    const name = names.find((given) => given !== undefined)
    const index = number === undefined ? this.#names.get(name ?? '') : Number(number)
    if (index === undefined) throw notSimulated()
    this.#greatest = Math.max(this.#greatest, index)
    const body = this.#closed(this.#choice())
    const [yes = EMPTY, no = EMPTY, ...more] = body.type === 'choice' ? body.options : [body]
    if (more.length > 0) throw new PatternError('conditional subpattern contains more than two branches')
    return { type: 'condition', index, yes, no }
  }

  /** `(?i)`, to the end of the group, or `(?i:…)`. */
  #flagged(): PerlNode | undefined {
    const [, on = '', off = '', end] = this.#taken(/^\?([imsx]*)(?:-([imsx]*))?([:)])/) ?? []
    if (end === undefined) {
      if (/^(?:\*|\?(?:[R&]|P>|[-+]?\d|C))/.test(this.#rest)) throw notSimulated()
      if (this.#rest === '?') throw new PatternError('missing closing parenthesis')
      if (/^\?P?[<']\d/.test(this.#rest)) throw new PatternError('subpattern name must start with a non-digit')
      throw new PatternError('unrecognized character after (? or (?-')
    }
    const before = this.#flags
    const changes = [
      ...Array.from(on, (letter) => [letter, true] as const),
      ...Array.from(off, (letter) => [letter, false] as const),
    ]
    for (const [letter, value] of changes) {
      const flag = FLAGS[letter]
      if (flag) this.#flags = { ...this.#flags, [flag]: value }
    }
    if (end === ')') return undefined
    const node = this.#closed(this.#choice())
    this.#flags = before
    return node
  }
}

/** Reads a Perl regular expression as PCRE2 does. @throws PatternError with the words of PCRE2 */
export const parsePerl = (text: string, ignoreCase: boolean): PerlPattern => new PerlParser(text, ignoreCase).parse()
