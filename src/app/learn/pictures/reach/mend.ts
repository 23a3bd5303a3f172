import type { Container, Engine } from '../../../../docker/engine/model.ts'
import { PREDEFINED_NETWORKS } from '../../../../docker/engine/networks.ts'
import type { Reach } from '../../../../docker/network/reach.ts'
import { say } from '../../../words/language.ts'

/** The line that would mend it, and what it would do. */
export interface Mend {
  readonly says: string
  readonly line: string
  /** The Simple shell has docker alone. */
  readonly needsBash?: true
}

/** What is known of a way that does not lead there. */
export interface Broken {
  readonly engine: Engine
  readonly answer: Reach
  /** Undefined for the host. */
  readonly from: Container | undefined
  readonly to: Container
  readonly port: number
}

const FIRST_PORT = 8080
const NEW_NETWORK = 'app-net'

const named = ({ networks }: Container): readonly string[] =>
  networks.map(({ network }) => network).filter((network) => !PREDEFINED_NETWORKS.has(network))

/** A port of the host that is free. */
function freePort({ containers }: Engine): number {
  const taken = new Set(containers.flatMap(({ ports }) => ports.map(({ host }) => host)))
  let port = FIRST_PORT
  while (taken.has(port)) port += 1
  return port
}

/** The next line on the way to a network that both are in, and that knows names. */
function join({ engine, from, to }: Broken): Mend | undefined {
  if (!from) return undefined
  const says = say('This would join them:')
  const [theirs] = named(to)
  if (theirs !== undefined) return { says, line: `docker network connect ${theirs} ${from.name}` }
  const [own] = named(from)
  if (own !== undefined) return { says, line: `docker network connect ${own} ${to.name}` }
  const other = engine.networks.find(({ name }) => !PREDEFINED_NETWORKS.has(name))
  if (other)
    return {
      says: say('Names are known there; the other one has to join, too:'),
      line: `docker network connect ${other.name} ${to.name}`,
    }
  return {
    says: say('In a network of their own they would find one another by name:'),
    line: `docker network create ${NEW_NETWORK}`,
  }
}

/** The line that would mend a way, where there is one. */
export function mendOf(broken: Broken): Mend | undefined {
  const { engine, answer, from, to, port } = broken
  switch (answer.type) {
    case 'reached':
      return from
        ? undefined
        : { says: say('Ask for it:'), line: `curl http://localhost:${answer.port}`, needsBash: true }
    case 'not-running':
      return { says: say('This would start it:'), line: `docker start ${to.name}` }
    case 'paused':
      return { says: say('This would let it go on:'), line: `docker unpause ${to.name}` }
    case 'not-published':
      return {
        says: say('A port is published when a container is made:'),
        line: `docker run -d -p ${freePort(engine)}:${port} ${to.image}`,
      }
    case 'published-elsewhere': {
      const [place] = answer.published
      return (
        place && { says: say('There it answers:'), line: `curl http://${place.address}:${place.host}`, needsBash: true }
      )
    }
    case 'different-networks':
    case 'no-names':
      return join(broken)
    case 'no-such-container':
    case 'loopback-only':
    case 'nothing-listens':
      return undefined
  }
}
