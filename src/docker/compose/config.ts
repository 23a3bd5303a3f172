import type { Flags } from '../cli/flags.ts'
import { Complaint } from './complaint.ts'
import { hashOf } from './container-body.ts'
import { printJson, printYaml, withoutSilent } from './print.ts'
import type { Project } from './project.ts'
import { isList, type Mapping, mappingOf, textOf } from './value.ts'

const lines = (names: readonly string[]): string => names.map((name) => `${name}\n`).join('')

/** Services and all that they depend on. @throws Complaint */
export function withDependencies(services: Mapping, names: readonly string[]): Mapping {
  const taken = new Set<string>()
  const take = (name: string): void => {
    if (!Object.hasOwn(services, name)) throw new Complaint(`no such service: ${name}`, 1)
    if (taken.has(name)) return
    taken.add(name)
    for (const next of Object.keys(mappingOf(mappingOf(services[name])['depends_on']))) take(next)
  }
  for (const name of names) take(name)
  return Object.fromEntries(Object.entries(services).filter(([name]) => taken.has(name)))
}

const imagesOf = ({ name, separator }: Project, services: Mapping): readonly string[] =>
  Object.keys(services)
    .toSorted()
    .map((service) => textOf(mappingOf(services[service])['image']) ?? `${name}${separator}${service}`)

const profilesOf = (services: Mapping): readonly string[] => {
  const all = Object.values(services).flatMap((one) => {
    const { profiles } = mappingOf(one)
    return isList(profiles) ? profiles.map((profile) => textOf(profile) ?? '') : []
  })
  return [...new Set(all)].toSorted()
}

/** `web 3f2c…`, for the services that are named, or all of them for `*`. @throws Complaint */
function hashesOf(services: Mapping, asked: string): string {
  const names = asked === '*' ? Object.keys(services).toSorted() : asked.split(',')
  for (const name of names) if (!Object.hasOwn(services, name)) throw new Complaint(`no such service: ${name}`, 1)
  return lines(names.map((name) => `${name} ${hashOf(mappingOf(services[name]))}`))
}

/** The variables of a project and those of the shell, whose names are given: `NAME=value`. */
export function environmentText({ variables }: Project, names: readonly string[]): string {
  const all = [...new Set([...names, ...variables.names])]
  return lines(all.map((one) => `${one}=${variables.lookup(one) ?? ''}`).toSorted())
}

/** What `docker compose config` prints. @throws Complaint */
export function configText(project: Project, flags: Flags, names: readonly string[]): string {
  const all = mappingOf(project.content['services'])
  const services = names.length > 0 ? withDependencies(all, names) : all
  if (flags.has('quiet')) return ''
  if (flags.has('services')) return lines(Object.keys(services).toSorted())
  if (flags.has('volumes')) return lines(Object.keys(mappingOf(project.content['volumes'])).toSorted())
  if (flags.has('images')) return lines(imagesOf(project, services))
  if (flags.has('profiles')) return lines(profilesOf(services))
  const hashed = flags.value('hash')
  if (hashed !== undefined) return hashesOf(services, hashed)
  const content = withoutSilent({ ...project.content, services })
  const format = flags.value('format') ?? 'yaml'
  if (format !== 'json' && format !== 'yaml') throw new Complaint(`unsupported format ${JSON.stringify(format)}`, 1)
  const text = format === 'json' ? printJson(content) : printYaml(content)
  // so that the text means the same when it is read again
  return flags.has('no-interpolate') ? text : text.replaceAll('$', '$$$$')
}
