import { joinPath } from '../../../linux/path.ts'
import type { DockerHost } from '../../docker-host.ts'
import { homeOf, isSettings, readJson } from '../../settings/settings.ts'
import { ENGINE } from '../global-options.ts'

/** The builder that every daemon is. */
export const DEFAULT_BUILDER = 'default'

/** What is said where a builder would have to run that is not the daemon's own. */
export const NOT_STARTED =
  'BuildKit in a container of its own is not simulated by this playground: "docker buildx use default" goes back to that of the daemon'

/** One of the places where a builder builds. */
export interface BuilderNode {
  readonly name: string
  readonly endpoint: string
  readonly platforms: readonly string[]
}

/** A builder that buildx was told to make: BuildKit in a container, or at an address. */
export interface Builder {
  readonly name: string
  readonly driver: string
  readonly nodes: readonly BuilderNode[]
}

const directoryOf = (host: DockerHost): string => joinPath(homeOf(host), 'buildx')

/** Where what is known of a builder is kept. */
export const instancePath = (host: DockerHost, name: string): string =>
  joinPath(directoryOf(host), `instances/${name.toLowerCase()}`)

const currentPath = (host: DockerHost): string => joinPath(directoryOf(host), 'current')

const textsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []

const textIn = (value: unknown, usual: string): string => (typeof value === 'string' ? value : usual)

function nodeIn(value: unknown): readonly BuilderNode[] {
  if (!isSettings(value)) return []
  const { Name, Endpoint, Platforms } = value
  return [{ name: textIn(Name, ''), endpoint: textIn(Endpoint, ENGINE), platforms: textsIn(Platforms) }]
}

/** The builder of a name; undefined where none was made. */
export function findBuilder(host: DockerHost, name: string): Builder | undefined {
  const { Name, Driver, Nodes } = readJson(host, instancePath(host, name))
  if (typeof Name !== 'string') return undefined
  return {
    name: Name,
    driver: textIn(Driver, 'docker-container'),
    nodes: Array.isArray(Nodes) ? Nodes.flatMap(nodeIn) : [],
  }
}

/** All that were made, in the order of their names. */
export function madeBuilders(host: DockerHost): readonly Builder[] {
  const directory = joinPath(directoryOf(host), 'instances')
  const names = host.fs.isDirectory(directory) ? host.fs.names(directory) : []
  return names.toSorted().flatMap((name) => findBuilder(host, name) ?? [])
}

/** The builder that builds where no other is named. */
export function currentBuilder(host: DockerHost): string {
  const { Name } = readJson(host, currentPath(host))
  return typeof Name === 'string' && findBuilder(host, Name) ? Name : DEFAULT_BUILDER
}

export function keepBuilder(host: DockerHost, { name, driver, nodes }: Builder): void {
  const Nodes = nodes.map((node) => ({
    Name: node.name,
    Endpoint: node.endpoint,
    Platforms: node.platforms,
    Flags: null,
    DriverOpts: null,
    Files: null,
  }))
  host.fs.mkdirAll(joinPath(directoryOf(host), 'instances'))
  host.fs.writeFile(instancePath(host, name), JSON.stringify({ Name: name, Driver: driver, Nodes, Dynamic: false }))
}

export function useBuilder(host: DockerHost, name: string): void {
  host.fs.mkdirAll(directoryOf(host))
  const Name = name === DEFAULT_BUILDER ? '' : name
  host.fs.writeFile(currentPath(host), JSON.stringify({ Key: ENGINE, Name, Global: false }))
}

export function dropBuilder(host: DockerHost, name: string): void {
  if (currentBuilder(host) === name) useBuilder(host, DEFAULT_BUILDER)
  host.fs.unlink(instancePath(host, name))
}
