import { joinPath } from '../../linux/path.ts'
import { attempt } from '../../shell/posix/errno.ts'
import type { DockerHost } from '../docker-host.ts'

/** What the client keeps, by name. */
export type Settings = Readonly<Record<string, unknown>>

/** The directory of the client's settings. */
export const homeOf = ({ environment }: DockerHost): string =>
  joinPath(environment?.('HOME') ?? '/home/user', '.docker')

/** Whether something has names and values. */
export const isSettings = (value: unknown): value is Settings => typeof value === 'object' && value !== null

/** What a text in JSON says; nothing where it is none. */
export function parseJson(text: string): Settings {
  try {
    const value: unknown = JSON.parse(text)
    return isSettings(value) ? value : {}
  } catch {
    return {}
  }
}

/** What a file of the client's says; nothing where it cannot be read. */
export function readJson({ fs }: DockerHost, path: string): Settings {
  const text = attempt(() => fs.readText(path))
  return typeof text === 'string' ? parseJson(text) : {}
}

/** The client's settings, `~/.docker/config.json`. */
export function readSettings(host: DockerHost): Settings {
  return readJson(host, joinPath(homeOf(host), 'config.json'))
}

export function writeSettings(host: DockerHost, settings: Settings): void {
  host.fs.mkdirAll(homeOf(host))
  host.fs.writeFile(joinPath(homeOf(host), 'config.json'), `${JSON.stringify(settings, undefined, '\t')}`, {
    mode: 0o600,
  })
}

/** Where the client's settings are kept. */
export const settingsPath = (host: DockerHost): string => joinPath(homeOf(host), 'config.json')
