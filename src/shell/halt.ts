import type { Clock } from '../base/clock.ts'
import type { Signal } from '../base/signal.ts'
import type { Streams } from './command.ts'

/** The same promise, but one that never settles once everything was ended: who waits for it goes no further. */
function unlessHalted<T>(halt: Signal, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    promise.then(
      (value) => (halt.aborted ? undefined : resolve(value)),
      (error: unknown) =>
        halt.aborted ? undefined : reject(error instanceof Error ? error : new Error(String(error))),
    )
  })
}

type Write = Streams['stdout']['write']

function writerUntil(halt: Signal, write: Write): Write {
  return (chunk) => {
    const written = halt.aborted ? new Promise<void>(() => undefined) : write(chunk)
    return written instanceof Promise ? unlessHalted(halt, written) : written
  }
}

/** Streams that stand still once `halt` is aborted. */
export function streamsUntil(halt: Signal, { stdin, stdout, stderr, signal, screen }: Streams): Streams {
  return {
    stdin: { readLine: () => unlessHalted(halt, stdin.readLine()) },
    stdout: { write: writerUntil(halt, (chunk) => stdout.write(chunk)) },
    stderr: { write: writerUntil(halt, (chunk) => stderr.write(chunk)) },
    signal,
    ...(screen && { screen }),
  }
}

/** A clock whose waits never end once `halt` is aborted. */
export function clockUntil(halt: Signal, clock: Clock): Clock {
  return { now: () => clock.now(), wait: (ms, signal) => unlessHalted(halt, clock.wait(ms, signal)) }
}
