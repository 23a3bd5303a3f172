import { call, type Cursor, get, getOf, isCallable, iterate } from './objects.ts'
import { GeneratorReturn, type Realm } from './realm.ts'
import { Obj, settled, type Steps, Suspension, Thrown, typeError, type Value } from './values.ts'

function* waited(value: Value): Steps<Value> {
  return (yield new Suspension('await', value)) as Value
}

/** `yield` of an async generator: what it gives is waited for. */
export function* asyncYield(value: Value): Steps<Value> {
  return (yield new Suspension('yield', yield* waited(value))) as Value
}

/** Goes through what `for await` goes through. */
export function* asyncIterate(realm: Realm, value: Value, label: string): Steps<Cursor> {
  const method =
    value === undefined || value === null ? undefined : yield* settled(getOf(realm, value, Symbol.asyncIterator))
  if (!isCallable(method)) {
    if (value instanceof Obj || typeof value === 'string') {
      const plain = yield* settled(getOf(realm, value, Symbol.iterator))
      if (isCallable(plain)) return yield* iterate(realm, value, label)
    }
    throw typeError(`${label} is not async iterable`)
  }
  const iterator = yield* settled(call(realm, method, value, []))
  const step = yield* settled(getOf(realm, iterator, 'next'))
  return {
    *next() {
      const result = yield* waited(yield* settled(call(realm, step, iterator, [])))
      if (!(result instanceof Obj)) throw typeError(`Iterator result ${String(result)} is not an object`)
      if (yield* settled(get(realm, result, 'done'))) return undefined
      return { value: yield* settled(get(realm, result, 'value')), isAwaited: true }
    },
    *close() {
      const end = yield* settled(getOf(realm, iterator, 'return'))
      if (isCallable(end)) yield* waited(yield* settled(call(realm, end, iterator, [])))
    },
  }
}

/** Hands on to the inner iterator what the outer one is told. */
function* told(realm: Realm, iterator: Value, how: 'next' | 'throw' | 'return', value: Value): Steps<Value> {
  const method = yield* settled(getOf(realm, iterator, how))
  if (!isCallable(method)) {
    if (how === 'return') throw new GeneratorReturn(value)
    throw how === 'throw' ? new Thrown(value) : typeError('The iterator does not provide a next method')
  }
  return yield* settled(call(realm, method, iterator, [value]))
}

/** `yield*`. */
export function* delegate(
  realm: Realm,
  value: Value,
  { isAsync, label }: { readonly isAsync: boolean; readonly label: string },
): Steps<Value> {
  const ofAsync = isAsync && value instanceof Obj ? yield* settled(get(realm, value, Symbol.asyncIterator)) : undefined
  const method =
    ofAsync ??
    (value === undefined || value === null ? undefined : yield* settled(getOf(realm, value, Symbol.iterator)))
  if (!isCallable(method)) throw typeError(`${label} is not iterable`)
  const iterator = yield* settled(call(realm, method, value, []))
  let [how, sent]: ['next' | 'throw' | 'return', Value] = ['next', undefined]
  for (;;) {
    const answer: Value = yield* told(realm, iterator, how, sent)
    const result: Value = ofAsync === undefined ? answer : yield* waited(answer)
    if (!(result instanceof Obj)) throw typeError(`Iterator result ${String(result)} is not an object`)
    const item: Value = yield* settled(get(realm, result, 'value'))
    if (yield* settled(get(realm, result, 'done'))) {
      if (how === 'return') throw new GeneratorReturn(item)
      return item
    }
    try {
      ;[how, sent] = ['next', (yield new Suspension('yield', item)) as Value]
    } catch (error) {
      if (error instanceof GeneratorReturn) [how, sent] = ['return', error.value]
      else if (error instanceof Thrown) [how, sent] = ['throw', error.value]
      else throw error
    }
  }
}
