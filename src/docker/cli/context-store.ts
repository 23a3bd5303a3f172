import { joinPath } from '../../linux/path.ts'
import type { DockerHost } from '../docker-host.ts'
import { digestOf } from '../engine/digest.ts'
import { homeOf, isSettings, readJson, readSettings } from '../settings/settings.ts'
import { ENGINE } from './global-options.ts'

/** A daemon that the client knows by a name. */
export interface StoredContext {
  readonly name: string
  readonly description: string
  readonly host: string
}

export const DEFAULT_CONTEXT = 'default'

const DEFAULT: StoredContext = {
  name: DEFAULT_CONTEXT,
  description: 'Current DOCKER_HOST based configuration',
  host: ENGINE,
}

/** Where what is known of a context is kept. */
export function metaPath(host: DockerHost, name: string): string {
  return joinPath(homeOf(host), `contexts/meta/${digestOf(`context ${name}`)}/meta.json`)
}

/** The context that is used. */
export function currentContext(host: DockerHost): string {
  const asked = host.environment?.('DOCKER_CONTEXT')
  const { currentContext: kept } = readSettings(host)
  return asked ?? (typeof kept === 'string' && kept !== '' ? kept : DEFAULT_CONTEXT)
}

/** A context by its name; undefined where there is none. */
export function findContext(host: DockerHost, name: string): StoredContext | undefined {
  if (name === DEFAULT_CONTEXT) return { ...DEFAULT, host: host.environment?.('DOCKER_HOST') ?? ENGINE }
  const { Name, Metadata, Endpoints } = readJson(host, metaPath(host, name))
  if (typeof Name !== 'string') return undefined
  const { Description } = isSettings(Metadata) ? Metadata : {}
  const { docker } = isSettings(Endpoints) ? Endpoints : {}
  const { Host } = isSettings(docker) ? docker : {}
  return {
    name: Name,
    description: typeof Description === 'string' ? Description : '',
    host: typeof Host === 'string' ? Host : ENGINE,
  }
}

/** All contexts, by their names. */
export function listContexts(host: DockerHost): readonly StoredContext[] {
  const root = joinPath(homeOf(host), 'contexts/meta')
  const directories = host.fs.isDirectory(root) ? host.fs.names(root) : []
  const names = directories.flatMap((directory) => {
    const { Name } = readJson(host, joinPath(root, `${directory}/meta.json`))
    return typeof Name === 'string' ? [Name] : []
  })
  return [DEFAULT_CONTEXT, ...names]
    .flatMap((name) => findContext(host, name) ?? [])
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

export function keepContext(host: DockerHost, { name, description, host: Host }: StoredContext): void {
  const path = metaPath(host, name)
  host.fs.mkdirAll(path.slice(0, path.lastIndexOf('/')))
  const meta = {
    Name: name,
    Metadata: description === '' ? {} : { Description: description },
    Endpoints: { docker: { Host, SkipTLSVerify: false } },
  }
  host.fs.writeFile(path, JSON.stringify(meta))
}

export function forgetContext(host: DockerHost, name: string): void {
  const path = metaPath(host, name)
  host.fs.removeTree(path.slice(0, path.lastIndexOf('/')))
}

/** What is said of a context that is not there. */
export function noContextText(host: DockerHost, name: string): string {
  return `context "${name}": context not found: open ${metaPath(host, name)}: no such file or directory`
}
