import type { Outcome, Refusal } from '../engine/model.ts'
import { daemonText } from './refusals.ts'

/** What the daemon refused. A client shows `message` after `Error response from daemon: `. */
export interface Refused {
  readonly type: 'refused'
  readonly message: string
  /** Why the engine refused; undefined where the reason is not the engine's state, such as a registry's answer. */
  readonly refusal: Refusal | undefined
}

/** What the daemon answers to a request. */
export type Answer<Value> = { readonly type: 'done'; readonly value: Value } | Refused

export function done<Value>(value: Value): Answer<Value> {
  return { type: 'done', value }
}

export function refusedBecause(refusal: Refusal): Refused {
  return { type: 'refused', message: daemonText(refusal), refusal }
}

/** A refusal whose reason is not in the engine's state. */
export function refusedWith(message: string): Refused {
  return { type: 'refused', message, refusal: undefined }
}

/** What a transition gave, as an answer. */
export function answerTo<Value, Shown>(outcome: Outcome<Value>, show: (value: Value) => Shown): Answer<Shown> {
  return outcome.type === 'refused' ? refusedBecause(outcome.refusal) : done(show(outcome.value))
}
