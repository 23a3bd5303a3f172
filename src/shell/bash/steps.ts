import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/posix-system.ts'

/**
 * Work that may have to wait: a promise that it yields is waited for, and what it rejects with is thrown into it. Steps that it yields
 * are done first, on no stack but the driver's own: calls may nest as deep as memory lets them.
 */
export interface Steps<T> extends Generator<Promise<unknown> | Steps<unknown>, T, unknown> {}

/** A value that may be there at once, later, or after some steps. */
export type Answer<T> = T | Promise<T> | Steps<T>

function isSteps<T>(answer: Answer<T>): answer is Steps<T> {
  return typeof answer === 'object' && answer !== null && 'next' in answer
}

/** Gives an answer to a generator, which waits only where it has to. */
export function* settle<T>(answer: Answer<T>): Steps<T> {
  if (answer instanceof Promise) {
    let settled: { readonly value: T } | undefined
    yield answer.then((value) => (settled = { value }))
    if (settled) return settled.value
    throw new Error('the wait ended without an answer')
  }
  return isSteps(answer) ? yield* answer : answer
}

/** Whether an answer is there at once: settling takes no more than a look. */
export const isImmediate = <T>(answer: Answer<T>): answer is T =>
  typeof answer !== 'object' || (!(answer instanceof Promise) && !isSteps(answer))

/** What comes of an answer: at once where that is there at once. */
export const after = <T, U>(answer: Answer<T>, next: (value: T) => Answer<U>): Answer<U> =>
  isImmediate(answer) ? next(answer) : afterSteps(answer, next)

function* afterSteps<T, U>(answer: Answer<T>, next: (value: T) => Answer<U>): Steps<U> {
  return yield* settle(next(yield* settle(answer)))
}

/** Acts on one item after another, in steps only from where one of them needs some. */
export function eachOf<T>(items: readonly T[], act: (item: T, at: number) => Answer<void>): Answer<void> {
  let at = 0
  for (const item of items) {
    const answer = act(item, at)
    at += 1
    if (answer) return restOf(answer, items.slice(at), (next, from) => act(next, at + from))
  }
  return undefined
}

function* restOf<T>(first: Answer<void>, items: readonly T[], act: (item: T, at: number) => Answer<void>): Steps<void> {
  yield* settle(first)
  for (const [at, item] of items.entries()) {
    const answer = act(item, at)
    if (answer) yield* settle(answer)
  }
}

/** Lets others have their turn when it is theirs, after so many steps of about a microsecond. */
export type Pause = (work: number) => Steps<void>

/** After how many items others have their turn. */
const MANY = 1024

/** The same for items of which there may be many: others have their turn in between. */
export function eachInTurns<T>(
  items: readonly T[],
  act: (item: T, at: number) => Answer<void>,
  pause: Pause,
): Answer<void> {
  return items.length <= MANY ? eachOf(items, act) : manyOf(items, act, pause)
}

function* manyOf<T>(items: readonly T[], act: (item: T, at: number) => Answer<void>, pause: Pause): Steps<void> {
  for (let at = 0; at < items.length; at += MANY) {
    yield* settle(eachOf(items.slice(at, at + MANY), (item, from) => act(item, at + from)))
    yield* pause(MANY / 4)
  }
}

/** Does other steps without going deeper into the platform's stack. */
export function* call<T>(steps: Steps<T>): Steps<T> {
  let done: { readonly value: T } | undefined
  yield (function* (): Steps<void> {
    done = { value: yield* steps }
  })()
  if (done) return done.value
  throw new Error('the call ended without an answer')
}

/** After how many steps that end others have their turn: calls that are deep in each other may end all at once. */
const ENDS = 64
/** How much work the end of one is, as `due` counts it. */
const END = 4

class Driver {
  readonly #stack: Steps<unknown>[]
  readonly #due: (work: number) => Promise<void> | undefined
  #value: unknown
  #error: { readonly error: unknown } | undefined
  #ends = 0

  constructor(steps: Steps<unknown>, due: (work: number) => Promise<void> | undefined) {
    this.#stack = [steps]
    this.#due = due
  }

  /** Goes on until there is something to wait for, or the end. @throws what the steps throw */
  advance(): Promise<unknown> | undefined {
    for (let top = this.#stack.at(-1); top; top = this.#stack.at(-1)) {
      const due = this.#ends >= ENDS ? this.#pause() : undefined
      if (due) return due
      try {
        const next = this.#error ? top.throw(this.#error.error) : top.next(this.#value)
        this.#error = undefined
        this.#value = next.done ? next.value : undefined
        if (next.done) this.#pop()
        else if (next.value instanceof Promise) return next.value
        else this.#stack.push(next.value)
      } catch (error) {
        this.#error = { error }
        this.#pop()
      }
    }
    if (this.#error) throw this.#error.error
    return undefined
  }

  #pop(): void {
    this.#stack.pop()
    this.#ends += 1
  }

  #pause(): Promise<void> | undefined {
    this.#ends = 0
    try {
      return this.#due(ENDS * END)
    } catch (error) {
      this.fail(error)
      return undefined
    }
  }

  fail(error: unknown): void {
    this.#error = { error }
  }
}

/** Runs steps for a process: at once as long as nothing has to be waited for. @throws what the steps throw */
export function drive<T, System extends PosixSystem>(process: Process<System>, steps: Steps<T>): T | Promise<T> {
  let done: { readonly value: T } | undefined
  const driver = new Driver(
    (function* (): Steps<void> {
      done = { value: yield* steps }
    })(),
    (work) => process.due(work),
  )
  const result = (): T => {
    if (done) return done.value
    throw new Error('the steps ended without an answer')
  }
  const waiting = driver.advance()
  return waiting ? driveLater(process, driver, waiting).then(result) : result()
}

async function driveLater<System extends PosixSystem>(
  process: Process<System>,
  driver: Driver,
  first: Promise<unknown>,
): Promise<void> {
  for (let waiting: Promise<unknown> | undefined = first; waiting; waiting = driver.advance()) {
    try {
      await process.blocked(waiting)
    } catch (error) {
      driver.fail(error)
    }
  }
}
