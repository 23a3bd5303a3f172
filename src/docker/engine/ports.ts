import type { PortSpec } from './port-spec.ts'
import { ANY_ADDRESS, type PortMapping } from './port-mapping.ts'

const FIRST_EPHEMERAL = 32768

/** The first port that none of those taken has: of a range, or from 32768 on. */
function freePort([first, last]: readonly [number, number], taken: readonly PortMapping[]): number {
  const ports = new Set(taken.map((mapping) => mapping.host))
  let port = first
  while (ports.has(port) && port < last) port += 1
  return port
}

/** The port of the host that a port of a container gets. */
export function publishPort({ container, hostIp, hostPort }: PortSpec, taken: readonly PortMapping[]): PortMapping {
  const [port = '', protocol] = container.split('/')
  const [first, last] = hostPort.split('-')
  const from = Number(first) || FIRST_EPHEMERAL
  return {
    address: hostIp === '' ? ANY_ADDRESS : hostIp,
    host:
      first !== '' && last === undefined && from === Number(first)
        ? from
        : freePort([from, Number(last) || 65535], taken),
    container: Number(port),
    protocol: protocol === 'udp' ? 'udp' : 'tcp',
  }
}
