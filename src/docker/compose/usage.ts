import type { DockerOption } from '../cli/flags.ts'
import { flagUsages } from '../cli/reference/flag-usages.ts'
import { flagsOf, type ReferenceFlag } from '../cli/reference/reference.ts'
import { optionsOf, usageLineOf } from './reference.ts'

/** The options that stand before a command. */
const globalFlags = flagsOf(`
ansi string | Control when to print ANSI control characters ("never"|"always"|"auto") (default "auto")
compatibility | Run compose in backward compatibility mode
dry-run | Execute command in dry run mode
env-file stringArray | Specify an alternate environment file
f,file stringArray | Compose configuration files
parallel int | Control max parallelism, -1 for unlimited (default -1)
profile stringArray | Specify a profile to enable
progress string | Set type of progress output (auto, tty, plain, quiet) (default "auto")
project-directory string | Specify an alternate working directory\\n(default: the path of the, first specified, Compose file)
p,project-name string | Project name
`)

/** The commands of Compose 2.26.1 and what its help says of them. */
export const commands: ReadonlyMap<string, string> = new Map([
  ['attach', "Attach local standard input, output, and error streams to a service's running container"],
  ['build', 'Build or rebuild services'],
  ['config', 'Parse, resolve and render compose file in canonical format'],
  ['cp', 'Copy files/folders between a service container and the local filesystem'],
  ['create', 'Creates containers for a service'],
  ['down', 'Stop and remove containers, networks'],
  ['events', 'Receive real time events from containers'],
  ['exec', 'Execute a command in a running container'],
  ['images', 'List images used by the created containers'],
  ['kill', 'Force stop service containers'],
  ['logs', 'View output from containers'],
  ['ls', 'List running compose projects'],
  ['pause', 'Pause services'],
  ['port', 'Print the public port for a port binding'],
  ['ps', 'List containers'],
  ['pull', 'Pull service images'],
  ['push', 'Push service images'],
  ['restart', 'Restart service containers'],
  ['rm', 'Removes stopped service containers'],
  ['run', 'Run a one-off command on a service'],
  ['scale', 'Scale services '],
  ['start', 'Start services'],
  ['stats', 'Display a live stream of container(s) resource usage statistics'],
  ['stop', 'Stop services'],
  ['top', 'Display the running processes'],
  ['unpause', 'Unpause services'],
  ['up', 'Create and start containers'],
  ['version', 'Show the Docker Compose version information'],
  ['wait', 'Block until the first service container stops'],
  ['watch', 'Watch build context for service and rebuild/refresh containers when files are updated'],
])

/** What `docker compose --help` prints. */
export function composeUsage(): string {
  const rows = [...commands].map(([name, about]) => `  ${name.padEnd(12)}${about}\n`).join('')
  return [
    '\nUsage:  docker compose [OPTIONS] COMMAND\n\nDefine and run multi-container applications with Docker\n\n',
    `Options:\n${flagUsages(globalFlags)}\nCommands:\n${rows}\n`,
    "Run 'docker compose COMMAND --help' for more information on a command.\n",
  ].join('')
}

/** What `docker compose COMMAND --help` prints. */
const commandUsage = (usage: string, about: string, flags: readonly ReferenceFlag[]): string =>
  `\nUsage:  docker compose ${usage}\n\n${about}\n\nOptions:\n${flagUsages(flags)}`

const flagOf = ({ short, long, value, summary }: DockerOption): ReferenceFlag => ({
  short,
  long: long ?? '',
  value: value?.name,
  about: summary,
})

/** The help of a command. */
export function usageOf(name: string): string {
  const about = (commands.get(name) ?? '').trimEnd()
  return commandUsage(`${name} ${usageLineOf(name)}`, about, optionsOf(name).map(flagOf))
}
