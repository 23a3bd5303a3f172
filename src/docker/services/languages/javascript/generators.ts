import { get, iterResult } from './objects.ts'
import { makePromise, promiseOf, react, reasonOf, reject, resolve, type PromiseObj } from './promises.ts'
import type { Frame } from './frame.ts'
import type { Realm, Resume } from './realm.ts'
import { type Fn, Native, Obj, settled, type Steps, Thrown, typeError, type Value } from './values.ts'

/** What is left of the body of a generator. */
interface Body {
  readonly steps: Steps<Value>
  readonly frame: Frame
}

interface Running extends Body {
  state: 'fresh' | 'waiting' | 'running' | 'over'
}

interface AsyncRunning extends Running {
  readonly requests: { readonly how: Resume; readonly promise: PromiseObj }[]
}

function* protoOf(realm: Realm, fn: Fn, usual: Obj): Steps<Obj> {
  const proto = yield* settled(get(realm, fn, 'prototype'))
  return proto instanceof Obj ? proto : usual
}

export function* makeGenerator(realm: Realm, fn: Fn, body: Body): Steps<Value> {
  const data: Running = { ...body, state: 'fresh' }
  return new Native(yield* protoOf(realm, fn, realm.proto('Generator')), 'Generator', data)
}

export function* makeAsyncGenerator(realm: Realm, fn: Fn, body: Body): Steps<Value> {
  const data: AsyncRunning = { ...body, state: 'fresh', requests: [] }
  return new Native(yield* protoOf(realm, fn, realm.proto('AsyncGenerator')), 'AsyncGenerator', data)
}

const runningOf = (self: Value, type: string): Running => {
  if (!(self instanceof Native) || self.type !== type) throw typeError('next method called on incompatible receiver')
  return self.data as Running
}

/** Goes on with a generator: `next`, `throw`, `return`. */
export function* resume(realm: Realm, self: Value, how: Resume): Steps<Value> {
  const running = runningOf(self, 'Generator')
  if (running.state === 'running') throw typeError('Generator is already running')
  if (running.state === 'over' || (running.state === 'fresh' && how.type !== 'next')) {
    running.state = 'over'
    if (how.type === 'throw') throw new Thrown(how.value)
    return iterResult(realm, how.type === 'return' ? how.value : undefined, true)
  }
  running.state = 'running'
  try {
    const stop = yield* realm.resumed(running.steps, running.frame, how)
    running.state = stop.isDone ? 'over' : 'waiting'
    return iterResult(realm, stop.value, stop.isDone)
  } catch (error) {
    running.state = 'over'
    throw error
  }
}

/** Goes on with an async generator until it gives what was asked for. */
function* serve(realm: Realm, running: AsyncRunning, how: Resume): Steps<void> {
  const [request] = running.requests
  if (!request) return
  try {
    if (running.state === 'over' || (running.state === 'fresh' && how.type !== 'next')) {
      running.state = 'over'
      if (how.type === 'throw') throw new Thrown(how.value)
      finish(realm, running, iterResult(realm, how.type === 'return' ? how.value : undefined, true))
      return
    }
    running.state = 'running'
    const stop = yield* realm.resumed(running.steps, running.frame, how)
    if (stop.type === 'await') {
      react(realm, promiseOf(realm, stop.value), {
        fulfilled: (value) => serve(realm, running, { type: 'next', value }),
        rejected: (value) => serve(realm, running, { type: 'throw', value }),
      })
      return
    }
    running.state = stop.isDone ? 'over' : 'waiting'
    finish(realm, running, iterResult(realm, stop.value, stop.isDone))
  } catch (error) {
    running.state = 'over'
    running.requests.shift()
    reject(realm, request.promise, reasonOf(realm, error))
    next(realm, running)
  }
}

function finish(realm: Realm, running: AsyncRunning, result: Value): void {
  const request = running.requests.shift()
  if (request) resolve(realm, request.promise, result)
  next(realm, running)
}

/** Goes on with what was asked for meanwhile. */
function next(realm: Realm, running: AsyncRunning): void {
  const [request] = running.requests
  if (request) realm.microtasks.push(() => serve(realm, running, request.how))
}

export function* resumeAsync(realm: Realm, self: Value, how: Resume): Steps<Value> {
  const running = runningOf(self, 'AsyncGenerator') as AsyncRunning
  const promise = makePromise(realm)
  running.requests.push({ how, promise })
  if (running.requests.length === 1) yield* serve(realm, running, how)
  return promise
}
