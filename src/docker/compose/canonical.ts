import { fromDirectory, normalizePath } from '../../linux/path.ts'
import { parsePortSpec } from '../engine/port-spec.ts'
import { Complaint } from './complaint.ts'
import { durationText, milliseconds } from './duration.ts'
import { isList, isMapping, type Mapping, mappingOf, mapValues, textOf, type Value } from './value.ts'
import { splitCommand } from './words.ts'

/** What short forms are read in: the directory that paths begin at, the home directory, and variables without a value. */
export interface Setting {
  readonly directory: string
  readonly home: string
  readonly lookup: (name: string) => string | undefined
}

type Form = (value: Value, setting: Setting) => Value

/** A path of the host, absolute. */
export const pathOf = (path: string, { directory, home }: Pick<Setting, 'directory' | 'home'>): string =>
  normalizePath(path.startsWith('~') ? home + path.slice(1) : fromDirectory(directory, path))

const textsOf = (value: Value): readonly string[] => (isList(value) ? value : [value]).map((item) => textOf(item) ?? '')

const strings: Form = textsOf

const command: Form = (value) => (typeof value === 'string' ? splitCommand(value) : value)

/** For forms that ask nothing of where they are. */
export const NOWHERE: Setting = { directory: '', home: '', lookup: () => undefined }

/** `NAME=value` items, or a mapping, as a mapping of strings. */
export const dictionary: Form = (value) => {
  if (isMapping(value)) return mapValues(value, (item) => textOf(item) ?? null)
  const items = isList(value) ? value : []
  return Object.fromEntries(
    items.map((item) => {
      const [name = '', ...rest] = (textOf(item) ?? '').split('=')
      return [name, rest.length === 0 ? null : rest.join('=')]
    }),
  )
}

const environment: Form = (value, { lookup }) =>
  mapValues(
    mappingOf(dictionary(value, { directory: '', home: '', lookup })),
    (item, name) => item ?? lookup(name) ?? null,
  )

export const labels: Form = (value, setting) => mapValues(mappingOf(dictionary(value, setting)), (item) => item ?? '')

/** Names in a list, as a mapping in which each is the same. */
const named =
  (worth: Value): Form =>
  (value) =>
    isList(value) ? Object.fromEntries(value.map((name) => [textOf(name) ?? '', worth])) : value

const dependencies: Form = (value, setting) => {
  const all = mappingOf(named({})(value, setting))
  return mapValues(all, (one) => ({ condition: 'service_started', required: true, ...mappingOf(one) }))
}

function portsOf(value: Value): readonly Mapping[] {
  if (isMapping(value)) {
    const { published, ...rest } = value
    const target = Number(rest['target'])
    return [
      {
        mode: 'ingress',
        protocol: 'tcp',
        ...rest,
        target,
        ...(published !== undefined && { published: String(published) }),
      },
    ]
  }
  const specs = parsePortSpec(textOf(value) ?? '')
  if ('message' in specs) throw new Complaint(specs.message)
  return specs.map(({ container, hostIp, hostPort }) => {
    const [target, protocol = 'tcp'] = container.split('/')
    return {
      mode: 'ingress',
      ...(hostIp !== '' && { host_ip: hostIp }),
      target: Number(target),
      ...(hostPort !== '' && { published: hostPort }),
      protocol,
    }
  })
}

function shortVolume(text: string, setting: Setting): Mapping {
  const [source = '', target, mode = ''] = text.split(':')
  if (target === undefined) return { type: 'volume', target: source, volume: {} }
  const readOnly = mode.split(',').includes('ro') ? { read_only: true } : {}
  const isPath = /^[./~]/.test(source)
  if (!isPath) return { type: 'volume', source, target, ...readOnly, volume: {} }
  return { type: 'bind', source: pathOf(source, setting), target, ...readOnly, bind: { create_host_path: true } }
}

const volumeOf: Form = (value, setting) => {
  if (!isMapping(value)) return shortVolume(textOf(value) ?? '', setting)
  const { type, source } = value
  if (type === 'bind' && typeof source === 'string') return { ...value, source: pathOf(source, setting) }
  return type === 'volume' ? { volume: {}, ...value } : value
}

const grant: Form = (value) => (isMapping(value) ? value : { source: value })

/** Contexts by their names: paths become absolute, addresses and images stay as they are. */
const namedContexts: Form = (value, setting) =>
  mapValues(mappingOf(dictionary(value, setting)), (item) => {
    const path = textOf(item) ?? ''
    return path.includes('://') ? path : pathOf(path, setting)
  })

const build: Form = (value, setting) => {
  const given = isMapping(value) ? value : { context: value }
  const { context, args, labels: names, extra_hosts: others, additional_contexts: contexts, ...rest } = given
  return {
    ...(rest['dockerfile_inline'] === undefined && { dockerfile: 'Dockerfile' }),
    ...rest,
    context: pathOf(textOf(context) ?? '.', setting),
    ...(args !== undefined && { args: environment(args, setting) }),
    ...(contexts !== undefined && { additional_contexts: namedContexts(contexts, setting) }),
    ...(names !== undefined && { labels: labels(names, setting) }),
    ...(others !== undefined && { extra_hosts: hosts(others, setting) }),
  }
}

const duration: Form = (value) => {
  const time = milliseconds(textOf(value) ?? '')
  if (time === undefined) throw new Complaint(`time: invalid duration ${JSON.stringify(textOf(value) ?? '')}`)
  return durationText(time)
}

const healthcheck: Form = (value, setting) =>
  mapValues(mappingOf(value), (item, key) => {
    if (key === 'test') return typeof item === 'string' ? ['CMD-SHELL', item] : item
    return key === 'retries' || key === 'disable' ? item : duration(item, setting)
  })

const SIZES: Readonly<Record<string, number>> = { b: 1, k: 1024, m: 1024 ** 2, g: 1024 ** 3 }

const bytes: Form = (value) => {
  const [, amount, unit = 'b'] = /^([\d.]+) *([bkmg])?(?:i?b)?$/i.exec(textOf(value) ?? '') ?? []
  if (amount === undefined) throw new Complaint(`invalid size: '${textOf(value) ?? ''}'`)
  return String(Math.floor(Number(amount) * (SIZES[unit.toLowerCase()] ?? 1)))
}

const resources: Form = (value) =>
  mapValues(mappingOf(value), (one) =>
    mapValues(mappingOf(one), (item, key) => {
      if (key === 'memory') return bytes(item, NOWHERE)
      return key === 'cpus' ? Number(item) : item
    }),
  )

const deploy: Form = (value, setting) => {
  const given = mappingOf(value)
  const { labels: names } = given
  return {
    placement: {},
    ...given,
    ...(names !== undefined && { labels: labels(names, setting) }),
    resources: resources(given['resources'] ?? {}, setting),
  }
}

const hosts: Form = (value) =>
  isMapping(value)
    ? Object.entries(value).map(([name, address]) => `${name}=${textOf(address) ?? ''}`)
    : textsOf(value).map((item) => item.replace(/[:=]/, '='))

const develop: Form = (value, setting) => {
  const { watch, ...rest } = mappingOf(value)
  if (!isList(watch)) return value
  const rules = watch.map((rule) =>
    mapValues(mappingOf(rule), (item, key) => (key === 'path' ? pathOf(textOf(item) ?? '', setting) : item)),
  )
  return { ...rest, watch: rules }
}

const forms: Readonly<Record<string, Form>> = {
  command,
  entrypoint: command,
  environment,
  labels,
  annotations: labels,
  sysctls: labels,
  extra_hosts: hosts,
  depends_on: dependencies,
  networks: named(null),
  ports: (value) => (isList(value) ? value.flatMap(portsOf) : value),
  volumes: (value, setting) => (isList(value) ? value.map((one) => volumeOf(one, setting)) : value),
  secrets: (value, setting) => (isList(value) ? value.map((one) => grant(one, setting)) : value),
  configs: (value, setting) => (isList(value) ? value.map((one) => grant(one, setting)) : value),
  build,
  healthcheck,
  develop,
  deploy,
  stop_grace_period: duration,
  mem_limit: bytes,
  mem_reservation: bytes,
  shm_size: bytes,
  dns: strings,
  dns_search: strings,
  tmpfs: strings,
  expose: strings,
  env_file: (value) => (isList(value) ? value : [value]),
}

/** A service with the long form of all that may be given in a short one. @throws Complaint */
export const canonicalService = (service: Mapping, setting: Setting): Mapping =>
  mapValues(service, (value, key) => forms[key]?.(value, setting) ?? value)
