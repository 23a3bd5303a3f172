import { hide } from '../objects.ts'
import type { ProtoName, Realm } from '../realm.ts'
import { type Call, type Fn, type Key, type Maybe, type Obj, type Value } from '../values.ts'

export type NativeCode = (call: Call<Realm>) => Maybe<Value>

/** Functions by their names; `@@iterator` is a symbol's, `get size` an accessor, `.toString` one that every object has already. */
export type Natives = Readonly<Record<string, NativeCode>>

const SYMBOLS: Readonly<Record<string, symbol>> = {
  '@@iterator': Symbol.iterator,
  '@@asyncIterator': Symbol.asyncIterator,
  '@@toPrimitive': Symbol.toPrimitive,
  '@@hasInstance': Symbol.hasInstance,
  '@@species': Symbol.species,
}

const symbolOf = (name: string): symbol | undefined => (Object.hasOwn(SYMBOLS, name) ? SYMBOLS[name] : undefined)

const keyOf = (name: string): Key => symbolOf(name) ?? name

/** A function of the language. */
export const nativeFn = (realm: Realm, name: string, code: NativeCode): Fn =>
  realm.fn(symbolOf(name) ? `[${symbolOf(name)?.description ?? ''}]` : name, 1, (self, args, newTarget) =>
    code({ realm, self, args, newTarget }),
  )

/** Gives an object functions. */
export function install(realm: Realm, target: Obj, natives: Natives): void {
  for (const [written, code] of Object.entries(natives)) {
    const name = written.replace(/^\./, '')
    const [, kind, own] = /^(get|set) (.+)$/.exec(name) ?? []
    if (kind === undefined || own === undefined) {
      hide(target, keyOf(name), nativeFn(realm, name, code))
      continue
    }
    const before = target.own(keyOf(own))
    const pair = { get: before?.get, set: before?.set, [kind]: nativeFn(realm, name, code) }
    target.define(keyOf(own), { value: undefined, writable: true, enumerable: false, configurable: true, ...pair })
  }
}

/** A constructor of the language, with its prototype. */
export interface Maker {
  readonly name: ProtoName
  readonly code: NativeCode
  readonly statics?: Natives
  readonly methods?: Natives
}

export function installMaker(realm: Realm, { name, code, statics = {}, methods = {} }: Maker): Fn {
  const proto = realm.proto(name)
  const maker = realm.fn(name, 1, (self, args, newTarget) => code({ realm, self, args, newTarget }), {
    kind: 'native',
    isConstructor: true,
  })
  maker.define('prototype', { value: proto, writable: false, enumerable: false, configurable: false })
  hide(proto, 'constructor', maker)
  install(realm, maker, statics)
  install(realm, proto, methods)
  hide(realm.globals, name, maker)
  return maker
}
