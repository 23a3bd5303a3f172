import { wholeNumber } from './arguments.ts'
import { raised, typeError } from './exceptions.ts'
import { parameterized } from './generic-types.ts'
import { call, itemsOf, keyOf, specialMethod } from './protocol.ts'
import { typeName } from './types.ts'
import {
  alikeBytes,
  ByteArray,
  Bytes,
  Class,
  Descriptor,
  Dict,
  isDue,
  List,
  MethodOfType,
  PAUSE,
  Range,
  settled,
  Slice,
  type Steps,
  Tuple,
  type Value,
  words,
} from './values.ts'

const isWhole = (value: Value): value is bigint | boolean => typeof value === 'bigint' || typeof value === 'boolean'

function bound(value: Value, usual: number, length: number, least: number): number {
  if (value === null) return usual
  if (!isWhole(value)) throw typeError('slice indices must be integers or None or have an __index__ method')
  const number = Number(value)
  return Math.min(Math.max(number < 0 ? number + length : number, least), length + least)
}

/** Where a slice of something of a length begins, before what it ends, and how far it goes each time. */
function stretchOf({ start, stop, step }: Slice, length: number): readonly [from: number, to: number, by: number] {
  const by = step === null ? 1 : isWhole(step) ? Number(step) : Number.NaN
  if (by === 0) throw raised('ValueError', 'slice step cannot be zero')
  const least = by > 0 ? 0 : -1
  const from = bound(start, by > 0 ? 0 : length - 1, length, least)
  return [from, bound(stop, by > 0 ? length : -1, length, least), by]
}

/** The places that a slice means in something of a length. */
export function slicePlaces(slice: Slice, length: number): readonly number[] {
  const [from, to, by] = stretchOf(slice, length)
  const places: number[] = []
  for (let at = from; by > 0 ? at < to : at > to; at += by) places.push(at)
  return places
}

function place(index: Value, length: number, kind: string, doing = ''): number {
  if (!isWhole(index)) throw typeError(`${kind} indices must be integers or slices, not ${typeName(index)}`)
  const at = Number(index) < 0 ? Number(index) + length : Number(index)
  if (at < 0 || at >= length)
    throw raised(
      'IndexError',
      kind === 'byte' ? 'index out of range' : `${kind === 'str' ? 'string' : kind} ${doing}index out of range`,
    )
  return at
}

function* sliced(letters: string | readonly string[], slice: Slice): Steps<Value> {
  const [from, to, by] = stretchOf(slice, letters.length)
  if (by === 1 && typeof letters === 'string') return letters.slice(from, Math.max(from, to))
  let [text, round] = ['', 0]
  for (let at = from; by > 0 ? at < to : at > to; at += by) {
    if (isDue((round += 1))) yield PAUSE
    text += letters[at] ?? ''
  }
  return text
}

function ofText(text: string, index: Value): Value | Steps<Value> {
  const letters = /[\ud800-\udfff]/.test(text) ? [...text] : text
  if (index instanceof Slice) return sliced(letters, index)
  return letters[place(index, letters.length, 'str')] ?? ''
}

function* ofDict(dict: Dict, index: Value): Steps<Value> {
  const found = dict.entries.get(keyOf(index))
  if (found) return found[1]
  const own = specialMethod(dict, '__missing__')
  if (own !== undefined) return yield* settled(call(own, words(dict, index)))
  throw raised('KeyError', index)
}

/** An item at the place that an object stands for by its `__index__`. */
function* atNumber(value: Value, index: Value, number: Value): Steps<Value> {
  return yield* settled(getItem(value, yield* settled(call(number, words(index)))))
}

/** Changes bytes as a list of their numbers is changed. */
export function* changeBytes(value: ByteArray, change: (list: List) => Value | Steps<Value>): Steps<Value> {
  const list = new List(Array.from(value.bytes, BigInt))
  const answer = yield* settled(change(list))
  value.bytes = Uint8Array.from(list.items, byteOf)
  return answer
}

/** A number as a byte. @throws Raised ValueError for one that is none */
export function byteOf(item: Value): number {
  const number = wholeNumber(item)
  if (number < 0 || number > 255) throw raised('ValueError', 'byte must be in range(0, 256)')
  return number
}

/** What a class method calls: `__class_getitem__` is one, written so or not. */
const classMethodOf = (made: Value): Value => (made instanceof Descriptor ? made.get : made)

/** `value[index]`. */
export function getItem(value: Value, index: Value): Value | Steps<Value> {
  const own = specialMethod(value, '__getitem__')
  if (own !== undefined && !(own instanceof MethodOfType)) return call(own, words(value, index))
  const number = specialMethod(index, '__index__')
  if (number !== undefined && !(value instanceof Dict)) return atNumber(value, index, number)
  if (value instanceof List) {
    if (index instanceof Slice)
      return new List(slicePlaces(index, value.items.length).map((at) => value.items[at] ?? null))
    return value.items[place(index, value.items.length, 'list')] ?? null
  }
  if (value instanceof Dict) return ofDict(value, index)
  if (value instanceof Tuple) {
    if (index instanceof Slice)
      return new Tuple(slicePlaces(index, value.items.length).map((at) => value.items[at] ?? null))
    return value.items[place(index, value.items.length, 'tuple')] ?? null
  }
  if (typeof value === 'string') return ofText(value, index)
  if (value instanceof Bytes) {
    if (index instanceof Slice)
      return alikeBytes(
        value,
        Uint8Array.from(slicePlaces(index, value.bytes.length), (at) => value.bytes[at] ?? 0),
      )
    return BigInt(value.at(place(index, value.length, value instanceof ByteArray ? 'bytearray' : 'byte')))
  }
  if (value instanceof Range) {
    if (!(index instanceof Slice)) return value.at(place(index, value.length, 'range object'))
    const places = slicePlaces(index, value.length)
    const [first = 0] = places
    const step = BigInt((places[1] ?? first + 1) - first) * value.step
    return new Range(value.at(first), value.at(first) + step * BigInt(places.length), step)
  }
  if (value instanceof Class) {
    const made = value.find('__class_getitem__')
    return made === undefined || made === null
      ? parameterized(value, index)
      : call(classMethodOf(made), words(value, index))
  }
  throw typeError(`'${typeName(value)}' object is not subscriptable`)
}

/** `value[index] = item`. */
export function* setItem(value: Value, index: Value, item: Value): Steps<void> {
  const own = specialMethod(value, '__setitem__')
  if (own !== undefined && !(own instanceof MethodOfType)) yield* settled(call(own, words(value, index, item)))
  else if (value instanceof Dict) value.entries.set(keyOf(index), [index, item])
  else if (value instanceof ByteArray && index instanceof Slice)
    yield* changeBytes(value, (list) => setListItem(list, index, item))
  else if (value instanceof ByteArray) value.put(place(index, value.length, 'bytearray'), byteOf(item))
  else if (!(value instanceof List)) throw typeError(`'${typeName(value)}' object does not support item assignment`)
  else yield* setListItem(value, index, item)
}

function* setListItem(value: List, index: Value, item: Value): Steps<null> {
  if (index instanceof Slice) yield* setSlice(value, index, item)
  else value.items[place(index, value.items.length, 'list', 'assignment ')] = item
  return null
}

function* setSlice(list: List, slice: Slice, item: Value): Steps<void> {
  const items = yield* itemsOf(item)
  const places = slicePlaces(slice, list.items.length)
  if (slice.step === null || slice.step === 1n) {
    const from = bound(slice.start, 0, list.items.length, 0)
    list.items = [...list.items.slice(0, from), ...items, ...list.items.slice(from + places.length)]
    return
  }
  if (items.length !== places.length)
    throw raised(
      'ValueError',
      `attempt to assign sequence of size ${items.length} to extended slice of size ${places.length}`,
    )
  for (const [at, where] of places.entries()) list.items[where] = items[at] ?? null
}

/** `del value[index]`. */
export function* deleteItem(value: Value, index: Value): Steps<void> {
  const own = specialMethod(value, '__delitem__')
  if (own !== undefined && !(own instanceof MethodOfType)) yield* settled(call(own, words(value, index)))
  else if (value instanceof Dict) {
    if (!value.entries.delete(keyOf(index))) throw raised('KeyError', index)
  } else if (value instanceof ByteArray) yield* changeBytes(value, (list) => deleteListItem(list, index))
  else if (value instanceof List) deleteListItem(value, index)
  else throw typeError(`'${typeName(value)}' object doesn't support item deletion`)
}

function deleteListItem(value: List, index: Value): null {
  const gone = new Set(
    index instanceof Slice
      ? slicePlaces(index, value.items.length)
      : [place(index, value.items.length, 'list', 'assignment ')],
  )
  value.items = value.items.filter((_, at) => !gone.has(at))
  return null
}
