/** A host that the simulated network knows. */
export interface NetworkHost {
  readonly name: string
  /** IPv4. Those outside the machine are from the ranges kept for examples (RFC 5737). */
  readonly address: string
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
}

/** What a web server answers. */
export interface WebResponse {
  readonly status: number
  readonly reason: string
  /** MIME type. */
  readonly type: string
  readonly body: string
}

/** What answers at a port: a web server, or a program that takes one text and gives one back. */
export type Service =
  | { readonly type: 'http'; handle(request: WebRequest): WebResponse | Promise<WebResponse> }
  | { readonly type: 'messages'; call(message: string): string | Promise<string> }

/** What a machine can reach, and what it offers to others. */
export interface Network {
  /** The host with a name or an address, or undefined: it does not resolve. */
  resolve(nameOrAddress: string): NetworkHost | undefined
  /** What answers at a port of a host; undefined where nobody listens, so that the connection is refused. */
  connect(host: NetworkHost, port: number): Service | undefined
  /** Offers a service at a port of this machine, until the function that it gives is called. @throws FileSystemError EADDRINUSE */
  listen(port: number, service: Service): () => void
}

/** Whether an address is the machine's own, whichever machine asks. */
export const isLoopback = (address: string): boolean => address.startsWith('127.')
