import { isList, type Mapping, mappingOf, textOf, type Value } from './value.ts'

const SERVICE = 'service:'

/** The service that a value like `service:NAME` names. */
export const serviceIn = (value: Value | undefined): string | undefined => {
  const text = textOf(value)
  return text?.startsWith(SERVICE) ? text.slice(SERVICE.length) : undefined
}

const textsOf = (value: Value | undefined): readonly string[] =>
  isList(value) ? value.map((item) => textOf(item) ?? '') : []

/** A service that is linked to, and the name that it is known by there: `db`, `db:database`. */
export const linksOf = (service: Mapping): readonly { readonly service: string; readonly alias: string }[] =>
  textsOf(service['links']).map((text) => {
    const [name = '', alias = name] = text.split(':')
    return { service: name, alias }
  })

/** Whose volumes a service takes, `:ro` for reading only; those of containers outside of the project are `container:NAME`. */
export const volumesFromOf = (
  service: Mapping,
): readonly { readonly from: string; readonly mode: string | undefined }[] =>
  textsOf(service['volumes_from']).map((text) => {
    const [, from = '', mode] = /^((?:container:)?[^:]+)(?::(\w+))?$/.exec(text) ?? []
    return { from, mode }
  })

/** Keys that name another service whose network, processes or memory a service shares. */
const SHARING = ['network_mode', 'ipc', 'pid'] as const

/** A service that waits for those that it has links, volumes or a network from, as Compose reads it. */
export function withRelated(service: Mapping): Mapping {
  const shared = SHARING.flatMap((key) => serviceIn(service[key]) ?? [])
  const condition = { condition: 'service_started', required: true }
  const others = [
    ...linksOf(service).map((link) => [link.service, { ...condition, restart: true }] as const),
    ...shared.map((name) => [name, { ...condition, restart: true }] as const),
    ...volumesFromOf(service)
      .filter(({ from }) => !from.startsWith('container:'))
      .map(({ from }) => [from, condition] as const),
  ]
  if (others.length === 0) return service
  return { ...service, depends_on: { ...Object.fromEntries(others), ...mappingOf(service['depends_on']) } }
}
