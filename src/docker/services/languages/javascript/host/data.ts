import { digests } from '../../../../../linux/gnu/checksums/digest.ts'
import { bytesOf, textOf } from '../../../../../shell/posix/bytes.ts'
import type { Natives } from '../builtins/install.ts'
import { formatted } from '../inspect/format.ts'
import { inspect } from '../inspect/inspect.ts'
import type { Look } from '../inspect/look.ts'
import { isPromise } from '../promises.ts'
import { Arr, Native, Obj, Trouble, type Value } from '../values.ts'
import { buffer, bytesIn } from './bytes.ts'
import type { Host } from './host.ts'

const lookOf = (value: Value): Partial<Look> => {
  if (!(value instanceof Obj)) return {}
  const look: { -readonly [Key in keyof Look]?: Look[Key] } = {}
  const [depth, colors, breakLength, compact, showHidden, sorted] = [
    'depth',
    'colors',
    'breakLength',
    'compact',
    'showHidden',
    'sorted',
  ].map((key) => value.own(key)?.value)
  if (depth === null || depth === Infinity) look.depth = null
  else if (typeof depth === 'number') look.depth = depth
  if (typeof breakLength === 'number') look.breakLength = breakLength
  if (typeof compact === 'number') look.compact = compact
  else if (compact === false) look.compact = false
  if (typeof colors === 'boolean') look.colors = colors
  if (typeof showHidden === 'boolean') look.showHidden = showHidden
  if (typeof sorted === 'boolean') look.sorted = sorted
  return look
}

const ALGORITHMS: Readonly<Record<string, keyof typeof digests>> = {
  md5: 'MD5',
  sha1: 'SHA1',
  sha224: 'SHA224',
  sha256: 'SHA256',
  sha384: 'SHA384',
  sha512: 'SHA512',
}

/** Bytes, texts and numbers. */
export const data = ({ realm, process }: Host): Natives => ({
  utf8: ({ args: [text] }) => buffer(realm, bytesOf(String(text))),
  text: ({ args: [bytes] }) => textOf(bytesIn(bytes)),
  bytes: ({ args: [items] }) => buffer(realm, Uint8Array.from(items instanceof Arr ? items.items.map(Number) : [])),
  list: ({ args: [bytes] }) => realm.array([...bytesIn(bytes)]),
  byteLength: ({ args: [bytes] }) => bytesIn(bytes).length,
  isBytes: ({ args: [value] }) => value instanceof Native && value.data instanceof Uint8Array,
  hash({ args: [name, bytes] }) {
    const algorithm = ALGORITHMS[String(name).toLowerCase().replace('-', '')]
    if (!algorithm) throw new Trouble('Error', 'Digest method not supported')
    const digest = digests[algorithm](undefined)
    digest.take(bytesIn(bytes))
    return digest.end()
  },
  random: () => process.kernel.chance.next(),
  inspect: ({ args: [value, look] }) => inspect(value, lookOf(look)),
  format: ({ args: [look, ...words] }) => formatted(words, lookOf(look)),
  typeName: ({ args: [value] }) =>
    value instanceof Native ? value.type : value instanceof Arr ? 'Array' : typeof value,
  isPromise: ({ args: [value] }) => isPromise(value),
})
