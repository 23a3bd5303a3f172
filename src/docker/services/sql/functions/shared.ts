import { digests } from '../../../../linux/gnu/checksums/digest.ts'
import { byteLength, bytesOf } from '../../../../shell/posix/bytes.ts'
import { SqlError, type Value } from '../syntax.ts'
import { plainText } from '../types/convert.ts'
import { decimalText, negateDecimal, reckon, roundDecimal, toDecimal } from '../types/decimal.ts'
import { type Called, type Known, lenient, type SqlFunction, strict } from './definition.ts'

const isExact = ({ types: [type] }: Called): boolean => type?.family === 'numeric' || type?.family === 'integer'

/** Letters, counted as people do. */
export const letters = (value: Known): readonly string[] => [...String(value)]

/** A hash of a text, in hexadecimal digits. */
export function hexDigest(name: 'MD5' | 'SHA1' | 'SHA256', value: Known): string {
  const digest = digests[name]()
  digest.take(bytesOf(String(value)))
  return digest.end()
}

/** A password as MariaDB keeps it: SHA-1 of the SHA-1 of its bytes. */
export function passwordHash(password: string): string {
  const once = hexDigest('SHA1', password)
  const digest = digests.SHA1()
  digest.take(Uint8Array.from(once.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
  return `*${digest.end().toUpperCase()}`
}

const text =
  (apply: (text: string) => Value): ((values: readonly Known[]) => Value) =>
  ([value = '']) =>
    apply(String(value))

/** A function of numbers: exact where its number is, floating otherwise. */
function rounding(
  digits: (value: ReturnType<typeof toDecimal>, places: number) => ReturnType<typeof toDecimal>,
  floats: (value: number) => number,
): (values: readonly Known[], called: Called) => Value {
  return ([value = 0, places = 0], called) => {
    const [type] = called.types
    if (type?.family === 'integer' && Number(places) >= 0) return value
    if (!isExact(called)) {
      const factor = 10 ** Number(places)
      return floats(Number(value) * factor) / factor
    }
    const made = decimalText(digits(toDecimal(value), Number(places)))
    return type?.family === 'integer' ? Number(made) : made
  }
}

const cutOff = (value: ReturnType<typeof toDecimal>, places: number) => {
  if (places >= value.scale) return roundDecimal(value, places)
  const base = 10n ** BigInt(value.scale - places)
  return roundDecimal({ units: (value.units / base) * base, scale: value.scale }, places)
}

const towards = (side: 1 | -1) => (value: ReturnType<typeof toDecimal>) => {
  const base = 10n ** BigInt(value.scale)
  const whole = value.units / base
  const hasRest = whole * base !== value.units
  return { units: hasRest && value.units > 0n === (side === 1) ? whole + BigInt(side) : whole, scale: 0 }
}

/** A root, a logarithm or a power; as exact as a floating number is. */
const floating =
  (apply: (...values: readonly number[]) => number): ((values: readonly Known[]) => Value) =>
  (values) =>
    apply(...values.map(Number))

/** PostgreSQL's powers and roots of exact numbers are exact, with 16 digits. */
const exactly =
  (apply: (...values: readonly number[]) => number): ((values: readonly Known[]) => Value) =>
  (values) =>
    decimalText(roundDecimal(toDecimal(apply(...values.map(Number)).toPrecision(17)), 15))

function modulo([one = 0, other = 1]: readonly Known[], called: Called): Value {
  if (Number(other) === 0) {
    if (called.environment.facts.server === 'mysql') return null
    throw new SqlError({ type: 'division-by-zero' })
  }
  const isDecimal = called.types.some(({ family }) => family === 'numeric')
  return isDecimal
    ? decimalText(reckon('%', toDecimal(one), toDecimal(other), 'postgres'))
    : Number(one) % Number(other)
}

const sliced = (value: Known, from: number, many: number | undefined): string => {
  const all = letters(value)
  const begin = Math.max(from - 1, 0)
  const end = many === undefined ? undefined : Math.max(from - 1 + many, begin)
  return all.slice(begin, end).join('')
}

function substring([value = '', from = 1, many]: readonly Known[], { environment: { facts } }: Called): Value {
  const start = Number(from)
  if (facts.server === 'mysql' && start <= 0)
    return start === 0
      ? ''
      : sliced(value, Math.max(letters(value).length + start + 1, 1), many === undefined ? undefined : Number(many))
  if (many !== undefined && Number(many) < 0 && facts.server === 'postgres')
    throw new SqlError({ type: 'negative-length' })
  return sliced(value, start, many === undefined ? undefined : Number(many))
}

/** The place of a text in another, from 1 on; 0 where it is not in it. */
function placeIn([value = '', sought = '']: readonly Known[]): Value {
  const at = String(value).indexOf(String(sought))
  return at < 0 ? 0 : letters(String(value).slice(0, at)).length + 1
}

/** How many characters a text may have that a function fills up. */
const MOST_FILLED = 4_000_000

/** A text so many times. @throws SqlError where that is too long */
export function repeated(unit: string, many: number): string {
  if (unit.length * many > MOST_FILLED)
    throw new SqlError({ type: 'not-simulated', what: `a text of more than ${MOST_FILLED} characters` })
  return unit.repeat(Math.max(many, 0))
}

/** LPAD and RPAD. */
const padded =
  (atStart: boolean): ((values: readonly Known[]) => Value) =>
  ([value = '', length = 0, fill = ' ']) => {
    const all = letters(value)
    if (all.length >= Number(length)) return all.slice(0, Math.max(Number(length), 0)).join('')
    const filling = letters(fill)
    const missing = Number(length) - all.length
    const whole = filling.length === 0 ? 0 : Math.floor(missing / filling.length)
    const added = repeated(String(fill), whole) + filling.slice(0, missing - whole * filling.length).join('')
    return atStart ? added + all.join('') : all.join('') + added
  }

function trimmed(value: Known, chars: Known, sides: 'both' | 'left' | 'right'): string {
  const all = [...String(value)]
  const set = new Set(String(chars))
  let [from, to] = [0, all.length]
  if (sides !== 'right') while (from < to && set.has(all[from] ?? '')) from += 1
  if (sides !== 'left') while (to > from && set.has(all[to - 1] ?? '')) to -= 1
  return all.slice(from, to).join('')
}

const trimming =
  (sides: 'both' | 'left' | 'right') =>
  ([value = '', chars = ' ']: readonly Known[]): Value =>
    trimmed(value, chars, sides)

const joined = (values: readonly Value[], between: string, { environment: { facts } }: Called): string =>
  values
    .filter((value) => value !== null)
    .map((value) =>
      typeof value === 'boolean' && facts.server === 'postgres' ? (value ? 't' : 'f') : plainText(value, facts.server),
    )
    .join(between)

/** Functions that both servers have. */
export const SHARED_FUNCTIONS: readonly SqlFunction[] = [
  strict('version() text', (_values, { environment: { facts } }) => facts.version),
  strict('current_user() name', (_values, { environment: { facts } }) =>
    facts.server === 'mysql' ? `${facts.user}@%` : facts.user,
  ),
  strict('session_user() name', (_values, { environment: { facts } }) =>
    facts.server === 'mysql' ? `${facts.user}@localhost` : facts.sessionUser,
  ),
  strict('user() name', (_values, { environment: { facts } }) =>
    facts.server === 'mysql' ? `${facts.user}@localhost` : facts.user,
  ),
  strict('like_escape(text,text) text', ([value = '', escape = '']) =>
    String(value)
      .replaceAll('\\', String.raw`\\`)
      .replaceAll(String(escape), '\\'),
  ),
  strict(
    'power(float,float) float',
    floating((base = 0, exponent = 0) => base ** exponent),
  ),
  strict(
    'pow(float,float) float',
    floating((base = 0, exponent = 0) => base ** exponent),
  ),
  strict(
    'upper(text) text',
    text((value) => value.toUpperCase()),
  ),
  strict(
    'lower(text) text',
    text((value) => value.toLowerCase()),
  ),
  strict('char_length(text) int', ([value = '']) => letters(value).length),
  strict('character_length(text) int', ([value = '']) => letters(value).length),
  strict('octet_length(text) int', ([value = '']) => byteLength(String(value))),
  strict('reverse(text) text', ([value = '']) => letters(value).toReversed().join('')),
  strict('repeat(text,int) text', ([value = '', many = 0]) => repeated(String(value), Number(many))),
  strict('replace(text,text,text) text', ([value = '', from = '', to = '']) =>
    from === '' ? value : String(value).replaceAll(String(from), () => String(to)),
  ),
  strict('left(text,int) text', ([value = '', many = 0]) => letters(value).slice(0, Number(many)).join('')),
  strict('right(text,int) text', ([value = '', many = 0]) =>
    Number(many) === 0 ? '' : letters(value).slice(-Number(many)).join(''),
  ),
  ...['substring', 'substr', 'mid'].map((name) => strict(`${name}(text,int,int?) text`, substring)),
  strict('lpad(text,int,text?) text', padded(true)),
  strict('rpad(text,int,text?) text', padded(false)),
  strict('btrim(text,text?) text', trimming('both')),
  strict('ltrim(text,text?) text', trimming('left')),
  strict('rtrim(text,text?) text', trimming('right')),
  strict('ascii(text) int', ([value = '']) => String(value).codePointAt(0) ?? 0),
  strict('md5(text) text', ([value = '']) => hexDigest('MD5', value)),
  lenient('concat_ws(text,any*) text', ([between = null, ...values], called) =>
    between === null ? null : joined(values, String(between), called),
  ),
  ...['strpos', 'position'].map((name) => strict(`${name}(text,text) int`, placeIn)),
  strict('abs(number) same', ([value = 0], called) =>
    isDecimalType(called) ? decimalText(absolute(toDecimal(value))) : Math.abs(Number(value)),
  ),
  strict(
    'round(num,int?) same',
    rounding(roundDecimal, (value) => Math.sign(value) * Math.round(Math.abs(value))),
  ),
  strict('round(float) float', ([value = 0]) => halfEven(Number(value))),
  strict('ceil(float) float', floating(Math.ceil)),
  strict('ceiling(float) float', floating(Math.ceil)),
  strict('floor(float) float', floating(Math.floor)),
  strict('ceil(num) same', rounding(towards(1), Math.ceil)),
  strict('ceiling(num) same', rounding(towards(1), Math.ceil)),
  strict('floor(num) same', rounding(towards(-1), Math.floor)),
  strict('mod(number,number) same', modulo),
  strict('sign(number) float', ([value = 0]) => Math.sign(Number(value))),
  strict('sqrt(float) float', ([value = 0], { environment: { facts } }) => rooted(Number(value), facts.server)),
  strict('exp(float) float', floating(Math.exp)),
  strict('ln(float) float', floating(Math.log)),
  strict('pi() float', () => Math.PI),
  strict('sin(float) float', floating(Math.sin)),
  strict('cos(float) float', floating(Math.cos)),
  strict('tan(float) float', floating(Math.tan)),
  strict('atan(float) float', floating(Math.atan)),
  strict(
    'degrees(float) float',
    floating((value) => (value * 180) / Math.PI),
  ),
  strict(
    'radians(float) float',
    floating((value) => (value * Math.PI) / 180),
  ),
]

/** Halves of floating numbers go to the even neighbour. */
const halfEven = (value: number): number =>
  Math.abs(value % 1) === 0.5 ? 2 * Math.round(value / 2) : Math.round(value)

const isDecimalType = ({ types: [type] }: Called): boolean => type?.family === 'numeric'
const absolute = (value: ReturnType<typeof toDecimal>) => (value.units < 0n ? negateDecimal(value) : value)

function rooted(value: number, server: 'postgres' | 'mysql'): Value {
  if (value >= 0) return Math.sqrt(value)
  if (server === 'mysql') return null
  throw new SqlError({ type: 'no-root' })
}

export { cutOff, exactly, floating, joined, rounding }
