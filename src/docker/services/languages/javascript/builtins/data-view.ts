import { arrayBuffer } from '../buffers.ts'
import { toInteger, toNumber } from '../convert.ts'
import { protoFor } from '../objects.ts'
import { Native, settled, Trouble, typeError, type Value } from '../values.ts'
import type { Maker, NativeCode, Natives } from './install.ts'

const KINDS = [
  ['Int8', 1],
  ['Uint8', 1],
  ['Int16', 2],
  ['Uint16', 2],
  ['Int32', 4],
  ['Uint32', 4],
  ['Float32', 4],
  ['Float64', 8],
  ['BigInt64', 8],
  ['BigUint64', 8],
] as const

type Kind = (typeof KINDS)[number][0]

function viewOf(self: Value): DataView {
  if (self instanceof Native && self.data instanceof DataView) return self.data
  throw typeError('this is not a DataView.')
}

const outside = (): Trouble => new Trouble('RangeError', 'Offset is outside the bounds of the DataView')

const reading = (kind: Kind, size: number): NativeCode =>
  function* ({ realm, self, args: [offset, isLittle] }) {
    const view = viewOf(self)
    const at = yield* settled(toInteger(realm, offset))
    if (at < 0 || at + size > view.byteLength) throw outside()
    return view[`get${kind}`](at, Boolean(isLittle))
  }

const writing = (kind: Kind, size: number): NativeCode =>
  function* ({ realm, self, args: [offset, value, isLittle] }) {
    const view = viewOf(self)
    const at = yield* settled(toInteger(realm, offset))
    const isBig = kind === 'BigInt64' || kind === 'BigUint64'
    if (isBig && typeof value !== 'bigint') throw typeError(`Cannot convert ${String(value)} to a BigInt`)
    const number = isBig ? value : yield* settled(toNumber(realm, value))
    if (at < 0 || at + size > view.byteLength) throw outside()
    view[`set${kind}`](at, number as never, Boolean(isLittle))
    return undefined
  }

const methods: Natives = Object.fromEntries(
  KINDS.flatMap(([kind, size]) => [
    [`get${kind}`, reading(kind, size)],
    [`set${kind}`, writing(kind, size)],
  ]),
)

/** What reads and writes numbers of any kind in a buffer. */
export const dataViewMaker: Maker = {
  name: 'DataView',
  *code({ realm, args: [given, from, count], newTarget }) {
    if (!newTarget) throw typeError("Constructor DataView requires 'new'")
    if (!(given instanceof Native) || !(given.data instanceof ArrayBuffer))
      throw typeError('First argument to DataView constructor must be an ArrayBuffer')
    const offset = yield* settled(toInteger(realm, from))
    const memory = given.data
    if (offset < 0 || offset > memory.byteLength)
      throw new Trouble('RangeError', `Start offset ${offset} is outside the bounds of the buffer`)
    const length = count === undefined ? memory.byteLength - offset : yield* settled(toInteger(realm, count))
    if (length < 0 || offset + length > memory.byteLength)
      throw new Trouble('RangeError', `Invalid DataView length ${length}`)
    return new Native(protoFor(realm, newTarget, 'DataView'), 'DataView', new DataView(memory, offset, length))
  },
  methods: {
    ...methods,
    'get byteLength': ({ self }) => viewOf(self).byteLength,
    'get byteOffset': ({ self }) => viewOf(self).byteOffset,
    'get buffer': ({ realm, self }) => arrayBuffer(realm, viewOf(self).buffer),
  },
}
