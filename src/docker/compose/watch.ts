import { Interrupted } from '../../base/signal.ts'
import { changesBetween, type Change } from '../../linux/fs-delta.ts'
import { type FileSystemSnapshot, FileSystemReader } from '../../linux/fs.ts'
import { joinPath } from '../../linux/path.ts'
import { FileSystemError } from '../../shell/posix/errno.ts'
import type { Flags } from '../cli/flags.ts'
import { isAlike } from '../daemon/container-files.ts'
import { syncFiles, type SyncedPath } from '../daemon/sync-files.ts'
import { type Attaching, shortName, writeLines } from './attach.ts'
import type { CommandCall } from './command-call.ts'
import { Complaint } from './complaint.ts'
import type { ComposeSession, ServiceContainer } from './compose-session.ts'
import { converge, startAll } from './converge.ts'
import { buildService } from './images.ts'
import { restart } from './lifecycle.ts'
import { prepare } from './up.ts'
import { inside, watchRules, type WatchRule } from './watch-rules.ts'

const INTERRUPTED = 130

/** How long Compose waits for further changes, in milliseconds. */
const QUIET = 500

/** How many paths are so few that their number is not told. */
const FEW = 10

/** A path that changed. */
interface ChangedPath {
  readonly path: string
  /** Whether all that is in a directory came with it. */
  readonly whole: boolean
}

/** A path that changed, and the rule that tells what is done then. */
interface Hit extends ChangedPath {
  readonly rule: WatchRule
}

/** Says something between the lines of containers. */
export type WatchLog = (text: string) => Promise<void>

/** The paths whose files changed between two moments: those that were only read have not. */
function changedPaths(before: FileSystemSnapshot, after: FileSystemSnapshot): readonly ChangedPath[] {
  const [old, now] = [new FileSystemReader(before), new FileSystemReader(after)]
  const isRead = ({ type, path }: Change): boolean =>
    type === 'changed' &&
    (now.lstat(path).type === 'directory' ||
      (old.lstat(path).mtime === now.lstat(path).mtime && isAlike(old, now, path)))
  return changesBetween(before, after)
    .changes.filter((change) => !isRead(change))
    .flatMap((change) => [
      ...(change.type === 'moved' ? [{ path: change.from, whole: false }] : []),
      { path: change.path, whole: change.type === 'moved' },
    ])
}

/** The changes that rules are about, by the services of the rules. */
function hitsOf(rules: readonly WatchRule[], changed: readonly ChangedPath[]): ReadonlyMap<string, readonly Hit[]> {
  const hits = new Map<string, Hit[]>()
  for (const rule of rules)
    for (const one of changed) {
      if (inside(one.path, rule.path) === undefined || rule.isIgnored(one.path)) continue
      const own = hits.get(rule.service) ?? []
      own.push({ ...one, rule })
      hits.set(rule.service, own)
    }
  return hits
}

/** Builds the image of a service anew, and lets containers of it take the place of those that run. @throws Complaint */
async function rebuild({ session, log, started, buildWords }: Watched, name: string): Promise<void> {
  await log(`Rebuilding service ${JSON.stringify(name)} after changes were detected...`)
  await buildService(session, name, buildWords)
  await log(`service ${JSON.stringify(name)} successfully built`)
  await session.working('Running', async () => {
    const [names, again] = [[name], new Set([name])]
    const scale = new Map([[name, session.containersOf(names).length]])
    await converge(session, { names, forceRecreate: again, noRecreate: false, scale, timeout: undefined })
    await startAll(session, names, started)
  })
}

/** Copies what changed into the containers of a service that run. @throws Complaint, FileSystemError */
async function sync(session: ComposeSession, name: string, hits: readonly Hit[], log: WatchLog): Promise<void> {
  const told =
    hits.length > FEW
      ? `Syncing service ${JSON.stringify(name)} after ${hits.length} changes were detected`
      : `Syncing ${JSON.stringify(name)} after changes were detected`
  await log(told)
  const paths = hits.map(({ path, whole, rule }): SyncedPath => {
    const rest = inside(path, rule.path) ?? ''
    return { host: path, container: rest === '' ? rule.target : joinPath(rule.target, rest), whole }
  })
  for (const { id, isRunning } of session.containersOf([name]))
    if (isRunning) session.take(syncFiles(session.process, id, paths))
}

async function act(watched: Watched, name: string, hits: readonly Hit[]): Promise<void> {
  const { session, flags, log } = watched
  if (hits.some(({ rule }) => rule.action === 'rebuild')) return rebuild(watched, name)
  await sync(session, name, hits, log)
  if (!hits.some(({ rule }) => rule.action === 'sync+restart')) return
  await restart(session, flags, [name])
  for (const container of session.containersOf([name])) watched.started?.(container)
}

/** What is watched. */
export interface Watched {
  readonly session: ComposeSession
  readonly flags: Flags
  readonly rules: readonly WatchRule[]
  readonly log: WatchLog
  /** What `docker build` is told besides what the service says. */
  readonly buildWords?: readonly string[]
  /** Hears of containers that are started anew. */
  started?(container: ServiceContainer): void
}

/** Keeps containers like the files of the host, until Ctrl-C. */
export async function keepWatching(watched: Watched): Promise<void> {
  const { process } = watched.session
  const { fs } = process.system
  let before = fs.snapshot()
  await watched.log('Watch enabled')
  try {
    for (;;) {
      await process.clock.wait(QUIET, process.signal)
      const after = fs.snapshot()
      const hits = hitsOf(watched.rules, changedPaths(before, after))
      before = after
      for (const [name, own] of hits) await acting(watched, name, own)
    }
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
  }
}

/** Does what rules say; what goes wrong is told, and the watch goes on. */
async function acting(watched: Watched, name: string, hits: readonly Hit[]): Promise<void> {
  try {
    await act(watched, name, hits)
  } catch (error) {
    if (!(error instanceof Complaint) && !(error instanceof FileSystemError)) throw error
    await watched.log(`Error handling changed files for service ${name}: ${error.message}`)
  }
}

/** `docker compose watch [SERVICE…]`. Gives the exit status. @throws Complaint */
export async function watch({ session, flags, operands, warn }: CommandCall): Promise<number> {
  const rules = await watchRules(session, operands, warn)
  const buildWords = flags.has('quiet') ? ['--quiet'] : []
  if (!flags.has('no-up')) {
    for (const name of new Set(rules.map(({ service }) => service))) await buildService(session, name, buildWords)
    const { names, make } = await prepare(session, flags, { names: operands, warn })
    await session.working('Running', async () => {
      await make()
      await startAll(session, names)
    })
  }
  await keepWatching({ session, flags, rules, buildWords, log: logWith(session, '') })
  return INTERRUPTED
}

const logWith =
  (session: ComposeSession, prefix: string): WatchLog =>
  (text) =>
    writeLines(session, prefix, [{ text, stream: 'out', time: 0 }])

/** Watching as `docker compose up --watch` does it, between the lines of containers. @throws Complaint */
export async function watchBeside({ session, flags, operands, warn }: CommandCall): Promise<Attaching['watching']> {
  const rules = await watchRules(session, operands, warn)
  const width = Math.max(0, ...session.containersOf(operands).map((container) => shortName(session, container).length))
  const log = logWith(session, `${' '.repeat(width + 1)} ⦿ `)
  return (started) => keepWatching({ session, flags, rules, log, started })
}
