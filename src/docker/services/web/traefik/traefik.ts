import type { GnuProcess } from '../../../../linux/gnu/library/gnu-system.ts'
import type { GnuProgram } from '../../../../linux/gnu/library/program.ts'
import type { WebRequest, WebResponse } from '../../../../linux/network.ts'
import type { Server } from '../../../engine/server-log.ts'
import { type Door, serve, type Surroundings } from '../../daemon.ts'
import { BadSettings } from '../../settings-file.ts'
import { escaped, hostOf, pathOf, redirect, respond } from '../files.ts'
import { type Routing, routingOf, type Target } from './routers.ts'
import { settingsOf, type TraefikSettings } from './settings.ts'

const DASHBOARD_PORT = 8080
const BACKLOG = 4096
const SOCKET = 'unix:///var/run/docker.sock'

const NOT_FOUND = respond(404, 'text/plain; charset=utf-8', '404 page not found\n')

const page = (title: string, content: string): WebResponse =>
  respond(
    200,
    'text/html; charset=utf-8',
    `<!DOCTYPE html>\n<html><head><title>${title}</title></head>\n<body>\n<h1>${title}</h1>\n${content}</body></html>\n`,
  )

const table = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [
    `<h2>${title}</h2>`,
    '<table border="1" cellpadding="6">',
    `<tr>${head.map((cell) => `<th>${cell}</th>`).join('')}</tr>`,
    ...rows.map((row) => `<tr>${row.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`),
    '</table>',
    '',
  ].join('\n')

/** Traefik's dashboard in short: its entry points, routers and services. */
function dashboard({ entryPoints }: TraefikSettings, { routers, services }: Routing): WebResponse {
  return page(
    'Traefik',
    table(
      'Entry points',
      ['Name', 'Port'],
      [...entryPoints].map(([name, port]) => [name, `:${port}`]),
    ) +
      table(
        'HTTP routers',
        ['Rule', 'Entry points', 'Name', 'Service'],
        routers.map(({ rule, entryPoints: own, name, service }) => [rule, own.join(', '), `${name}@docker`, service]),
      ) +
      table(
        'HTTP services',
        ['Name', 'Servers'],
        [...services].map(([name, targets]) => [`${name}@docker`, targets.map(urlOf).join(', ')]),
      ),
  )
}

const urlOf = ({ address, port }: Target): string => `http://${address}:${port}`

const json = (worth: unknown): WebResponse => respond(200, 'application/json', JSON.stringify(worth))

/** Traefik as it was set up. */
class Proxy {
  readonly #process: GnuProcess
  readonly #surroundings: Surroundings
  readonly #settings: TraefikSettings
  /** How often each service was asked: its servers take turns. */
  readonly #turns = new Map<string, number>()
  readonly #told = new Set<string>()

  constructor(process: GnuProcess, surroundings: Surroundings, settings: TraefikSettings) {
    this.#process = process
    this.#surroundings = surroundings
    this.#settings = settings
  }

  get doors(): readonly Door[] {
    const { entryPoints, insecure } = this.#settings
    const ports = [...entryPoints].map(([name, port]) => ({
      port,
      backlog: BACKLOG,
      service: { type: 'http', handle: (request: WebRequest) => this.#answer(name, request) } as const,
    }))
    const own = { type: 'http', handle: (request: WebRequest) => this.#tell(request) } as const
    return insecure ? [...ports, { port: DASHBOARD_PORT, backlog: BACKLOG, service: own }] : ports
  }

  /** What is asked for now; what is wrong is logged once. */
  async #routing(): Promise<Routing> {
    const { containers, container } = this.#surroundings
    const seen = this.#settings.docker ? (containers?.() ?? []) : []
    const routing = routingOf(seen, container, this.#settings)
    for (const trouble of routing.troubles.filter((one) => !this.#told.has(one))) {
      this.#told.add(trouble)
      await this.#process.print(`${timed(this.#process)} ERR ${trouble} providerName=docker\n`)
    }
    return routing
  }

  async #tell({ path }: WebRequest): Promise<WebResponse> {
    const routing = await this.#routing()
    const place = pathOf(path)
    if (place === '/') return redirect(302, '/dashboard/')
    if (place.startsWith('/dashboard')) return dashboard(this.#settings, routing)
    if (place === '/api/http/routers')
      return json(
        routing.routers.map(({ name, rule, service, entryPoints, priority }) => ({
          entryPoints: entryPoints.length > 0 ? entryPoints : [...this.#settings.entryPoints.keys()],
          service,
          rule,
          priority,
          status: 'enabled',
          name: `${name}@docker`,
          provider: 'docker',
        })),
      )
    if (place === '/api/http/services')
      return json(
        [...routing.services].map(([name, targets]) => ({
          loadBalancer: { servers: targets.map((target) => ({ url: urlOf(target) })) },
          status: 'enabled',
          name: `${name}@docker`,
          provider: 'docker',
        })),
      )
    return place === '/api/version' ? json({ Version: this.#surroundings.version }) : NOT_FOUND
  }

  async #answer(entryPoint: string, request: WebRequest): Promise<WebResponse> {
    const { routers, services } = await this.#routing()
    const router = routers.find(
      ({ entryPoints, matches }) => (entryPoints.length === 0 || entryPoints.includes(entryPoint)) && matches(request),
    )
    const response = router ? await this.#passed(router.service, services, request) : NOT_FOUND
    if (this.#settings.accessLog) {
      const { method, path, from = '-' } = request
      const target = router ? `"${router.name}@docker"` : '"-"'
      await this.#process.print(
        `${from} - - "${method} ${path} HTTP/1.1" ${response.status} ${response.body.length} "-" "-" ${target}\n`,
      )
    }
    return response
  }

  /** Hands a request on to the server of a service whose turn it is. */
  async #passed(name: string, services: Routing['services'], request: WebRequest): Promise<WebResponse> {
    const targets = services.get(name.replace(/@docker$/, '')) ?? []
    if (targets.length === 0) return respond(503, 'text/plain; charset=utf-8', 'no available server\n')
    const turn = this.#turns.get(name) ?? 0
    this.#turns.set(name, turn + 1)
    const target = targets[turn % targets.length]
    const { network } = this.#process.system
    const found = target && network.resolve(target.address)
    // no network that both are in
    if (!found) return respond(504, 'text/plain; charset=utf-8', 'Gateway Timeout')
    const service = network.connect(found, target.port)
    if (service?.type !== 'http') return respond(502, 'text/plain; charset=utf-8', 'Bad Gateway')
    const { headers = [], from = '' } = request
    const forwarded = [`X-Forwarded-For: ${from}`, `X-Forwarded-Host: ${hostOf(request)}`, 'X-Forwarded-Proto: http']
    return service.handle({ ...request, headers: [...headers, ...forwarded] })
  }
}

const timed = (process: GnuProcess): string => `${new Date(process.kernel.clock.now()).toISOString().slice(0, 19)}Z`

/** What is said of what is not there, and of what is not simulated. */
function troublesOf({ docker, unsimulated }: TraefikSettings, { containers }: Surroundings): readonly string[] {
  const lost = docker && !containers
  return [
    ...unsimulated.map((name) => `ERR the setting ${name} is not simulated here: it has no effect`),
    ...(docker ? ['INF Starting provider *docker.Provider'] : []),
    ...(lost
      ? [
          `ERR Failed to retrieve information of the docker client and server host error="Cannot connect to the Docker daemon at ${SOCKET}. Is the docker daemon running?" providerName=docker`,
        ]
      : []),
  ]
}

function start(process: GnuProcess, settings: TraefikSettings, surroundings: Surroundings): Promise<number> {
  const version = surroundings.version.replace(/^v/, '')
  const log: Server = {
    program: 'traefik',
    start: () => [`INF Traefik version ${version}`, ...troublesOf(settings, surroundings)],
    stop: () => ['INF I have to go...', 'INF Server stopped'],
    at: (time) => `${time.toISOString().slice(0, 19)}Z `,
    stream: 'out',
  }
  return serve(process, { log, doors: new Proxy(process, surroundings, settings).doors }, surroundings)
}

/** Traefik: a proxy that asks containers by their labels what goes where. */
export const traefik = (surroundings: Surroundings): GnuProgram => ({
  declaration: { name: 'traefik' },
  async run(process) {
    if (process.argv[1] === 'version') {
      await process.print(`Version:      ${surroundings.version}\n`)
      return 0
    }
    try {
      return await start(process, settingsOf(process), surroundings)
    } catch (error) {
      if (!(error instanceof BadSettings)) throw error
      await process.write(2, `${timed(process)} command traefik error: yaml: line ${error.line}: ${error.message}\n`)
      return 1
    }
  },
})
