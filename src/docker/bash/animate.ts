import type { Clock } from '../../base/clock.ts'
import { createAbort, Interrupted } from '../../base/signal.ts'
import type { Terminal } from '../../shell/posix/terminal.ts'

/** What draws rows in place on a terminal, every `interval` milliseconds, until the function that it gives is called. */
export type Animate = (rows: () => readonly string[], interval: number) => () => void

/** @param atEnd what is called when the program ends, drawing or not */
export function animateOn(terminal: Terminal, clock: Clock, atEnd: (() => void)[]): Animate {
  return (rows, interval) => {
    const { abort, signal } = createAbort()
    const draw = async (): Promise<void> => {
      while (!signal.aborted && terminal.sketch) {
        terminal.sketch(rows())
        await clock.wait(interval, signal)
      }
    }
    draw().catch((error: unknown) => {
      if (!(error instanceof Interrupted)) throw error
    })
    atEnd.push(abort)
    return abort
  }
}
