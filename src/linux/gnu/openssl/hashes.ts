import type { Work } from '../../../base/work.ts'
import { digests } from '../checksums/digest.ts'
import type { Digest } from '../checksums/hash.ts'

/** A hash of openssl's. */
export interface Hash {
  /** As it is told before a sum. */
  readonly title: string
  /** Bytes in a block. */
  readonly block: number
  make(): Digest
}

export const MD5: Hash = { title: 'MD5', block: 64, make: digests.MD5 }
export const SHA1: Hash = { title: 'SHA1', block: 64, make: digests.SHA1 }
export const SHA256: Hash = { title: 'SHA2-256', block: 64, make: digests.SHA256 }
export const SHA512: Hash = { title: 'SHA2-512', block: 128, make: digests.SHA512 }

/** Hashes by the names that options and commands have. */
export const hashes: Readonly<Record<string, Hash>> = {
  md5: MD5,
  sha1: SHA1,
  sha224: { title: 'SHA2-224', block: 64, make: digests.SHA224 },
  sha256: SHA256,
  sha384: { title: 'SHA2-384', block: 128, make: digests.SHA384 },
  sha512: SHA512,
  blake2b512: { title: 'BLAKE2B-512', block: 128, make: () => digests.BLAKE2b(512) },
}

/** Hexadecimal digits as bytes. Keys are made by thousands of sums, so it does not go through texts. */
export function fromHex(digits: string): Uint8Array {
  const bytes = new Uint8Array(digits.length / 2)
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (valueAt(digits, at * 2) << 4) | valueAt(digits, at * 2 + 1)
  return bytes
}

/** The value of a hexadecimal digit. */
function valueAt(digits: string, at: number): number {
  const code = digits.charCodeAt(at)
  return code < 0x40 ? code - 0x30 : (code & 0x1f) + 9
}

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** How many bytes are hashed between two turns. */
const PIECE = 1 << 16

/** The hash of bytes. */
export function* hashed({ make }: Hash, bytes: Uint8Array): Work<Uint8Array> {
  const digest = make()
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE)
    digest.take(piece)
    yield piece.length / 8
  }
  return fromHex(digest.end())
}

/** The hash of bytes that are few. */
function hashedAtOnce({ make }: Hash, parts: readonly Uint8Array[]): Uint8Array {
  const digest = make()
  for (const part of parts) digest.take(part)
  return fromHex(digest.end())
}

/** A hash under a key, RFC 2104, of bytes that are few. */
export function keyed(hash: Hash, key: Uint8Array): (bytes: Uint8Array) => Uint8Array {
  const whole = new Uint8Array(hash.block)
  whole.set(key.length > hash.block ? hashedAtOnce(hash, [key]) : key)
  const [inner, outer] = [whole.map((byte) => byte ^ 0x36), whole.map((byte) => byte ^ 0x5c)]
  return (bytes) => hashedAtOnce(hash, [outer, hashedAtOnce(hash, [inner, bytes])])
}
