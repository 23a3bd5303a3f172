/** What an expression can be worth. */
export type Worth = null | boolean | number | string | readonly Worth[] | { readonly [key: string]: Worth }

/** What is no part of what is simulated of a language. */
export class Unsimulated extends Error {
  constructor(what: string) {
    super(what.replaceAll(/\s+/g, ' ').trim())
    this.name = 'Unsimulated'
  }
}

/** How a language works with what is worth something. */
export interface Semantics {
  readonly constants: Readonly<Record<string, Worth>>
  /** A number as it is written down. @throws Unsimulated */
  number(digits: string): number
  /** As it is put into a text. @throws Unsimulated */
  text(worth: Worth): string
  /** What `+` gives. @throws Unsimulated */
  sum(first: Worth, second: Worth): Worth
}

/** What stands between the brackets of a call: arguments by their place, and by their name (`debug=True`). */
export interface Arguments {
  readonly words: readonly Worth[]
  readonly named: Readonly<Record<string, Worth>>
}

/** What names stand for in an expression: variables, and functions that are called. */
export interface Scope {
  readonly semantics: Semantics
  /** Undefined for a name that nothing is known of. */
  value(name: string): Worth | undefined
  call(name: string, words: readonly Worth[], named: Arguments['named']): Worth | undefined
}

const TOKEN =
  /\s*(?:([fF]?"(?:\\.|[^"\\])*"|[fF]?'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|(\d+(?:\.\d+)?)|([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)|([-+(){}[\],:=]))/y

interface Token {
  readonly kind: 'text' | 'number' | 'name' | 'sign'
  readonly text: string
}

function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = []
  const scanner = new RegExp(TOKEN)
  const end = source.trimEnd().length
  while (scanner.lastIndex < end) {
    const [, text, number, name, sign] = scanner.exec(source) ?? []
    const found = text ?? number ?? name ?? sign
    if (found === undefined) throw new Unsimulated(source)
    const kind =
      text === undefined ? (number === undefined ? (name === undefined ? 'sign' : 'name') : 'number') : 'text'
    tokens.push({ kind, text: found })
  }
  return tokens
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }

const unescaped = (text: string): string =>
  text.replaceAll(/\\(.)/gs, (_all, letter: string) => ESCAPES[letter] ?? letter)

/** As a language puts it into a text. */
export const textOf = (worth: Worth): string =>
  worth === null || typeof worth !== 'object' ? String(worth) : JSON.stringify(worth)

/** Whether it is a mapping of names to worths. */
export const isMapping = (worth: Worth | undefined): worth is { readonly [key: string]: Worth } =>
  typeof worth === 'object' && worth !== null && !Array.isArray(worth)

/** A mapping; an empty one for anything else. */
export const mappingOf = (worth: Worth | undefined): Readonly<Record<string, Worth>> => (isMapping(worth) ? worth : {})

/** Works an expression of texts, numbers, names, calls, lists and mappings out. */
class Reader {
  readonly #tokens: readonly Token[]
  readonly #scope: Scope
  readonly #source: string
  #at = 0

  constructor(source: string, scope: Scope) {
    this.#source = source
    this.#scope = scope
    this.#tokens = tokensOf(source)
  }

  all(): Arguments {
    const found = this.#until('')
    if (this.#at < this.#tokens.length) throw new Unsimulated(this.#source)
    return found
  }

  #is(sign: string): boolean {
    return this.#tokens[this.#at]?.text === sign && this.#tokens[this.#at]?.kind !== 'text'
  }

  #take(sign: string): boolean {
    if (!this.#is(sign)) return false
    this.#at += 1
    return true
  }

  /** What stands between commas up to a sign. */
  #until(end: string): Arguments {
    const words: Worth[] = []
    const named: Record<string, Worth> = {}
    while (this.#at < this.#tokens.length && !this.#is(end)) {
      const name = this.#tokens[this.#at]
      if (name?.kind === 'name' && this.#tokens[this.#at + 1]?.text === '=') {
        this.#at += 2
        named[name.text] = this.#sum()
      } else words.push(this.#sum())
      if (!this.#take(',')) break
    }
    if (end !== '' && !this.#take(end)) throw new Unsimulated(this.#source)
    return { words, named }
  }

  /** As `#until`, where nothing has a name. */
  #list(end: string): readonly Worth[] {
    const { words, named } = this.#until(end)
    if (Object.keys(named).length > 0) throw new Unsimulated(this.#source)
    return words
  }

  #sum(): Worth {
    let worth = this.#one()
    while (this.#take('+')) worth = this.#scope.semantics.sum(worth, this.#one())
    return worth
  }

  #negative(): Worth {
    const worth = this.#one()
    if (typeof worth !== 'number') throw new Unsimulated(this.#source)
    return -worth
  }

  #one(): Worth {
    if (this.#take('(')) {
      const [worth, ...more] = this.#list(')')
      if (worth === undefined || more.length > 0) throw new Unsimulated(this.#source)
      return worth
    }
    if (this.#take('[')) return this.#list(']')
    if (this.#take('{')) return this.#mapping()
    if (this.#take('-')) return this.#negative()
    const token = this.#tokens[this.#at]
    this.#at += 1
    if (token?.kind === 'number') return this.#scope.semantics.number(token.text)
    if (token?.kind === 'text') return this.#text(token.text)
    if (token?.kind === 'name') return this.#named(token.text)
    throw new Unsimulated(this.#source)
  }

  #mapping(): Worth {
    const mapping: Record<string, Worth> = {}
    while (!this.#take('}')) {
      const key = this.#tokens[this.#at]
      if (key?.kind !== 'text') throw new Unsimulated(this.#source)
      this.#at += 1
      mapping[this.#text(key.text)] = this.#take(':') ? this.#sum() : this.#named(key.text)
      if (!this.#take(',') && !this.#is('}')) throw new Unsimulated(this.#source)
    }
    return mapping
  }

  #text(token: string): string {
    const [first = ''] = token
    const isTemplate = first === '`'
    const inner = /[fF]/.test(first) ? token.slice(2, -1) : token.slice(1, -1)
    if (!isTemplate && !/[fF]/.test(first)) return unescaped(inner)
    const hole = isTemplate ? /\$\{([^}]*)\}/g : /\{([^}]*)\}/g
    return unescaped(
      inner.replaceAll(hole, (_all, source: string) => this.#scope.semantics.text(worthOf(source, this.#scope))),
    )
  }

  #named(name: string): Worth {
    const worth = this.#take('(') ? this.#called(name) : this.#known(name)
    if (worth === undefined) throw new Unsimulated(name)
    return worth
  }

  #called(name: string): Worth | undefined {
    const { words, named } = this.#until(')')
    return this.#scope.call(name, words, named)
  }

  #known(name: string): Worth | undefined {
    const { constants } = this.#scope.semantics
    return Object.hasOwn(constants, name) ? constants[name] : this.#scope.value(name)
  }
}

/** The arguments of a call. @throws Unsimulated */
export const argumentsOf = (source: string, scope: Scope): Arguments => new Reader(source, scope).all()

/** The worths of expressions with commas between. @throws Unsimulated */
export function worthsOf(source: string, scope: Scope): readonly Worth[] {
  const { words, named } = argumentsOf(source, scope)
  if (Object.keys(named).length > 0) throw new Unsimulated(source)
  return words
}

/** The worth of one expression. @throws Unsimulated */
export function worthOf(source: string, scope: Scope): Worth {
  const [worth, ...more] = worthsOf(source, scope)
  if (worth === undefined || more.length > 0) throw new Unsimulated(source)
  return worth
}
