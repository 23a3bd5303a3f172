import { raised, typeError, valueError } from '../exceptions.ts'
import { keyOf } from '../protocol.ts'
import { floatOf, wholeOf } from '../numbers.ts'
import { asciiOnly, repr, str } from '../text.ts'
import { typeName } from '../types.ts'
import { Dict, type Steps, Tuple, type Value } from '../values.ts'
import { floatFormat, integerFormat, letterOf, padded } from './numbers.ts'
import type { Spec } from './spec.ts'

/** One directive of a text, such as `%-5.2f`. */
interface Directive {
  readonly flags: string
  readonly width: number
  readonly precision: number | undefined
  readonly kind: string
}

const DIRECTIVE = /%(?:\(([^()]*)\))?([-+ #0]*)(\d+|\*)?(\.(?:\*|\d*))?[hlL]?([^]?)/gu

/** What stands behind `%`: it is taken item by item, or by name. */
class Given {
  readonly #given: Value
  readonly #left: Value[]

  constructor(given: Value) {
    this.#given = given
    this.#left = given instanceof Tuple ? [...given.items] : [given]
  }

  next(): Value {
    const found = this.#left.shift()
    if (found === undefined) throw typeError('not enough arguments for format string')
    return found
  }

  named(name: string): Value {
    if (!(this.#given instanceof Dict)) throw typeError('format requires a mapping')
    this.#left.length = 0
    const found = this.#given.entries.get(keyOf(name))
    if (!found) throw raised('KeyError', name)
    return found[1]
  }

  /** A width or a precision: a number, or the next item. */
  size(text: string): number {
    if (text !== '*') return Number(text)
    const found = this.next()
    if (typeof found !== 'bigint' && typeof found !== 'boolean') throw typeError('* wants int')
    return Number(found)
  }

  /** @throws Raised TypeError where something is left */
  end(): void {
    const isPlain = this.#given instanceof Tuple || !(typeof this.#given === 'object' && this.#given !== null)
    if (this.#left.length > 0 && isPlain) throw typeError('not all arguments converted during string formatting')
  }
}

/** `text % values`. */
export function* percent(text: string, value: Value): Steps<string> {
  const given = new Given(value)
  let [found, end] = ['', 0]
  for (const match of text.matchAll(DIRECTIVE)) {
    const [all, name, flags = '', wide = '0', exact, kind = ''] = match
    found += text.slice(end, match.index)
    end = match.index + all.length
    if (all === '%%') {
      found += '%'
      continue
    }
    if (kind === '(' && name === undefined) throw valueError('incomplete format key')
    const named = name === undefined ? undefined : given.named(name)
    const width = given.size(wide)
    const precision = exact === undefined ? undefined : given.size(exact.slice(1))
    if (kind === '') throw valueError('incomplete format')
    const directive = { flags: width < 0 ? `${flags}-` : flags, width: Math.abs(width), precision, kind }
    checkKnown(kind, end)
    found += yield* shown(named ?? given.next(), directive)
  }
  given.end()
  return found + text.slice(end)
}

function checkKnown(kind: string, end: number): void {
  if ('diouxXeEfFgGcrsa%'.includes(kind)) return
  const code = (kind.codePointAt(0) ?? 0).toString(16)
  throw valueError(`unsupported format character '${kind}' (0x${code}) at index ${end - kind.length}`)
}

function specOf({ flags, width, precision, kind }: Directive): Spec {
  const isLeft = flags.includes('-')
  const isFilled = flags.includes('0') && !isLeft
  return {
    fill: isFilled ? '0' : ' ',
    align: isLeft ? '<' : isFilled ? '=' : '>',
    sign: flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : '',
    isAlternate: flags.includes('#'),
    isPlainZero: false,
    width,
    group: '',
    precision,
    kind,
  }
}

function textOf(text: string, directive: Directive): string {
  const { precision } = directive
  const shortened = precision === undefined ? text : [...text].slice(0, precision).join('')
  return padded(shortened, { ...specOf(directive), fill: ' ', align: directive.flags.includes('-') ? '<' : '>' }, '>')
}

function* shown(value: Value, directive: Directive): Steps<string> {
  const { kind } = directive
  if (kind === 's') return textOf(yield* str(value), directive)
  if (kind === 'r') return textOf(yield* repr(value), directive)
  if (kind === 'a') return textOf(asciiOnly(yield* repr(value)), directive)
  if (kind === '%') return '%'
  if (kind === 'c') return textOf(letter(value), directive)
  return /[diouxX]/.test(kind) ? whole(value, directive) : float(value, directive)
}

function letter(value: Value): string {
  if (typeof value === 'bigint' || typeof value === 'boolean') return letterOf(BigInt(value))
  if (typeof value === 'string' && [...value].length === 1) return value
  throw typeError('%c requires int or char')
}

function integerOf(value: Value, kind: string): bigint {
  if (typeof value === 'bigint' || typeof value === 'boolean') return BigInt(value)
  const isDecimal = 'diu'.includes(kind)
  if (!isDecimal || typeof value !== 'number')
    throw typeError(
      `%${kind} format: ${isDecimal ? 'a real number' : 'an integer'} is required, not ${typeName(value)}`,
    )
  return wholeOf(value)
}

function whole(value: Value, directive: Directive): string {
  const given = integerOf(value, directive.kind)
  const spec = {
    ...specOf(directive),
    kind: 'iu'.includes(directive.kind) ? 'd' : directive.kind,
    precision: undefined,
  }
  if (directive.precision === undefined) return integerFormat(given, spec)
  const digits = integerFormat(given, { ...spec, width: 0 })
  const [, head = '', rest = ''] = /^([-+ ]?(?:0[xXo])?)(.*)$/.exec(digits) ?? []
  return textOf(head + rest.padStart(directive.precision, '0'), { ...directive, precision: undefined })
}

function float(value: Value, directive: Directive): string {
  if (typeof value !== 'number' && typeof value !== 'bigint' && typeof value !== 'boolean')
    throw typeError(`must be real number, not ${typeName(value)}`)
  return floatFormat(typeof value === 'bigint' ? floatOf(value) : Number(value), specOf(directive))
}
