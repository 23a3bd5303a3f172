import { Containers } from './containers.ts'
import type { EngineEvent } from './events.ts'
import { Images } from './images.ts'
import { Networks } from './networks.ts'
import type { Client } from './request.ts'
import { Volumes } from './volumes.ts'

/**
 * The Docker Engine as a client sees it: takes and gives the Engine API's JSON, and answers with what it refused instead of throwing.
 * What a client attaches to gets the streams of the process that asks.
 */
export class Daemon {
  readonly containers: Containers
  readonly images: Images
  readonly networks: Networks
  readonly volumes: Volumes
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
    this.containers = new Containers(client)
    this.images = new Images(client)
    this.networks = new Networks(client)
    this.volumes = new Volumes(client)
  }

  /** Calls `heard` with what happens from now on; the result ends that. */
  events(heard: (event: EngineEvent) => void): () => void {
    return this.#client.system.journal?.watch(heard) ?? ((): void => undefined)
  }
}
