import { Complaint } from './complaint.ts'
import { interpolate, type Lookup } from './interpolation.ts'

const BLANKS = /^[^\S\n]*/
const CONTROLS: ReadonlyMap<string, string> = new Map([
  ['a', '\u0007'],
  ['b', '\b'],
  ['c', '\\c'],
  ['f', '\f'],
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['v', '\v'],
  ['$', '$$'],
])

/** What escapes in double quotes stand for; a dollar stays one that is not expanded. */
const withoutEscapes = (text: string): string =>
  text.replace(/\\(?:([abcfnrtv$"\\])|0(\d{0,3}))/g, (_all, letter: string | undefined, digits: string) =>
    letter === undefined ? String.fromCharCode(Number.parseInt(digits, 8)) : (CONTROLS.get(letter) ?? letter),
  )

/** Reads an env file from its beginning to its end, one variable after the other. */
class EnvFile {
  readonly #text: string
  readonly #outside: Lookup
  readonly #found = new Map<string, string>()
  #at = 0

  constructor(text: string, outside: Lookup) {
    this.#text = text.replaceAll('\r\n', '\n')
    this.#outside = outside
  }

  read(): ReadonlyMap<string, string> {
    while (this.#skipToNext()) this.#readVariable()
    return this.#found
  }

  #skipToNext(): boolean {
    this.#at += /^(?:\s+|#[^\n]*)*/.exec(this.#rest())?.[0].length ?? 0
    return this.#at < this.#text.length
  }

  #rest(): string {
    return this.#text.slice(this.#at)
  }

  #fail(what: string): never {
    throw new Complaint(`line ${this.#text.slice(0, this.#at).split('\n').length}: ${what}`)
  }

  #readVariable(): void {
    this.#at += /^export\s+/.exec(this.#rest())?.[0].length ?? 0
    const line = this.#rest()
    const name = /^[\p{L}\p{N}_.\-[\]\s]*?(?=[=:\n]|$)/u.exec(line)?.[0]
    if (name === undefined) {
      const [wrong = ''] = /[^\p{L}\p{N}_.\-[\]\s]/u.exec(line) ?? []
      this.#fail(
        `unexpected character ${JSON.stringify(wrong)} in variable name ${JSON.stringify(line.split('\n')[0])}`,
      )
    }
    this.#at += name.length + 1
    const key = name.trimEnd()
    if (/\s/.test(key)) this.#fail('key cannot contain a space')
    const separator = line.charAt(name.length)
    if (separator === '=' || separator === ':') this.#found.set(key, this.#readValue())
    else this.#inherit(key)
  }

  #inherit(key: string): void {
    const value = this.#outside(key)
    if (value !== undefined) this.#found.set(key, value)
  }

  #readValue(): string {
    this.#at += BLANKS.exec(this.#rest())?.[0].length ?? 0
    const quote = this.#text.charAt(this.#at)
    if (quote === '"' || quote === "'") return this.#readQuoted(quote)
    const [line = ''] = this.#rest().split('\n')
    this.#at += line.length
    return this.#expand((line.split(' #')[0] ?? '').trimEnd())
  }

  #readQuoted(quote: string): string {
    const rest = this.#rest()
    const body = (quote === '"' ? /^"((?:\\[^]|[^"\\])*)"/ : /^'((?:\\[^]|[^'\\])*)'/).exec(rest)
    if (!body) this.#fail(`unterminated quoted value ${rest.split('\n')[0]}`)
    const [whole, inside = ''] = body
    this.#at += whole.length
    return quote === '"' ? this.#expand(withoutEscapes(inside)) : inside.replaceAll("\\'", "'")
  }

  #expand(text: string): string {
    const lookup: Lookup = (name) => this.#outside(name) ?? this.#found.get(name)
    return interpolate(text, lookup, () => undefined)
  }
}

/**
 * The variables of an env file, as compose-go's `dotenv` reads it.
 * @param outside what is set already: it wins where variables are expanded, and names without a value take theirs from it
 * @throws Complaint
 */
export const readEnvFile = (text: string, outside: Lookup): ReadonlyMap<string, string> =>
  new EnvFile(text, outside).read()
