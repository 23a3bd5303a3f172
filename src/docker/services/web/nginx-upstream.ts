import { BadConfiguration, type Directive } from './nginx-configuration.ts'

/** A server of an upstream. */
interface Peer {
  readonly address: string
  readonly weight: number
  /** Asked only where all others do not answer. */
  readonly backup: boolean
  /** How much it is its turn. */
  current: number
}

/** Parameters of a server; what those with numbers but the weight ask for does not show where one request comes at a time. */
const PARAMETER = /^(?:down|backup|weight=0*[1-9]\d*|max_fails=\d+|max_conns=\d+|fail_timeout=\d+(?:ms|[smhd])?)$/

/** What an upstream block must be. @throws BadConfiguration */
export function checkUpstream({ block = [], file, line }: Directive): void {
  for (const { name, words, ...at } of block) {
    const place = `in ${at.file}:${at.line}`
    if (name === 'ip_hash') throw new BadConfiguration(`"ip_hash" directive is not simulated here ${place}`)
    if (name !== 'server') continue
    if (words.length === 0) throw new BadConfiguration(`invalid number of arguments in "server" directive ${place}`)
    const odd = words.slice(1).find((word) => !PARAMETER.test(word))
    if (odd !== undefined) throw new BadConfiguration(`invalid parameter "${odd}" ${place}`)
  }
  const hasServer = block.some(({ name, words }) => name === 'server' && !words.includes('backup'))
  if (!hasServer) throw new BadConfiguration(`no servers are inside upstream in ${file}:${line}`)
}

const peersOf = ({ block = [] }: Directive): readonly Peer[] =>
  block
    .filter(({ name, words }) => name === 'server' && !words.includes('down'))
    .map(({ words: [address = '', ...parameters] }) => ({
      address,
      weight: Number(parameters.find((one) => one.startsWith('weight='))?.slice('weight='.length) ?? 1),
      backup: parameters.includes('backup'),
      current: 0,
    }))

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
export function* inTurn(upstream: Directive): Generator<string, void> {
  const peers = known.get(upstream) ?? peersOf(upstream)
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
