import { createDeferred } from '../../base/deferred.ts'
import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'
import type { Service } from '../../linux/network.ts'
import { playgroundUname } from '../../linux/uname.ts'
import { Killed } from '../../shell/posix/process-state.ts'
import type { SignalName } from '../../shell/posix/signals.ts'
import type { Container, LogLine } from '../engine/model.ts'
import { type Server, startLines, stopLines } from '../engine/server-log.ts'

/** The container that a program of an image runs in. */
export interface Surroundings {
  readonly container: Container
  /** The version of the image's software. */
  readonly version: string
  /** Its main program ran before the world was put back, and was started again. */
  readonly resumed: boolean
  /** All containers of the engine, where its socket is mounted here. */
  containers?(): readonly Container[]
}

/** What its main program starts within so many milliseconds of its own start belongs to that. */
const STARTING = 1000

/**
 * Whether a program ran before the world was put back: then it does not tell of its start a second time. What is run beside the main
 * program (`docker exec`), and what that runs later on, has told nothing yet.
 */
export function isStartedAgain(process: GnuProcess, { resumed }: Surroundings): boolean {
  if (!resumed) return false
  let first = process
  while (first.parent) first = first.parent
  return first.pid === 1 && process.startedAt - first.startedAt < STARTING
}

/** What listens at a port. */
export interface Door {
  readonly port: number
  /** How many may wait, listen(2). */
  readonly backlog: number
  readonly service: Service
  /** All addresses of the container when absent. */
  readonly address?: string
}

/** The doors of a server from now on, or none where the old ones stay: at once, or when a long configuration is read. */
export type Reloading = readonly Door[] | undefined | Promise<readonly Door[] | undefined>

/** A server: what it offers, and what it writes about itself. */
export interface Daemon {
  readonly log: Server
  readonly doors: readonly Door[]
  /** Signals that end it in good order, besides INT, QUIT and TERM. */
  readonly ends?: readonly SignalName[]
  /** It does nothing about signals: they have the effect that they have on any process. */
  readonly heedless?: true
  /** Called for SIGHUP: its doors from now on. */
  reload?(): Reloading
}

const ENDING: readonly SignalName[] = ['INT', 'QUIT', 'TERM']

async function write(process: GnuProcess, lines: readonly LogLine[]): Promise<void> {
  for (const { stream, text } of lines) await process.write(stream === 'out' ? 1 : 2, `${text}\n`)
}

/** Opens doors; gives what closes them. @throws FileSystemError EADDRINUSE */
export function openDoors(process: GnuProcess, doors: readonly Door[]): () => void {
  const owner = { pid: process.pid, uid: process.credentials.uid, name: process.name.split('/').at(-1) ?? '', fd: 6 }
  const closing = doors.map(({ port, service, ...how }) =>
    process.system.network.listen(port, service, { ...how, owner }),
  )
  return () => {
    for (const close of closing) close()
  }
}

function ignoreKilled(error: unknown): void {
  if (!(error instanceof Killed)) throw error
}

/** Opens the doors of a daemon, and others whenever it is told to `reload`: one reading after the other. */
function attend(process: GnuProcess, daemon: Daemon): { reload(): void } {
  let close = openDoors(process, daemon.doors)
  process.atEnd.push(() => close())
  let [reads, again] = [false, false]
  const settle = (doors: readonly Door[] | undefined): void => {
    reads = false
    if (doors) {
      close()
      close = openDoors(process, doors)
    }
    if (again) reload()
  }
  const reload = (): void => {
    again = reads
    if (reads) return
    const coming = daemon.reload?.()
    reads = coming instanceof Promise
    if (coming instanceof Promise) void coming.then(settle).catch(ignoreKilled)
    else settle(coming)
  }
  return { reload }
}

/** Serves until a signal ends it; gives the status. @throws FileSystemError EADDRINUSE */
export async function serve(process: GnuProcess, daemon: Daemon, surroundings: Surroundings): Promise<number> {
  const { container, version } = surroundings
  const ending = new Set([...ENDING, ...(daemon.ends ?? [])])
  const ended = createDeferred<SignalName>()
  const attended = attend(process, daemon)
  if (!daemon.heedless)
    process.handler = (signal) => {
      if (ending.has(signal)) ended.resolve(signal)
      if (signal === 'HUP') attended.reload()
      return true
    }
  const { clock } = process.kernel
  const versions = { server: version, kernel: playgroundUname.release }
  if (!isStartedAgain(process, surroundings))
    await write(process, startLines(daemon.log, container, versions, clock.now()))
  const signal = await process.blocked(ended.promise)
  await write(process, stopLines(daemon.log, `SIG${signal}`, clock.now()))
  return 0
}
