import type { Clock } from '../../base/clock.ts'
import type { Network, WebResponse } from '../../linux/network.ts'
import type { ServedPage } from '../../shell/machine.ts'
import type { DockerHost } from '../docker-host.ts'
import { hostNetwork } from './host-network.ts'

/** A page of the Docker host. */
interface Place {
  readonly port: number
  readonly path: string
}

/** How often a browser lets itself be sent on. */
const MOST_REDIRECTS = 20

/** Where an answer sends to on the same host; undefined where it sends nowhere there. */
function nextOf({ status, headers = [] }: WebResponse, { port, path }: Place): Place | undefined {
  const to = headers.find(([name]) => name.toLowerCase() === 'location')?.[1]
  if (to === undefined || status < 300 || status >= 400) return undefined
  const [, host, own = '80', rest = '/'] = /^http:\/\/([^/:]+)(?::(\d+))?(\/.*)?$/.exec(to) ?? []
  if (host !== undefined) return host === 'localhost' ? { port: Number(own), path: rest } : undefined
  if (/^[a-z]+:/i.test(to)) return undefined
  return { port, path: to.startsWith('/') ? to : path.replace(/[^/]*(?:\?.*)?$/, '') + to }
}

async function ask(network: Network, { port, path }: Place): Promise<WebResponse | undefined> {
  const self = network.resolve('localhost')
  const service = self && network.connect(self, port)
  if (service?.type !== 'http') return undefined
  return service.handle({ method: 'GET', path, headers: [`Host: localhost${port === 80 ? '' : `:${port}`}`] })
}

/** What a web server at a port of the Docker host answers to a browser there, which goes where it is sent; undefined where none does. */
export async function visit(host: DockerHost, clock: Clock, first: Place): Promise<ServedPage | undefined> {
  const network = hostNetwork(host, host.fs, clock)
  let place = first
  for (let redirects = 0; ; redirects += 1) {
    const response = await ask(network, place)
    if (!response) return undefined
    const next = redirects < MOST_REDIRECTS ? nextOf(response, place) : undefined
    const { status, type, body } = response
    if (!next) return { status, type, body, path: place.path }
    place = next
  }
}
