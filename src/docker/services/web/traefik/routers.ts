import type { Container } from '../../../engine/model.ts'
import { BadRule, type Matcher, ruleOf } from './rule.ts'
import type { TraefikSettings } from './settings.ts'

/** Where requests of one rule go. */
export interface Router {
  readonly name: string
  readonly rule: string
  readonly matches: Matcher
  /** Names of entry points; all of them where there are none. */
  readonly entryPoints: readonly string[]
  readonly service: string
  readonly priority: number
}

/** An address that answers for a service. */
export interface Target {
  readonly address: string
  readonly port: number
}

/** What the containers ask for. */
export interface Routing {
  readonly routers: readonly Router[]
  readonly services: ReadonlyMap<string, readonly Target[]>
  /** What was wrong, or is not simulated, in words. */
  readonly troubles: readonly string[]
}

type Labels = ReadonlyMap<string, string>

/** Names of labels do not depend on capitals. */
const labelsOf = ({ labels }: Container): Labels =>
  new Map(Object.entries(labels).map(([name, worth]) => [name.toLowerCase(), worth]))

/** The name of a container to Traefik: of Compose, the service and the project. */
function nameOf({ name, labels }: Container): string {
  const [service, project] = [labels['com.docker.compose.service'], labels['com.docker.compose.project']]
  return service === undefined || project === undefined ? name : `${service}-${project}`
}

const normalized = (name: string): string => name.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')

/** The default rule of a container. @throws BadRule for a template that is not simulated */
const defaultRule = (template: string, container: Container): string =>
  template.replaceAll(/\{\{\s*(.*?)\s*\}\}/g, (_whole, expression: string) => {
    if (expression === 'normalize .Name') return normalized(nameOf(container))
    if (/^(?:trimPrefix `\/` )?\.Name$/.test(expression)) return nameOf(container)
    throw new BadRule(`the template {{ ${expression} }} is not simulated here`)
  })

/** The port of a container: the one that a label tells, else the lowest that it exposes. */
function portOf({ exposed }: Container, labels: Labels, service: string): number | undefined {
  const told = labels.get(`traefik.http.services.${service.toLowerCase()}.loadbalancer.server.port`)
  const offered = exposed.filter((port) => port.endsWith('/tcp')).map((port) => Number.parseInt(port, 10))
  return told === undefined ? offered.toSorted((one, other) => one - other)[0] : Number(told)
}

const namesIn = (labels: Labels, kind: string): readonly string[] => [
  ...new Set(
    [...labels.keys()].flatMap((name) => new RegExp(`^traefik\\.http\\.${kind}\\.([\\w@-]+)\\.`).exec(name)?.[1] ?? []),
  ),
]

interface Gathering {
  readonly routers: Map<string, Router>
  readonly services: Map<string, Target[]>
  readonly troubles: string[]
}

function gather(container: Container, settings: TraefikSettings, { routers, services, troubles }: Gathering): void {
  const labels = labelsOf(container)
  troubles.push(...unknownLabels(container))
  const own = normalized(nameOf(container))
  const serviceNames = namesIn(labels, 'services')
  const names = serviceNames.length > 0 ? serviceNames : [own]
  for (const service of names) {
    const port = portOf(container, labels, service)
    if (port === undefined) {
      troubles.push(`service "${service}" error: port is missing container=${container.name}`)
      continue
    }
    const targets = container.networks.flatMap(({ address }) => (address === undefined ? [] : [{ address, port }]))
    services.set(service, [...(services.get(service) ?? []), ...targets.slice(0, 1)])
  }
  const routerNames = namesIn(labels, 'routers')
  for (const name of routerNames.length > 0 ? routerNames : [own]) {
    const label = (key: string): string | undefined => labels.get(`traefik.http.routers.${name}.${key}`)
    try {
      const rule = label('rule') ?? defaultRule(settings.defaultRule, container)
      const matches = isForTls(labels, name) ? () => false : ruleOf(rule)
      const service = serviceOf(label('service'), names)
      const priority = Number(label('priority') ?? rule.length)
      const router = { name, rule, matches, entryPoints: entryPointsOf(label('entrypoints')), service, priority }
      troubles.push(...routerTroubles(router, labels, settings))
      routers.set(name, router)
    } catch (error) {
      if (!(error instanceof BadRule)) throw error
      troubles.push(`${error.message} routerName=${name}@docker`)
    }
  }
}

const entryPointsOf = (text: string | undefined): readonly string[] => text?.split(',').map((one) => one.trim()) ?? []

/** Whether a router is only for requests through TLS, which does not come to any entry point here. */
const isForTls = (labels: Labels, router: string): boolean => {
  const told = `traefik.http.routers.${router}.tls`
  return [...labels].some(([name, worth]) => name.startsWith(`${told}.`) || (name === told && worth !== 'false'))
}

/** The service that a label names, whatever its capitals; the container's own without one. @throws BadRule */
function serviceOf(asked: string | undefined, names: readonly string[]): string {
  if (asked?.endsWith('@internal') === true) throw new BadRule(`the service ${asked} is not simulated here`)
  const small = asked?.toLowerCase()
  return names.find((name) => small === undefined || name.toLowerCase() === small) ?? small ?? ''
}

function routerTroubles({ name, entryPoints }: Router, labels: Labels, settings: TraefikSettings): readonly string[] {
  const unknown = entryPoints.filter((point) => !settings.entryPoints.has(point))
  return [
    ...(labels.has(`traefik.http.routers.${name}.middlewares`)
      ? [`the middlewares of the router ${name} are not simulated here: requests go through as they are`]
      : []),
    ...(isForTls(labels, name)
      ? [`the router ${name} is for TLS, which is not simulated here: nothing reaches it`]
      : []),
    ...unknown.map((point) => `EntryPoint doesn't exist entryPointName=${point} routerName=${name}@docker`),
  ]
}

/** Labels that have their effect here, or are told of with their router. */
const KNOWN =
  /^traefik\.(?:enable|http\.routers\.[\w@-]+\.(?:rule|entrypoints|service|priority|middlewares|tls(?:\..*)?)|http\.services\.[\w@-]+\.loadbalancer\.server\.port|http\.middlewares\..*)$/

/** What is said of labels without an effect. */
const unknownLabels = (container: Container): readonly string[] =>
  [...labelsOf(container).keys()]
    .filter((name) => name.startsWith('traefik.') && !KNOWN.test(name))
    .map((name) => `the label ${name} is not simulated here: it has no effect container=${container.name}`)

/** What running containers ask for by their labels. */
export function routingOf(containers: readonly Container[], self: Container, settings: TraefikSettings): Routing {
  const gathering: Gathering = { routers: new Map(), services: new Map(), troubles: [] }
  for (const container of containers.toReversed()) {
    const enabled = labelsOf(container).get('traefik.enable')
    const isAsked = enabled === undefined ? settings.exposedByDefault : enabled === 'true'
    if (container.state.type !== 'running' || !isAsked) continue
    if (container.id !== self.id) gather(container, settings, gathering)
    else if (Object.keys(container.labels).some((name) => /^traefik\.http\./i.test(name)))
      gathering.troubles.push('routers of the own container of Traefik are not simulated here')
  }
  const routers = [...gathering.routers.values()].toSorted((one, other) => other.priority - one.priority)
  return { routers, services: gathering.services, troubles: gathering.troubles }
}
