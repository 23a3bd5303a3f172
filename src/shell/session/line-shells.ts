import type { Signal } from '../../base/signal.ts'
import { createDeferred, type Deferred } from '../../base/deferred.ts'
import type { LineIO, LineShell, SessionControl, Streams } from '../command.ts'
import { streamsUntil } from '../halt.ts'
import type { LineRecord } from '../journal.ts'
import { LineOutput } from '../line-output.ts'

/** What a line comes to that was ended with everything else: 128 + SIGKILL. */
const HALTED = 137

/** A shell that was entered from another one (`docker exec -it … bash`), and how to return from it. */
interface InnerShell {
  readonly shell: LineShell
  readonly leave: (status: number) => void
  /** The command that entered it, which stands still until the shell is left. */
  readonly outer: Outer
}

interface Outer {
  result: Promise<number>
}

/** What a line of such a shell has to do with its session. */
export interface LineHost {
  readonly history: readonly string[]
  readonly record: LineRecord | undefined
  /** Aborted when all that runs is ended. */
  readonly halt: Signal
  clear(welcome: boolean): void
  show(type: 'output' | 'error', text: string): void
}

/** The session's Simple shell, and those that were entered from it. */
export class LineShells {
  readonly #first: LineShell
  readonly #inner: InnerShell[] = []

  constructor(first: LineShell) {
    this.#first = first
  }

  /** The shell that reads the next line. */
  get current(): LineShell {
    return this.#inner.at(-1)?.shell ?? this.#first
  }

  get entered(): boolean {
    return this.#inner.length > 0
  }

  /** Leaves all that were entered; what entered them never goes on. */
  drop(): void {
    this.#inner.length = 0
  }

  /** Runs a line to its end, or until it has handed the terminal to an inner shell. */
  async run(line: string, given: Streams, host: LineHost): Promise<number> {
    const shell = this.current
    const { halt, record } = host
    const streams = streamsUntil(halt, given)
    const output = new LineOutput(streams, (type, text) => {
      if (!halt.aborted) host.show(type, text)
    })
    const handOver = createDeferred<number>()
    const outer: Outer = { result: handOver.promise }
    const session = this.#control(outer, handOver, host)
    const { stdout, stderr } = output
    const io = { ...streams, stdout, stderr, session, halt, ...(record && { watch: record }) }
    outer.result = execute(() => shell.run(line, io), stderr)
    const halted = (): void => handOver.resolve(HALTED)
    halt.addEventListener('abort', halted)
    const status = await Promise.race([outer.result, handOver.promise])
    halt.removeEventListener('abort', halted)
    if (halt.aborted) return status
    await output.flush()
    return shell.ended ? this.#leave(shell, status, output) : status
  }

  #control(outer: Outer, handOver: Deferred<number>, { history, clear }: LineHost): SessionControl {
    return {
      history,
      clear,
      enter: (shell) =>
        new Promise((leave) => {
          this.#inner.push({ shell, leave, outer })
          handOver.resolve(0)
        }),
    }
  }

  /** Returns from an inner shell that ended to the command that entered it, and waits for that command. */
  async #leave(ended: LineShell, status: number, output: LineOutput): Promise<number> {
    const top = this.#inner.at(-1)
    if (top?.shell !== ended) return status
    this.#inner.pop()
    top.leave(status)
    const result = await top.outer.result
    await output.flush()
    return result
  }
}

/** Runs a line; a fault of ours is said, and ends that line alone. */
export async function execute(run: () => Promise<number>, stderr: LineIO['stderr']): Promise<number> {
  try {
    return await run()
  } catch (error) {
    await stderr.write(`playground: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
}
