import type { Clock } from '../base/clock.ts'
import { createDeferred } from '../base/deferred.ts'
import type { ReadableStore } from '../base/store.ts'
import type { Host } from '../host.ts'
import type { LineShell } from './command.ts'
import type { ShellJournal } from './recorder.ts'
import { createSession } from './session/shell-session.ts'
import { type Kept, nothing } from './session/kept.ts'
import type { Session } from './session/session.ts'
import { sameMoment, type SessionMoment } from './terminal-shell.ts'
import type { Timeline } from './timeline.ts'

/** One more terminal of a machine, with a Bash of its own among the processes of the first one. */
export interface OpenTerminal {
  readonly session: Session
  /** Closes it: its jobs get SIGHUP, and its shell ends. */
  close(): void
  /** Resolves when it is closed, also by `exit` or whoever ends its shell. */
  readonly closed: Promise<void>
}

/** What further terminals have of their machine. */
export interface FurtherOptions {
  /** The session of its first terminal. */
  readonly first: Session
  readonly clock: Clock
  readonly home: string
  /** The welcome line, without a newline. */
  readonly welcome: string
  /** Lines entered earlier, oldest first. */
  readonly history: readonly string[]
  readonly timeline: ReadableStore<Timeline<unknown>>
  /** Gives the journal for one more shell; undefined where nobody keeps one. */
  readonly share: () => ShellJournal | undefined
  readonly publish?: () => void
  readonly host?: Host
}

/** What the shells of further terminals know at one moment. */
export type FurtherMoments = ReadonlyMap<Session, SessionMoment>

/** Who has Bash alone. */
const noSimple = (home: string): LineShell => ({
  prompt: () => '',
  where: home,
  cwd: home,
  ended: false,
  run: async () => 127,
  complete: (_line, caret) => ({ start: caret, candidates: [] }),
})

/** The terminals of a machine besides its first one: all stand on the same kernel. */
export class FurtherTerminals {
  readonly #options: FurtherOptions
  readonly #open = new Set<OpenTerminal>()

  constructor(options: FurtherOptions) {
    this.#options = options
  }

  /** @throws Error where the first terminal has no Bash yet */
  open(): OpenTerminal {
    const { first, clock, home, welcome, history, timeline, share, publish, host } = this.#options
    const journal = share()
    const closed = createDeferred<void>()
    const session = createSession({
      shell: noSimple(home),
      hasSimple: false,
      welcome,
      clock,
      history,
      timeline,
      startBash: (of) => {
        const shell = first.open(of, {
          watch: journal?.watch,
          ended: () => {
            this.#open.delete(terminal)
            closed.resolve()
          },
        })
        if (!shell) throw new Error('open: the first terminal has no Bash yet')
        return shell
      },
      ...(journal && { loadJournal: async () => journal }),
      ...(publish && { publish }),
      ...(host && { host }),
    })
    const terminal = { session, close: () => session.close(), closed: closed.promise }
    this.#open.add(terminal)
    return terminal
  }

  /** What their shells know, each as it was when nothing ran in it last. */
  keep(): FurtherMoments {
    return new Map([...this.#open].map(({ session }) => [session, session.rested()]))
  }

  /**
   * Ends all that runs in them, lets `putBack` put back the rest, and goes on: those that were not open at that moment begin anew, and
   * those that are closed stay closed.
   */
  resume(moments: FurtherMoments | undefined, putBack: () => void, kept: Kept = nothing): void {
    const { history, home } = this.#options
    const fresh: SessionMoment = { history, entry: {}, cwd: home, bash: undefined }
    let restore = putBack
    for (const { session } of this.#open) {
      const inner = restore
      restore = () => session.resume({ ...(moments?.get(session) ?? fresh), ...kept(session) }, inner)
    }
    restore()
  }

  /** Whether nothing has changed in them since they were kept, with no line in between. */
  isStill(moments: FurtherMoments): boolean {
    return [...this.#open].every(({ session }) => {
      const before = moments.get(session)
      return before !== undefined && sameMoment(before, session.rested())
    })
  }
}
