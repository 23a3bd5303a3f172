import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { settingsIn } from '../../settings-file.ts'

/** How Traefik is set up. */
export interface TraefikSettings {
  /** Ports by the names of their entry points. */
  readonly entryPoints: ReadonlyMap<string, number>
  /** Whether containers are asked for at all. */
  readonly docker: boolean
  readonly exposedByDefault: boolean
  /** A rule with `{{ … }}` in it. */
  readonly defaultRule: string
  /** The dashboard and its interface at port 8080, without a password. */
  readonly insecure: boolean
  readonly accessLog: boolean
  /** What was asked for and is not simulated. */
  readonly unsimulated: readonly string[]
}

const FILES = ['/etc/traefik/traefik.yml', '/etc/traefik/traefik.yaml']
const DEFAULT_RULE = 'Host(`{{ normalize .Name }}`)'

const KNOWN =
  /^(?:configfile|entrypoints\.[\w-]+\.address|providers\.docker(?:\.(?:exposedbydefault|defaultrule|watch))?|api(?:\.(?:insecure|dashboard|debug))?|accesslog(?:\.bufferingsize)?|log(?:\.(?:level|nocolor))?|global\..*)$/

/** Where the engine listens, which containers are asked of in any case. */
const ENDPOINT = 'unix:///var/run/docker.sock'

/** Whether a setting has its effect here, or none by nature. */
const isKnown = (name: string, worth: string): boolean =>
  KNOWN.test(name) || worth === 'false' || (name === 'providers.docker.endpoint' && worth === ENDPOINT)

const isOn = (worth: string | undefined): boolean => worth !== undefined && worth !== 'false'

/** The settings of a command line, `--a.b=c`, or of the file where there are none there; names in lower case. */
function givenTo(process: GnuProcess): ReadonlyMap<string, string> {
  const words = process.argv.slice(1)
  const typed = words.flatMap((word): readonly (readonly [string, string])[] => {
    const [, name, worth = 'true'] = /^--([\w.-]+)(?:=(.*))?$/s.exec(word) ?? []
    return name === undefined ? [] : [[name, worth]]
  })
  const { fs } = process.system
  const own = typed.find(([name]) => name.toLowerCase() === 'configfile')?.[1]
  const file = [...(own === undefined ? [] : [own]), ...FILES].find((path) => fs.exists(path) && !fs.isDirectory(path))
  // of a command line and a file, one is read
  const isFile = file !== undefined && typed.every(([name]) => name.toLowerCase() === 'configfile')
  const all = isFile ? settingsIn(fs.readText(file)) : typed
  return new Map(all.map(([name, worth]) => [name.toLowerCase(), worth]))
}

/** Reads how Traefik is set up. */
export function settingsOf(process: GnuProcess): TraefikSettings {
  const given = givenTo(process)
  const entryPoints = new Map<string, number>()
  for (const [name, worth] of given) {
    const [, point] = /^entrypoints\.([\w-]+)\.address$/.exec(name) ?? []
    const port = /:(\d+)(?:\/tcp)?$/.exec(worth)?.[1]
    if (point !== undefined && port !== undefined) entryPoints.set(point, Number(port))
  }
  if (entryPoints.size === 0) entryPoints.set('web', 80)
  return {
    entryPoints,
    docker: [...given].some(([name, worth]) => /^providers\.docker(?:\.|$)/.test(name) && isOn(worth)),
    exposedByDefault: given.get('providers.docker.exposedbydefault') !== 'false',
    defaultRule: given.get('providers.docker.defaultrule') ?? DEFAULT_RULE,
    insecure: isOn(given.get('api.insecure')),
    accessLog: [...given.keys()].some((name) => /^accesslog(?:\.|$)/.test(name)) && given.get('accesslog') !== 'false',
    unsimulated: [...given].flatMap(([name, worth]) => (isKnown(name, worth) ? [] : [name])),
  }
}
