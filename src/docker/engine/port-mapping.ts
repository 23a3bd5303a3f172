/** A port of the host that leads to a port of a container. */
export interface PortMapping {
  readonly address: string
  readonly host: number
  readonly container: number
  readonly protocol: 'tcp' | 'udp'
}

/** The address that published ports are bound to; the same of version 6 goes with it. */
export const ANY_ADDRESS = '0.0.0.0'
