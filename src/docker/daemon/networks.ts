import { pickHex } from '../../base/chance.ts'
import { findNetwork } from '../engine/lookup.ts'
import { connectNetwork, createNetwork, disconnectNetwork, removeNetwork } from '../engine/networks.ts'
import { type Answer, answerTo, refusedWith } from './answer.ts'
import type { EndpointConfig, Labels, NetworkJson } from './api.ts'
import { describeNetwork } from './describe.ts'
import { type Client, engineNow, transition } from './request.ts'

const nothing = (): undefined => undefined

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
  }): Answer<{ readonly Id: string }> {
    if (body.Driver !== undefined && body.Driver !== 'bridge') return refusedWith(`plugin "${body.Driver}" not found`)
    const { chance, clock } = this.#client
    const network = { id: pickHex(chance, 64), name: body.Name, labels: body.Labels }
    return transition(
      this.#client,
      (engine) => createNetwork(engine, network, clock.now()),
      ({ id }) => ({ Id: id }),
    )
  }

  connect(id: string, container: string, { Aliases }: EndpointConfig = {}): Answer<undefined> {
    return transition(this.#client, (engine) => connectNetwork(engine, id, container, Aliases), nothing)
  }

  disconnect(id: string, container: string): Answer<undefined> {
    return transition(this.#client, (engine) => disconnectNetwork(engine, id, container), nothing)
  }

  remove(id: string): Answer<undefined> {
    return transition(this.#client, (engine) => removeNetwork(engine, id), nothing)
  }
}
