import { pickHex } from '../../base/chance.ts'
import { findContainer, findNetwork } from '../engine/lookup.ts'
import { connectNetwork, createNetwork, disconnectNetwork, removeNetwork } from '../engine/networks.ts'
import { type Answer, answerTo, refusedWith } from './answer.ts'
import type { Engine, Outcome, PhysicalDriver } from '../engine/model.ts'
import { renewNames } from '../runtime/container-names.ts'
import type { EndpointConfig, Labels, NetworkJson } from './api.ts'
import { describeNetwork } from './describe.ts'
import { wantedOf } from './endpoint.ts'
import { type IpamConfig, poolsFrom } from './network-pool.ts'
import { badNetworkOption } from './network-options.ts'
import { type Client, engineNow, transition } from './request.ts'

const nothing = (): undefined => undefined

const isPhysical = (driver: string): driver is PhysicalDriver => driver === 'macvlan' || driver === 'ipvlan'

/** Why a network with this driver is not made. */
function refusedDriver(driver: string): string | undefined {
  if (driver === 'bridge' || isPhysical(driver)) return undefined
  if (driver === 'overlay')
    return 'This node is not a swarm manager. Use "docker swarm init" or "docker swarm join" to connect this node to swarm and try again.'
  if (driver === 'host' || driver === 'null') return `only one instance of "${driver}" network is allowed`
  return `plugin "${driver}" not found`
}

/** What may be asked about the networks there are. `id` is a name or the beginning of an id. */
export class Networks {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  list(): readonly NetworkJson[] {
    const engine = engineNow(this.#client)
    return engine.networks.map((network) => describeNetwork(engine, network))
  }

  inspect(id: string): Answer<NetworkJson> {
    const engine = engineNow(this.#client)
    return answerTo(findNetwork(engine, id), (network) => describeNetwork(engine, network))
  }

  create(body: {
    readonly Name: string
    readonly Driver?: string
    readonly Labels?: Labels
    readonly Internal?: boolean
    readonly EnableIPv6?: boolean
    readonly Attachable?: boolean
    readonly Options?: Labels
    readonly IPAM?: { readonly Config: readonly IpamConfig[] }
  }): Answer<{ readonly Id: string }> {
    const { Driver: driver = 'bridge' } = body
    const refusal = refusedDriver(driver)
    if (refusal !== undefined) return refusedWith(refusal)
    const pools = poolsFrom(body.IPAM?.Config ?? [], { driver, hasIPv6: body.EnableIPv6 ?? false })
    if (typeof pools === 'string') return refusedWith(pools)
    const { Options = {} } = body
    const option = badNetworkOption(Options)
    if (option !== undefined) return refusedWith(option)
    const { chance, clock } = this.#client
    const network = {
      id: pickHex(chance, 64),
      name: body.Name,
      labels: body.Labels,
      ...(isPhysical(driver) && { driver }),
      ...pools,
      ...(body.Internal && { internal: true }),
      ...(body.Attachable && { attachable: true }),
      ...(Object.keys(Options).length > 0 && { options: Options }),
    }
    return transition(
      this.#client,
      (engine) => createNetwork(engine, network, clock.now()),
      ({ id }) => ({ Id: id }),
    )
  }

  connect(id: string, container: string, { Aliases: aliases, IPAMConfig }: EndpointConfig = {}): Answer<undefined> {
    const endpoint = { aliases, ...wantedOf(IPAMConfig) }
    return this.#joining(container, (engine) => connectNetwork(engine, id, container, endpoint))
  }

  disconnect(id: string, container: string): Answer<undefined> {
    return this.#joining(container, (engine) => disconnectNetwork(engine, id, container))
  }

  /** Changes which networks a container is in; one that runs reads it in its files. */
  #joining(container: string, change: (engine: Engine) => Outcome<unknown>): Answer<undefined> {
    const { system } = this.#client
    const found = findContainer(system.engine.get(), container)
    const answer = transition(this.#client, change, nothing)
    if (answer.type === 'done' && found.type === 'done') renewNames(system, found.value)
    return answer
  }

  remove(id: string): Answer<undefined> {
    return transition(this.#client, (engine) => removeNetwork(engine, id), nothing)
  }
}
