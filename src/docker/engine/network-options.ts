import type { Network } from './model.ts'

/** Options of the bridge driver: the name of its card on the host, and the most bytes of a packet. */
export const BRIDGE_NAME = 'com.docker.network.bridge.name'
export const MTU = 'com.docker.network.driver.mtu'

const USUAL_MTU = 1500

/** What a network's card on the host is called. */
export function bridgeName({ id, name, options = {} }: Network): string {
  if (name === 'bridge') return 'docker0'
  return options[BRIDGE_NAME] ?? `br-${id.slice(0, 12)}`
}

/** The most bytes of a packet in a network, ip(8). */
export const mtuOf = ({ options = {} }: Network): number => Number(options[MTU] ?? USUAL_MTU)
