import { digests } from '../../../../../linux/gnu/checksums/digest.ts'
import { needed, textArgument } from '../arguments.ts'
import { typeError, valueError } from '../exceptions.ts'
import { itemsOf } from '../protocol.ts'
import { typeName } from '../types.ts'
import { Bytes, PAUSE, type Steps, type Value, type Words } from '../values.ts'
import { natives } from './native.ts'

const ALGORITHMS: Readonly<Record<string, keyof typeof digests>> = {
  md5: 'MD5',
  sha1: 'SHA1',
  sha224: 'SHA224',
  sha256: 'SHA256',
  sha384: 'SHA384',
  sha512: 'SHA512',
}

/** The bytes that are hashed before others have their turn. */
const PIECE = 1 << 16

/** The hash of pieces of bytes, in hexadecimal digits. */
function* hexdigest(given: Words): Steps<Value> {
  const name = textArgument(given, 0)
  const algorithm = Object.hasOwn(ALGORITHMS, name) ? ALGORITHMS[name] : undefined
  if (algorithm === undefined) throw valueError(`unsupported hash type ${name}`)
  const digest = digests[algorithm](undefined)
  for (const data of yield* itemsOf(needed(given, 1))) {
    if (!(data instanceof Bytes)) throw typeError(`object supporting the buffer API required, not ${typeName(data)}`)
    for (let at = 0; at < data.bytes.length; at += PIECE) {
      if (at > 0) yield PAUSE
      digest.take(data.bytes.subarray(at, at + PIECE))
    }
  }
  return digest.end()
}

/** What hashlib asks of the hashes. */
export const hashes = (): ReadonlyMap<string, Value> => natives({ hexdigest })
