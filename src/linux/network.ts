/** A host that the simulated network knows. */
export interface NetworkHost {
  readonly name: string
  /** IPv4, or IPv6 where that was asked for. Those outside the machine are from the ranges kept for examples (RFC 5737). */
  readonly address: string
  /** Its address of version 6, where it has one. */
  readonly address6?: string | undefined
  /** Typical time there and back, in milliseconds. */
  readonly latency: number
  /** Routers on the way, nearest first; none for the machine itself. */
  readonly route: readonly NetworkHop[]
}

export interface NetworkHop {
  readonly name: string
  readonly address: string
  /** Milliseconds there and back. */
  readonly latency: number
}

/** What a web server is asked for. */
export interface WebRequest {
  readonly method: string
  readonly path: string
  /** The address of who asks, where it is known. */
  readonly from?: string
  /** Headers that were asked for besides, as `Name: value`. */
  readonly headers?: readonly string[]
  readonly body?: string
}

/** What a web server answers. */
export interface WebResponse {
  readonly status: number
  readonly reason: string
  /** MIME type. */
  readonly type: string
  readonly body: string
  /** What it says it is (RFC 9110, "Server"): many say nothing. */
  readonly server?: string
  /** What it says besides of itself: names and values. */
  readonly headers?: readonly (readonly [string, string])[]
}

/** What answers at a port: a web server, or a program that takes one text and gives one back. */
export type Service =
  | { readonly type: 'http'; handle(request: WebRequest): WebResponse | Promise<WebResponse> }
  | { readonly type: 'messages'; call(message: string): string | Promise<string> }

/** A network card, as ip(8) shows it. */
export interface NetworkInterface {
  readonly index: number
  readonly name: string
  /** The number of its other end, where it is one of a pair that leads to another machine: `eth0@if7`. */
  readonly peer?: number
  /** The hardware address. */
  readonly mac: string
  readonly mtu: number
  /** Whether anything is at the other end; of a loopback it is not known. */
  readonly state: 'UP' | 'DOWN' | 'UNKNOWN'
  /** IPv4, and how many of its bits are the network's. */
  readonly address: string
  readonly bits: number
  /** Addresses of version 6, with their bits; none when absent. */
  readonly addresses6?: readonly {
    readonly address: string
    readonly bits: number
    readonly scope: 'global' | 'link'
  }[]
  /** The way out to all other networks, where it leads there. */
  readonly gateway?: string
}

/** The process that holds a socket. */
export interface SocketOwner {
  readonly pid: number
  readonly uid: number
  readonly name: string
  readonly fd: number
}

/** How a port is listened at. */
export interface Listening {
  /** The address that it is bound to: all of the machine's, 0.0.0.0, when absent. */
  readonly address?: string
  /** How many may wait to be answered, listen(2). */
  readonly backlog: number
  /** Absent where it is no process of this machine. */
  readonly owner?: SocketOwner
}

/** A port at which somebody listens. */
export interface ListeningSocket extends Listening {
  readonly port: number
}

/** What a machine can reach, and what it offers to others. */
export interface Network {
  /** Its cards, the loopback first. */
  readonly interfaces: readonly NetworkInterface[]
  /** The ports at which somebody listens, the latest first. */
  readonly listeners: readonly ListeningSocket[]
  /** The host with a name or an address, or undefined: it does not resolve. */
  resolve(nameOrAddress: string): NetworkHost | undefined
  /** All the hosts with a name: one of Docker's networks may have several. */
  resolveAll(this: Network, name: string): readonly NetworkHost[]
  /** What answers at a port of a host; undefined where nobody listens, so that the connection is refused. */
  connect(host: NetworkHost, port: number): Service | undefined
  /** Offers a service at a port of this machine, until the function that it gives is called. @throws FileSystemError EADDRINUSE */
  listen(port: number, service: Service, how: Listening): () => void
}

/** Whether an address is the machine's own, whichever machine asks. */
export const isLoopback = (address: string): boolean => address.startsWith('127.') || address === '::1'

const ANY = '0.0.0.0'

/** Whether somebody listens at a port already, at the same address or at all. */
export const isTaken = (
  listeners: readonly ListeningSocket[],
  { address = ANY, port }: Pick<ListeningSocket, 'address' | 'port'>,
): boolean =>
  listeners.some((one) => {
    const other = one.address ?? ANY
    return one.port === port && (other === address || other === ANY || address === ANY)
  })

/** The loopback of every machine. */
export const loopback: NetworkInterface = {
  index: 1,
  name: 'lo',
  mac: '00:00:00:00:00:00',
  mtu: 65_536,
  state: 'UNKNOWN',
  address: '127.0.0.1',
  bits: 8,
}
