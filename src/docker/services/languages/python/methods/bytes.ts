import { joinBytes } from '../../../../../shell/posix/bytes.ts'
import { argument, define, type Methods, needed, textArgument, wholeArgument } from '../arguments.ts'
import { latin1 } from '../bytes.ts'
import { raised, typeError, valueError } from '../exceptions.ts'
import { itemsOf } from '../protocol.ts'
import { typeName, types } from '../types.ts'
import {
  Builtin,
  Bytes,
  Descriptor,
  isDue,
  List,
  type Native,
  PAUSE,
  settled,
  type Steps,
  Tuple,
  type Value,
  type Words,
} from '../values.ts'
import { textMethods } from './str.ts'

export const isBytes = (value: Value): value is Bytes => value instanceof Bytes

const decoder = (bytes: Uint8Array): string => {
  let text = ''
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    let code = length === 1 ? first : first & (0xff >> (length + 1))
    for (let more = 1; more < length; more += 1) code = (code << 6) | ((bytes[at + more] ?? 0) & 63)
    text += String.fromCodePoint(code)
    at += length
  }
  return text
}

/** Bytes from a text with a letter for each. */
const bytesFrom = (text: string): Bytes => new Bytes(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))

/** What a method of texts gave, with bytes for its texts. */
function asBytes(value: Value): Value {
  if (typeof value === 'string') return bytesFrom(value)
  if (value instanceof List) return new List(value.items.map(asBytes))
  return value instanceof Tuple ? new Tuple(value.items.map(asBytes)) : value
}

/** An argument of a method of texts, with texts for its bytes. */
function asText(value: Value): Value {
  if (typeof value === 'string') throw typeError("a bytes-like object is required, not 'str'")
  if (value instanceof Bytes) return latin1(value.bytes)
  return value instanceof Tuple ? new Tuple(value.items.map(asText)) : value
}

/** A method of bytes that does what the one of texts does. */
const likeText = (name: string): Methods<Bytes>[string] =>
  function* ({ bytes }, { places, named }) {
    const method = textMethods[name]
    if (!method) throw typeError(`no method ${name}`)
    return asBytes(yield* settled(method(latin1(bytes), { places: places.map(asText), named })))
  }

const LIKE_TEXT =
  'strip lstrip rstrip split rsplit splitlines partition rpartition replace find rfind index rindex count startswith ' +
  'endswith removeprefix removesuffix isdigit isspace isascii center ljust rjust zfill expandtabs'

function* joined({ bytes }: Bytes, given: Words): Steps<Value> {
  const pieces: Uint8Array[] = []
  for (const [at, item] of (yield* itemsOf(needed(given, 0))).entries()) {
    if (!(item instanceof Bytes))
      throw typeError(`sequence item ${at}: expected a bytes-like object, ${typeName(item)} found`)
    if (at > 0) pieces.push(bytes)
    pieces.push(item.bytes)
    if (isDue(at)) yield PAUSE
  }
  return new Bytes(joinBytes(pieces))
}

const asciiOf = (value: Value): string => (value instanceof Bytes ? latin1(value.bytes) : String(value))

const changed =
  (letters: RegExp, change: (letter: string) => string): Methods<Bytes>[string] =>
  ({ bytes }) =>
    bytesFrom(latin1(bytes).replace(letters, change))

const fromHex: Native = (given) => {
  const text = textArgument(given, 0)
  const digits = text.replace(/\s+/g, '')
  const wrong = /[^\s\da-fA-F]/.exec(text)?.index ?? (digits.length % 2 === 1 ? text.length : -1)
  if (wrong >= 0) throw valueError(`non-hexadecimal number found in fromhex() arg at position ${wrong}`)
  return new Bytes(Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

types.bytes.members.set('fromhex', new Descriptor('staticmethod', new Builtin('fromhex', fromHex)))

define(types.bytes, isBytes, {
  decode: ({ bytes }, given) =>
    /latin|ascii/.test(String(argument(given, 0, 'encoding') ?? '')) ? latin1(bytes) : decoder(bytes),
  *hex({ bytes }, given) {
    const [separator, group] = [argument(given, 0, 'sep') ?? '', wholeArgument(given, 1, 'bytes_per_sep', 1)]
    let text = ''
    for (const [at, byte] of bytes.entries()) {
      // groups are counted from the end, or from the start where their size is negative
      const isNext = at > 0 && group !== 0 && (group > 0 ? bytes.length - at : at) % Math.abs(group) === 0
      text += `${isNext ? asciiOf(separator) : ''}${byte.toString(16).padStart(2, '0')}`
      if (isDue(at)) yield PAUSE
    }
    return text
  },
  ...Object.fromEntries(LIKE_TEXT.split(' ').map((name) => [name, likeText(name)])),
  join: joined,
  upper: changed(/[a-z]/g, (letter) => letter.toUpperCase()),
  lower: changed(/[A-Z]/g, (letter) => letter.toLowerCase()),
})

/** Whether the first byte is the greatest part of the number, in an argument that says so. */
function isBigEndian(given: Words): boolean {
  const order = argument(given, 1, 'byteorder') ?? 'big'
  if (order !== 'big' && order !== 'little') throw valueError("byteorder must be either 'little' or 'big'")
  return order === 'big'
}

const fromBytes: Native = (given) => {
  const value = needed(given, 0)
  if (!(value instanceof Bytes)) throw typeError(`cannot convert '${typeName(value)}' object to bytes`)
  const bytes = isBigEndian(given) ? value.bytes : value.bytes.toReversed()
  if (bytes.length === 0) return 0n
  const number = BigInt(`0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`)
  return given.named.get('signed') === true ? BigInt.asIntN(bytes.length * 8, number) : number
}

types.int.members.set('from_bytes', new Descriptor('staticmethod', new Builtin('from_bytes', fromBytes)))

define(types.int, (value): value is bigint => typeof value === 'bigint', {
  to_bytes(value, given) {
    const [length, isSigned] = [Number(argument(given, 0, 'length') ?? 1n), given.named.get('signed') === true]
    if (value < 0n && !isSigned) throw raised('OverflowError', "can't convert negative int to unsigned")
    const kept = isSigned ? BigInt.asIntN(length * 8, value) : BigInt.asUintN(length * 8, value)
    if (kept !== value) throw raised('OverflowError', 'int too big to convert')
    const digits = BigInt.asUintN(length * 8, value)
      .toString(16)
      .padStart(length * 2, '0')
    const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
    return new Bytes(isBigEndian(given) ? bytes : bytes.toReversed())
  },
  bit_count: (value) => BigInt([...(value < 0n ? -value : value).toString(2)].filter((bit) => bit === '1').length),
})
