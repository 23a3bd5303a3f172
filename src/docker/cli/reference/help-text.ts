import { containers } from './containers.ts'
import { flagUsages } from './flag-usages.ts'
import { type Plugin, plugins, type ReferenceGroup, referenceGroups } from './groups.ts'
import { images } from './images.ts'
import { objects } from './objects.ts'
import type { Reference } from './reference.ts'
import { swarmCommands } from './swarm.ts'
import { system } from './system.ts'
import { globalFlags, topCommands } from './top.ts'

const NAME_WIDTH = 12

/** Every command of the reference by each of its paths. */
const byPath: ReadonlyMap<string, Reference> = new Map(
  [...containers, ...images, ...objects, ...system, ...swarmCommands.map((one) => one.reference)].flatMap((known) =>
    known.paths.map((path) => [path, known] as const),
  ),
)

/** The other names of paths that a plugin takes over. */
const TAKEN_OVER: Readonly<Record<string, string>> = {
  build: 'buildx build',
  'builder build': 'buildx build',
  'image build': 'buildx build',
  'builder prune': 'buildx prune',
  builder: 'buildx',
}

/** The path that answers for a path: a plugin's, where that has taken it over. */
export const answering = (path: string): string => TAKEN_OVER[path] ?? path

/** What the reference knows of a path. */
export const referenceOf = (path: string): Reference | undefined => byPath.get(path)

const docker = (path: string): string => `docker ${path}`

function aliasesOf({ paths }: Reference): readonly string[] {
  if (paths.length < 2) return []
  // those under a group come before the short one
  const shown = [...paths.filter((path) => path.includes(' ')), ...paths.filter((path) => !path.includes(' '))]
  return ['Aliases:', `  ${shown.map(docker).join(', ')}`, '']
}

/** The usage of a command under one of its paths. */
export function usageOf(path: string, { usage }: Reference): string {
  return usage
    .split('\n')
    .map((line, at) => `${at === 0 ? 'Usage:  ' : '\t'}${docker(path)} ${line}`.trimEnd())
    .join('\n')
}

/** The help of a command under one of its paths. */
export function referenceText(path: string, known: Reference): string {
  const shown = known.paths.includes(path) ? path : (known.paths[0] ?? path)
  const examples = known.example === '' ? [] : ['Examples:', '', known.example, '']
  const options = known.flags.length > 0 ? ['Options:', flagUsages(known.flags)] : []
  return ['', usageOf(shown, known), '', known.text, '', ...aliasesOf(known), ...examples, ...options]
    .join('\n')
    .replace(/\n*$/, '\n')
}

const rowsOf = (rows: string): readonly (readonly [name: string, about: string])[] =>
  rows
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [name = '', about = ''] = row.split(' | ')
      return [name, about]
    })

const section = (heading: string, rows: string): string =>
  `${heading}:\n${rowsOf(rows)
    .map(([name, about]) => `  ${name.padEnd(NAME_WIDTH)}${about}\n`)
    .join('')}`

const sections = (commands: Readonly<Record<string, string>>): string =>
  Object.entries(commands)
    .map(([heading, rows]) => section(heading, rows))
    .join('\n')

const BUILDER = `Options:
      --builder string   Override the configured builder instance
                         (default "default")

`

/** The help of a command that holds others. @param isWhole with those that need a swarm */
export function groupText(name: string, { about, commands, swarm = '' }: ReferenceGroup, isWhole = false): string {
  const isBuildx = name === 'buildx'
  const usage = `\nUsage:  docker ${name} ${isBuildx ? '[OPTIONS] ' : ''}COMMAND\n\n${about}\n\n${isBuildx ? BUILDER : ''}`
  const all = isWhole ? { ...commands, Commands: `${commands['Commands'] ?? ''}${swarm}` } : commands
  return `${usage}${sections(all)}\nRun 'docker ${name} COMMAND --help' for more information on a command.\n`
}

/** How the CLI's own help marks a plugin. */
const markOf = (plugin: Plugin | undefined): string =>
  plugin ? `${plugin.title} (Docker Inc., ${plugin.version})` : ''

/** The commands of docker itself, with those of plugins in their places. */
function withPlugins(present: readonly string[]): Readonly<Record<string, string>> {
  const marked = present.map((name) => `${name}* | ${markOf(plugins[name])}`)
  const managing = rowsOf(topCommands['Management Commands'] ?? '').map(([name, about]) => `${name} | ${about}`)
  return { ...topCommands, 'Management Commands': [...managing, ...marked].toSorted().join('\n') }
}

/** What `docker --help` prints of a client that has these plugins. */
export function topText(present: readonly string[] = Object.keys(plugins)): string {
  return [
    '\nUsage:  docker [OPTIONS] COMMAND\n\nA self-sufficient runtime for containers\n\n',
    sections(withPlugins(present)),
    `\nGlobal Options:\n${flagUsages(globalFlags)}`,
    "\nRun 'docker COMMAND --help' for more information on a command.\n\n",
    'For more help on how to use Docker, head to https://docs.docker.com/go/guides/\n',
  ].join('')
}

/**
 * What the help of a command or of a group says; undefined for what is neither.
 * @param isWhole with the commands of a group that need a swarm
 */
export function helpText(path: string, isWhole = false): string | undefined {
  const taken = answering(path)
  const group = Object.hasOwn(referenceGroups, taken) ? referenceGroups[taken] : undefined
  if (group) return groupText(taken, group, isWhole)
  const known = byPath.get(taken)
  return known && referenceText(taken, known)
}
