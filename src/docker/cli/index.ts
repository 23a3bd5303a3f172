import { loading } from '../../shell/later.ts'
import type { Policy } from '../policy.ts'
import type { ListedSubcommand, Subcommand, SubcommandRow } from './subcommand.ts'

// each group is loaded when one of its commands is first called or completed
const containers = () => import('./chunks/containers.ts')
const insides = () => import('./chunks/insides.ts')
const images = () => import('./chunks/images.ts')
const build = () => import('./build.ts')
const builder = () => import('./buildx.ts')
const baking = () => import('./bake/bake.ts')
const builders = () => import('./builder/builders.ts')
const descriptions = () => import('./chunks/descriptions.ts')
const networks = () => import('./chunks/networks.ts')
const host = () => import('./chunks/host.ts')
const happenings = () => import('./chunks/happenings.ts')
const lives = () => import('./chunks/lives.ts')
const genuineInfo = () => import('./genuine-info.ts')
const update = () => import('./update.ts')
const contexts = () => import('./chunks/contexts.ts')
const registries = () => import('./chunks/registries.ts')
const archives = () => import('./chunks/archives.ts')

function row(paths: string, summary: string, load: () => Promise<ListedSubcommand>): SubcommandRow {
  const listing = { paths: paths.split(', '), summary }
  const whole = ({ declaration, run }: ListedSubcommand): Subcommand => ({
    declaration: { ...listing, ...declaration },
    run,
  })
  let there: Subcommand | undefined
  return { ...listing, load: async () => (there ??= whole(await loading(load()))), loaded: () => there }
}

/**
 * Every simulated subcommand: its paths after `docker`, the usual one first, and one line about it. A new one is a file
 * of its own and a row here.
 */
export const subcommands: readonly SubcommandRow[] = [
  row('run, container run', 'Create and run a new container from an image', async () => (await insides()).run),
  row('exec, container exec', 'Run a command in a running container', async () => (await insides()).exec),
  row('ps, container ls, container list, container ps', 'List containers', async () => (await containers()).ps),
  row(
    'build, image build, builder build',
    'Build an image from a Dockerfile',
    async () => (await build()).buildCommand,
  ),
  row('pull, image pull', 'Download an image from a registry', async () => (await images()).pull),
  row('images, image ls, image list', 'List images', async () => (await images()).images),
  row('version', 'Show the versions of Docker', async () => (await host()).version),
  row('info, system info', 'Show facts about the Docker host', async () => (await host()).info),
  row('cp, container cp', 'Copy files between a container and the host', async () => (await archives()).cp),
  row('create, container create', 'Create a new container without starting it', async () => (await insides()).create),
  row('history, image history', 'Show the layers of an image', async () => (await images()).history),
  row(
    'inspect',
    'Show all facts about containers, images, networks or volumes',
    async () => (await descriptions()).inspect,
  ),
  row('kill, container kill', 'Kill one or more running containers', async () => (await containers()).kill),
  row('logs, container logs', 'Show what a container has written', async () => (await containers()).logs),
  row('port, container port', 'List port mappings of a container', async () => (await containers()).port),
  row('rename, container rename', 'Rename a container', async () => (await containers()).rename),
  row('restart, container restart', 'Restart one or more containers', async () => (await insides()).restart),
  row('rm, container rm, container remove', 'Remove one or more containers', async () => (await containers()).rm),
  row('rmi, image rm, image remove, image rmi', 'Remove one or more images', async () => (await images()).rmi),
  row('start, container start', 'Start one or more stopped containers', async () => (await insides()).start),
  row('stats, container stats', 'Show how much of the host containers use', async () => (await containers()).stats),
  row('stop, container stop', 'Stop one or more running containers', async () => (await containers()).stop),
  row('wait, container wait', 'Wait until containers have stopped', async () => (await containers()).wait),
  row('tag, image tag', 'Give an image a further name', async () => (await images()).tag),
  row('top, container top', 'Show the running processes of a container', async () => (await happenings()).top),
  row(
    'commit, container commit',
    "Create a new image from a container's changes",
    async () => (await archives()).commit,
  ),
  row('diff, container diff', 'Show what a container has changed', async () => (await happenings()).diff),
  row(
    'export, container export',
    "Write a container's files as an archive",
    async () => (await archives()).exportCommand,
  ),
  row('import, image import', 'Make an image of an archive of files', async () => (await archives()).importCommand),
  row('load, image load', 'Read images from an archive', async () => (await archives()).load),
  row('context create', 'Give a daemon a name', async () => (await contexts()).contextCreate),
  row('context export', 'Write a context into an archive', async () => (await contexts()).contextExport),
  row('context import', 'Read a context from an archive', async () => (await contexts()).contextImport),
  row('context update', 'Change what is known of a context', async () => (await contexts()).contextUpdate),
  row('context inspect', 'Show all that is known of contexts', async () => (await contexts()).contextInspect),
  row('context ls, context list', 'List contexts', async () => (await contexts()).contextLs),
  row('context rm, context remove', 'Forget contexts', async () => (await contexts()).contextRm),
  row('context show', 'Print the name of the current context', async () => (await contexts()).contextShow),
  row('context use', 'Use another context', async () => (await contexts()).contextUse),
  row('login', 'Log in to a registry', async () => (await registries()).login),
  row('logout', 'Log out from a registry', async () => (await registries()).logout),
  row('plugin ls, plugin list', 'List plugins', async () => (await contexts()).pluginLs),
  row('push, image push', 'Upload an image to a registry', async () => (await registries()).push),
  row('search', 'Search the registry for images', async () => (await registries()).search),
  row('save, image save', 'Write images as an archive', async () => (await archives()).save),
  row(
    'container inspect',
    'Show all facts about one or more containers',
    async () => (await descriptions()).containerInspect,
  ),
  row('container prune', 'Remove all stopped containers', async () => (await host()).containerPrune),
  row('image inspect', 'Show all facts about one or more images', async () => (await descriptions()).imageInspect),
  row('image prune', 'Remove unused images', async () => (await host()).imagePrune),
  row('network connect', 'Connect a container to a network', async () => (await networks()).networkConnect),
  row('network create', 'Create a network', async () => (await networks()).networkCreate),
  row('network disconnect', 'Disconnect a container from a network', async () => (await networks()).networkDisconnect),
  row(
    'network inspect',
    'Show all facts about one or more networks',
    async () => (await descriptions()).networkInspect,
  ),
  row('network ls, network list', 'List networks', async () => (await networks()).networkLs),
  row('network prune', 'Remove unused networks', async () => (await host()).networkPrune),
  row('network rm, network remove', 'Remove one or more networks', async () => (await networks()).networkRm),
  row('system df', 'Show how much disk space Docker uses', async () => (await host()).systemDf),
  row('system prune', 'Remove what is not used', async () => (await host()).systemPrune),
  row('volume create', 'Create a volume', async () => (await networks()).volumeCreate),
  row('volume inspect', 'Show all facts about one or more volumes', async () => (await descriptions()).volumeInspect),
  row('volume ls, volume list', 'List volumes', async () => (await networks()).volumeLs),
  row('volume prune', 'Remove unused volumes', async () => (await host()).volumePrune),
  row('volume rm, volume remove', 'Remove one or more volumes', async () => (await networks()).volumeRm),
]

/** Paths of commands that Docker has and this playground does not simulate. */
export const unsimulated: ReadonlySet<string> = new Set(
  (
    'attach builder buildx checkpoint compose config events manifest node pause plugin secret service stack swarm trust ' +
    'unpause update'
  )
    .split(' ')
    .concat(['attach', 'pause', 'unpause', 'update'].map((name) => `container ${name}`))
    .concat(['buildx imagetools'])
    .concat('create disable enable inspect install push rm set upgrade'.split(' ').map((name) => `plugin ${name}`))
    .concat(['system dial-stdio', 'system events', 'volume update']),
)

/** Those of Bash's docker alone, where containers have processes. In the Simple shell they are not simulated. */
const genuineSubcommands: readonly SubcommandRow[] = [
  row('buildx bake, buildx f', 'Build from a file', async () => (await baking()).buildxBake),
  row('buildx build, buildx b', 'Start a build', async () => (await build()).buildCommand),
  row('buildx du', 'Disk usage', async () => (await builder()).buildxDu),
  row('buildx create', 'Create a new builder instance', async () => (await builders()).buildxCreate),
  row(
    'buildx imagetools inspect',
    'Show details of an image in the registry',
    async () => (await registries()).imagetoolsInspect,
  ),
  row('buildx inspect', 'Inspect current builder instance', async () => (await builders()).buildxInspect),
  row('buildx ls', 'List builder instances', async () => (await builders()).buildxLs),
  row('buildx rm', 'Remove a builder instance', async () => (await builders()).buildxRm),
  row('buildx stop', 'Stop builder instance', async () => (await builders()).buildxStop),
  row('buildx use', 'Set the current builder instance', async () => (await builders()).buildxUse),
  row('buildx prune, builder prune', 'Remove build cache', async () => (await builder()).builderPrune),
  row('buildx version', 'Show buildx version information', async () => (await builder()).buildxVersion),
  row('events, system events', 'Tell what happens in the engine', async () => (await happenings()).events),
  row(
    'manifest inspect',
    'Display an image manifest, or manifest list',
    async () => (await registries()).manifestInspect,
  ),
  row('pause, container pause', 'Pause all processes of containers', async () => (await lives()).pause),
  row('attach, container attach', 'Join the main program of a container', async () => (await lives()).attach),
  row('info, system info', 'Show facts about the Docker host', async () => (await genuineInfo()).genuineInfo),
  row('stats, container stats', 'Show how much of the host containers use', async () => (await lives()).liveStats),
  row('update, container update', 'Change what containers may use', async () => (await update()).update),
  row('unpause, container unpause', 'Let the processes of containers go on', async () => (await lives()).unpause),
]

const pathsOf = (rows: readonly SubcommandRow[]): ReadonlyMap<string, SubcommandRow> =>
  new Map(rows.flatMap((command) => command.paths.map((path) => [path, command] as const)))

const specifiedPaths = pathsOf(subcommands)
/** Each subcommand by every path it has, also those that only Bash's docker has. */
export const byPath = pathsOf([...subcommands, ...genuineSubcommands])

/** The subcommands of a terminal's docker, by their paths. */
export const commandsOf = ({ wording }: Policy): ReadonlyMap<string, SubcommandRow> =>
  wording === 'docker' ? byPath : specifiedPaths
