/** A port of a container, and where on the host it is wanted. */
export interface PortSpec {
  /** `80/tcp`. */
  readonly container: string
  readonly hostIp: string
  /** A port, a range to take a free one of (`80-82`), or empty for any. */
  readonly hostPort: string
}

/** What is wrong with a value of `-p`, in the words of go-connections. */
export interface BadPortSpec {
  readonly type: 'bad-port-spec'
  readonly message: string
}

const PROTOCOLS: ReadonlySet<string> = new Set(['tcp', 'udp', 'sctp'])
const LAST_PORT = 65535

const bad = (message: string): BadPortSpec => ({ type: 'bad-port-spec', message })

const isIPv4 = (text: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) &&
  text.split('.').every((part) => Number(part) <= 255 && String(Number(part)) === part)

const isIPv6 = (text: string): boolean => /^[0-9a-f:]*:[0-9a-f:]*(?::\d+(?:\.\d+){3})?$/i.test(text)

function portNumber(text: string): number | undefined {
  return /^\d+$/.test(text) && Number(text) <= LAST_PORT ? Number(text) : undefined
}

type Range = readonly [first: number, last: number]

function rangeOf(text: string): Range | undefined {
  const [from = '', to = from] = text.split('-')
  const [first, last] = [portNumber(from), portNumber(to)]
  return first === undefined || last === undefined || last < first ? undefined : [first, last]
}

interface Parts {
  readonly address: string
  readonly host: string
  readonly container: string
  readonly protocol: string
}

function partsOf(text: string): Parts {
  const parts = text.split(':')
  const port = parts.pop() ?? ''
  const host = parts.pop() ?? ''
  const [container = '', protocol = ''] = port.split('/')
  return { address: parts.join(':'), host, container, protocol: container === '' ? '' : protocol || 'tcp' }
}

/** An address without its brackets, or what is wrong with it. */
function addressOf(raw: string): string | BadPortSpec {
  const bracketed = /^\[([^\]]*)\]$/.exec(raw)
  const address = bracketed?.[1] ?? raw
  if (!bracketed && raw.includes(':'))
    return bad(`Invalid ip address ${raw}: address ${raw}:: too many colons in address`)
  return address === '' || isIPv4(address) || isIPv6(address) ? address : bad(`Invalid ip address: ${address}`)
}

/** Reads `[address:][host:]container[/protocol]`, where ports may be ranges: a row for each port of the container. */
export function parsePortSpec(text: string): readonly PortSpec[] | BadPortSpec {
  const { address, host, container, protocol } = partsOf(text)
  const hostIp = addressOf(address)
  if (typeof hostIp !== 'string') return hostIp
  if (container === '') return bad(`No port specified: ${text}<empty>`)
  const inside = rangeOf(container)
  if (!inside) return bad(`Invalid containerPort: ${container}`)
  const outside = host === '' ? undefined : rangeOf(host)
  if (host !== '' && !outside) return bad(`Invalid hostPort: ${host}`)
  const [first, last] = inside
  if (outside && last - first !== outside[1] - outside[0] && first !== last) {
    return bad(`Invalid ranges specified for container and host Ports: ${container} and ${host}`)
  }
  if (!PROTOCOLS.has(protocol.toLowerCase())) return bad(`Invalid proto: ${protocol}`)
  return Array.from({ length: last - first + 1 }, (_, at) => ({
    container: `${first + at}/${protocol.toLowerCase()}`,
    hostIp,
    hostPort: outside ? hostPortAt(outside, inside, at) : '',
  }))
}

/** One port of the host for each of the container's, or the whole range for a single one. */
function hostPortAt([from, to]: Range, [first, last]: Range, at: number): string {
  return first === last && from !== to ? `${from}-${to}` : String(from + at)
}
