import type { Process } from '../posix/process.ts'
import type { PosixSystem } from '../posix/system.ts'

/** Work that may have to wait: what it yields is waited for, and what it rejects with is thrown into it. */
export type Steps<T> = Generator<Promise<unknown>, T, unknown>

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

/** Whether settling takes more than a look. */
export const isImmediate = <T>(answer: Answer<T>): answer is T => !(answer instanceof Promise) && !isSteps(answer)

/** Runs steps for a process: at once as long as nothing has to be waited for. @throws what the steps throw */
export function drive<T, System extends PosixSystem>(process: Process<System>, steps: Steps<T>): T | Promise<T> {
  const first = steps.next()
  return first.done ? first.value : driveLater(process, steps, first.value)
}

async function driveLater<T, System extends PosixSystem>(
  process: Process<System>,
  steps: Steps<T>,
  waiting: Promise<unknown>,
): Promise<T> {
  for (;;) {
    let next: IteratorResult<Promise<unknown>, T>
    try {
      await process.blocked(waiting)
      next = steps.next()
    } catch (error) {
      next = steps.throw(error)
    }
    if (next.done) return next.value
    waiting = next.value
  }
}
