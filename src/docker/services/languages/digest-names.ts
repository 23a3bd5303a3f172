import type { digests } from '../../../linux/gnu/checksums/digest.ts'

/** Digests by the names that hashlib and node:crypto have for them. */
export const digestNames: Readonly<Record<string, keyof typeof digests>> = {
  md5: 'MD5',
  sha1: 'SHA1',
  sha224: 'SHA224',
  sha256: 'SHA256',
  sha384: 'SHA384',
  sha512: 'SHA512',
}

/** How many bytes are digested before others have their turn. */
export const DIGESTED_AT_ONCE = 2 ** 12
