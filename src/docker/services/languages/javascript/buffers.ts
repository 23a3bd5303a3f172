import type { Realm } from './realm.ts'
import { Native, type Obj } from './values.ts'

/** The objects of programs that stand for the memory of typed arrays: the same one whenever it is asked for. */
export const standingFor = new WeakMap<ArrayBufferLike, Obj>()

/** The ArrayBuffer of a program. */
export function arrayBuffer(realm: Realm, memory: ArrayBufferLike, proto: Obj = realm.proto('ArrayBuffer')): Obj {
  const found = standingFor.get(memory) ?? new Native(proto, 'ArrayBuffer', memory)
  standingFor.set(memory, found)
  return found
}
