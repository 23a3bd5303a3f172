import { base64Coding, decode, encode } from '../../../../../linux/gnu/base-coding/encode.ts'
import { digests } from '../../../../../linux/gnu/checksums/digest.ts'
import { DIGESTED_AT_ONCE, digestNames } from '../../digest-names.ts'
import { textArgument } from '../arguments.ts'
import { latin1 } from '../bytes.ts'
import { typeError, valueError } from '../exceptions.ts'
import { typeName } from '../types.ts'
import { Bytes, type Native, PAUSE, type Value, type Words } from '../values.ts'
import { natives } from './native.ts'

function bytesArgument({ places }: Words, at: number): Uint8Array {
  const value = places[at] ?? null
  if (!(value instanceof Bytes)) throw typeError(`a bytes-like object is required, not '${typeName(value)}'`)
  return value.bytes
}

/** The digest of bytes, in hexadecimal: `digest(name, bytes)`. */
const digest: Native = function* (given) {
  const algorithm = digestNames[textArgument(given, 0)]
  if (!algorithm) throw valueError(`unsupported hash type ${textArgument(given, 0)}`)
  const bytes = bytesArgument(given, 1)
  const made = digests[algorithm](undefined)
  for (let at = 0; at < bytes.length; at += DIGESTED_AT_ONCE) {
    made.take(bytes.subarray(at, at + DIGESTED_AT_ONCE))
    yield PAUSE
  }
  return made.end()
}

/** What hashlib and base64 are made of. */
export const hashes = (): ReadonlyMap<string, Value> =>
  natives({
    digest,
    to_base64: (given) => encode(latin1(bytesArgument(given, 0)), base64Coding),
    from_base64: (given) => {
      const { octets } = decode(textArgument(given, 0), base64Coding)
      return new Bytes(Uint8Array.from(octets, (octet) => octet.charCodeAt(0)))
    },
  })
