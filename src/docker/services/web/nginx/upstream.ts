import type { Network } from '../../../../linux/network.ts'
import type { Directive } from './configuration.ts'

/** A server of an upstream. */
interface Peer {
  readonly address: string
  readonly weight: number
  /** Asked only where all others do not answer. */
  readonly backup: boolean
  /** How much it is its turn. */
  current: number
}

/** The addresses that a name has: a service that runs more than once has several. The name itself where it has none. */
function addressesOf(name: string, network: Network): readonly string[] {
  const [host = '', port] = name.split(':')
  const found = network.resolveAll(host).map(({ address }) => (port === undefined ? address : `${address}:${port}`))
  return found.length > 0 ? found : [name]
}

const peersOf = ({ block = [] }: Directive, network: Network): readonly Peer[] =>
  block
    .filter(({ name, words }) => name === 'server' && !words.includes('down'))
    .flatMap(({ words: [name = '', ...parameters] }) =>
      addressesOf(name, network).map((address) => ({
        address,
        weight: Number(parameters.find((one) => one.startsWith('weight='))?.slice('weight='.length) ?? 1),
        backup: parameters.includes('backup'),
        current: 0,
      })),
    )

/** The one whose turn it is, by nginx's smooth weighted round robin: no server is asked many times in a row where others wait. */
function next(peers: readonly Peer[]): Peer | undefined {
  let best: Peer | undefined
  for (const peer of peers) {
    peer.current += peer.weight
    if (!best || peer.current > best.current) best = peer
  }
  if (best) best.current -= peers.reduce((sum, { weight }) => sum + weight, 0)
  return best
}

/** The servers of each upstream, which remember their turns. */
const known = new WeakMap<Directive, readonly Peer[]>()

/** The addresses to ask, the one whose turn it is first; the next one is for where that does not answer. */
export function* inTurn(upstream: Directive, network: Network): Generator<string, void> {
  const peers = known.get(upstream) ?? peersOf(upstream, network)
  known.set(upstream, peers)
  for (const backup of [false, true]) {
    let left = peers.filter((peer) => peer.backup === backup)
    for (let peer = next(left); peer; peer = next(left)) {
      const asked = peer
      yield asked.address
      left = left.filter((one) => one !== asked)
    }
  }
}

/** How often each name was asked. */
const asked = new WeakMap<Network, Map<string, number>>()

/** The addresses of a name without an upstream, the one whose turn it is first. */
export function peersNamed(name: string, network: Network): readonly string[] {
  const turns = asked.get(network) ?? new Map<string, number>()
  asked.set(network, turns)
  const turn = turns.get(name) ?? 0
  turns.set(name, turn + 1)
  const addresses = addressesOf(name, network)
  const at = turn % addresses.length
  return [...addresses.slice(at), ...addresses.slice(0, at)]
}
