import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import { programText } from '../../../../shell/posix/exec.ts'
import { nodePackages } from './node-packages.ts'
import { isLater, packageList, type PackageList } from './package-list.ts'

type Texts = Readonly<Record<string, string>>

/** What package.json says that matters here. */
export interface Manifest {
  readonly name?: string
  readonly version?: string
  readonly main?: string
  readonly scripts?: Texts
  readonly dependencies?: Texts
  readonly devDependencies?: Texts
}

const PACKAGES: PackageList = packageList(nodePackages)

/** Packages of those that bring others with them: how many. */
const BROUGHT: Readonly<Record<string, number>> = {
  express: 64,
  nodemon: 28,
  koa: 25,
  fastify: 46,
  mongoose: 16,
  mongodb: 11,
  mysql2: 12,
  pg: 12,
  redis: 5,
  ioredis: 8,
  sequelize: 21,
  'socket.io': 20,
  axios: 22,
  jest: 264,
  eslint: 84,
  typescript: 0,
  webpack: 75,
  react: 0,
  'react-dom': 1,
  'react-scripts': 1311,
  next: 20,
  vite: 12,
  morgan: 6,
  'body-parser': 38,
  winston: 26,
}

/** Packages that bring a program of their name, which is simulated. */
export const PROGRAMS: ReadonlySet<string> = new Set(['nodemon'])

/** A package that there is not, or not in the version that is asked for. */
export class NotInstalled extends Error {
  override readonly name = 'NotInstalled'
  readonly package: string
  /** Undefined where there is no such package at all. */
  readonly range: string | undefined

  constructor(name: string, range?: string) {
    super(name)
    this.package = name
    this.range = range
  }
}

/** A package.json that is no JSON. */
export class BadManifest extends Error {
  override readonly name = 'BadManifest'
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

/** @throws BadManifest */
export function manifestOf({ cwd, system: { fs } }: GnuProcess): Manifest | undefined {
  const path = `${cwd}/package.json`
  if (!fs.exists(path)) return undefined
  const text = fs.readText(path)
  try {
    const manifest: unknown = JSON.parse(text)
    return typeof manifest === 'object' && manifest !== null && !Array.isArray(manifest) ? manifest : {}
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new BadManifest(path, `${error.message} while parsing ${JSON.stringify(text.slice(0, 40))}`)
  }
}

/** A package that is asked for, and in which versions: `^4.18.2`, `latest`. */
interface Wanted {
  readonly name: string
  readonly range: string
}

const wantedOf = (word: string): Wanted => {
  const [, name = word, range = 'latest'] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? []
  return { name, range }
}

/** The lowest version that a range tells; undefined where it tells none. */
const lowest = (range: string): string | undefined => /\d+(?:\.\d+)*/.exec(range)?.[0]

/** The version of a package that is installed. @throws NotInstalled */
function versionOf({ name, range }: Wanted): string {
  const newest = PACKAGES.get(name)
  if (newest === undefined) throw new NotInstalled(name)
  const low = lowest(range)
  if (low === undefined) return newest
  if (isLater(low, newest)) throw new NotInstalled(name, range)
  const isOpen = /^(?:>=|\*|x$)/.test(range) || low.split('.')[0] === newest.split('.')[0]
  if (isOpen && !/^\d+\.\d+\.\d+$/.test(range)) return newest
  return [...low.split('.'), '0', '0'].slice(0, 3).join('.')
}

/** What an installer is asked to do. */
interface Installing {
  /** Words that are no options. */
  readonly names: readonly string[]
  readonly production: boolean
  readonly dev: boolean
  readonly global: boolean
  /** The lock file says what there will be, and stays as it is: `npm ci`. */
  readonly locked?: boolean
}

/** Options of installers that have their effect here, or none that is seen. */
const OPTIONS =
  /^(?:-[gDdfPqsS]|--(?:(?:omit|include)=(?:dev|optional|peer)|production|prod|only=production|save-dev|dev|global|save|save-prod|silent|quiet|verbose|force|yes|no-audit|no-fund|no-progress|audit=false|fund=false|progress=false|loglevel=\w+|prefer-offline|legacy-peer-deps|ignore-scripts|unsafe-perm|frozen-lockfile|immutable|non-interactive|ignore-engines|no-cache|network-timeout=\d+))$/

/** Options with the words that are their values: `--omit dev`. */
const joined = (words: readonly string[]): readonly string[] =>
  words.flatMap((word, at) => {
    if (/^--(?:omit|include|only|loglevel|network-timeout)$/.test(words[at - 1] ?? '')) return []
    return /^--(?:omit|include|only|loglevel|network-timeout)$/.test(word) ? [`${word}=${words[at + 1] ?? ''}`] : [word]
  })

/** The first option that installers do not take here. */
export const unknownOption = (words: readonly string[]): string | undefined =>
  joined(words).find((word) => word.startsWith('-') && !OPTIONS.test(word))

export function installingOf(typed: readonly string[]): Installing {
  const words = joined(typed)
  const has = (pattern: RegExp): boolean => words.some((word) => pattern.test(word))
  return {
    names: words.filter((word) => !word.startsWith('-')),
    // what is included is there whatever else is said of it
    production: has(/^--(?:omit=dev|production|prod|only=production)$/) && !has(/^--include=dev$/),
    dev: has(/^(?:-D|--save-dev|--dev)$/),
    global: has(/^(?:-g|--global)$/),
  }
}

/** Notes in package.json what was asked for by name. */
function note(process: GnuProcess, names: readonly (readonly [string, string])[], dev: boolean): void {
  const manifest = manifestOf(process) ?? {}
  const key = dev ? 'devDependencies' : 'dependencies'
  const noted = Object.fromEntries(names.map(([name, version]) => [name, `^${version}`]))
  const all = Object.fromEntries(
    Object.entries({ ...manifest[key], ...noted }).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
  process.system.fs.writeFile(
    `${process.cwd}/package.json`,
    `${JSON.stringify({ ...manifest, [key]: all }, null, 2)}\n`,
  )
}

/** Lays the packages that are asked for; gives how many there are with those that they bring. @throws NotInstalled */
export async function installModules(process: GnuProcess, installing: Installing): Promise<number> {
  const { cwd, system } = process
  const { dependencies = {}, devDependencies = {} } = installing.global ? {} : (manifestOf(process) ?? {})
  const listed = { ...dependencies, ...(installing.production ? {} : devDependencies) }
  const named = installing.names.map(wantedOf)
  const wanted = [...Object.entries(listed).map(([name, range]) => ({ name, range })), ...named]
  const versions = new Map(wanted.map((one) => [one.name, versionOf(one)] as const))
  const place = installing.global ? '/usr/local/lib/node_modules' : `${cwd}/node_modules`
  for (const [name, version] of versions) {
    await process.sleep(30)
    system.fs.mkdirAll(`${place}/${name}`)
    system.fs.writeFile(`${place}/${name}/package.json`, `${JSON.stringify({ name, version })}\n`)
    if (!PROGRAMS.has(name)) continue
    const directory = installing.global ? '/usr/local/bin' : `${place}/.bin`
    system.fs.mkdirAll(directory)
    system.fs.writeFile(`${directory}/${name}`, programText(name), { mode: 0o755 })
  }
  if (named.length > 0 && !installing.global)
    note(
      process,
      named.map(({ name }) => [name, versions.get(name) ?? ''] as const),
      installing.dev,
    )
  if (!installing.global && !installing.locked && versions.size > 0) {
    const packages = Object.fromEntries([...versions].map(([name, version]) => [`node_modules/${name}`, { version }]))
    system.fs.writeFile(`${cwd}/package-lock.json`, `${JSON.stringify({ lockfileVersion: 3, packages }, null, 2)}\n`)
  }
  return [...versions.keys()].reduce((count, name) => count + 1 + (BROUGHT[name] ?? 0), 0)
}
