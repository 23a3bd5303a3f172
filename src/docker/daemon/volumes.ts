import { pickHex } from '../../base/chance.ts'
import { updateVolumes } from '../runtime/volume-files.ts'
import { findVolume } from '../engine/lookup.ts'
import { createVolume, removeVolume } from '../engine/volumes.ts'
import { badVolumeOption } from '../engine/volume-options.ts'
import { type Answer, answerTo, refusedWith } from './answer.ts'
import type { Labels, VolumeJson } from './api.ts'
import { describeVolume } from './describe.ts'
import { type Client, engineNow, transition } from './request.ts'

/** A volume that is to be made. */
export interface VolumeCreateBody {
  readonly Name?: string
  readonly Labels?: Labels
  readonly DriverOpts?: Labels
}

/** What may be asked about the volumes there are. */
export class Volumes {
  readonly #client: Client

  constructor(client: Client) {
    this.#client = client
  }

  list(): readonly VolumeJson[] {
    return engineNow(this.#client)
      .volumes.toSorted((one, other) => (one.name < other.name ? -1 : 1))
      .map(describeVolume)
  }

  inspect(name: string): Answer<VolumeJson> {
    return answerTo(findVolume(engineNow(this.#client), name), describeVolume)
  }

  /** Makes a volume, unless it is there; one without a name gets 64 digits. */
  create({ Name, Labels, DriverOpts }: VolumeCreateBody = {}): Answer<VolumeJson> {
    const { chance, clock } = this.#client
    const bad = badVolumeOption(DriverOpts ?? {})
    if (bad !== undefined) return refusedWith(`create ${Name ?? ''}: ${bad}`)
    const options = Object.keys(DriverOpts ?? {}).length > 0 && { options: DriverOpts }
    const volume = { name: Name ?? pickHex(chance, 64), anonymous: Name === undefined, labels: Labels, ...options }
    return this.#withFiles(() =>
      transition(this.#client, (engine) => createVolume(engine, volume, clock.now()), describeVolume),
    )
  }

  remove(name: string): Answer<undefined> {
    return this.#withFiles(() =>
      transition(
        this.#client,
        (engine) => removeVolume(engine, name),
        () => undefined,
      ),
    )
  }

  /** The host's directories follow what becomes of the volumes. */
  #withFiles<Value>(change: () => Answer<Value>): Answer<Value> {
    const { system } = this.#client
    const { volumes } = system.engine.get()
    const answer = change()
    updateVolumes(system, volumes)
    return answer
  }
}
