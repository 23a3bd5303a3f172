import type { WebResponse } from '../../linux/network.ts'
import { DOCKER_HUB } from '../engine/reference.ts'
import type { Client } from './request.ts'

/** What a registry answers: or why none does, in the words of Go's net. */
export type RegistryReply =
  | { readonly type: 'answered'; readonly response: WebResponse }
  | { readonly type: 'unreachable'; readonly reason: string }

/** What a registry is asked for. */
export interface RegistryRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT'
  /** After `/v2/`. */
  readonly path: string
  readonly body?: string
  /** `name:password`, in base64. */
  readonly credentials?: string | undefined
}

const isNear = (name: string): boolean => name === 'localhost' || name.startsWith('127.')

/** The address of something in a registry. Those on this host are asked without TLS. */
export function registryUrl(host: string, path: string): string {
  return `${isNear(host.split(':')[0] ?? '') ? 'http' : 'https'}://${host}/v2/${path}`
}

function unreachable(method: string, host: string, path: string): RegistryReply {
  const [name = '', port = '443'] = host.split(':')
  const why = isNear(name)
    ? `dial tcp 127.0.0.1:${port}: connect: connection refused`
    : `dial tcp: lookup ${name}: no such host`
  const shown = method.charAt(0) + method.slice(1).toLowerCase()
  return { type: 'unreachable', reason: `${shown} "${registryUrl(host, path)}": ${why}` }
}

/** Asks a registry, `localhost:5000` or another one that the network has. Docker Hub is no host of the network. */
export async function askRegistry(client: Client, host: string, request: RegistryRequest): Promise<RegistryReply> {
  const { method, path, body, credentials } = request
  const [name = '', port = '443'] = host.split(':')
  const headers = credentials === undefined ? [] : [`Authorization: Basic ${credentials}`]
  const asked = { method, path: `/v2/${path}`, headers, ...(body !== undefined && { body }) }
  const { registries = {}, client: side } = client.system
  const known = Object.hasOwn(registries, host) ? registries[host] : undefined
  if (known) return { type: 'answered', response: await known.answer(asked) }
  const service = host === DOCKER_HUB ? undefined : side?.connect(name, Number(port))
  if (service?.type !== 'http') return unreachable('GET', host, '')
  return { type: 'answered', response: await service.handle(asked) }
}
