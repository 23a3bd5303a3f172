/** What an expression can be worth. */
export type Worth = null | boolean | number | string | readonly Worth[] | { readonly [key: string]: Worth }

/** What is no part of what is simulated of a language. */
export class Unsimulated extends Error {
  constructor(what: string) {
    super(what.replaceAll(/\s+/g, ' ').trim())
    this.name = 'Unsimulated'
  }
}

/** What names stand for in an expression: variables, and functions that are called. */
export interface Scope {
  /** Undefined for a name that nothing is known of. */
  value(name: string): Worth | undefined
  call(name: string, words: readonly Worth[]): Worth | undefined
}

const TOKEN =
  /\s*(?:([fF]?"(?:\\.|[^"\\])*"|[fF]?'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`)|(\d+(?:\.\d+)?)|([A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*)|(\|\||\?\?|[-+(){}[\],:=]))/y

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

const isMapping = (worth: Worth | undefined): worth is { readonly [key: string]: Worth } =>
  typeof worth === 'object' && worth !== null && !Array.isArray(worth)

/** A mapping; an empty one for anything else. */
export const mappingOf = (worth: Worth | undefined): Readonly<Record<string, Worth>> => (isMapping(worth) ? worth : {})

const CONSTANTS: Readonly<Record<string, Worth>> = {
  true: true,
  True: true,
  false: false,
  False: false,
  null: null,
  None: null,
  undefined: null,
}

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

  all(): readonly Worth[] {
    const worths = this.#until('')
    if (this.#at < this.#tokens.length) throw new Unsimulated(this.#source)
    return worths
  }

  #is(sign: string): boolean {
    return this.#tokens[this.#at]?.text === sign && this.#tokens[this.#at]?.kind !== 'text'
  }

  #take(sign: string): boolean {
    if (!this.#is(sign)) return false
    this.#at += 1
    return true
  }

  /** What stands between commas up to a sign; a mapping of what is named (`debug=True`) comes last. */
  #until(end: string): readonly Worth[] {
    const worths: Worth[] = []
    const named: Record<string, Worth> = {}
    while (this.#at < this.#tokens.length && !this.#is(end)) {
      const name = this.#tokens[this.#at]
      if (name?.kind === 'name' && this.#tokens[this.#at + 1]?.text === '=') {
        this.#at += 2
        named[name.text] = this.#either()
      } else worths.push(this.#either())
      if (!this.#take(',')) break
    }
    if (end !== '' && !this.#take(end)) throw new Unsimulated(this.#source)
    return Object.keys(named).length > 0 ? [...worths, named] : worths
  }

  #either(): Worth {
    let worth = this.#sum()
    while (this.#take('||') || this.#take('??') || this.#take('or')) {
      const other = this.#sum()
      if (worth === null || worth === '' || worth === 0 || worth === false) worth = other
    }
    return worth
  }

  #sum(): Worth {
    let worth = this.#one()
    while (this.#take('+')) {
      const other = this.#one()
      worth = typeof worth === 'number' && typeof other === 'number' ? worth + other : textOf(worth) + textOf(other)
    }
    return worth
  }

  #one(): Worth {
    if (this.#take('(')) {
      const [worth, ...more] = this.#until(')')
      if (worth === undefined || more.length > 0) throw new Unsimulated(this.#source)
      return worth
    }
    if (this.#take('[')) return this.#until(']')
    if (this.#take('{')) return this.#mapping()
    if (this.#take('-')) return -Number(this.#one())
    const token = this.#tokens[this.#at]
    this.#at += 1
    if (token?.kind === 'number') return Number(token.text)
    if (token?.kind === 'text') return this.#text(token.text)
    if (token?.kind === 'name') return this.#named(token.text)
    throw new Unsimulated(this.#source)
  }

  #mapping(): Worth {
    const mapping: Record<string, Worth> = {}
    while (!this.#take('}')) {
      const key = this.#tokens[this.#at]
      if (key === undefined || key.kind === 'sign') throw new Unsimulated(this.#source)
      this.#at += 1
      const name = key.kind === 'text' ? textOf(this.#text(key.text)) : key.text
      mapping[name] = this.#take(':') ? this.#either() : this.#named(key.text)
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
    return unescaped(inner.replaceAll(hole, (_all, source: string) => textOf(worthOf(source, this.#scope))))
  }

  #named(name: string): Worth {
    const worth = this.#take('(')
      ? this.#scope.call(name, this.#until(')'))
      : Object.hasOwn(CONSTANTS, name)
        ? CONSTANTS[name]
        : this.#scope.value(name)
    if (worth === undefined && !Object.hasOwn(CONSTANTS, name)) throw new Unsimulated(name)
    return worth ?? null
  }
}

/** The worths of expressions with commas between. @throws Unsimulated */
export const worthsOf = (source: string, scope: Scope): readonly Worth[] => new Reader(source, scope).all()

/** The worth of one expression. @throws Unsimulated */
export function worthOf(source: string, scope: Scope): Worth {
  const [worth, ...more] = worthsOf(source, scope)
  if (worth === undefined || more.length > 0) throw new Unsimulated(source)
  return worth
}
