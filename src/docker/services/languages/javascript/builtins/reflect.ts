import { toKey } from '../convert.ts'
import { adopt, call, construct, describe, get, prototypeIn, ProxyObj, set } from '../objects.ts'
import type { Realm } from '../realm.ts'
import { Arr, type Call, Obj, settled, typeError, type Value, andThen } from '../values.ts'
import { resume, resumeAsync } from '../generators.ts'
import { iterResult } from '../objects.ts'
import { Native } from '../values.ts'
import { Stepping } from './array.ts'
import type { Natives } from './install.ts'
import { defineFrom } from './object.ts'
import {
  deleteProperty,
  described,
  hasProperty,
  isExtensible,
  ownKeys,
  ownProperty,
  preventExtensions,
  prototypeOf,
  prototypeTrap,
} from '../internal-methods.ts'

const objectIn = (value: Value, name: string): Obj => {
  if (!(value instanceof Obj)) throw typeError(`Reflect.${name} called on non-object`)
  return value
}

const list = (value: Value): readonly Value[] => (value instanceof Arr ? value.items : [])

export const reflect: Natives = {
  *get({ realm, args: [object, key, receiver] }) {
    return yield* settled(get(realm, objectIn(object, 'get'), yield* settled(toKey(realm, key)), receiver ?? object))
  },
  *set({ realm, args: [target, key, value, receiver] }) {
    const object = objectIn(target, 'set')
    const given = receiver instanceof Obj ? receiver : object
    return yield* settled(
      set(realm, object, yield* settled(toKey(realm, key)), { value, isStrict: false, receiver: given }),
    )
  },
  *has({ realm, args: [object, key] }) {
    return yield* settled(hasProperty(realm, objectIn(object, 'has'), yield* settled(toKey(realm, key))))
  },
  *deleteProperty({ realm, args: [object, key] }) {
    const from = objectIn(object, 'deleteProperty')
    return yield* settled(deleteProperty(realm, from, yield* settled(toKey(realm, key))))
  },
  ownKeys: ({ realm, args: [object] }) =>
    andThen(ownKeys(realm, objectIn(object, 'ownKeys')), (keys) => realm.array(keys)),
  apply: ({ realm, args: [fn, self, args] }) => call(realm, fn, self, list(args)),
  construct: ({ realm, args: [maker, args, target] }) =>
    construct(realm, maker, list(args), objectIn(target ?? maker, 'construct')),
  getPrototypeOf: ({ realm, args: [object] }) => prototypeOf(realm, objectIn(object, 'getPrototypeOf')),
  setPrototypeOf({ realm, args: [target, proto] }) {
    const object = objectIn(target, 'setPrototypeOf')
    const wanted = prototypeIn(proto)
    return prototypeTrap(realm, object, wanted) ?? adopt(object, wanted) === 'adopted'
  },
  isExtensible: ({ realm, args: [object] }) => isExtensible(realm, objectIn(object, 'isExtensible')),
  preventExtensions: ({ realm, args: [object] }) => preventExtensions(realm, objectIn(object, 'preventExtensions')),
  *defineProperty({ realm, args: [object, key, how] }) {
    return yield* defineFrom(realm, objectIn(object, 'defineProperty'), yield* settled(toKey(realm, key)), how)
  },
  *getOwnPropertyDescriptor({ realm, args: [object, key] }) {
    const from = objectIn(object, 'getOwnPropertyDescriptor')
    return described(realm, yield* settled(ownProperty(realm, from, yield* settled(toKey(realm, key)))))
  },
}

function proxyOf(realm: Realm, target: Value, handler: Value): ProxyObj {
  if (!(target instanceof Obj) || !(handler instanceof Obj))
    throw typeError('Cannot create proxy with a non-object as target or handler')
  return new ProxyObj(target, handler, realm)
}

export const proxy = ({ realm, args: [target, handler], newTarget }: Call<Realm>): Value => {
  if (!newTarget) throw typeError("Constructor Proxy requires 'new'")
  return proxyOf(realm, target, handler)
}

/** Proxy.revocable: a proxy, and what takes its handler away. */
export const revocable = ({ realm, args: [target, handler] }: Call<Realm>): Value => {
  const made = proxyOf(realm, target, handler)
  const revoke = realm.fn('', 0, () => {
    made.isRevoked = true
    return undefined
  })
  return realm.object({ proxy: made, revoke })
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
