import { ANY_ADDRESS, type PortMapping } from './port-mapping.ts'

export interface BadPort {
  readonly type: 'bad-port'
  /** `unsimulated`: Docker would take it, this engine does not. */
  readonly part: 'host' | 'container' | 'protocol' | 'address' | 'unsimulated'
  readonly text: string
}

/** What `-p` without a value means (specification, section 5). */
export const DEFAULT_PORTS = '80:80'

/** Ranges of ports, IPv6 addresses and SCTP. */
const UNSIMULATED = /\d-\d|^\[|\/sctp$/

const FIRST_EPHEMERAL = 32768

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65535

const isAddress = (text: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255)

function nextEphemeral(taken: readonly PortMapping[]): number {
  const ports = new Set(taken.map((mapping) => mapping.host))
  let port = FIRST_EPHEMERAL
  while (ports.has(port)) port += 1
  return port
}

/**
 * Reads the value of `-p`: `[address:][host:]container[/protocol]`. Without a host port the first free one from 32768 on
 * is taken.
 */
export function parsePort(text: string, taken: readonly PortMapping[]): PortMapping | BadPort {
  if (UNSIMULATED.test(text)) return { type: 'bad-port', part: 'unsimulated', text }
  const [ports = '', protocol] = text.split('/')
  const parts = ports.split(':')
  const container = parts.pop() ?? ''
  const host = parts.pop() ?? ''
  const address = parts.join(':') || ANY_ADDRESS
  if (protocol && protocol !== 'tcp' && protocol !== 'udp')
    return { type: 'bad-port', part: 'protocol', text: protocol }
  if (!isAddress(address)) return { type: 'bad-port', part: 'address', text: address }
  if (!isPort(container) || container === '0') return { type: 'bad-port', part: 'container', text: container }
  if (host !== '' && !isPort(host)) return { type: 'bad-port', part: 'host', text: host }
  return {
    address,
    host: Number(host) || nextEphemeral(taken),
    container: Number(container),
    protocol: protocol === 'udp' ? 'udp' : 'tcp',
  }
}

const portNumber = (port: string): number => Number.parseInt(port, 10)

const portKey = (mapping: PortMapping): string => `${mapping.container}/${mapping.protocol}`

/**
 * The PORTS column: exposed ports that are not published, and the published ones, by container port.
 * @param exposed such as `80/tcp`
 */
export function portsColumn(mappings: readonly PortMapping[], exposed: readonly string[]): string {
  const published = new Set(mappings.map(portKey))
  const rows = [
    ...exposed.filter((port) => !published.has(port)).map((port) => ({ port, text: port })),
    ...mappings.map((mapping) => ({
      port: portKey(mapping),
      text: `${mapping.address}:${mapping.host}->${portKey(mapping)}`,
    })),
  ]
  return rows
    .toSorted((one, other) => portNumber(one.port) - portNumber(other.port))
    .map((row) => row.text)
    .join(', ')
}
