import { raised } from '../../exceptions.ts'
import { Unsimulated } from '../../syntax.ts'

/** Flags of the module re that change how a pattern is read. */
export interface Reading {
  readonly isMultiline: boolean
  readonly isDotAll: boolean
  readonly isVerbose: boolean
  readonly isAscii: boolean
}

/** A pattern in JavaScript's syntax, and its groups. */
export interface Translation {
  readonly source: string
  readonly groups: number
  readonly names: ReadonlyMap<string, number>
}

const END = '(?![^])'
const START = '(?<![^])'

const wrong = (text: string, at: number): Error => raised('ValueError', `${text} at position ${at}`)

/** What JavaScript takes for more than itself. */
const literal = (letter: string): string => (/[\\^$.*+?()[\]{}|/]/.test(letter) ? `\\${letter}` : letter)

const CONTROLS: Readonly<Record<string, string>> = { a: '\\x07', f: '\\f', n: '\\n', r: '\\r', t: '\\t', v: '\\v' }

/** What `\d`, `\w` and `\s` stand for within a set. */
function classOf(letter: string, isAscii: boolean): string | undefined {
  switch (letter.toLowerCase()) {
    case 'd':
      return isAscii ? '0-9' : String.raw`\p{Nd}`
    case 'w':
      return isAscii ? 'a-zA-Z0-9_' : String.raw`\p{L}\p{N}_`
    case 's':
      return isAscii ? String.raw` \t\n\r\f\v` : String.raw`\s\x1c-\x1f\x85`
    default:
      return undefined
  }
}

/** Reads a pattern of Python: https://docs.python.org/3/library/re.html#regular-expression-syntax */
export class Translator {
  readonly #pattern: string
  readonly #reading: Reading
  #at = 0
  #found = ''
  #groups = 0
  readonly #names = new Map<string, number>()
  /** Whether `\W` stands in the set that is read. */
  #holdsOther = false
  /** Where groups begin that are not closed. */
  readonly #open: number[] = []
  /** Whether what is before may be repeated: not at the beginning, nor behind a repetition. */
  #before: 'nothing' | 'item' | 'repeat' = 'nothing'

  constructor(pattern: string, reading: Reading) {
    this.#pattern = pattern
    this.#reading = reading
  }

  /** @throws Raised ValueError for what is no pattern */
  translate(): Translation {
    while (this.#at < this.#pattern.length) this.#piece()
    const open = this.#open.at(-1)
    if (open !== undefined) throw wrong('missing ), unterminated subpattern', open)
    return { source: this.#found, groups: this.#groups, names: this.#names }
  }

  #take(count = 1): string {
    const text = this.#pattern.slice(this.#at, this.#at + count)
    this.#at += count
    return text
  }

  #item(text: string): void {
    this.#found += text
    this.#before = 'item'
  }

  #piece(): void {
    const start = this.#at
    const [letter = ''] = this.#pattern.slice(start, start + 2)
    this.#at += letter.length
    if (this.#reading.isVerbose && /[\s#]/.test(letter)) this.#skip(letter)
    else if (letter === '\\') this.#escape(start)
    else if (letter === '[') this.#item(this.#set(start))
    else if (letter === '(') this.#group(start)
    else if (letter === ')') this.#close(start)
    else if ('*+?{'.includes(letter)) this.#repeat(letter, start)
    else if (letter === '|') {
      this.#found += '|'
      this.#before = 'nothing'
    } else this.#plain(letter)
  }

  /** A comment of a verbose pattern goes to the end of its line. */
  #skip(letter: string): void {
    const end = letter === '#' ? this.#pattern.indexOf('\n', this.#at) : this.#at
    this.#at = end < 0 ? this.#pattern.length : end
  }

  #plain(letter: string): void {
    const { isMultiline, isDotAll } = this.#reading
    if (letter === '.') this.#item(isDotAll ? '[^]' : String.raw`[^\n]`)
    else if (letter === '^') this.#item(isMultiline ? String.raw`(?:${START}|(?<=\n))` : START)
    else if (letter === '$') this.#item(isMultiline ? String.raw`(?=\n|${END})` : String.raw`(?=\n?${END})`)
    else this.#item(literal(letter))
  }

  #repeat(letter: string, start: number): void {
    const [all = '', least = '', , most = ''] =
      letter === '{' ? (/^\{(\d*)(,(\d*))?\}/.exec(this.#pattern.slice(start)) ?? []) : []
    if (letter === '{' && (all === '' || all === '{}')) return this.#item(literal(letter))
    if (this.#before === 'nothing') throw wrong('nothing to repeat', start)
    if (this.#before === 'repeat') throw wrong('multiple repeat', start)
    if (most !== '' && Number(least) > Number(most)) throw wrong('min repeat greater than max repeat', start + 1)
    if (all !== '') this.#at = start + all.length
    const next = this.#pattern.charAt(this.#at)
    if (next === '+') throw new Unsimulated('a possessive repetition is')
    if (next === '?') this.#at += 1
    const sign = all === '' ? letter : all.includes(',') ? `{${least || '0'},${most}}` : all
    this.#found += sign + (next === '?' ? '?' : '')
    this.#before = 'repeat'
  }

  #group(start: number): void {
    const rest = this.#pattern.slice(this.#at)
    const [comment] = /^\?#[^)]*\)/.exec(rest) ?? []
    const [backward, back = ''] = /^\?P=(\w+)\)/.exec(rest) ?? []
    if (comment !== undefined) this.#at += comment.length
    else if (backward !== undefined) {
      if (!this.#names.has(back)) throw wrong(`unknown group name '${back}'`, start + 4)
      this.#at += backward.length
      this.#item(`\\k<${back}>`)
    } else this.#opening(rest, start)
  }

  #opening(rest: string, start: number): void {
    const [named, name = ''] = /^\?P<([^>]*)>/.exec(rest) ?? []
    const [plain] = /^\?(?::|=|!|<=|<!)/.exec(rest) ?? []
    if (rest.startsWith('?') && named === undefined && plain === undefined) {
      if (/^\?(?:[aiLmsux-]+[:)]|[>(])/.test(rest)) throw new Unsimulated(`the group (${rest.slice(0, 2)} is`)
      throw wrong(`unknown extension ?${rest.charAt(1)}`, start + 1)
    }
    if (plain === undefined) this.#groups += 1
    if (named !== undefined) this.#name(name, start)
    this.#at += (named ?? plain ?? '').length
    this.#open.push(start)
    this.#found += `(${named === undefined ? (plain ?? '') : `?<${name}>`}`
    this.#before = 'nothing'
  }

  #name(name: string, start: number): void {
    if (!/^[\p{L}_][\p{L}\p{N}_]*$/u.test(name)) throw wrong(`bad character in group name '${name}'`, start + 4)
    const known = this.#names.get(name)
    if (known !== undefined)
      throw wrong(`redefinition of group name '${name}' as group ${this.#groups}; was group ${known}`, start + 4)
    this.#names.set(name, this.#groups)
  }

  #close(start: number): void {
    if (this.#open.pop() === undefined) throw wrong('unbalanced parenthesis', start)
    this.#item(')')
  }

  #escape(start: number): void {
    const letter = this.#take()
    if (letter === '') throw wrong('bad escape (end of pattern)', start)
    const number = /^[1-9]\d?/.exec(letter + this.#pattern.charAt(this.#at))?.[0]
    if (number !== undefined) return this.#reference(number, start)
    const known = classOf(letter, this.#reading.isAscii)
    if (known !== undefined) return this.#item(`[${letter === letter.toLowerCase() ? '' : '^'}${known}]`)
    if (letter === 'A') return this.#item(START)
    if (letter === 'Z') return this.#item(END)
    return this.#item(/b/i.test(letter) ? this.#edge(letter === 'b') : this.#letter(letter, start))
  }

  #reference(number: string, start: number): void {
    if (Number(number) > this.#groups) throw wrong(`invalid group reference ${number}`, start + 1)
    this.#at += number.length - 1
    this.#item(`(?:\\${number})`)
  }

  /** The edge of a word, or what is none. */
  #edge(isEdge: boolean): string {
    const word = `[${classOf('w', this.#reading.isAscii) ?? ''}]`
    return isEdge
      ? `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`
      : `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`
  }

  /** An escape that stands for one letter. */
  #letter(letter: string, start: number): string {
    const [digits] =
      { x: /^[\da-f]{2}/i, u: /^[\da-f]{4}/i, U: /^[\da-f]{8}/i }[letter]?.exec(this.#pattern.slice(this.#at)) ?? []
    if (digits !== undefined) {
      this.#at += digits.length
      return `\\u{${digits}}`
    }
    if (letter === '0') return String.raw`\x00`
    const control = CONTROLS[letter]
    if (control !== undefined) return control
    if (/[a-z]/i.test(letter)) throw wrong(`bad escape \\${letter}`, start)
    return literal(letter)
  }

  #set(start: number): string {
    let found = ''
    const isNegated = this.#pattern.charAt(this.#at) === '^'
    if (isNegated) this.#at += 1
    this.#holdsOther = false
    for (let isFirst = true; ; isFirst = false) {
      const [letter = ''] = this.#pattern.slice(this.#at, this.#at + 2)
      if (letter === '') throw wrong('unterminated character set', start)
      this.#at += letter.length
      if (letter === ']' && !isFirst) return this.#setOf(found, isNegated)
      found += letter === '\\' ? this.#escapeInSet() : letter === '-' ? this.#range(found) : literal(letter)
    }
  }

  /** JavaScript has no class of what is no letter of a word: it stands beside the set. */
  #setOf(inner: string, isNegated: boolean): string {
    if (!this.#holdsOther) return `[${isNegated ? '^' : ''}${inner}]`
    const word = classOf('w', this.#reading.isAscii) ?? ''
    return isNegated ? `(?:(?![${inner}])[${word}])` : `(?:[${inner}]|[^${word}])`
  }

  /** A range stays one; at an end of the set, or beside a class, the sign is itself. */
  #range(before: string): string {
    const next = this.#pattern.slice(this.#at, this.#at + 2)
    const isItself = before === '' || next.startsWith(']') || /^\\[dwsDWS]/.test(next)
    if (isItself || /\\p\{\w+\}_?$|\\s\\x1c-\\x1f\\x85$/.test(before)) return String.raw`\-`
    this.#checkRange()
    return '-'
  }

  /** @throws Raised ValueError for a range of two plain letters that goes backwards */
  #checkRange(): void {
    const at = this.#at - 2
    const [range = '', first = '', last = ''] = /^([^\\])-([^\\])/.exec(this.#pattern.slice(at)) ?? []
    if (first > last && this.#pattern.charAt(at - 1) !== '\\') throw wrong(`bad character range ${range}`, at)
  }

  #escapeInSet(): string {
    const start = this.#at - 1
    const letter = this.#take()
    if (letter === '-') return String.raw`\-`
    const known = classOf(letter, this.#reading.isAscii)
    if (known === undefined) return letter === 'b' ? String.raw`\x08` : this.#letter(letter, start)
    if (letter === letter.toLowerCase()) return known
    if (letter === 'D') return String.raw`\P{Nd}`
    if (letter === 'S') return String.raw`\S`
    this.#holdsOther = true
    return ''
  }
}
