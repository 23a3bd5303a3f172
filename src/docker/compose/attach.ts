import { createDeferred } from '../../base/deferred.ts'
import type { Flags } from '../cli/flags.ts'
import type { LogLine } from '../engine/model.ts'
import { rfc3339 } from '../engine/units.ts'
import { startAll, stopContainer } from './converge.ts'
import type { ComposeSession, ServiceContainer } from './compose-session.ts'

const INTERRUPTED = 130

/** Clears the line that a terminal stands in. */
const FRESH = '\x1b[2K'

/** `web-1`: a container without its project. */
export const shortName = ({ project }: ComposeSession, { name }: ServiceContainer): string =>
  name.startsWith(project.name + project.separator) ? name.slice(project.name.length + 1) : name

/** The colours of names in turn, as SGR has them: Compose's own order. */
const COLOURS = ['36', '33', '32', '35', '34', '36;1', '33;1', '32;1', '35;1', '34;1']

/** What stands before the lines of containers, by their short names: the name, as wide as the longest, on a terminal in a colour of its own. */
export function prefixesOf(
  session: ComposeSession,
  containers: readonly ServiceContainer[],
  flags: Flags,
): ReadonlyMap<string, string> {
  if (flags.has('no-log-prefix')) return new Map()
  const { client } = session.process.system
  const coloured = (session.display.coloured ?? client?.outputIsTerminal === true) && !flags.has('no-color')
  const names = containers.map((container) => shortName(session, container))
  const width = Math.max(0, ...names.map((name) => name.length))
  return new Map(
    names.map((name, at) => {
      const prefix = `${name.padEnd(width)}  | `
      return [name, coloured ? `\x1b[${COLOURS[at % COLOURS.length] ?? ''}m${prefix}\x1b[0m` : prefix]
    }),
  )
}

/** Lines behind the time at which they were written. */
export const withTimes = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.map((line) => ({ ...line, text: `${rfc3339(line.time)} ${line.text}` }))

/** Writes what containers have written. */
export async function writeLines(
  { process }: ComposeSession,
  prefix: string,
  lines: readonly LogLine[],
): Promise<void> {
  for (const { text } of lines) await process.stdout.write(`${FRESH}${prefix}${text}\n`)
}

async function stopGracefully(
  session: ComposeSession,
  containers: readonly ServiceContainer[],
  timeout: number | undefined,
): Promise<void> {
  await session.working('Stopping', () =>
    session.eachInTurn(containers, 'dependents-first', (container) => stopContainer(session, container, timeout)),
  )
}

/** How `up` stays with what it started. */
export interface Attaching {
  readonly names: readonly string[]
  /** The services whose output is shown; the end of the others is heeded, too. */
  readonly shown: ReadonlySet<string>
  readonly flags: Flags
  /** Whether the end of one container is the end of all. */
  readonly abortOnExit: boolean
  /** The service whose status is that of `up`. */
  readonly exitCodeFrom: string | undefined
  readonly timeout: number | undefined
  /** What keeps containers like the files of the host until Ctrl-C; `started` hears of each that takes the place of another. */
  readonly watching?: (started: (container: ServiceContainer) => void) => Promise<void>
}

/** What became of the containers that are shown. */
class Attached {
  status = 0
  /** Nothing more is shown. */
  isOver = false
  /** Resolves when all have been started. */
  readonly #started = createDeferred<void>()
  #isAborting = false
  readonly #session: ComposeSession
  readonly #how: Attaching
  readonly #containers: readonly ServiceContainer[]
  readonly #prefixes: ReadonlyMap<string, string>
  /** How many lines of a container have been shown, or were there before, by its id. */
  readonly #written: Map<string, number>

  constructor(session: ComposeSession, how: Attaching, containers: readonly ServiceContainer[]) {
    this.#session = session
    this.#how = how
    this.#containers = containers
    const shown = containers.filter(({ service }) => how.shown.has(service))
    this.#prefixes = prefixesOf(session, shown, how.flags)
    this.#written = new Map(containers.map(({ id }) => [id, session.take(session.daemon.containers.logs(id)).length]))
  }

  /** All have been started: they can be stopped. */
  allStarted(): void {
    this.#started.resolve()
  }

  /** Shows a container that has just started, from its first line to its end. */
  async follow(container: ServiceContainer): Promise<void> {
    const { daemon, process } = this.#session
    const prefix = this.#prefixes.get(shortName(this.#session, container)) ?? ''
    const isShown = this.#how.shown.has(container.service)
    const dated = this.#how.flags.has('timestamps')
    const written = (): number => this.#written.get(container.id) ?? 0
    const show = (lines: readonly LogLine[]): void => {
      this.#written.set(container.id, written() + lines.length)
      if (!this.isOver && isShown) void writeLines(this.#session, prefix, dated ? withTimes(lines) : lines)
    }
    show(this.#session.take(daemon.containers.logs(container.id)).slice(written()))
    const code = await daemon.containers.follow(container.id, show)
    if (code === undefined) return
    if (isShown && !this.#isAborting)
      await process.stdout.write(`${shortName(this.#session, container)} exited with code ${code}\n`)
    await this.#ended(container, code)
  }

  async #ended({ service }: ServiceContainer, code: number): Promise<void> {
    const { abortOnExit, exitCodeFrom, timeout } = this.#how
    if (exitCodeFrom === undefined ? abortOnExit && !this.#isAborting : exitCodeFrom === service) this.status = code
    if (!abortOnExit || this.#isAborting) return
    this.#isAborting = true
    await this.#started.promise
    await this.#session.note('Aborting on container exit...')
    await stopGracefully(this.#session, this.#containers, timeout)
  }
}

/** Starts services and shows what they write, until all have ended or Ctrl-C. Gives the exit status. */
export async function attach(session: ComposeSession, how: Attaching): Promise<number> {
  const { process } = session
  const containers = session.containersOf(how.names)
  const shown = containers.filter(({ service }) => how.shown.has(service))
  await process.stdout.write(`Attaching to ${shown.map((one) => shortName(session, one)).join(', ')}\n`)
  const attached = new Attached(session, how, containers)
  const followed = containers.filter(({ isRunning }) => isRunning).map((container) => attached.follow(container))
  try {
    const follow = (container: ServiceContainer): void => void followed.push(attached.follow(container))
    await startAll(session, how.names, follow)
    attached.allStarted()
    await how.watching?.(follow)
    await Promise.all(followed)
  } finally {
    attached.isOver = true
  }
  if (!process.signal.aborted) return attached.status
  await session.note('Gracefully stopping... (press Ctrl+C again to force)')
  await stopGracefully(session, session.containersOf(how.names), how.timeout)
  await session.note('canceled')
  return INTERRUPTED
}
