import { exceptionClass, isSubclass, raised, typeError } from './exceptions.ts'
import { call, getAttribute, iterate, next, readAttribute, resume } from './protocol.ts'
import { typeName } from './types.ts'
import {
  AsyncGenerator,
  GeneratorValue,
  Produced,
  Raised,
  settled,
  type Steps,
  type Value,
  words,
  type FunctionValue,
} from './values.ts'

/** What was sent into a generator; only values are. */
export const received = (sent: unknown): Value => {
  if (sent === undefined || sent === null) return null
  if (typeof sent === 'string' || typeof sent === 'number' || typeof sent === 'bigint' || typeof sent === 'boolean')
    return sent
  return isThing(sent) ? sent : null
}

const isThing = (sent: unknown): sent is FunctionValue =>
  typeof sent === 'object' && sent !== null && !(sent instanceof Raised)

/** Gives all that something gives which can be gone through, as `yield from` does; its result. */
export function* delegated(given: Value): Steps<Value> {
  const source = yield* settled(iterate(given))
  let sent: Value | Raised = null
  for (;;) {
    const item: Value | undefined =
      source instanceof GeneratorValue ? yield* resume(source, sent) : yield* settled(next(source))
    if (item === undefined) return source instanceof GeneratorValue ? source.result : null
    try {
      sent = received(yield { type: 'yield', value: item })
    } catch (error) {
      if (!(error instanceof Raised && source instanceof GeneratorValue)) throw error
      sent = error
    }
  }
}

/** `await`. */
export function* awaited(value: Value): Steps<Value> {
  if (value instanceof GeneratorValue && value.isCoroutine) return yield* delegated(value)
  const method = readAttribute(value, '__await__')
  if (method === undefined) throw typeError(`object ${typeName(value)} can't be used in 'await' expression`)
  return yield* delegated(yield* settled(call(yield* settled(method), words())))
}

/** A coroutine of steps. */
export const coroutine = (name: string, steps: Steps<Value>): GeneratorValue => {
  const made = new GeneratorValue(name, steps)
  made.isCoroutine = true
  return made
}

/** The next value of an async generator, as a coroutine. */
export const producing = (generator: AsyncGenerator, first: Value | Raised): GeneratorValue =>
  coroutine(
    generator.body.name,
    (function* (): Steps<Value> {
      let sent = first
      for (;;) {
        const item: Value | undefined = yield* resume(generator.body, sent)
        if (item === undefined) throw raised('StopAsyncIteration')
        if (item instanceof Produced) return item.value
        try {
          sent = received(yield { type: 'yield', value: item })
        } catch (error) {
          if (!(error instanceof Raised)) throw error
          sent = error
        }
      }
    })(),
  )

/** What `async for` goes through. */
export function* asyncIterator(value: Value): Steps<Value> {
  const method = readAttribute(value, '__aiter__')
  if (method === undefined)
    throw typeError(`'async for' requires an object with __aiter__ method, got ${typeName(value)}`)
  return yield* settled(call(yield* settled(method), words()))
}

/** The next item of an async iterator; undefined at its end. */
export function* asyncNext(source: Value): Steps<Value | undefined> {
  try {
    const coming = yield* settled(call(yield* settled(getAttribute(source, '__anext__')), words()))
    return yield* awaited(coming)
  } catch (error) {
    if (error instanceof Raised && isSubclass(error.value.own, exceptionClass('StopAsyncIteration'))) return undefined
    throw error
  }
}
