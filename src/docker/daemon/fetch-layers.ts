import { shortId } from '../engine/digest.ts'
import type { Layer } from '../engine/model.ts'
import type { PullProgress } from './pull-message.ts'
import type { Client } from './request.ts'

/** How many layers come at once. */
const AT_ONCE = 3
/** Parts in which a layer arrives, and in which it is unpacked. */
const DOWNLOADS = 3
const EXTRACTIONS = 2
/** How long each part takes, in milliseconds: long enough to be seen. */
const PART_TIME = 40

/** A layer that comes, and how far it is. */
class Coming {
  #parts = 0
  readonly #layer: Layer
  readonly #progress: PullProgress

  constructor(layer: Layer, progress: PullProgress) {
    this.#layer = layer
    this.#progress = progress
  }

  get isHere(): boolean {
    return this.#parts >= DOWNLOADS
  }

  get isDone(): boolean {
    return this.#parts >= DOWNLOADS + EXTRACTIONS
  }

  async begin(waits: boolean): Promise<void> {
    await this.#tell('Pulling fs layer')
    if (waits) await this.#tell('Waiting')
  }

  async download(): Promise<void> {
    this.#parts += 1
    await this.#advance('Downloading', this.#parts / DOWNLOADS)
    if (!this.isHere) return
    await this.#tell('Verifying Checksum')
    await this.#tell('Download complete')
  }

  async extract(): Promise<void> {
    this.#parts += 1
    await this.#advance('Extracting', (this.#parts - DOWNLOADS) / EXTRACTIONS)
    if (this.isDone) await this.#progress({ of: 'layer', id: shortId(this.#layer.id), status: 'Pull complete' })
  }

  async #tell(status: string): Promise<void> {
    await this.#progress({ of: 'layer', id: shortId(this.#layer.id), status, passing: true })
  }

  async #advance(status: string, part: number): Promise<void> {
    const { id, size } = this.#layer
    const progress = { current: Math.round(size * part), total: size }
    await this.#progress({ of: 'layer', id: shortId(id), status, passing: true, progress })
  }
}

/** Fetches layers, some at once, and unpacks them one after the other. @throws Interrupted on Ctrl-C */
export async function fetchLayers(
  layers: readonly Layer[],
  { clock, signal }: Client,
  progress: PullProgress,
): Promise<void> {
  const coming = layers.map((layer) => new Coming(layer, progress))
  for (const [at, layer] of coming.entries()) await layer.begin(at >= AT_ONCE)
  while (!coming.every(({ isDone }) => isDone)) {
    await clock.wait(PART_TIME, signal)
    const ready = coming.find(({ isDone }) => !isDone)
    const unpacks = ready?.isHere === true
    for (const layer of coming.filter(({ isHere }) => !isHere).slice(0, AT_ONCE)) await layer.download()
    if (unpacks) await ready?.extract()
  }
}
