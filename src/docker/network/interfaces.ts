import { loopback, type NetworkInterface } from '../../linux/network.ts'
import type { Container, Engine, Network } from '../engine/model.ts'
import { networkBlock } from '../engine/address-pool.ts'
import { bridgeName, mtuOf } from '../engine/network-options.ts'
import { activeContainers, gatewayOf } from '../engine/networks.ts'
import { macFor, macOf } from '../engine/hardware-address.ts'

/** The number of the first bridge, behind the host's own cards. */
const FIRST_BRIDGE = 3
const bitsOf = (network: Network): number => networkBlock(network)?.bits ?? 16

function bridgeOf(engine: Engine, network: Network, at: number): NetworkInterface {
  const address = gatewayOf(network)
  return {
    mtu: mtuOf(network),
    bits: bitsOf(network),
    index: FIRST_BRIDGE + at,
    name: bridgeName(network),
    mac: macFor(address),
    state: activeContainers(engine, network).length > 0 ? 'UP' : 'DOWN',
    address,
  }
}

/** The cards of a host that has some of its own: a bridge for each network besides. */
export function hostInterfaces(own: readonly NetworkInterface[], engine: Engine): readonly NetworkInterface[] {
  const bridges = engine.networks.filter(({ driver }) => driver === 'bridge')
  return [...own, ...bridges.map((network, at) => bridgeOf(engine, network, at))]
}

/** The cards of a container: one for each of its networks, of which the first one is the way out. */
export function containerInterfaces(engine: Engine, container: Container): readonly NetworkInterface[] {
  const cards = container.networks.flatMap(({ network: name, address }, at): readonly NetworkInterface[] => {
    const network = engine.networks.find((one) => one.name === name)
    if (!network || address === undefined) return []
    const [, , third = 0, fourth = 0] = address.split('.').map(Number)
    const index = 4 + 2 * Math.max(0, third * 256 + fourth - 2)
    const card = {
      mtu: mtuOf(network),
      bits: bitsOf(network),
      index,
      name: `eth${at}`,
      peer: index + 1,
      mac: macOf(container, name),
      state: 'UP',
      address,
    } as const
    return [{ ...card, ...(at === 0 && !network.internal && { gateway: gatewayOf(network) }) }]
  })
  return [loopback, ...cards]
}
