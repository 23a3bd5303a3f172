import type { Chance } from '../../../../../base/chance.ts'
import { hide } from '../objects.ts'
import { Realm } from '../realm.ts'
import { Obj, type Value } from '../values.ts'
import { arrayMaker } from './array.ts'
import { collectionMakers } from './collections.ts'
import { dateMaker } from './date.ts'
import { install, installMaker, type Natives } from './install.ts'
import { json } from './json.ts'
import {
  bigIntMaker,
  booleanMaker,
  globalFunctions,
  MATH_CONSTANTS,
  mathFunctions,
  numberMaker,
  symbolMaker,
} from './number.ts'
import { errorMakers, finishErrors, functionMaker, objectMaker } from './object.ts'
import { promiseMaker } from './promise.ts'
import { asyncGeneratorMethods, generatorMethods, iteratorMethods, proxy, reflect, revocable } from './reflect.ts'
import { regExpMaker, stringMaker } from './text.ts'
import { typedArrays } from './typed-arrays.ts'

/** What the language takes from the machine. */
export interface Sources {
  readonly now: () => number
  /** Where the clock of the program stands: `Europe/Oslo`. */
  readonly zone: () => string
  readonly chance: Chance
}

function namespace(realm: Realm, name: string, natives: Natives): Obj {
  const made = realm.object()
  install(realm, made, natives)
  made.define(Symbol.toStringTag, { value: name, writable: false, enumerable: false, configurable: true })
  hide(realm.globals, name, made)
  return made
}

const fixed = (object: Obj, values: Readonly<Record<string, Value>>): void => {
  for (const [key, value] of Object.entries(values))
    object.define(key, { value, writable: false, enumerable: false, configurable: false })
}

function tags(realm: Realm): void {
  for (const name of [
    'Promise',
    'Map',
    'Set',
    'WeakMap',
    'WeakSet',
    'WeakRef',
    'Symbol',
    'BigInt',
    'Generator',
    'AsyncGenerator',
  ] as const)
    realm
      .proto(name)
      .define(Symbol.toStringTag, { value: name, writable: false, enumerable: false, configurable: true })
}

function symbols(realm: Realm): void {
  const maker = realm.globals.own('Symbol')?.value
  if (!(maker instanceof Obj)) return
  const { iterator, asyncIterator, toPrimitive, hasInstance, toStringTag, species } = Symbol
  fixed(maker, { iterator, asyncIterator, toPrimitive, hasInstance, toStringTag, species })
}

function numbers(realm: Realm): void {
  const maker = realm.globals.own('Number')?.value
  const { MAX_SAFE_INTEGER, MIN_SAFE_INTEGER, MAX_VALUE, MIN_VALUE, EPSILON, POSITIVE_INFINITY, NEGATIVE_INFINITY } =
    Number
  const limits = {
    MAX_SAFE_INTEGER,
    MIN_SAFE_INTEGER,
    MAX_VALUE,
    MIN_VALUE,
    EPSILON,
    POSITIVE_INFINITY,
    NEGATIVE_INFINITY,
  }
  if (maker instanceof Obj) fixed(maker, { ...limits, NaN })
  fixed(realm.globals, { NaN, Infinity: POSITIVE_INFINITY, undefined })
}

/** Gives a realm the language's own globals. */
export function furnish(realm: Realm, { now, zone, chance }: Sources): void {
  const makers = [
    objectMaker,
    functionMaker,
    arrayMaker,
    stringMaker,
    numberMaker,
    booleanMaker,
    bigIntMaker,
    symbolMaker,
    regExpMaker,
    promiseMaker,
    dateMaker(now, zone),
  ]
  for (const maker of [...makers, ...errorMakers, ...collectionMakers]) installMaker(realm, maker)
  typedArrays(realm)
  finishErrors(realm)
  numbers(realm)
  symbols(realm)
  tags(realm)
  const math = namespace(realm, 'Math', { ...mathFunctions, random: () => chance.next() })
  fixed(math, Object.fromEntries(MATH_CONSTANTS.map((name) => [name, Math[name]])))
  namespace(realm, 'JSON', json)
  namespace(realm, 'Reflect', reflect)
  install(realm, realm.globals, globalFunctions)
  const proxyMaker = realm.fn('Proxy', 2, (self, args, newTarget) => proxy({ realm, self, args, newTarget }), {
    kind: 'native',
    isConstructor: true,
  })
  install(realm, proxyMaker, { revocable })
  hide(realm.globals, 'Proxy', proxyMaker)
  hide(realm.globals, 'globalThis', realm.globals)
  install(realm, realm.proto('Generator'), generatorMethods)
  install(realm, realm.proto('AsyncGenerator'), asyncGeneratorMethods)
  install(realm, realm.proto('Iterator'), iteratorMethods)
}
