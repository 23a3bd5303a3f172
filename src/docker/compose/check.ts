import { Complaint } from './complaint.ts'
import { isList, isMapping, type Mapping, mappingOf, textOf } from './value.ts'

const invalid = (what: string): Complaint => new Complaint(`${what}: invalid compose project`)

const dependenciesOf = (service: Mapping): readonly string[] => Object.keys(mappingOf(service['depends_on']))

/** @throws Complaint with the first cycle there is */
function checkCycles(services: Mapping): void {
  const done = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) {
      const cycle = [...path.slice(path.indexOf(name)), name].join(' -> ')
      throw new Complaint(`dependency cycle detected: ${cycle}`)
    }
    if (done.has(name)) return
    for (const next of dependenciesOf(mappingOf(services[name])).toSorted()) visit(next, [...path, name])
    done.add(name)
  }
  for (const name of Object.keys(services).toSorted()) visit(name, [])
}

/** The names that a list of `{ source }` refers to. */
const sourcesOf = (service: Mapping, key: string): readonly string[] => {
  const list = service[key]
  return (isList(list) ? list : []).flatMap((one) => {
    if (!isMapping(one) || (key === 'volumes' && one['type'] !== 'volume')) return []
    return textOf(one['source']) ?? []
  })
}

const FORMS: readonly string[] = ['CMD', 'CMD-SHELL', 'NONE']

/** @throws Complaint for a check that does not say how it is run */
function checkHealthcheck({ healthcheck }: Mapping): void {
  const { test } = mappingOf(healthcheck)
  if (isList(test) && test.length > 0 && !FORMS.includes(textOf(test[0]) ?? ''))
    throw new Complaint('healthcheck.test must start either by "CMD", "CMD-SHELL" or "NONE"')
}

/** @throws Complaint for a file and a text that both say how an image is built */
function checkBuild(name: string, { build }: Mapping): void {
  const { dockerfile = '', dockerfile_inline: inline = '' } = mappingOf(build)
  if (dockerfile !== '' && inline !== '')
    // the word is Compose's own
    throw invalid(`service "${name}" declares mutualy exclusive dockerfile and dockerfile_inline`)
}

function checkService(name: string, service: Mapping, project: Mapping): void {
  const has = (section: string, key: string): boolean => Object.hasOwn(mappingOf(project[section]), key)
  if ((textOf(service['image']) ?? '') === '' && service['build'] === undefined) {
    throw invalid(`service "${name}" has neither an image nor a build context specified`)
  }
  checkBuild(name, service)
  checkHealthcheck(service)
  const networks = Object.keys(mappingOf(service['networks']))
  if (textOf(service['network_mode']) !== undefined && networks.length > 0) {
    throw invalid(`service ${name} declares mutually exclusive \`network_mode\` and \`networks\``)
  }
  for (const network of networks) {
    if (!has('networks', network)) throw invalid(`service "${name}" refers to undefined network ${network}`)
  }
  for (const kind of ['volume', 'secret', 'config']) {
    for (const source of sourcesOf(service, `${kind}s`)) {
      if (!has(`${kind}s`, source)) throw invalid(`service "${name}" refers to undefined ${kind} ${source}`)
    }
  }
}

/** What services may depend on: also those whose profiles are not active. */
function checkDependencies(services: Mapping, known: Mapping): void {
  for (const [name, service] of Object.entries(services)) {
    for (const dependency of dependenciesOf(mappingOf(service))) {
      if (!Object.hasOwn(known, dependency)) {
        throw invalid(`service "${name}" depends on undefined service "${dependency}"`)
      }
    }
  }
}

/**
 * Refuses a project that refers to what it does not have, or whose services wait for each other.
 * @param known every service of the files, by its name
 * @throws Complaint
 */
export function checkProject(project: Mapping, known: Mapping): void {
  const services = mappingOf(project['services'])
  for (const [name, service] of Object.entries(services)) checkService(name, mappingOf(service), project)
  checkDependencies(services, known)
  checkCycles(services)
}
