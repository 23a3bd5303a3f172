import { call, invoke, isCallable, iterate, protoFor } from '../objects.ts'
import {
  chain,
  isPromise,
  makePromise,
  promiseOf,
  type PromiseObj,
  reasonOf,
  reject,
  resolve,
  resolvers,
} from '../promises.ts'
import type { Realm } from '../realm.ts'
import {
  type Call,
  hiddenProp,
  Native,
  type Obj,
  put,
  settled,
  type Steps,
  typeError,
  Thrown,
  type Value,
} from '../values.ts'
import type { Maker, Natives } from './install.ts'

type Given = Call<Realm>

const selfOf = ({ self }: Given): PromiseObj => {
  if (!isPromise(self)) throw typeError('Method Promise.prototype.then called on incompatible receiver')
  return self
}

/** What becomes of the promises of a list. */
interface Gathering {
  readonly made: PromiseObj
  readonly results: Value[]
  left: number
}

type Settler = (gathering: Gathering, at: number, value: Value) => void

/** Waits for each of a list. */
function* gather(
  { realm, args: [list] }: Given,
  settlers: { readonly fulfilled: Settler; readonly rejected: Settler; readonly over: (gathering: Gathering) => void },
): Steps<Value> {
  const gathering: Gathering = { made: makePromise(realm), results: [], left: 1 }
  try {
    const cursor = yield* iterate(realm, list, list instanceof Native ? 'object' : String(list))
    let at = 0
    for (let item = yield* settled(cursor.next()); item; item = yield* settled(cursor.next())) {
      const place = at
      at += 1
      gathering.left += 1
      const told = (settler: Settler): Value =>
        realm.fn('', 1, (_, [value]) => {
          settler(gathering, place, value)
          gathering.left -= 1
          if (gathering.left === 0) settlers.over(gathering)
          return undefined
        })
      yield* settled(
        invoke(realm, promiseOf(realm, item.value), 'then', [told(settlers.fulfilled), told(settlers.rejected)]),
      )
    }
    gathering.left -= 1
    if (gathering.left === 0) settlers.over(gathering)
  } catch (error) {
    reject(realm, gathering.made, reasonOf(realm, error))
  }
  return gathering.made
}

const keep: Settler = (gathering, at, value) => void (gathering.results[at] = value)
const nothing = (): void => undefined

const statics: Natives = {
  resolve: ({ realm, args: [value] }) => promiseOf(realm, value),
  reject({ realm, args: [reason] }) {
    const made = makePromise(realm)
    reject(realm, made, reason)
    return made
  },
  withResolvers({ realm }) {
    const promise = makePromise(realm)
    const { resolving, rejecting } = resolvers(realm, promise)
    return realm.object({ promise, resolve: resolving, reject: rejecting })
  },
  all: (given) =>
    gather(given, {
      fulfilled: keep,
      rejected: ({ made }, _, reason) => reject(given.realm, made, reason),
      over: ({ made, results }) => resolve(given.realm, made, given.realm.array(results)),
    }),
  allSettled: (given) =>
    gather(given, {
      fulfilled: (gathering, at, value) => keep(gathering, at, given.realm.object({ status: 'fulfilled', value })),
      rejected: (gathering, at, reason) => keep(gathering, at, given.realm.object({ status: 'rejected', reason })),
      over: ({ made, results }) => resolve(given.realm, made, given.realm.array(results)),
    }),
  race: (given) =>
    gather(given, {
      fulfilled: ({ made }, _, value) => resolve(given.realm, made, value),
      rejected: ({ made }, _, reason) => reject(given.realm, made, reason),
      over: nothing,
    }),
  any: (given) =>
    gather(given, {
      fulfilled: ({ made }, _, value) => resolve(given.realm, made, value),
      rejected: keep,
      over: ({ made, results }) => reject(given.realm, made, aggregate(given.realm, results)),
    }),
}

function aggregate(realm: Realm, errors: Value[]): Obj {
  const made = new Native(realm.proto('AggregateError'), 'Error', undefined)
  realm.trace(made)
  made.define('message', hiddenProp('All promises were rejected'))
  put(made, 'errors', realm.array(errors))
  return made
}

function finallyOf({ realm, self, args: [act] }: Given): Value {
  const promise = selfOf({ realm, self, args: [], newTarget: undefined })
  if (!isCallable(act)) return chain(realm, promise, act, act)
  const after = (end: (value: Value) => Value): Value =>
    realm.fn('', 1, function* (_, [value]) {
      const waited = promiseOf(realm, yield* settled(call(realm, act, undefined, [])))
      return chain(
        realm,
        waited,
        realm.fn('', 0, () => end(value)),
        undefined,
      )
    })
  return chain(
    realm,
    promise,
    after((value) => value),
    after((reason) => {
      throw new Thrown(reason)
    }),
  )
}

export const promiseMaker: Maker = {
  name: 'Promise',
  *code({ realm, args: [executor], newTarget }) {
    if (!newTarget) throw typeError("Promise constructor cannot be invoked without 'new'")
    if (!isCallable(executor))
      throw typeError(
        `Promise resolver ${executor instanceof Native ? '#<Object>' : String(executor)} is not a function`,
      )
    const promise = makePromise(realm, protoFor(realm, newTarget, 'Promise'))
    const { resolving, rejecting } = resolvers(realm, promise)
    try {
      yield* settled(call(realm, executor, undefined, [resolving, rejecting]))
    } catch (error) {
      yield* settled(call(realm, rejecting, undefined, [reasonOf(realm, error)]))
    }
    return promise
  },
  statics,
  methods: {
    '.then': (given) => chain(given.realm, selfOf(given), given.args[0], given.args[1]),
    catch: (given) => invoke(given.realm, given.self, 'then', [undefined, given.args[0]]),
    finally: finallyOf,
  },
}
