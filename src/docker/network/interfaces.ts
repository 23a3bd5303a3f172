import { loopback, type NetworkInterface } from '../../linux/network.ts'
import type { Container, Engine, Network } from '../engine/model.ts'
import { networkBlock } from '../engine/address-pool.ts'
import { linkLocalAddress, networkBlock6 } from '../engine/address-pool6.ts'
import { bridgeName, mtuOf } from '../engine/network-options.ts'
import { activeContainers, gatewayOf } from '../engine/networks.ts'
import { macFor, macOf } from '../engine/hardware-address.ts'

/** The number of the host's own card. */
const HOST_CARD = 2
/** The number of the first bridge, behind the host's own cards. */
const FIRST_BRIDGE = 3
/** How many bits name the link in an address that a card chooses for itself (RFC 4291, 2.5.6). */
const LINK_BITS = 64
const bitsOf = (network: Network): number => networkBlock(network)?.bits ?? 16

/** The addresses of version 6 of a card: the one in the network, and the one that is its own. */
function addresses6(
  network: Network,
  address: string | undefined,
  own: string,
): Pick<NetworkInterface, 'addresses6'> | undefined {
  const block = networkBlock6(network)
  if (!block || address === undefined) return undefined
  return {
    addresses6: [
      { address, bits: block.bits, scope: 'global' },
      { address: own, bits: LINK_BITS, scope: 'link' },
    ],
  }
}

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
    ...addresses6(network, network.subnet6?.gateway, 'fe80::1'),
  }
}

/** The cards of a host that has some of its own: a bridge for each network besides. */
export function hostInterfaces(own: readonly NetworkInterface[], engine: Engine): readonly NetworkInterface[] {
  const bridges = engine.networks.filter(({ driver }) => driver === 'bridge')
  return [...own, ...bridges.map((network, at) => bridgeOf(engine, network, at))]
}

/** The cards of a container: one for each of its networks, of which the first one is the way out. */
export function containerInterfaces(engine: Engine, container: Container): readonly NetworkInterface[] {
  const cards = container.networks.flatMap(({ network: name, address, address6 }, at): readonly NetworkInterface[] => {
    const network = engine.networks.find((one) => one.name === name)
    if (!network || address === undefined) return []
    const [, , , last = 0] = address.split('.').map(Number)
    const index = 4 + 2 * Math.max(0, last - 2)
    const card = {
      mtu: mtuOf(network),
      bits: bitsOf(network),
      index,
      name: `eth${at}`,
      // the other end of a card that is part of one of the host's is that one
      peer: network.driver === 'bridge' ? index + 1 : HOST_CARD,
      mac: macOf(container, name),
      state: 'UP',
      address,
      ...addresses6(network, address6, linkLocalAddress(macOf(container, name))),
    } as const
    return [{ ...card, ...(at === 0 && !network.internal && { gateway: gatewayOf(network) }) }]
  })
  return [loopback, ...cards]
}
