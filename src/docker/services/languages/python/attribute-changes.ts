import { raised, typeError } from './exceptions.ts'
import { call, missingAttribute, specialMethod } from './protocol.ts'
import { slotsOf } from './slots.ts'
import { typeName, typeOf } from './types.ts'
import {
  Class,
  Descriptor,
  Dict,
  Instance,
  MethodOfType,
  settled,
  type Steps,
  Thing,
  type Value,
  words,
} from './values.ts'

/** A method of a program's own class; undefined where the class has only what every object has. */
function ownMethod(value: Value, name: string): Value | undefined {
  const found = specialMethod(value, name)
  return found instanceof MethodOfType ? undefined : found
}

/** Sets an attribute as `value.name = item` does. */
export function* setAttribute(value: Value, name: string, item: Value): Steps<void> {
  const own = ownMethod(value, '__setattr__')
  if (own === undefined) yield* setOwnAttribute(value, name, item)
  else yield* settled(call(own, words(value, name, item)))
}

/** Sets an attribute as `object.__setattr__` does: the class's `__setattr__` is not asked. */
export function* setOwnAttribute(value: Value, name: string, item: Value): Steps<void> {
  const member = value instanceof Class ? undefined : typeOf(value).find(name)
  if (member instanceof Descriptor && member.kind === 'property') {
    if (member.set === null)
      throw raised('AttributeError', `property '${name}' of '${typeName(value)}' object has no setter`)
    yield* settled(call(member.set, words(value, item)))
    return
  }
  const set = member instanceof Instance ? specialMethod(member, '__set__') : undefined
  if (member !== undefined && set !== undefined) yield* settled(call(set, words(member, value, item)))
  else storeAttribute(value, name, item)
}

/** Sets an attribute without asking anybody. */
function storeAttribute(value: Value, name: string, item: Value): void {
  if (value instanceof Class) {
    if (value.module === 'builtins') throw typeError(`cannot set '${name}' attribute of immutable type '${value.name}'`)
    value.members.set(name, item)
    return
  }
  if (!(value instanceof Thing) || slotsOf(typeOf(value))?.has(name) === false) throw unsettable(value, name)
  if (name === '__dict__' && value.own) value.attributes = attributesIn(item)
  else if (value.attributes) value.attributes.set(name, item)
  else if (value.own) value.attributes = new Map([[name, item]])
  else throw missingAttribute(value, name)
}

/** The attributes that a dict gives an object which takes it for its own. */
function attributesIn(dict: Value): Map<string, Value> {
  if (!(dict instanceof Dict)) throw typeError(`__dict__ must be set to a dictionary, not a '${typeName(dict)}'`)
  return new Map(Array.from(dict.entries.values(), ([key, item]) => [String(key), item] as const))
}

/** What a value without a `__dict__` says of a name that its class knows: it is there to be read. */
const unsettable = (value: Value, name: string): Error =>
  typeOf(value).find(name) === undefined
    ? missingAttribute(value, name)
    : raised('AttributeError', `'${typeName(value)}' object attribute '${name}' is read-only`)

/** Deletes an attribute as `del value.name` does. */
export function* deleteAttribute(value: Value, name: string): Steps<void> {
  const own = ownMethod(value, '__delattr__')
  if (own === undefined) yield* deleteOwnAttribute(value, name)
  else yield* settled(call(own, words(value, name)))
}

/** Deletes an attribute as `object.__delattr__` does. */
export function* deleteOwnAttribute(value: Value, name: string): Steps<void> {
  const member = value instanceof Class ? undefined : typeOf(value).find(name)
  if (member instanceof Descriptor && member.kind === 'property') {
    if (member.remove === null)
      throw raised('AttributeError', `property '${name}' of '${typeName(value)}' object has no deleter`)
    yield* settled(call(member.remove, words(value)))
    return
  }
  const remove = member instanceof Instance ? specialMethod(member, '__delete__') : undefined
  if (member !== undefined && remove !== undefined) {
    yield* settled(call(remove, words(member, value)))
    return
  }
  const kept = value instanceof Class ? value.members : value instanceof Thing ? value.attributes : undefined
  if (!kept?.delete(name)) throw missingAttribute(value, name)
}
