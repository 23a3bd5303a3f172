import type { Work } from '../../base/work.ts'
import { directoryName } from '../../linux/path.ts'
import { canonicalService, pathOf, type Setting } from './canonical.ts'
import { cast } from './casts.ts'
import { Complaint } from './complaint.ts'
import { readEnvFile } from './env-file.ts'
import { absolute, type ComposeFiles, textAt } from './files.ts'
import { BadTemplate, interpolate } from './interpolation.ts'
import { merge } from './merge.ts'
import { type Path, withoutPath } from './merge-tags.ts'
import { validate } from './validate.ts'
import { isList, isMapping, type Mapping, mappingOf, mapValues, textOf, type Value } from './value.ts'
import { readYaml } from './yaml.ts'

/** What files are loaded with. */
export interface Loading extends Setting {
  readonly files: ComposeFiles
  /** Whether variables are replaced. */
  readonly interpolates: boolean
  /** Says something that is wrong without being an error. */
  warn(message: string): void
}

const missingText = (name: string): string => `The "${name}" variable is not set. Defaulting to a blank string.`

function interpolated(value: Value, path: string, loading: Loading): Value {
  if (isMapping(value)) return mapValues(value, (item, key) => interpolated(item, `${path}.${key}`, loading))
  if (isList(value)) return value.map((item) => interpolated(item, `${path}.[]`, loading))
  return typeof value === 'string' ? cast(replaced(value, path, loading), path, loading.warn) : value
}

/** A text with what its variables are worth. @throws Complaint */
function replaced(value: string, path: string, loading: Loading): string {
  if (!value.includes('$')) return value
  try {
    return interpolate(value, loading.lookup, (name) => loading.warn(missingText(name)))
  } catch (error) {
    if (!(error instanceof BadTemplate)) throw error
    if (error.type === 'required') throw new Complaint(`error while interpolating ${path}: ${error.message}`)
    const advice = 'You may need to escape any $ with another $.'
    throw new Complaint(`invalid interpolation format for ${path}.\n${advice}\n${value}`)
  }
}

/** One file as it is read, and where it takes the place of what files below it have. */
interface Content {
  readonly content: Mapping
  readonly replaces: readonly Path[]
}

/** Characters that are read in about a microsecond. */
const READ_AT_ONCE = 4

function* contentOf(path: string, loading: Loading): Work<Content> {
  const text = textAt(loading.files, path)
  const steps = Math.ceil(text.length / READ_AT_ONCE)
  const { value: content, replaces } = yield* readYaml(text)
  yield steps
  if (content === null) throw new Complaint('empty compose file')
  if (!isMapping(content)) throw new Complaint('Top-level object must be a mapping')
  const ready = loading.interpolates ? mapValues(content, (value, key) => interpolated(value, key, loading)) : content
  yield steps
  validate(path, ready)
  yield steps
  if (ready['version'] !== undefined) {
    const advice = 'it will be ignored, please remove it to avoid potential confusion'
    loading.warn(`${path}: the attribute \`version\` is obsolete, ${advice}`)
  }
  return { content: ready, replaces }
}

/** A service with what its env files set below its own environment. */
function withEnvFiles(service: Mapping, loading: Loading): Mapping {
  const { env_file: given, ...rest } = service
  if (!isList(given)) return rest
  let environment: Mapping = {}
  for (const item of given) {
    const { path: file, required } = isMapping(item) ? item : { path: item, required: true }
    const path = pathOf(textOf(file) ?? '', loading)
    const text = loading.files.read(path)
    if (text === undefined && textOf(required) === 'false') continue
    if (text === undefined) throw new Complaint(`env file ${path} not found: stat ${path}: no such file or directory`)
    environment = { ...environment, ...Object.fromEntries(readEnvFile(text, loading.lookup)) }
  }
  const all = { ...environment, ...mappingOf(rest['environment']) }
  return Object.keys(all).length > 0 ? { ...rest, environment: all } : rest
}

/** What a service that others build on has, which they do not take over. */
const OWN: ReadonlySet<string> = new Set(['depends_on', 'extends', 'links', 'volumes_from'])

/** Where a service of a file is extended. */
interface Extending {
  readonly services: Mapping
  readonly file: string
  /** The services that lead here, each with its file. */
  readonly seen: readonly string[]
}

function* extended(name: string, { services, file, seen }: Extending, loading: Loading): Work<Mapping> {
  const place = `${name} in ${file}`
  if (seen.includes(place))
    throw new Complaint(
      ['Circular reference:', ...[...seen, place].map((one, at) => `  ${at > 0 ? 'extends ' : ''}${one}`)].join('\n'),
    )
  const { extends: base, ...service } = mappingOf(services[name])
  const own = withEnvFiles(canonicalService(service, loading), loading)
  if (base === undefined) return own
  const target = isMapping(base) ? (textOf(base['service']) ?? '') : (textOf(base) ?? '')
  const other = isMapping(base) ? textOf(base['file']) : undefined
  const path = other === undefined ? undefined : pathOf(other, loading)
  const others = path === undefined ? services : mappingOf((yield* contentOf(path, loading)).content['services'])
  if (!Object.hasOwn(others, target)) {
    throw new Complaint(`cannot extend service "${name}" in ${path ?? file}: service "${target}" not found`)
  }
  const inside = path === undefined ? loading : { ...loading, directory: directoryName(path) }
  const taken = yield* extended(target, { services: others, file: path ?? file, seen: [...seen, place] }, inside)
  return merge(Object.fromEntries(Object.entries(taken).filter(([key]) => !OWN.has(key))), own)
}

function sourcesOf(section: Value, loading: Loading): Mapping {
  return mapValues(mappingOf(section), (one) => {
    const { file } = mappingOf(one)
    return typeof file === 'string' ? { ...mappingOf(one), file: pathOf(file, loading) } : one
  })
}

function* included(one: Value, loading: Loading): Work<Mapping> {
  const given = isMapping(one) ? one['path'] : one
  const paths = (isList(given) ? given : [given ?? null]).map((path) => pathOf(textOf(path) ?? '', loading))
  const directory = isMapping(one) ? textOf(one['project_directory']) : undefined
  const own = directory === undefined ? directoryName(paths[0] ?? '/') : pathOf(directory, loading)
  return yield* loadFiles(paths, { ...loading, directory: own })
}

const SECTIONS = ['services', 'volumes', 'networks', 'secrets', 'configs'] as const

/** What a file includes must not be there already, unless it is the same. @throws Complaint */
function checkConflicts(imported: Mapping, own: Mapping): void {
  for (const section of SECTIONS)
    for (const [name, one] of Object.entries(mappingOf(imported[section]))) {
      const other = mappingOf(own[section])[name]
      if (other !== undefined && JSON.stringify(other) !== JSON.stringify(one))
        throw new Complaint(`${section}.${name} conflicts with imported resource`)
    }
}

/** The steps that a service takes to be read, as `due` counts them. */
const SERVICE_STEPS = 16

function* loadFile(path: string, loading: Loading): Work<Content> {
  const { content: whole, replaces } = yield* contentOf(path, loading)
  const { include, version: _version, ...content } = whole
  const services = mappingOf(content['services'])
  const extendedServices: [string, Mapping][] = []
  for (const name of Object.keys(services)) {
    extendedServices.push([name, yield* extended(name, { services, file: path, seen: [] }, loading)])
    yield SERVICE_STEPS
  }
  const read: Mapping = {
    ...content,
    ...(content['secrets'] !== undefined && { secrets: sourcesOf(content['secrets'], loading) }),
    ...(content['configs'] !== undefined && { configs: sourcesOf(content['configs'], loading) }),
    services: Object.fromEntries(extendedServices),
  }
  let merged: Mapping = {}
  for (const one of isList(include) ? include : []) {
    const other = yield* included(one, loading)
    checkConflicts(other, read)
    merged = merge(merged, other)
  }
  return { content: merge(merged, read), replaces }
}

/** Several files as one, the later ones on top, every service in its long form. @throws Complaint */
export function* loadFiles(paths: readonly string[], loading: Loading): Work<Mapping> {
  let base: Mapping = {}
  for (const path of paths) {
    const { content, replaces } = yield* loadFile(absolute(loading.directory, path), loading)
    base = merge(replaces.reduce(withoutPath, base), content)
  }
  return base
}
