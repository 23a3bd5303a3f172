import { CharSet, isClassName } from './charset.ts'
import { type Assertion, type Node, PatternError, type PatternOptions, type Syntax, syntaxes } from './syntax.ts'

/** The greatest number in an interval, RE_DUP_MAX. */
const MOST_REPEATS = 32_767

type Token = { readonly type: string; readonly code: number }

/** What a pattern says. */
export interface Parsed {
  readonly node: Node
  /** How many groups it has. */
  readonly groups: number
  /** What GNU grep warns of. */
  readonly warnings: readonly string[]
}

const ASSERTIONS = new Map<string, Assertion>(
  (['`', "'", 'b', 'B', '<', '>'] as const).map((letter) => [letter, letter]),
)
const REPEATS = new Set(['*', '+', '?', '{'])
/** What a backslash makes an operator in basic syntax. */
const OPERATORS = new Set(['(', ')', '{', '}', '|', '+', '?'])
const EMPTY: Node = { type: 'empty' }

class PatternParser {
  readonly #text: string
  readonly #syntax: Syntax
  readonly #options: PatternOptions
  readonly #closed = new Set<number>()
  readonly warnings: string[] = []
  #at = 0
  #token: Token = { type: 'end', code: 0 }
  groups: number

  constructor(text: string, options: PatternOptions, syntax: Syntax, groups: number) {
    this.#text = text
    this.#options = options
    this.#syntax = syntax
    this.groups = groups
  }

  parse(): Node {
    this.#next(true)
    return this.#choice(0)
  }

  /** Reads a token; `anchors`: where basic syntax takes `^` for an anchor. */
  #next(anchors = false): void {
    const start = this.#at
    const code = this.#take()
    this.#token = { type: this.#typeOf(code, start, anchors), code: this.#escaped ?? code ?? 0 }
  }

  #escaped: number | undefined

  #take(): number | undefined {
    const code = this.#text.codePointAt(this.#at)
    if (code !== undefined) this.#at += code > 0xffff ? 2 : 1
    return code
  }

  #typeOf(code: number | undefined, start: number, anchors: boolean): string {
    this.#escaped = undefined
    if (code === undefined) return 'end'
    const letter = String.fromCodePoint(code)
    const { extended } = this.#syntax
    if (letter === '\\') return this.#escape()
    if (letter === '[' || letter === '.' || letter === '*') return letter
    if (OPERATORS.has(letter)) return extended ? letter : 'character'
    if (letter === '^') return extended || anchors || start === 0 ? letter : 'character'
    if (letter === '$') return extended || this.#endsBranch() ? letter : 'character'
    return 'character'
  }

  #endsBranch(): boolean {
    const branches = this.#options.posix ? /^\\\)/ : /^\\[)|]/
    return this.#at === this.#text.length || branches.test(this.#text.slice(this.#at, this.#at + 2))
  }

  #escape(): string {
    const code = this.#take()
    if (code === undefined) throw new PatternError('Trailing backslash')
    this.#escaped = code
    const letter = String.fromCodePoint(code)
    if (this.#options.posix && /[|+?`'bB<>wWsS]/.test(letter)) return 'character'
    if (!this.#syntax.extended && OPERATORS.has(letter)) return letter
    if (ASSERTIONS.has(letter)) return 'assertion'
    if (/[wWsS]/.test(letter)) return 'class'
    if (/[1-9]/.test(letter) && !this.#syntax.awk) return 'reference'
    return 'character'
  }

  #choice(depth: number): Node {
    const options = [this.#branch(depth)]
    while (this.#token.type === '|') {
      this.#next(true)
      options.push(this.#branch(depth))
    }
    const [first = EMPTY, second, ...rest] = options
    if (!second) return first
    // the GNU C library tries an empty first branch after the second one
    return { type: 'choice', options: first.type === 'empty' ? [second, first, ...rest] : options }
  }

  #branch(depth: number): Node {
    const parts: Node[] = []
    const ends = (): boolean =>
      this.#token.type === '|' || this.#token.type === 'end' || (depth > 0 && this.#token.type === ')')
    while (!ends()) {
      const part = this.#expression(depth)
      if (part.type !== 'empty') parts.push(part)
    }
    const [only = EMPTY] = parts
    return parts.length < 2 ? only : { type: 'sequence', parts }
  }

  #expression(depth: number): Node {
    const { type, code } = this.#token
    if (type === '^' || type === '$' || type === 'assertion') {
      const kind = ASSERTIONS.get(String.fromCodePoint(code)) ?? (type === '^' ? '^' : '$')
      this.#next()
      // nothing repeats these
      return { type: 'assertion', kind }
    }
    if (REPEATS.has(type)) {
      const skipped = this.#leadingRepeat()
      if (skipped) return skipped
    }
    const atom = this.#atom(depth)
    this.#next()
    return this.#repeated(atom)
  }

  /** A repetition with nothing before it; undefined where it is a character. */
  #leadingRepeat(): Node | undefined {
    const { type } = this.#token
    const { leadingRepeat, strictRepeat } = this.#syntax
    if (leadingRepeat === 'error' || (strictRepeat && type === '{'))
      throw new PatternError('Invalid preceding regular expression')
    if (leadingRepeat === 'literal') return undefined
    if (type === '{' && !this.#interval()) return undefined
    this.warnings.push(`${type === '{' ? '{...}' : type} at start of expression`)
    this.#next()
    return EMPTY
  }

  #atom(depth: number): Node {
    const { type, code } = this.#token
    if (type === '(') return this.#group(depth)
    if (type === '[') return this.#set(this.#bracket())
    if (type === '.') {
      const set = new CharSet()
      set.negated = true
      return this.#set(set)
    }
    if (type === 'class') {
      const lower = String.fromCodePoint(code).toLowerCase()
      return this.#set(CharSet.class(lower === 'w' ? 'alnum' : 'space', code < 97))
    }
    if (type === 'reference') {
      const index = code - 48
      if (!this.#closed.has(index)) throw new PatternError('Invalid back reference')
      return { type: 'reference', index: index + this.#firstGroup }
    }
    if (type === ')' && !this.#syntax.literalParenthesis) throw new PatternError('Unmatched ) or \\)')
    return this.#set(CharSet.of(code))
  }

  #firstGroup = 0

  /** Numbers of groups in back-references count from here: the pattern is one of several. */
  startGroupsAt(index: number): void {
    this.#firstGroup = index
  }

  #set(set: CharSet): Node {
    set.ignoreCase = this.#options.ignoreCase ?? false
    set.noNewline = this.#options.multiline ?? false
    set.bytes = this.#options.bytes ?? false
    return { type: 'set', set }
  }

  #group(depth: number): Node {
    this.groups += 1
    const index = this.groups
    this.#next(true)
    const body = this.#token.type === ')' ? EMPTY : this.#choice(depth + 1)
    if (this.#token.type !== ')') throw new PatternError('Unmatched ( or \\(')
    this.#closed.add(index - this.#firstGroup)
    return { type: 'group', index, body }
  }

  #repeated(atom: Node): Node {
    let node = atom
    while (REPEATS.has(this.#token.type)) {
      const { type } = this.#token
      const bounds = type === '{' ? this.#interval() : { min: type === '+' ? 1 : 0, max: type === '?' ? 1 : Infinity }
      if (!bounds) {
        this.#token = { type: 'character', code: 123 }
        return node
      }
      this.#next()
      if (bounds.max === 0) node = EMPTY
      else if (node.type !== 'empty') node = { type: 'repeat', body: node, ...bounds }
      if (this.#syntax.strictRepeat && (this.#token.type === '*' || this.#token.type === '{'))
        throw new PatternError('Invalid preceding regular expression')
    }
    return node
  }

  /** The numbers of an interval, read up to its closing brace; undefined where the brace is only a brace. */
  #interval(): { readonly min: number; readonly max: number } | undefined {
    const { extended, literalBrace } = this.#syntax
    const rest = this.#text.slice(this.#at)
    const found = (extended ? /^(\d*)(?:(,)(\d*))?\}/ : /^(\d*)(?:(,)(\d*))?\\\}/).exec(rest)
    const [all = '', low = '', comma, high = ''] = found ?? []
    if (!found || (low === '' && !comma)) {
      if (literalBrace) return undefined
      const cut = /^\d*(?:,\d*)?$/.test(rest)
      throw new PatternError(cut ? 'Unmatched \\{' : 'Invalid content of \\{\\}')
    }
    const min = Number(low)
    const max = comma ? (high === '' ? Infinity : Number(high)) : min
    if (min > max) throw new PatternError('Invalid content of \\{\\}')
    if ((max === Infinity ? min : max) > MOST_REPEATS) throw new PatternError('Regular expression too big')
    this.#at += all.length
    return { min, max }
  }

  #bracket(): CharSet {
    const set = new CharSet()
    set.negated = this.#text[this.#at] === '^'
    if (set.negated) this.#at += 1
    if (this.#at === this.#text.length) throw new PatternError('Invalid regular expression')
    if (this.#syntax.checksClasses && /^:[a-z]+:\]/.test(this.#text.slice(this.#at)))
      throw new PatternError('character class syntax is [[:space:]], not [:space:]')
    for (let first = true; ; first = false) {
      if (this.#text[this.#at] === ']' && !first) break
      this.#member(set)
    }
    this.#at += 1
    return set
  }

  #member(set: CharSet): void {
    const low = this.#bracketEnd(set)
    if (low === undefined) return
    if (this.#text[this.#at] !== '-' || this.#text[this.#at + 1] === ']') {
      set.add(low)
      return
    }
    this.#at += 1
    const high = this.#bracketEnd(set)
    if (high === undefined || high < low) throw new PatternError('Invalid range end')
    set.add(low, high)
  }

  /** A character in brackets; undefined when it was a class, which is in the set then. */
  #bracketEnd(set: CharSet): number | undefined {
    const rest = this.#text.slice(this.#at, this.#at + 2)
    if (rest === '[:' || rest === '[=' || rest === '[.') return this.#named(set, rest[1] ?? '')
    const code = this.#take()
    if (code === undefined) throw new PatternError('Unmatched [, [^, [:, [., or [=')
    return code === 92 && this.#syntax.awk ? (this.#take() ?? 92) : code
  }

  #named(set: CharSet, kind: string): number | undefined {
    const end = this.#text.indexOf(`${kind}]`, this.#at + 2)
    if (end < 0) throw new PatternError('Unmatched [, [^, [:, [., or [=')
    const name = this.#text.slice(this.#at + 2, end)
    this.#at = end + 2
    if (kind !== ':') {
      const [letter = '', more] = name
      if (letter === '' || more) throw new PatternError('Invalid collation character')
      return letter.codePointAt(0)
    }
    if (!isClassName(name)) throw new PatternError('Invalid character class name')
    set.addClass(this.#options.ignoreCase && (name === 'upper' || name === 'lower') ? 'alpha' : name)
    return undefined
  }
}

function parseFixed(text: string, ignoreCase = false): Node {
  const parts = Array.from(text, (letter): Node => {
    const set = CharSet.of(letter.codePointAt(0) ?? 0)
    set.ignoreCase = ignoreCase
    return { type: 'set', set }
  })
  return { type: 'sequence', parts }
}

const assertion = (kind: Assertion): Node => ({ type: 'assertion', kind })

function framed(node: Node, whole: PatternOptions['whole']): Node {
  if (whole === 'text') return { type: 'sequence', parts: [assertion('^'), node, assertion('$')] }
  if (whole !== 'word') return node
  return { type: 'sequence', parts: [assertion('not-after-word'), node, assertion('not-before-word')] }
}

/** Reads patterns; each may match. @throws PatternError */
export function parsePatterns(patterns: readonly string[], options: PatternOptions): Parsed {
  const warnings: string[] = []
  let groups = 0
  const nodes = patterns.map((text) => {
    if (options.syntax === 'fixed') return parseFixed(text, options.ignoreCase)
    const parser = new PatternParser(text, options, syntaxes[options.syntax], groups)
    parser.startGroupsAt(groups)
    const node = parser.parse()
    for (const warning of parser.warnings) warnings.push(warning)
    groups = parser.groups
    return node
  })
  const [only] = nodes
  const node: Node = nodes.length === 1 && only ? only : { type: 'choice', options: nodes }
  return { node: framed(node, options.whole), groups, warnings }
}
