import type { Work } from '../../../base/work.ts'
import { encodeUtf8 } from '../../../host.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import { type Hash, hashed, MD5, SHA256, SHA512 } from './hashes.ts'

/** The digits of crypt(5). */
export const DIGITS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SHA_ROUNDS = 5000
const MD5_ROUNDS = 1000

/** `count` characters of crypt(5) for the bits of three bytes, the lowest first. */
function characters(high: number, middle: number, low: number, count: number): string {
  let [value, text] = [(high << 16) | (middle << 8) | low, '']
  for (let at = 0; at < count; at += 1) {
    text += DIGITS.charAt(value & 63)
    value >>= 6
  }
  return text
}

/** Bytes again and again, up to a length. */
function repeated(bytes: Uint8Array, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, at) => bytes[at % bytes.length] ?? 0)
}

/** The triples in which the bytes of a sum are written, and how many characters the last one has. */
const MD5_ORDER = [
  [0, 6, 12],
  [1, 7, 13],
  [2, 8, 14],
  [3, 9, 15],
  [4, 10, 5],
]
/** The same of SHA-2: triples that stand `count` apart, each turned on by as many places as the one before and `step` more. */
const turnedTriples = (count: number, step: number): readonly (readonly number[])[] =>
  Array.from({ length: count }, (_, at) => [0, 1, 2].map((place) => at + count * ((place + at * step) % 3)))
const SHA256_ORDER = turnedTriples(10, 2)
const SHA512_ORDER = turnedTriples(21, 1)

/** crypt(5) with MD5; `magic` is 1 or apr1. */
export function* md5Crypt(password: string, salt: string, magic: string): Work<string> {
  const [key, grains] = [encodeUtf8(password), encodeUtf8(salt.slice(0, 8))]
  const other = yield* hashed(MD5, joinBytes([key, grains, key]))
  const bits: Uint8Array[] = []
  for (let left = key.length; left > 0; left >>= 1) bits.push(left & 1 ? Uint8Array.of(0) : key.slice(0, 1))
  let sum = yield* hashed(MD5, joinBytes([key, encodeUtf8(`$${magic}$`), grains, repeated(other, key.length), ...bits]))
  for (let round = 0; round < MD5_ROUNDS; round += 1) {
    const [first, last] = round % 2 === 1 ? [key, sum] : [sum, key]
    const between = [...(round % 3 > 0 ? [grains] : []), ...(round % 7 > 0 ? [key] : [])]
    sum = yield* hashed(MD5, joinBytes([first, ...between, last]))
  }
  const byte = (at: number): number => sum[at] ?? 0
  const text = MD5_ORDER.map(([a = 0, b = 0, c = 0]) => characters(byte(a), byte(b), byte(c), 4)).join('')
  return `$${magic}$${salt.slice(0, 8)}$${text}${characters(0, 0, byte(11), 2)}`
}

/** What begins the rounds: a sum over the key, the salt and another sum. */
function* beginning(hash: Hash, key: Uint8Array, grains: Uint8Array): Work<Uint8Array> {
  const other = yield* hashed(hash, joinBytes([key, grains, key]))
  const bits: Uint8Array[] = []
  for (let left = key.length; left > 0; left >>= 1) bits.push(left & 1 ? other : key)
  return yield* hashed(hash, joinBytes([key, grains, repeated(other, key.length), ...bits]))
}

/** crypt(5) with SHA-256 (`5`) or SHA-512 (`6`). */
export function* shaCrypt(password: string, salt: string, magic: '5' | '6'): Work<string> {
  const hash = magic === '5' ? SHA256 : SHA512
  const [key, grains] = [encodeUtf8(password), encodeUtf8(salt.slice(0, 16))]
  let sum = yield* beginning(hash, key, grains)
  const keys = repeated(yield* hashed(hash, joinBytes(Array.from(key, () => key))), key.length)
  const salts = Array.from({ length: 16 + (sum[0] ?? 0) }, () => grains)
  const salted = repeated(yield* hashed(hash, joinBytes(salts)), grains.length)
  for (let round = 0; round < SHA_ROUNDS; round += 1) {
    const [first, last] = round % 2 === 1 ? [keys, sum] : [sum, keys]
    const between = [...(round % 3 > 0 ? [salted] : []), ...(round % 7 > 0 ? [keys] : [])]
    sum = yield* hashed(hash, joinBytes([first, ...between, last]))
  }
  const byte = (at: number): number => sum[at] ?? 0
  const order = magic === '5' ? SHA256_ORDER : SHA512_ORDER
  const text = order.map(([a = 0, b = 0, c = 0]) => characters(byte(a), byte(b), byte(c), 4)).join('')
  const end = magic === '5' ? characters(0, byte(31), byte(30), 3) : characters(0, 0, byte(63), 2)
  return `$${magic}$${salt.slice(0, 16)}$${text}${end}`
}
