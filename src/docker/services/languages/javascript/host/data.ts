import { digests } from '../../../../../linux/gnu/checksums/digest.ts'
import { DIGESTED_AT_ONCE, digestNames } from '../../digest-names.ts'
import { bytesOf, joinBytes, textOf } from '../../../../../shell/posix/bytes.ts'
import type { Natives } from '../builtins/install.ts'
import { formatted } from '../inspect/format.ts'
import { inspect, showAs } from '../inspect/inspect.ts'
import type { Look } from '../inspect/look.ts'
import { checkBytes } from '../memory.ts'
import { isPromise } from '../promises.ts'
import type { Realm } from '../realm.ts'
import { Arr, Native, Obj, type Steps, Trouble, type Value } from '../values.ts'
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

/** Takes bytes piece by piece, others having their turn in between. */
function* eachPiece(realm: Realm, bytes: Uint8Array, take: (piece: Uint8Array) => void): Steps<void> {
  for (let at = 0; at < bytes.length; at += DIGESTED_AT_ONCE) {
    take(bytes.subarray(at, at + DIGESTED_AT_ONCE))
    const due = realm.pause(DIGESTED_AT_ONCE)
    if (due) yield due
  }
}

/** Bytes that repeat a pattern: zeros where it is empty. @throws HeapExhausted */
function filled(size: number, pattern: Uint8Array): Uint8Array {
  checkBytes(size)
  const bytes = new Uint8Array(Math.max(0, size))
  bytes.set(pattern.subarray(0, bytes.length))
  for (let done = pattern.length; done > 0 && done < bytes.length; done *= 2) bytes.copyWithin(done, 0, done)
  return bytes
}

/** Bytes, texts and numbers. */
export const data = ({ realm, process }: Host): Natives => ({
  utf8: ({ args: [text] }) => buffer(realm, bytesOf(String(text))),
  text: ({ args: [bytes] }) => textOf(bytesIn(bytes)),
  bytes: ({ args: [items] }) => buffer(realm, Uint8Array.from(items instanceof Arr ? items.items.map(Number) : [])),
  list: ({ args: [bytes] }) => realm.array([...bytesIn(bytes)]),
  byteLength: ({ args: [bytes] }) => bytesIn(bytes).length,
  isBytes: ({ args: [value] }) => value instanceof Native && value.data instanceof Uint8Array,
  over: ({ args: [bytes] }) => buffer(realm, bytesIn(bytes)),
  filled: ({ args: [size, pattern] }) => buffer(realm, filled(Number(size), bytesIn(pattern))),
  joined({ args: [list] }) {
    const joined = list instanceof Arr ? list.items.map(bytesIn) : []
    checkBytes(joined.reduce((sum, { length }) => sum + length, 0))
    return buffer(realm, joinBytes(joined).slice())
  },
  part: ({ args: [bytes, start, end] }) =>
    buffer(realm, bytesIn(bytes).subarray(Number(start ?? 0), end === undefined ? undefined : Number(end))),
  *hex({ args: [bytes] }) {
    let text = ''
    yield* eachPiece(realm, bytesIn(bytes), (piece) => {
      for (const byte of piece) text += byte.toString(16).padStart(2, '0')
    })
    return text
  },
  *hash({ args: [name, bytes] }) {
    const algorithm = digestNames[String(name).toLowerCase().replace('-', '')]
    if (!algorithm) throw new Trouble('Error', 'Digest method not supported')
    const digest = digests[algorithm](undefined)
    yield* eachPiece(realm, bytesIn(bytes), (piece) => digest.take(piece))
    return digest.end()
  },
  random: () => process.kernel.chance.next(),
  showAs({ args: [object, other] }) {
    if (object instanceof Obj) showAs(object, other instanceof Obj ? other : String(other))
  },
  inspect: ({ args: [value, look] }) => inspect(value, lookOf(look)),
  format: ({ args: [look, ...words] }) => formatted(words, lookOf(look)),
  typeName: ({ args: [value] }) =>
    value instanceof Native ? value.type : value instanceof Arr ? 'Array' : typeof value,
  isPromise: ({ args: [value] }) => isPromise(value),
})
