import type { GnuProcess } from '../../../linux/gnu/library/gnu-system.ts'
import type { SignalName } from '../../../shell/posix/signals.ts'
import type { GnuProgram } from '../../../linux/gnu/library/program.ts'

const ENDING: readonly SignalName[] = ['INT', 'TERM']

/** How often files are looked at, in milliseconds. */
const INTERVAL = 250

/** A program that is run anew whenever files have changed, and what is said of it. */
export interface Watched {
  readonly program: GnuProgram
  readonly argv: readonly string[]
  /** The files that are watched, which may be others after each change. */
  files(): readonly string[]
  /** @param status of the program that has ended */
  ended(status: number): void | Promise<void>
  /** Files have changed: said before the program is run again. */
  restarting(): void | Promise<void>
}

/** Everything that a write changes of files. */
function stampOf({ system: { fs } }: GnuProcess, files: readonly string[]): string {
  const stamps = files.map((path) => {
    if (!fs.exists(path)) return [path]
    const { ino, size, mtime, nanos } = fs.stat(path)
    return [path, ino, size, mtime, nanos]
  })
  return JSON.stringify(stamps)
}

/** Runs a program, and again whenever files have changed, until a signal ends it. */
export async function runWatched(process: GnuProcess, watched: Watched): Promise<never> {
  const { program, argv } = watched
  let child: GnuProcess | undefined
  // the first process of a container ends, too, with what it runs
  process.handler = (signal) => {
    if (!ENDING.includes(signal)) return false
    child?.receive(signal)
    process.end({ type: 'exited', status: 0 })
    return true
  }
  for (;;) {
    child = process.spawn({ argv, image: (started) => program.run(started) })
    const seen = stampOf(process, watched.files())
    let isTold = false
    while (stampOf(process, watched.files()) === seen) {
      if (child.result && !isTold) {
        isTold = true
        const result = await process.wait(child)
        await watched.ended(result.status)
      }
      await process.sleep(INTERVAL)
    }
    if (!isTold) {
      child.receive('TERM')
      await process.wait(child)
    }
    await watched.restarting()
  }
}
