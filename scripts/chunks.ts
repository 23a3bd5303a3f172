import { join } from 'node:path'
import type { BuildEnvironmentOptions, ModulePreloadOptions } from 'vite'

const root = join(import.meta.dirname, '..')
const ENTRY = 'src/app/main.ts'
const PAGE = 'src/app/page.tsx'
const MODES = ['linux', 'docker']

type ModuleOf = (id: string) => { readonly importedIds: readonly string[] } | null
type Modules = ReadonlySet<string>

function addClosure(id: string, moduleOf: ModuleOf, closure: Set<string>): void {
  if (closure.has(id)) return
  closure.add(id)
  for (const imported of moduleOf(id)?.importedIds ?? []) addClosure(imported, moduleOf, closure)
}

/** Modules, given by their paths from the root, and all that they import at once. */
function closureOf(moduleOf: ModuleOf, ...paths: readonly string[]): Modules {
  const closure = new Set<string>()
  for (const path of paths) {
    const id = join(root, path)
    if (!moduleOf(id)) throw new Error(`${path} is no module of the page`)
    addClosure(id, moduleOf, closure)
  }
  return closure
}

/** Modules of a folder; what others share with them is left to the bundler. */
const under = (folder: string, modules: Modules): Modules =>
  new Set([...modules].filter((id) => id.startsWith(join(root, folder, '/'))))

const without = (modules: Modules, ...loaded: readonly Modules[]): Modules =>
  new Set([...modules].filter((id) => !loaded.some((known) => known.has(id))))

/** What any of docker's commands needs, and small parts that most of them need. */
const CLIENT = [
  'src/docker/cli/docker.ts',
  'src/docker/bash/client-side.ts',
  'src/docker/daemon/event-journal.ts',
  'src/docker/cli/bad-reference.ts',
  'src/docker/cli/detach-keys.ts',
  'src/docker/daemon/ending.ts',
  'src/docker/daemon/platform.ts',
  'src/docker/daemon/request.ts',
  'src/docker/daemon/stopping.ts',
  'src/docker/runtime/waiting-time.ts',
]

/** The chunks that are not left to the bundler, which would cut both by what is loaded later and shares modules with them. */
function chunks(moduleOf: ModuleOf): Readonly<Record<string, Modules>> {
  const entry = closureOf(moduleOf, ENTRY)
  const whole = closureOf(moduleOf, PAGE)
  const [linux = entry, docker = entry] = MODES.map((mode) => closureOf(moduleOf, `src/${mode}/start.ts`))
  const storage = closureOf(moduleOf, 'src/app/storage/worlds.ts', 'src/app/machine-keeper.ts')
  const session = new Set([...storage, ...[...linux].filter((id) => docker.has(id))])
  const terminal = closureOf(moduleOf, 'src/app/terminal/pane.ts')
  // no session waits for React: what it shares with the page comes before both
  const start = new Set([
    ...entry,
    ...[session, terminal, linux, docker].flatMap((part) => [...part].filter((id) => whole.has(id))),
  ])
  const page = new Set([...start, ...whole])
  const courses = MODES.map((mode) => `src/course/${mode}/opening.ts`)
  // goals are judged in either shell
  const facts = MODES.map((mode) => `src/${mode}/facts.ts`)
  const idle = closureOf(moduleOf, 'src/shell/recorder.ts', 'src/linux/simple/chunks/first.ts', ...courses, ...facts)
  const bash = without(closureOf(moduleOf, 'src/linux/bash.ts'), page, session, terminal, linux, docker)
  const client = closureOf(moduleOf, ...CLIENT)
  const dockerBash = closureOf(moduleOf, 'src/docker/bash/bash.ts')
  return {
    // what shows the first terminal; the bundler gives the entry a chunk of its own
    start: new Set([...start].filter((id) => id !== join(root, ENTRY))),
    // the page before anything was asked of it
    'whole-page': without(whole, start),
    // what both modes need as soon as one is chosen
    'both-modes': without(session, start),
    'terminal-pane': without(terminal, start, session),
    // and what one of them needs besides
    'linux-machine': without(linux, start, session, terminal),
    'docker-machine': without(docker, start, session, terminal, linux),
    // all that choosing Bash needs besides, and what of it is loaded before when the page is idle
    'bash-core': without(bash, idle),
    posix: new Set([...bash].filter((id) => idle.has(id))),
    // programs of Linux that share a module with it do not wait for it
    'docker-client': under(
      'src/docker',
      without(client, page, session, terminal, linux, docker, bash, dockerBash, idle),
    ),
  }
}

/** Chunks that are cut by what is loaded together. */
export function chunksByUse(): NonNullable<BuildEnvironmentOptions['rolldownOptions']> {
  let groups: Readonly<Record<string, Modules>> | undefined
  return {
    output: {
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [
          {
            debugName: 'by use',
            name: (id, context) => {
              groups ??= chunks((known) => context.getModuleInfo(known))
              return Object.entries(groups).find(([, modules]) => modules.has(id))?.[0] ?? null
            },
          },
        ],
      },
    },
  }
}

/**
 * What is fetched along with a chunk that is loaded later: all that it imports. But the page does not list that, it would be 1 KB of what is
 * loaded first: its own parts come when it is idle, and may ask for theirs then. Style sheets are asked for by nobody else.
 */
export const neededAtOnce: NonNullable<ModulePreloadOptions['resolveDependencies']> = (_file, files, { hostId }) =>
  /^assets\/(?:start|whole-page|index)-/.test(hostId) ? files.filter((file) => file.endsWith('.css')) : files
