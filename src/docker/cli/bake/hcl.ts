/** A value of a bake file. */
export type HclValue = string | number | boolean | null | readonly HclValue[] | { readonly [key: string]: HclValue }

/** What a file has of one block: `target "app" { … }`. */
export interface HclBlock {
  readonly type: string
  readonly label: string
  readonly attributes: Readonly<Record<string, HclValue>>
}

/** A bake file that cannot be read. `line` counts from 1. */
export class HclError extends Error {
  override readonly name = 'HclError'
  readonly line: number

  constructor(line: number, message: string) {
    super(message)
    this.line = line
  }
}

/** What names stand for in values: variables. */
export type Names = (name: string) => HclValue | undefined

const TOKEN =
  /[ \t\r]*(?:(?:#|\/\/)[^\n]*|\/\*[^]*?\*\/)?[ \t\r]*(?:(\n)|("(?:\\.|\$\{[^}]*\}|[^"\\\n])*")|(-?\d+(?:\.\d+)?)|([A-Za-z_][\w-]*)|([{}[\]=,:()?.]|$))/y

interface Token {
  readonly type: 'line' | 'text' | 'number' | 'name' | 'mark' | 'end'
  readonly text: string
}

const TYPES = ['line', 'text', 'number', 'name', 'mark'] as const
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r' }
const NAMED: Readonly<Record<string, HclValue>> = { true: true, false: false, null: null }

/** Reads the blocks of a bake file (HCL), as far as its values are texts, numbers, lists, maps and variables. */
export class HclReader {
  readonly #text: string
  readonly #names: Names
  #at = 0
  #line = 1
  #token: Token = { type: 'line', text: '' }

  constructor(text: string, names: Names) {
    this.#text = text
    this.#names = names
    this.#next()
  }

  /** @throws HclError */
  blocks(): readonly HclBlock[] {
    const blocks: HclBlock[] = []
    for (;;) {
      this.#skipLines()
      if (this.#token.type === 'end') return blocks
      const type = this.#expect('name')
      const label = this.#token.type === 'text' ? String(this.#texted(this.#expect('text'))) : ''
      this.#mark('{')
      blocks.push({ type, label, attributes: this.#attributes('}', '=') })
    }
  }

  #attributes(end: string, sign: string): Readonly<Record<string, HclValue>> {
    const attributes: Record<string, HclValue> = {}
    for (;;) {
      this.#skipLines()
      if (this.#isMark(end)) break
      const isText = this.#token.type === 'text'
      const name = isText ? String(this.#texted(this.#expect('text'))) : this.#expect('name')
      if (sign === '=' && this.#isMark('{')) throw this.#error(`the block ${name} is not simulated`)
      if (this.#isMark(':')) this.#next()
      else this.#mark('=')
      attributes[name] = this.#value()
      if (this.#isMark(',')) this.#next()
    }
    this.#next()
    return attributes
  }

  #value(): HclValue {
    this.#skipLines()
    const { type, text } = this.#token
    if (type === 'text') return this.#texted(this.#expect('text'))
    if (type === 'number') return Number(this.#expect('number'))
    if (type === 'name') return this.#named(this.#expect('name'))
    this.#next()
    if (text === '[') return this.#list()
    if (text === '{') return this.#attributes('}', ':')
    throw this.#error(`unexpected ${JSON.stringify(text)}`)
  }

  #named(name: string): HclValue {
    if (Object.hasOwn(NAMED, name)) return NAMED[name] ?? null
    if (this.#token.type === 'mark' && /[(.[?]/.test(this.#token.text))
      throw this.#error(`expressions as ${name}${this.#token.text} are not simulated`)
    const value = this.#names(name)
    if (value === undefined) throw this.#error(`Variables not allowed; Unknown variable ${JSON.stringify(name)}`)
    return value
  }

  #list(): readonly HclValue[] {
    const list: HclValue[] = []
    for (;;) {
      this.#skipLines()
      if (this.#isMark(']')) break
      list.push(this.#value())
      this.#skipLines()
      if (this.#isMark(',')) this.#next()
    }
    this.#next()
    return list
  }

  /** A text in quotes, its variables replaced. */
  #texted(quoted: string): HclValue {
    const inner = quoted.slice(1, -1)
    return inner.replaceAll(/\\(.)|\$\{\s*([^}]*?)\s*\}/g, (_all, escaped?: string, name?: string) => {
      if (escaped !== undefined) return ESCAPES[escaped] ?? escaped
      const value = /^[\w-]+$/.test(name ?? '') ? this.#names(name ?? '') : undefined
      if (value === undefined)
        throw this.#error(`the expression \${${name ?? ''}} is not simulated, or its variable is unknown`)
      return String(value)
    })
  }

  #isMark(text: string): boolean {
    return this.#token.type === 'mark' && this.#token.text === text
  }

  #mark(text: string): void {
    if (!this.#isMark(text))
      throw this.#error(`expected ${JSON.stringify(text)}, and not ${JSON.stringify(this.#token.text)}`)
    this.#next()
  }

  #expect(type: Token['type']): string {
    const { type: found, text } = this.#token
    if (found !== type) throw this.#error(`expected a ${type}, and not ${JSON.stringify(text)}`)
    this.#next()
    return text
  }

  #skipLines(): void {
    while (this.#token.type === 'line') this.#next()
  }

  #next(): void {
    TOKEN.lastIndex = this.#at
    const found = TOKEN.exec(this.#text)
    if (!found) throw this.#error(`unexpected ${JSON.stringify(this.#text.slice(this.#at, this.#at + 1))}`)
    this.#line += found[0].split('\n').length - 1
    this.#at = TOKEN.lastIndex
    const index = found.slice(1).findIndex((group) => group !== undefined && group !== '')
    const type = TYPES[index]
    this.#token = type === undefined ? { type: 'end', text: '' } : { type, text: found[index + 1] ?? '' }
  }

  #error(message: string): HclError {
    return new HclError(this.#line, message)
  }
}
