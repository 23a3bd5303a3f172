import { call, get, isCallable } from './objects.ts'
import type { Realm } from './realm.ts'
import { isSteps, type Maybe, Native, Obj, settled, type Steps, Thrown, typeError, type Value } from './values.ts'

/** What is to be done once a promise is settled. */
interface Reaction {
  readonly fulfilled: (value: Value) => Maybe<unknown>
  readonly rejected: (reason: Value) => Maybe<unknown>
}

/** What a promise holds. */
export interface Settling {
  state: 'pending' | 'fulfilled' | 'rejected'
  value: Value
  reactions: Reaction[]
  isHandled: boolean
}

export type PromiseObj = Native<Settling>

export const isPromise = (value: Value): value is PromiseObj => value instanceof Native && value.type === 'Promise'

export const makePromise = (realm: Realm, proto: Obj = realm.proto('Promise')): PromiseObj =>
  new Native<Settling>(proto, 'Promise', { state: 'pending', value: undefined, reactions: [], isHandled: false })

function settle(realm: Realm, promise: PromiseObj, state: 'fulfilled' | 'rejected', value: Value): void {
  const { data } = promise
  if (data.state !== 'pending') return
  const { reactions } = data
  Object.assign(data, { state, value, reactions: [] })
  if (state === 'rejected' && !data.isHandled) realm.rejected.add(promise)
  for (const reaction of reactions) realm.microtasks.push(() => reaction[state](value))
}

export const reject = (realm: Realm, promise: PromiseObj, reason: Value): void =>
  settle(realm, promise, 'rejected', reason)

/** Resolves a promise; what has a `then` is followed. */
export function resolve(realm: Realm, promise: PromiseObj, value: Value): void {
  if (!(value instanceof Obj)) return settle(realm, promise, 'fulfilled', value)
  if (value === promise)
    return reject(realm, promise, realm.error(typeError('Chaining cycle detected for promise #<Promise>')))
  try {
    const method = get(realm, value, 'then')
    if (isSteps(method)) {
      realm.microtasks.push(function* (): Steps<void> {
        follow(realm, promise, value, yield* method)
      })
      return undefined
    }
    return follow(realm, promise, value, method)
  } catch (error) {
    return reject(realm, promise, reasonOf(realm, error))
  }
}

function follow(realm: Realm, promise: PromiseObj, value: Obj, method: Value): void {
  if (!isCallable(method)) return settle(realm, promise, 'fulfilled', value)
  realm.microtasks.push(() => callThen(realm, promise, value, method))
  return undefined
}

function* callThen(realm: Realm, promise: PromiseObj, value: Obj, method: Value): Steps<void> {
  const { resolving, rejecting } = resolvers(realm, promise)
  try {
    yield* settled(call(realm, method, value, [resolving, rejecting]))
  } catch (error) {
    yield* settled(call(realm, rejecting, undefined, [reasonOf(realm, error)]))
  }
}

/** The functions that a program settles a promise with. */
export function resolvers(realm: Realm, promise: PromiseObj): { readonly resolving: Value; readonly rejecting: Value } {
  let isDone = false
  const once = (act: (value: Value) => void): Value =>
    realm.fn('', 1, (_, [value]) => {
      if (!isDone) {
        isDone = true
        act(value)
      }
      return undefined
    })
  return {
    resolving: once((value) => resolve(realm, promise, value)),
    rejecting: once((reason) => reject(realm, promise, reason)),
  }
}

/** What a program threw, as a value. What is no concern of the program is thrown on. */
export function reasonOf(realm: Realm, error: unknown): Value {
  const raised = realm.raised(error)
  if (raised instanceof Thrown) return raised.value
  throw raised
}

/** Does something once a promise is settled. */
export function react(realm: Realm, promise: PromiseObj, reaction: Reaction): void {
  const { data } = promise
  data.isHandled = true
  realm.rejected.delete(promise)
  const { state, value } = data
  if (state === 'pending') data.reactions.push(reaction)
  else realm.microtasks.push(() => reaction[state](value))
}

/** A promise for any value: itself, where it is one. */
export function promiseOf(realm: Realm, value: Value): PromiseObj {
  if (isPromise(value)) return value
  const made = makePromise(realm)
  resolve(realm, made, value)
  return made
}

function* handle(realm: Realm, derived: PromiseObj, handler: Value, value: Value): Steps<void> {
  try {
    resolve(realm, derived, yield* settled(call(realm, handler, undefined, [value])))
  } catch (error) {
    reject(realm, derived, reasonOf(realm, error))
  }
}

/** `then`. */
export function chain(realm: Realm, promise: PromiseObj, fulfilled: Value, rejected: Value): PromiseObj {
  const derived = makePromise(realm, promise.proto ?? realm.proto('Promise'))
  react(realm, promise, {
    fulfilled: (value) =>
      isCallable(fulfilled) ? handle(realm, derived, fulfilled, value) : resolve(realm, derived, value),
    rejected: (reason) =>
      isCallable(rejected) ? handle(realm, derived, rejected, reason) : reject(realm, derived, reason),
  })
  return derived
}

/** A promise of the program for one of the machine. @param valueOf makes a value of what comes of it */
export function promised<T>(
  realm: Realm,
  coming: Promise<T>,
  {
    enqueue,
    valueOf,
  }: { readonly enqueue: (job: () => Maybe<unknown>) => void; readonly valueOf: (result: T) => Value },
): PromiseObj {
  const made = makePromise(realm)
  const settleWith = (act: () => Value): void =>
    enqueue(() => {
      try {
        return resolve(realm, made, act())
      } catch (error) {
        return reject(realm, made, reasonOf(realm, error))
      }
    })
  coming.then(
    (result) => settleWith(() => valueOf(result)),
    (error: unknown) =>
      settleWith(() => {
        throw error
      }),
  )
  return made
}
