import type { Jq, JqAnswer, JqTask } from '../base/jq.ts'
import { createAbort, Interrupted } from '../base/signal.ts'
import { jq } from './jq.ts'

/** A message as workers hear it. */
export interface JqMessage {
  readonly data: unknown
}

/** A worker, as far as it is used here: the platform's `Worker` is one. */
export interface JqWorker {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (message: JqMessage) => void): void
  addEventListener(type: 'error', listener: () => void): void
  terminate(): void
}

/** The inside of a worker, as far as it is used here: its `self` is one. */
export interface JqWorkerScope {
  postMessage(message: unknown): void
  addEventListener(type: 'message', listener: (message: JqMessage) => void): void
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const isTask = (message: unknown): message is JqTask => isObject(message) && 'words' in message && 'files' in message
const isAnswer = (message: unknown): message is JqAnswer =>
  isObject(message) && 'stdout' in message && 'status' in message

/**
 * Runs jq and yq in a worker, which `serveJq` makes of a script: one for each run, ended with it. So Ctrl-C ends a filter that does not
 * end by itself, and the page goes on meanwhile.
 */
export function jqInWorker(start: () => JqWorker): Jq {
  return (task, signal) => {
    if (signal.aborted) return Promise.reject(new Interrupted())
    const worker = start()
    signal.addEventListener('abort', () => worker.terminate())
    return new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }) => {
        if (isAnswer(data)) resolve(data)
      })
      worker.addEventListener('error', () => reject(new Error('its worker could not be started')))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
      worker.postMessage(task)
    })
  }
}

/** Makes the worker whose script calls it answer what `jqInWorker` asks. */
export function serveJq(scope: JqWorkerScope): void {
  scope.addEventListener('message', ({ data }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    if (isTask(data)) void jq(data, createAbort().signal).then((answer) => scope.postMessage(answer))
  })
}
