import { bytesOf, textOf } from '../../../shell/posix/bytes.ts'
import { ANY, type Command, Refused, SYNTAX, whole, type Words } from './command.ts'
import type { Keys } from './keys.ts'
import { integer, type Reply } from './reply.ts'
import { stringAt } from './value-at.ts'

const NO_OFFSET = 'ERR bit offset is not an integer or out of range'
const NO_BIT = 'ERR The bit argument must be 1 or 0.'

/** Redis takes offsets below 2^32; a text of that length has no place in a page. */
const MOST_BITS = 2 ** 24

const bytesAt = (keys: Keys, key: string): Uint8Array => bytesOf(stringAt(keys, key) ?? '')

function offsetOf(word: string): number {
  const at = Number(word)
  if (!/^\d+$/.test(word) || at >= 2 ** 32) throw new Refused(NO_OFFSET)
  if (at >= MOST_BITS) throw new Refused(`ERR bit offsets from ${MOST_BITS} on are not simulated here`)
  return at
}

const bitAt = (bytes: Uint8Array, at: number): number => ((bytes[at >> 3] ?? 0) >> (7 - (at & 7))) & 1

function setbit(keys: Keys, [key = '', offset = '', bit = '']: Words): Reply {
  const at = offsetOf(offset)
  if (bit !== '0' && bit !== '1') throw new Refused('ERR bit is not an integer or out of range')
  const before = bytesAt(keys, key)
  const bytes = new Uint8Array(Math.max(before.length, (at >> 3) + 1))
  bytes.set(before)
  const mask = 1 << (7 - (at & 7))
  bytes[at >> 3] = bit === '1' ? (bytes[at >> 3] ?? 0) | mask : (bytes[at >> 3] ?? 0) & ~mask
  keys.set(key, { type: 'string', text: textOf(bytes) })
  return integer(bitAt(before, at))
}

/** A range of bits, from the end where they are negative; `BYTE` and `BIT` say what is counted. */
function rangeOf(length: number, [from = '0', to = '-1', unit = 'BYTE']: Words): readonly [first: number, end: number] {
  const kind = unit.toUpperCase()
  if (kind !== 'BYTE' && kind !== 'BIT') throw new Refused(SYNTAX)
  const size = kind === 'BIT' ? 1 : 8
  const count = (length * 8) / size
  const place = (word: string): number => (whole(word) < 0 ? count + whole(word) : whole(word))
  return [Math.max(0, place(from)) * size, Math.min(count, Math.max(0, place(to)) + 1) * size]
}

function bitcount(keys: Keys, [key = '', ...range]: Words): Reply {
  if (range.length === 1) throw new Refused(SYNTAX)
  const bytes = bytesAt(keys, key)
  const [first, end] = rangeOf(bytes.length, range)
  let count = 0
  for (let at = first; at < end; at += 1) count += bitAt(bytes, at)
  return integer(count)
}

function bitpos(keys: Keys, [key = '', bit = '', ...range]: Words): Reply {
  const wanted = whole(bit)
  if (wanted !== 0 && wanted !== 1) throw new Refused(NO_BIT)
  const bytes = bytesAt(keys, key)
  if (bytes.length === 0) return integer(wanted === 1 ? -1 : 0)
  const [first, end] = rangeOf(bytes.length, range)
  for (let at = first; at < end; at += 1) if (bitAt(bytes, at) === wanted) return integer(at)
  // zeros go on behind the text where nobody said where it ends
  return integer(wanted === 0 && range.length < 2 && first < end ? end : -1)
}

const joined: Readonly<Record<string, (one: number, other: number) => number>> = {
  AND: (one, other) => one & other,
  OR: (one, other) => one | other,
  XOR: (one, other) => one ^ other,
}

function bitop(keys: Keys, [operation = '', to = '', ...names]: Words): Reply {
  const name = operation.toUpperCase()
  const join = Object.hasOwn(joined, name) ? joined[name] : undefined
  if (!join && name !== 'NOT') throw new Refused(SYNTAX)
  if (name === 'NOT' && names.length > 1) throw new Refused('ERR BITOP NOT must be called with a single source key.')
  const [first = new Uint8Array(), ...others] = names.map((key) => bytesAt(keys, key))
  const length = Math.max(first.length, ...others.map((bytes) => bytes.length))
  const bytes = Uint8Array.from({ length }, (_none, at) =>
    join ? others.reduce((value, other) => join(value, other[at] ?? 0), first[at] ?? 0) : ~(first[at] ?? 0) & 0xff,
  )
  if (length === 0) keys.delete(to)
  else keys.set(to, { type: 'string', text: textOf(bytes) }, undefined)
  return integer(length)
}

/** Commands on the bits of a text. */
export const bits: Readonly<Record<string, Command>> = {
  setbit: { takes: [3, 3], run: setbit },
  getbit: { takes: [2, 2], run: (keys, [key = '', at = '']) => integer(bitAt(bytesAt(keys, key), offsetOf(at))) },
  bitcount: { takes: [1, 4], run: bitcount },
  bitpos: { takes: [2, 5], run: bitpos },
  bitop: { takes: [3, ANY], run: bitop },
}
