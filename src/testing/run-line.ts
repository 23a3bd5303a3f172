import { createAbort, Interrupted } from '../base/signal.ts'
import type { Clock } from '../base/clock.ts'
import { decodeUtf8 } from '../host.ts'
import type { LineIO, LineShell } from '../shell/command.ts'
import { arrivals } from '../shell/later.ts'

/** What a line wrote, and its exit status. */
export interface LineResult {
  readonly stdout: string
  readonly stderr: string
  readonly status: number
}

/** Turns of the event loop in a row without a part that comes, before time passes: what works gives way now and then, the more on a busy machine. */
const QUIET = 8

/** Milliseconds: two weeks. */
const FOR_EVER = 14 * 24 * 3600 * 1000

/**
 * A clock for tests: it stands at `start`, and waiting takes no time but advances it. Of several that wait, whoever is first by the
 * clock comes first, after everything that does not wait. What waits for weeks, as `sleep infinity` does piece by piece, waits for ever: else it
 * would keep the event loop busy from then on.
 */
export function instantClock(start = Date.UTC(2026, 0, 1)): Clock {
  let now = start
  let pumping = false
  const waiting: { readonly due: number; readonly wake: () => void }[] = []
  const pump = (quiet = 0): void => {
    pumping = waiting.length > 0
    if (!pumping) return
    setImmediate(() => {
      // no time passes while a part is on its way
      const parts = arrivals()
      if (parts) return void parts.then(() => pump())
      if (quiet < QUIET) return pump(quiet + 1)
      const first = waiting.toSorted((a, b) => a.due - b.due)[0]
      if (first) {
        waiting.splice(waiting.indexOf(first), 1)
        now = Math.max(now, first.due)
        first.wake()
      }
      return pump()
    })
  }
  return {
    now: () => now,
    wait: (ms, signal) =>
      new Promise((resolve, reject) => {
        const timer = { due: now + ms, wake: resolve }
        if (ms < FOR_EVER) waiting.push(timer)
        signal?.addEventListener('abort', () => {
          if (waiting.includes(timer)) waiting.splice(waiting.indexOf(timer), 1)
          reject(new Interrupted())
        })
        if (!pumping) pump()
      }),
  }
}

/** A terminal of strings: runs lines in a shell, inner shells included, and keeps the history. */
export interface StringTerminal {
  run(line: string): Promise<LineResult>
  readonly history: readonly string[]
  /** How often the screen was emptied, and whether the welcome line came back. */
  readonly clears: readonly boolean[]
  /** The shell that takes the next line: the innermost one. */
  readonly shell: LineShell
}

const ignore = (): void => undefined

const text = (chunk: string | Uint8Array): string => (typeof chunk === 'string' ? chunk : decodeUtf8(chunk))

interface Inner {
  readonly shell: LineShell
  readonly leave: (status: number) => void
}

/** Gives `shell` a terminal that keeps what is written as strings. */
export function createStringTerminal(shell: LineShell): StringTerminal {
  const history: string[] = []
  const clears: boolean[] = []
  const inner: Inner[] = []
  const top = (): LineShell => inner.at(-1)?.shell ?? shell

  const run = async (line: string): Promise<LineResult> => {
    let [stdout, stderr] = ['', '']
    if (line.trim() !== '') history.push(line)
    let entering: (status: number) => void = ignore
    const entered = new Promise<number>((resolve) => (entering = resolve))
    const io: LineIO = {
      stdin: { readLine: () => Promise.resolve(undefined) },
      stdout: { write: (chunk) => void (stdout += text(chunk)) },
      stderr: { write: (chunk) => void (stderr += text(chunk)) },
      signal: createAbort().signal,
      screen: { cols: 80, rows: 24 },
      session: {
        history,
        clear: (welcome) => void clears.push(welcome),
        enter: (next) =>
          new Promise((leave) => {
            inner.push({ shell: next, leave })
            entering(0)
          }),
      },
    }
    const current = top()
    // a line that enters an inner shell runs on until that shell ends; the inner prompt is there at once
    const status = await Promise.race([current.run(line, io), entered])
    if (current.ended && inner.at(-1)?.shell === current) inner.pop()?.leave(status)
    return { stdout, stderr, status }
  }
  return {
    run,
    history,
    clears,
    get shell() {
      return top()
    },
  }
}
