import { define, type Methods } from '../arguments.ts'
import { checkSize } from '../memory.ts'
import { call, getAttribute, itemsOf } from '../protocol.ts'
import { byteOf, changeBytes } from '../subscript.ts'
import { types } from '../types.ts'
import { ByteArray, Bytes, MethodOfType, settled, type Steps, type Value, type Words } from '../values.ts'

export const isByteArray = (value: Value): value is ByteArray => value instanceof ByteArray

const asByteArray = (value: Value): Value => (value instanceof Bytes ? new ByteArray(value.bytes) : value)

/** A method of bytes that gives a bytearray where the one of bytes gives bytes. */
const likeBytes = (method: MethodOfType): Methods<ByteArray>[string] =>
  function* (self, given) {
    return asByteArray(yield* settled(method.call(self, given)))
  }

/** A method that does to the bytes what the one of lists does to their numbers. */
const likeList =
  (name: string): Methods<ByteArray>[string] =>
  (self, given: Words): Steps<Value> =>
    changeBytes(self, function* (list) {
      return yield* settled(call(yield* settled(getAttribute(list, name)), given))
    })

const methods = [...types.bytes.members].filter((row): row is [string, MethodOfType] => row[1] instanceof MethodOfType)

define(types.bytearray, isByteArray, {
  ...Object.fromEntries(methods.map(([name, method]) => [name, likeBytes(method)])),
  ...Object.fromEntries(['insert', 'pop', 'remove', 'reverse', 'clear'].map((name) => [name, likeList(name)])),
  append: (self, { places: [item = null] }) => {
    checkSize('letters', self.length + 1)
    self.add([byteOf(item)])
    return null
  },
  *extend(self, { places: [items = null] }) {
    const more = items instanceof Bytes ? items.bytes : (yield* itemsOf(items)).map(byteOf)
    checkSize('letters', self.length + more.length)
    self.add(more)
    return null
  },
  copy: (self) => new ByteArray(self.bytes),
})
