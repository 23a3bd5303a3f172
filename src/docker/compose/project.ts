import { withRelated } from './related.ts'
import { atOnce, type Work } from '../../base/work.ts'
import { baseName, directoryName } from '../../linux/path.ts'
import { checkProject } from './check.ts'
import { Complaint } from './complaint.ts'
import { readEnvFile } from './env-file.ts'
import { absolute, type ComposeFiles, findFiles, type FoundFiles, textAt } from './files.ts'
import type { Lookup } from './interpolation.ts'
import { loadFiles } from './load.ts'
import { isList, isMapping, type Mapping, mappingOf, mapValues, textOf, type Value } from './value.ts'
import { readYaml } from './yaml.ts'

/** What a project is asked for with: the options of `docker compose` before its command. */
export interface ProjectRequest {
  readonly files: ComposeFiles
  readonly workingDirectory: string
  readonly home: string
  readonly environment: Lookup
  readonly name?: string | undefined
  readonly paths: readonly string[]
  readonly envFiles: readonly string[]
  readonly profiles: readonly string[]
  /** Services that are named on the command line: they are there whatever their profiles are. */
  readonly named?: readonly string[]
  readonly directory?: string | undefined
  readonly separator?: Separator
  /** Whether variables are replaced; they are where nothing else is said. */
  readonly interpolates?: boolean
  /** Whether what does not fit together is refused; it is where nothing else is said. */
  readonly checks?: boolean
  warn(message: string): void
}

/** What parts the names of containers and images: an underscore as in Compose's first version, where that is asked for. */
export type Separator = '-' | '_'

export interface Project {
  readonly name: string
  readonly directory: string
  readonly paths: readonly string[]
  readonly separator: Separator
  readonly variables: Variables
  /** The names of services that are not there because none of their profiles is active. */
  readonly disabled: readonly string[]
  /** All of it in canonical form, as `docker compose config` prints it. */
  readonly content: Mapping
}

/** What interpolation and sources from variables ask. */
export interface Variables {
  readonly lookup: Lookup
  /** Those that the project itself sets, in its `.env` or by its name. */
  readonly names: readonly string[]
}

/** The variable that holds a project's name. */
const NAME_VARIABLE = 'COMPOSE_PROJECT_NAME'

const VALID_NAME = /^[a-z0-9][a-z0-9_-]*$/

const NAME_RULE =
  'must consist only of lowercase alphanumeric characters, hyphens, and underscores as well as start with a letter or number'

/** A project's name, from the name of its directory. */
const nameFrom = (directory: string): string =>
  baseName(directory)
    .toLowerCase()
    .replace(/[^a-z0-9_-]/g, '')
    .replace(/^[_-]+/, '')

/** @throws Complaint for what cannot be the name of a project */
export function checkedName(name: string): string {
  if (!VALID_NAME.test(name)) throw new Complaint(`invalid project name ${JSON.stringify(name)}: ${NAME_RULE}`, 1)
  return name
}

/** The text of a file that `--env-file` names. @throws Complaint */
function envTextAt(files: ComposeFiles, path: string): string {
  const text = files.read(path)
  if (text === undefined) throw new Complaint(`couldn't find env file: ${path}`, 14)
  return text
}

/** The files that COMPOSE_FILE names, in the environment or in the `.env` of the directory. */
function pathsIn(lookup: Lookup): readonly string[] {
  const text = lookup('COMPOSE_FILE')
  return text === undefined || text === '' ? [] : text.split(lookup('COMPOSE_PATH_SEPARATOR') || ':')
}

function variablesOf(request: ProjectRequest, directory: string): Variables {
  const { files, environment, envFiles, workingDirectory } = request
  const texts =
    envFiles.length > 0
      ? envFiles.map((path) => envTextAt(files, absolute(workingDirectory, path)))
      : [files.read(absolute(directory, '.env')) ?? '']
  const found = new Map(texts.flatMap((text) => [...readEnvFile(text, environment)]))
  return { lookup: (name) => environment(name) ?? found.get(name), names: [...found.keys()] }
}

/** The variables of a project, whose name is one of them. It is looked for when somebody asks, and once. */
function withNameAmong({ lookup, names }: Variables, nameOf: () => string): Variables {
  let own: string | undefined
  return {
    lookup: (name) => lookup(name) ?? (name === NAME_VARIABLE ? (own ??= nameOf()) : undefined),
    names: [...names, NAME_VARIABLE],
  }
}

/** The name in the last of the files that has one, before anything is replaced in it. */
function nameInFiles(files: ComposeFiles, paths: readonly string[]): string | undefined {
  const names = paths.map((path) => {
    // who asks stands in the middle of a text
    const { value } = atOnce(readYaml(textAt(files, path)))
    return textOf(mappingOf(value)['name'])
  })
  return names.findLast((name) => name !== undefined)
}

function isActive(service: Mapping, active: readonly string[]): boolean {
  const { profiles } = service
  if (!isList(profiles) || profiles.length === 0 || active.includes('*')) return true
  return profiles.some((profile) => active.includes(textOf(profile) ?? ''))
}

function activeServices(services: Mapping, active: readonly string[], named: readonly string[]): Mapping {
  const isThere = ([name, one]: readonly [string, Value]): boolean =>
    named.includes(name) || isActive(mappingOf(one), active)
  return Object.fromEntries(Object.entries(services).filter(isThere))
}

/** A service on its own network unless it says where it is. */
const withNetwork = (service: Mapping): Mapping =>
  service['networks'] === undefined && service['network_mode'] === undefined
    ? { ...service, networks: { default: null } }
    : service

/** Networks, volumes, secrets and configs with their whole names. */
function withNames(section: Mapping, project: string): Mapping {
  return mapValues(section, (value, key) => {
    const given = mappingOf(value)
    const { external } = given
    const outside = isMapping(external) ? textOf(external['name']) : undefined
    if (external === undefined || external === false) return { name: `${project}_${key}`, ...given }
    return { name: outside ?? key, ...given, external: true }
  })
}

const usesDefault = (services: Mapping): boolean =>
  Object.values(services).some((one) => Object.hasOwn(mappingOf(mappingOf(one)['networks']), 'default'))

/** The networks that are used, and all volumes and other sources that are declared and used. */
function sectionsOf(content: Mapping, services: Mapping, name: string): Mapping {
  const { networks, volumes, secrets, configs } = content
  const declared = mappingOf(networks)
  const all = usesDefault(services) && !Object.hasOwn(declared, 'default') ? { ...declared, default: {} } : declared
  const sections = {
    networks: all,
    volumes: mappingOf(volumes),
    secrets: mappingOf(secrets),
    configs: mappingOf(configs),
  }
  const named = Object.entries(sections).map(([key, value]): readonly [string, Value] => [key, withNames(value, name)])
  return Object.fromEntries(named.filter(([, value]) => Object.keys(mappingOf(value)).length > 0))
}

/** The steps that a service takes to be looked at, as `due` counts them. */
const SERVICE_STEPS = 8

/** The files of a project: those that are named, and otherwise those that lie in its directory. @throws Complaint */
export function filesIn(request: ProjectRequest): FoundFiles {
  const { files, workingDirectory, directory = '.', paths } = request
  const start = absolute(workingDirectory, directory)
  const named = paths.length > 0 ? paths : pathsIn(variablesOf(request, start).lookup)
  if (named.length === 0) return findFiles(files, start)
  return { paths: named.map((path) => absolute(workingDirectory, path)), warnings: [] }
}

/** Loads a project. @throws Complaint */
export function* loadProject(request: ProjectRequest): Work<Project> {
  const { files, workingDirectory, warn } = request
  if (request.name !== undefined) checkedName(request.name)
  const { paths, warnings } = filesIn(request)
  for (const warning of warnings) warn(warning)
  const directory = absolute(workingDirectory, request.directory ?? directoryName(paths[0] ?? '/'))
  const outer = variablesOf(request, directory)
  const variables = withNameAmong(outer, () => request.name ?? nameInFiles(files, paths) ?? nameFrom(directory))
  const { lookup } = variables
  const content = yield* loadFiles(paths, {
    files,
    directory,
    home: request.home,
    lookup,
    interpolates: request.interpolates ?? true,
    warn,
  })
  const own = textOf(content['name']) ?? nameFrom(directory)
  const name = checkedName(request.name ?? outer.lookup(NAME_VARIABLE) ?? own)
  const profiles = [...request.profiles, ...(lookup('COMPOSE_PROFILES') ?? '').split(',').filter(Boolean)]
  const known = mapValues(mappingOf(content['services']), (one) => withRelated(withNetwork(mappingOf(one))))
  const steps = Object.keys(known).length * SERVICE_STEPS
  yield steps
  const services = activeServices(known, profiles, request.named ?? [])
  const extensions = Object.fromEntries(Object.entries(content).filter(([key]) => key.startsWith('x-')))
  const project = { ...extensions, ...sectionsOf(content, services, name), name, services }
  yield steps
  if (request.checks ?? true) checkProject(project, known)
  yield steps
  const disabled = Object.keys(known).filter((one) => !Object.hasOwn(services, one))
  return { name, directory, paths, separator: request.separator ?? '-', variables, disabled, content: project }
}
