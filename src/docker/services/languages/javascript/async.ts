import { makePromise, promiseOf, react, reasonOf, reject, resolve, type PromiseObj } from './promises.ts'
import type { Frame } from './frame.ts'
import type { Realm, Resume } from './realm.ts'
import type { Steps, Value } from './values.ts'

/** What an async function does from one `await` to the next. */
function* advance(
  realm: Realm,
  body: { readonly steps: Steps<Value>; readonly frame: Frame; readonly promise: PromiseObj },
  how: Resume,
): Steps<void> {
  const { steps, frame, promise } = body
  try {
    const stop = yield* realm.resumed(steps, frame, how)
    if (stop.isDone) return resolve(realm, promise, stop.value)
    react(realm, promiseOf(realm, stop.value), {
      fulfilled: (value) => advance(realm, body, { type: 'next', value }),
      rejected: (value) => advance(realm, body, { type: 'throw', value }),
    })
  } catch (error) {
    reject(realm, promise, reasonOf(realm, error))
  }
}

/** Runs the body of an async function; gives the promise of its result. */
export function* runAsync(realm: Realm, steps: Steps<Value>, frame: Frame): Steps<PromiseObj> {
  const promise = makePromise(realm)
  yield* advance(realm, { steps, frame, promise }, { type: 'next', value: undefined })
  return promise
}
