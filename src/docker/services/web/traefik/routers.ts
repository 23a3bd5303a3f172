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
    if (label('middlewares') !== undefined)
      troubles.push(`the middlewares of the router ${name} are not simulated here: requests go through as they are`)
    try {
      const rule = label('rule') ?? defaultRule(settings.defaultRule, container)
      const entryPoints =
        label('entrypoints')
          ?.split(',')
          .map((one) => one.trim()) ?? []
      const unknown = entryPoints.find((point) => !settings.entryPoints.has(point))
      if (unknown !== undefined)
        troubles.push(`EntryPoint doesn't exist entryPointName=${unknown} routerName=${name}@docker`)
      const service = label('service') ?? names[0] ?? own
      const priority = Number(label('priority') ?? rule.length)
      routers.set(name, { name, rule, matches: ruleOf(rule), entryPoints, service, priority })
    } catch (error) {
      if (!(error instanceof BadRule)) throw error
      troubles.push(`${error.message} routerName=${name}@docker`)
    }
  }
}

/** What running containers ask for by their labels. */
export function routingOf(containers: readonly Container[], self: Container, settings: TraefikSettings): Routing {
  const gathering: Gathering = { routers: new Map(), services: new Map(), troubles: [] }
  for (const container of containers.toReversed()) {
    const enabled = labelsOf(container).get('traefik.enable')
    const isAsked = enabled === undefined ? settings.exposedByDefault : enabled === 'true'
    if (container.state.type === 'running' && container.id !== self.id && isAsked)
      gather(container, settings, gathering)
  }
  const routers = [...gathering.routers.values()].toSorted((one, other) => other.priority - one.priority)
  return { routers, services: gathering.services, troubles: gathering.troubles }
}
