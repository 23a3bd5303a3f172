import { joinPath } from '../../linux/path.ts'
import type { DockerHost } from '../docker-host.ts'
import { digestOf } from '../engine/digest.ts'
import { homeOf, isSettings, readJson, readSettings, type Settings } from '../settings/settings.ts'
import { ENGINE } from './global-options.ts'

/** A daemon that the client knows by a name. */
export interface StoredContext {
  readonly name: string
  readonly description: string
  readonly host: string
  /** Whether it is not asked who it is. */
  readonly skipTlsVerify?: boolean
  /** Certificates and keys, `ca.pem`, `cert.pem` and `key.pem`. */
  readonly tls?: Readonly<Record<string, string>>
}

export const DEFAULT_CONTEXT = 'default'

const DEFAULT: StoredContext = {
  name: DEFAULT_CONTEXT,
  description: 'Current DOCKER_HOST based configuration',
  host: ENGINE,
}

/** The directories where a context is kept, and its certificates. */
export function directoriesOf(host: DockerHost, name: string): { readonly meta: string; readonly tls: string } {
  const [meta = '', tls = ''] = ['meta', 'tls'].map((kind) =>
    joinPath(homeOf(host), `contexts/${kind}/${digestOf(`context ${name}`)}`),
  )
  return { meta, tls }
}

/** Where what is known of a context is kept. */
export const metaPath = (host: DockerHost, name: string): string => `${directoriesOf(host, name).meta}/meta.json`

function tlsOf({ fs }: DockerHost, directory: string): Readonly<Record<string, string>> {
  const path = `${directory}/docker`
  return fs.isDirectory(path)
    ? Object.fromEntries(fs.names(path).map((name) => [name, fs.readText(`${path}/${name}`)]))
    : {}
}

/** A context as its file describes it; undefined for what is none. */
export function contextIn(meta: Settings): StoredContext | undefined {
  const { Name, Metadata, Endpoints } = meta
  if (typeof Name !== 'string') return undefined
  const { Description } = isSettings(Metadata) ? Metadata : {}
  const { docker } = isSettings(Endpoints) ? Endpoints : {}
  const { Host, SkipTLSVerify } = isSettings(docker) ? docker : {}
  return {
    name: Name,
    description: typeof Description === 'string' ? Description : '',
    host: typeof Host === 'string' ? Host : ENGINE,
    skipTlsVerify: SkipTLSVerify === true,
  }
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
  const context = contextIn(readJson(host, metaPath(host, name)))
  return context && { ...context, tls: tlsOf(host, directoriesOf(host, name).tls) }
}

/** What is said of a context that is not there. */
export function noContextText(host: DockerHost, name: string): string {
  return `context "${name}": context not found: open ${metaPath(host, name)}: no such file or directory`
}
