import { encodeUtf8 } from '../../../../host.ts'
import { digests } from '../../../../linux/gnu/checksums/digest.ts'
import { octetsOf } from '../../../../linux/gnu/library/octets.ts'
import { base64Coding, encode } from '../../../../linux/gnu/base-coding/encode.ts'

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

function digest(name: 'MD5' | 'SHA1', ...parts: readonly Uint8Array[]): Uint8Array {
  const made = digests[name]()
  for (const part of parts) made.take(part)
  return bytesOf(made.end())
}

const SIGNS = './0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** The bytes of a digest, three by three, in the order in which they are written. */
const ORDER = [
  [0, 6, 12],
  [1, 7, 13],
  [2, 8, 14],
  [3, 9, 15],
  [4, 10, 5],
] as const

function signs(value: number, count: number): string {
  return Array.from({ length: count }, (_none, at) => SIGNS[(value >> (6 * at)) & 63]).join('')
}

const ROUNDS = 1000

/** A password as Apache's variant of MD5-crypt keeps it: https://httpd.apache.org/docs/2.4/misc/password_encryptions.html */
function apacheMd5(text: string, salt: string): string {
  const [password, grain] = [encodeUtf8(text), encodeUtf8(salt)]
  const inner = digest('MD5', password, grain, password)
  const parts: Uint8Array[] = [password, encodeUtf8('$apr1$'), grain]
  for (let left = password.length; left > 0; left -= 16) parts.push(inner.slice(0, Math.min(16, left)))
  for (let bits = password.length; bits > 0; bits >>= 1) parts.push(bits & 1 ? new Uint8Array(1) : password.slice(0, 1))
  let made = digest('MD5', ...parts)
  for (let round = 0; round < ROUNDS; round += 1) {
    const isOdd = round % 2 === 1
    const turn = [isOdd ? password : made]
    if (round % 3 !== 0) turn.push(grain)
    if (round % 7 !== 0) turn.push(password)
    made = digest('MD5', ...turn, isOdd ? made : password)
  }
  const byte = (at: number): number => made[at] ?? 0
  return (
    ORDER.map(([one, two, three]) => signs((byte(one) << 16) | (byte(two) << 8) | byte(three), 4)).join('') +
    signs(byte(11), 2)
  )
}

/** Whether a password is the one of a line of a file of users; undefined where it is kept in a way that is not simulated. */
export function passwordFits(password: string, kept: string): boolean | undefined {
  const [, salt, hash] = /^\$apr1\$([^$]*)\$(.*)$/.exec(kept) ?? []
  if (salt !== undefined) return apacheMd5(password, salt.slice(0, 8)) === hash
  if (kept.startsWith('{PLAIN}')) return kept.slice('{PLAIN}'.length) === password
  if (kept.startsWith('{SHA}'))
    return kept.slice('{SHA}'.length) === encode(octetsOf(digest('SHA1', encodeUtf8(password))), base64Coding)
  return undefined
}
