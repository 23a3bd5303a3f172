import { toKey } from '../convert.ts'
import { adopt, call, construct, describe, get, has, prototypeIn, ProxyObj, set } from '../objects.ts'
import type { Realm } from '../realm.ts'
import { Arr, type Call, Obj, settled, typeError, type Value } from '../values.ts'
import { resume, resumeAsync } from '../generators.ts'
import { iterResult } from '../objects.ts'
import { Native } from '../values.ts'
import { Stepping } from './array.ts'
import type { Natives } from './install.ts'
import { defineFrom, described } from './object.ts'

const objectIn = (value: Value): Obj => {
  if (!(value instanceof Obj)) throw typeError('Reflect method called on non-object')
  return value
}

const list = (value: Value): readonly Value[] => (value instanceof Arr ? value.items : [])

export const reflect: Natives = {
  *get({ realm, args: [object, key, receiver] }) {
    return yield* settled(get(realm, objectIn(object), yield* settled(toKey(realm, key)), receiver ?? object))
  },
  *set({ realm, args: [object, key, value] }) {
    yield* settled(set(realm, objectIn(object), yield* settled(toKey(realm, key)), { value, isStrict: false }))
    return true
  },
  *has({ realm, args: [object, key] }) {
    return has(objectIn(object), yield* settled(toKey(realm, key)))
  },
  *deleteProperty({ realm, args: [object, key] }) {
    return objectIn(object).remove(yield* settled(toKey(realm, key)))
  },
  ownKeys: ({ realm, args: [object] }) => realm.array(objectIn(object).keys()),
  apply: ({ realm, args: [fn, self, args] }) => call(realm, fn, self, list(args)),
  construct: ({ realm, args: [maker, args, target] }) => construct(realm, maker, list(args), objectIn(target ?? maker)),
  getPrototypeOf: ({ args: [object] }) => objectIn(object).proto,
  setPrototypeOf({ args: [object, proto] }) {
    return adopt(objectIn(object), prototypeIn(proto)) === 'adopted'
  },
  *defineProperty({ realm, args: [object, key, how] }) {
    return yield* defineFrom(realm, objectIn(object), yield* settled(toKey(realm, key)), how)
  },
  *getOwnPropertyDescriptor({ realm, args: [object, key] }) {
    return described(realm, objectIn(object).own(yield* settled(toKey(realm, key))))
  },
}

export const proxy = ({ realm, args: [target, handler], newTarget }: Call<Realm>): Value => {
  if (!newTarget) throw typeError("Constructor Proxy requires 'new'")
  if (!(target instanceof Obj) || !(handler instanceof Obj))
    throw typeError('Cannot create proxy with a non-object as target or handler')
  return new ProxyObj(target, handler, realm)
}

export const generatorMethods: Natives = {
  next: ({ realm, self, args: [value] }) => resume(realm, self, { type: 'next', value }),
  throw: ({ realm, self, args: [value] }) => resume(realm, self, { type: 'throw', value }),
  return: ({ realm, self, args: [value] }) => resume(realm, self, { type: 'return', value }),
  '@@iterator': ({ self }) => self,
}

export const asyncGeneratorMethods: Natives = {
  next: ({ realm, self, args: [value] }) => resumeAsync(realm, self, { type: 'next', value }),
  throw: ({ realm, self, args: [value] }) => resumeAsync(realm, self, { type: 'throw', value }),
  return: ({ realm, self, args: [value] }) => resumeAsync(realm, self, { type: 'return', value }),
  '@@asyncIterator': ({ self }) => self,
}

export const iteratorMethods: Natives = {
  next({ realm, self }) {
    if (!(self instanceof Native) || !(self.data instanceof Stepping))
      throw typeError(`Method Iterator.prototype.next called on incompatible receiver ${describe(self)}`)
    const found = self.data.step()
    return iterResult(realm, found?.value, found === undefined)
  },
  '@@iterator': ({ self }) => self,
}
