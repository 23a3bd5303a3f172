import type { Clock } from './base/clock.ts'
import type { Jq } from './base/jq.ts'
import { Interrupted, type PlatformSignal, type Signal } from './base/signal.ts'

/** What the core needs of the platform that is not in the language. Browsers and Node have it; tests hand in their own. */
export interface Host {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
  now(): number
  /** A decoder for bytes that arrive in pieces, which may part a character. */
  createDecoder(): (bytes: Uint8Array) => string
}

/** What processes need besides: turns, and what runs jq. */
export interface ProcessHost extends Host {
  /** Resolves after the platform has had a turn: what waits (frames, keys, timers) is seen to first. */
  turn(): Promise<void>
  /** Counts work as time, in units of 1/256 ms. Absent where time passes by itself; so are the next two. */
  charge?(units: number): void
  /** Lets nobody have a turn, and no timer end, before `promise` is settled: for what takes time outside. */
  hold?(promise: Promise<unknown>): void
  /** Time passes while this line runs; between lines it may stand. */
  during?<T>(line: Promise<T>): Promise<T>
  /**
   * Lets so many milliseconds pass at once: all that waits for a time until then is done, in the order of those times. Absent where time
   * cannot be skipped.
   */
  skip?(ms: number): Promise<void>
  /** Runs jq and yq. Absent where they are not there. */
  readonly jq?: Jq
}

interface Compressor {
  readonly writable: { getWriter(): { write(bytes: Uint8Array): Promise<void>; close(): Promise<void> } }
  readonly readable: { getReader(): { read(): Promise<{ readonly value?: Uint8Array }> } }
}

interface Platform {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(timer: unknown): void
  readonly Date: { now(): number }
  readonly AbortController: new () => { readonly signal: PlatformSignal; abort(): void }
  readonly setImmediate?: (run: () => void) => unknown
  readonly MessageChannel?: new () => {
    readonly port1: { addEventListener(type: 'message', listener: () => void): void; start(): void }
    readonly port2: { postMessage(message: unknown): void }
  }
  readonly CompressionStream: new (format: 'deflate-raw') => Compressor
  readonly TextEncoder: new () => { encode(text: string): Uint8Array }
  readonly TextDecoder: new (
    label: undefined,
    options: { ignoreBOM: boolean },
  ) => { decode(bytes: Uint8Array, options?: { stream: boolean }): string }
}

const platform = globalThis as unknown as Platform
// a decoder takes bytes for UTF-8 unless it is told otherwise
const newDecoder = (): InstanceType<Platform['TextDecoder']> => new platform.TextDecoder(undefined, { ignoreBOM: true })
const encoder = /* @__PURE__ */ new platform.TextEncoder()
const decoder = /* @__PURE__ */ newDecoder()

/** Text as UTF-8. */
export const encodeUtf8 = (text: string): Uint8Array => encoder.encode(text)

/** Bytes to text; bytes that are not UTF-8 become U+FFFD. */
export const decodeUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes)

/** Runs `next` in a task of its own, with none of the delay that nested timers get. */
function taskStarter(): (next: () => void) => void {
  const { setImmediate, MessageChannel } = platform
  if (setImmediate) return (next) => void setImmediate(next)
  if (!MessageChannel) return (next) => void platform.setTimeout(next, 0)
  const waiting: (() => void)[] = []
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => waiting.shift()?.())
  port1.start()
  return (next) => {
    waiting.push(next)
    port2.postMessage(undefined)
  }
}

/** Compresses bytes, RFC 1951; gives the pieces as they came. */
export async function deflate(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  const { writable, readable } = new platform.CompressionStream('deflate-raw')
  const writer = writable.getWriter()
  const written = Promise.all([writer.write(bytes), writer.close()])
  const reader = readable.getReader()
  const pieces: Uint8Array[] = []
  for (let piece = await reader.read(); piece.value; piece = await reader.read()) pieces.push(piece.value)
  await written
  return pieces
}

/** A decoder for bytes that arrive in pieces, which may part a character. */
export function createDecoder(): (bytes: Uint8Array) => string {
  const streaming = newDecoder()
  return (bytes) => streaming.decode(bytes, { stream: true })
}

/** A signal of the platform's own, with its switch. */
export const createAbortController = (): InstanceType<Platform['AbortController']> => new platform.AbortController()

/** The platform this code runs on. */
export const platformHost: Host = {
  setTimeout: (run, ms) => platform.setTimeout(run, ms),
  clearTimeout: (timer) => platform.clearTimeout(timer),
  now: () => platform.Date.now(),
  createDecoder,
}

function createProcessHost(): ProcessHost {
  let startTask: ReturnType<typeof taskStarter> | undefined
  const turn = (): Promise<void> =>
    new Promise((resolve) => {
      startTask ??= taskStarter()
      startTask(resolve)
    })
  return { ...platformHost, turn }
}

/** The platform as processes have it. Who has no processes does without: bundlers leave it out. */
export const processHost: ProcessHost = /* @__PURE__ */ createProcessHost()

/** How long what changes while something runs may wait until it is seen, in milliseconds. */
export const PUBLISH_INTERVAL = 50

/** Gives a function that has `work` done `ms` later, once for all its calls until then. */
export function soon(work: () => void, ms: number, host: Host = platformHost): () => void {
  let due = false
  return () => {
    if (due) return
    due = true
    host.setTimeout(() => {
      due = false
      work()
    }, ms)
  }
}

function sleep(host: Host, ms: number, signal: Signal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(new Interrupted())
      return
    }
    const stop = (): void => {
      host.clearTimeout(timer)
      signal?.removeEventListener('abort', stop)
      reject(new Interrupted())
    }
    const timer = host.setTimeout(() => {
      signal?.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal?.addEventListener('abort', stop)
  })
}

/** The platform's own time. */
export function liveClock(host: Host = platformHost): Clock {
  return { now: () => host.now(), wait: (ms, signal) => sleep(host, ms, signal) }
}

/**
 * A clock that stands at `start` (milliseconds since 1970) and is advanced only by what is waited for, so that two runs
 * read the same times. Waits still take their real time: a person can interrupt them.
 */
export function standingClock(start: number, host: Host = platformHost): Clock {
  let now = start
  return {
    now: () => now,
    async wait(ms, signal) {
      const until = now + ms
      await sleep(host, ms, signal)
      // whoever waited beside this one may have gone farther
      now = Math.max(now, until)
    },
    reset: (time) => {
      now = time
    },
  }
}
