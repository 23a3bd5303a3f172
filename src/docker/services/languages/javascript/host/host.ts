import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import type { Surroundings } from '../../../daemon.ts'
import type { EventLoop } from '../loop.ts'
import { promised } from '../promises.ts'
import type { Realm } from '../realm.ts'
import type { Value } from '../values.ts'

/** What modules of Node.js know of the machine. */
export interface Host {
  readonly process: GnuProcess
  readonly realm: Realm
  readonly loop: EventLoop
  readonly surroundings: Surroundings
  readonly argv: readonly string[]
  /** Writes, unless it starts again what ran before the world was put back. */
  readonly write: (descriptor: 1 | 2, text: string) => void | Promise<void>
  readonly listens: () => void
  /** Signals that the program hears, with what it does then. */
  readonly signals: Map<string, Value>
}

/** Ends a program: process.exit(). */
export class Exit {
  readonly status: number
  constructor(status: number) {
    this.status = status
  }
}

/** A promise of the program for something that the machine does meanwhile. */
export function meanwhile<T>({ realm, loop }: Host, coming: Promise<T>, valueOf: (result: T) => Value): Value {
  loop.held += 1
  return promised(realm, coming, {
    enqueue: (job) =>
      loop.enqueue(() => {
        loop.held -= 1
        return job()
      }),
    valueOf,
  })
}
