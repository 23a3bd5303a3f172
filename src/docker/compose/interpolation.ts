/** What a variable is worth; undefined where it is not set. */
export type Lookup = (name: string) => string | undefined

/** A text that cannot be interpolated. The message is compose-go's. */
export class BadTemplate extends Error {
  /** `template` is no template at all; `required` lacks a variable that must have a value. */
  readonly type: 'template' | 'required'

  constructor(type: BadTemplate['type'], message: string) {
    super(message)
    this.name = 'BadTemplate'
    this.type = type
  }
}

const VARIABLE = /^[_a-z][_a-z0-9]*/i

/** Where the brace ends that was opened before `from`; -1 for one that is not closed. */
function braceEnd(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (char === '{') depth += 1
    if (char === '}') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

function required(name: string, message: string): never {
  const reason = message === '' ? '' : `: ${message}`
  throw new BadTemplate('required', `required variable ${name} is missing a value${reason}`)
}

class Interpolation {
  readonly #template: string
  readonly #lookup: Lookup
  readonly #missing: (name: string) => void

  constructor(template: string, lookup: Lookup, missing: (name: string) => void) {
    this.#template = template
    this.#lookup = lookup
    this.#missing = missing
  }

  run(): string {
    const text = this.#template
    let result = ''
    let at = 0
    for (let dollar = text.indexOf('$'); dollar >= 0; dollar = text.indexOf('$', at)) {
      result += text.slice(at, dollar)
      const [value, end] = this.#value(dollar + 1)
      result += value
      at = end
    }
    return result + text.slice(at)
  }

  /** What stands at a place after a dollar, and where it ends. */
  #value(at: number): readonly [string, number] {
    const text = this.#template
    if (text.charAt(at) === '$') return ['$', at + 1]
    if (text.charAt(at) === '{') return this.#braced(at + 1)
    const name = VARIABLE.exec(text.slice(at))?.[0]
    return name === undefined ? ['$', at] : [this.#plain(name), at + name.length]
  }

  #braced(at: number): readonly [string, number] {
    const end = braceEnd(this.#template, at)
    const inner = this.#template.slice(at, end)
    const name = VARIABLE.exec(inner)?.[0]
    const [, colon = '', operator = '', rest = ''] = /^(:?)([-+?])([^]*)$/.exec(inner.slice(name?.length ?? 0)) ?? []
    if (end < 0 || name === undefined || (operator === '' && name !== inner)) {
      throw new BadTemplate('template', `Invalid template: ${JSON.stringify(this.#template)}`)
    }
    if (operator === '') return [this.#plain(name), end + 1]
    const value = this.#lookup(name)
    const there = value !== undefined && !(colon === ':' && value === '')
    if (operator === '+') return [there ? this.#inner(rest) : '', end + 1]
    if (there) return [value, end + 1]
    return [operator === '?' ? required(name, this.#inner(rest)) : this.#inner(rest), end + 1]
  }

  #inner(template: string): string {
    return new Interpolation(template, this.#lookup, this.#missing).run()
  }

  #plain(name: string): string {
    const value = this.#lookup(name)
    if (value === undefined) this.#missing(name)
    return value ?? ''
  }
}

/**
 * A text with its variables replaced: `$V ${V} ${V:-d} ${V-d} ${V:+d} ${V+d} ${V:?e} ${V?e} $$` (compose-go, `template`).
 * @param missing hears of variables that are not set and have no other value
 * @throws BadTemplate
 */
export const interpolate = (template: string, lookup: Lookup, missing: (name: string) => void): string =>
  new Interpolation(template, lookup, missing).run()
