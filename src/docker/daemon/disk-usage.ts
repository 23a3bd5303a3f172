import { volumeBytes } from '../runtime/volume-files.ts'
import { imageSize, imageUsers } from '../engine/images.ts'
import { containerById, imageById } from '../engine/lookup.ts'
import type { Engine, Image } from '../engine/model.ts'
import { volumeUsers } from '../engine/volumes.ts'
import type { CacheRecord } from '../build/cache.ts'
import type { ContainerSummary, ImageSummary, VolumeJson } from './api.ts'
import { writtenBytes } from './container-files.ts'
import { describeVolume } from './describe.ts'
import { type Client, engineNow } from './request.ts'
import { imageSummary, summaryOf } from './summary.ts'

/** What `GET /system/df` gives: lists newest first, with the bytes of each. */
export interface DiskUsage {
  /** Bytes of all layers; one that images share is counted once. */
  readonly LayersSize: number
  /** `SharedSize` is what other images have as well, and `Containers` how many were made of it. */
  readonly Images: readonly ImageSummary[]
  readonly Containers: readonly (ContainerSummary & { readonly SizeRw: number })[]
  readonly Volumes: readonly (VolumeJson & {
    readonly UsageData: { readonly Size: number; readonly RefCount: number }
  })[]
  readonly BuildCache: readonly CacheRecord[]
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Bytes of an image's layers that other images have, too. */
function sharedBytes({ images }: Engine, image: Image): number {
  const others = new Set(images.filter((one) => one !== image).flatMap(({ layers }) => layers.map(({ id }) => id)))
  return sum(image.layers.filter(({ id }) => others.has(id)).map(({ size }) => size))
}

const layersSize = ({ images }: Engine): number =>
  sum([...new Map(images.flatMap(({ layers }) => layers.map(({ id, size }) => [id, size] as const))).values()])

/** How much room everything takes. */
export async function diskUsage(client: Client): Promise<DiskUsage> {
  const engine = engineNow(client)
  const { system, clock } = client
  const viewed = { now: clock.now(), policy: system.policy }
  const containers = engine.containers.toReversed()
  const Containers = await Promise.all(
    containers.map(async (container) => ({
      ...summaryOf(engine, container, viewed),
      SizeRw: await writtenBytes(client, container),
    })),
  )
  return {
    LayersSize: layersSize(engine),
    Images: engine.images
      .toSorted((one, other) => other.created - one.created)
      .map((image) => ({
        ...imageSummary(image),
        SharedSize: sharedBytes(engine, image),
        Containers: imageUsers(engine, image).length,
      })),
    Containers,
    Volumes: engine.volumes.map((volume) => ({
      ...describeVolume(volume),
      UsageData: { Size: volumeBytes(system.fs, volume), RefCount: volumeUsers(engine, volume.name).length },
    })),
    BuildCache: engine.buildCache?.records ?? [],
  }
}

/** Bytes of a container's files, those of its image among them. */
export async function containerSizes(client: Client, id: string): Promise<{ SizeRw: number; SizeRootFs: number }> {
  const engine = client.system.engine.get()
  const container = containerById(engine, id)
  if (!container) return { SizeRw: 0, SizeRootFs: 0 }
  const SizeRw = await writtenBytes(client, container)
  const image = imageById(engine, container.imageId)
  return { SizeRw, SizeRootFs: (image ? imageSize(image) : 0) + SizeRw }
}
