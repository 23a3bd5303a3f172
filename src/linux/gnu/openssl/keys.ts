import type { Work } from '../../../base/work.ts'
import { joinBytes } from '../../../shell/posix/bytes.ts'
import { type Hash, hashed, keyed } from './hashes.ts'

/** What a key is made from. */
export interface Secret {
  readonly password: Uint8Array
  readonly salt: Uint8Array
  readonly hash: Hash
}

/** After how many rounds others have their turn, and how many steps that is. */
const ROUNDS = 32
const STEPS = 1024

/** PBKDF2, RFC 8018: `length` bytes. */
export function* strongKey({ password, salt, hash }: Secret, rounds: number, length: number): Work<Uint8Array> {
  const under = keyed(hash, password)
  const parts: Uint8Array[] = []
  for (let block = 1, made = 0; made < length; block += 1) {
    let last = under(joinBytes([salt, Uint8Array.of(0, 0, 0, block)]))
    const sum = last.slice()
    for (let round = 1; round < rounds; round += 1) {
      last = under(last)
      for (let at = 0; at < sum.length; at += 1) sum[at] = (sum[at] ?? 0) ^ (last[at] ?? 0)
      if (round % ROUNDS === 0) yield STEPS
    }
    parts.push(sum)
    made += sum.length
  }
  return joinBytes(parts).slice(0, length)
}

/** The old way of openssl, EVP_BytesToKey(3): hashes of hashes. */
export function* weakKey({ password, salt, hash }: Secret, length: number): Work<Uint8Array> {
  const parts: Uint8Array[] = []
  let last: Uint8Array = new Uint8Array()
  for (let made = 0; made < length; made += last.length) {
    last = yield* hashed(hash, joinBytes([last, password, salt]))
    parts.push(last)
  }
  return joinBytes(parts).slice(0, length)
}
