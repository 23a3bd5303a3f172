import { atOnce } from '../../../../base/work.ts'
import { encodeUtf8 } from '../../../../host.ts'
import { base64Coding, encode } from '../../../../linux/gnu/base-coding/encode.ts'
import { octetsOf } from '../../../../linux/gnu/library/octets.ts'
import { md5Crypt } from '../../../../linux/gnu/openssl/crypt.ts'
import { hashed, SHA1 } from '../../../../linux/gnu/openssl/hashes.ts'

/** Whether a password is the one of a line of a file of users; undefined where it is kept in a way that is not simulated. */
export function passwordFits(password: string, kept: string): boolean | undefined {
  const [, magic, salt, hash] = /^\$(apr1|1)\$([^$]*)\$(.*)$/.exec(kept) ?? []
  if (magic !== undefined && salt !== undefined) return atOnce(md5Crypt(password, salt, magic)).endsWith(`$${hash}`)
  if (kept.startsWith('{PLAIN}')) return kept.slice('{PLAIN}'.length) === password
  if (!kept.startsWith('{SHA}')) return undefined
  return kept.slice('{SHA}'.length) === encode(octetsOf(atOnce(hashed(SHA1, encodeUtf8(password)))), base64Coding)
}
