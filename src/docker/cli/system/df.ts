import type { FileSystemReader } from '../../../linux/fs.ts'
import { volumeBytes } from '../../container/volume-files.ts'
import { imageUsers } from '../../engine/images.ts'
import { imageById } from '../../engine/lookup.ts'
import type { Container, Engine } from '../../engine/model.ts'
import { sizeInWords } from '../../engine/units.ts'
import { volumeUsers } from '../../engine/volumes.ts'
import { formatTable } from '../table.ts'
import { bytesIn } from '../prune.ts'
import type { ListedSubcommand } from '../subcommand.ts'

const HEADERS = ['TYPE', 'TOTAL', 'ACTIVE', 'SIZE', 'RECLAIMABLE']
const DIGITS = 4

interface Share {
  readonly type: string
  readonly total: number
  readonly active: number
  /** Bytes. */
  readonly size: number
  readonly reclaimable: number
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Bytes that a container's own layer holds beyond its image: what was written into it. */
function ownBytes(engine: Engine, container: Container): number {
  const image = imageById(engine, container.imageId)
  return Math.max(0, bytesIn(container.files) - bytesIn(image?.files))
}

function sharedSize(engine: Engine): number {
  const layers = new Map(engine.images.flatMap((image) => image.layers.map(({ id, size }) => [id, size] as const)))
  return sum([...layers.values()])
}

/** What builds left; layers that images have, too, are counted with these. */
function cacheShare({ images, buildCache }: Engine): Share {
  const records = buildCache?.records ?? []
  const layers = new Set(images.flatMap((image) => image.layers.map(({ id }) => id)))
  const size = sum(records.filter(({ key }) => !layers.has(key)).map((record) => record.size))
  return { type: 'Build Cache', total: records.length, active: 0, size, reclaimable: size }
}

function sharesOf(engine: Engine, fs: FileSystemReader): readonly Share[] {
  const unused = engine.images.filter((image) => imageUsers(engine, image).length === 0)
  const size = sharedSize(engine)
  const kept = { ...engine, images: engine.images.filter((image) => !unused.includes(image)) }
  const stopped = engine.containers.filter(({ state }) => state.type !== 'running')
  const volumes = engine.volumes.filter(({ name }) => volumeUsers(engine, name).length === 0)
  const containerBytes = (list: readonly Container[]): number =>
    sum(list.map((container) => ownBytes(engine, container)))
  return [
    {
      type: 'Images',
      total: engine.images.length,
      active: engine.images.length - unused.length,
      size,
      reclaimable: size - sharedSize(kept),
    },
    {
      type: 'Containers',
      total: engine.containers.length,
      active: engine.containers.length - stopped.length,
      size: containerBytes(engine.containers),
      reclaimable: containerBytes(stopped),
    },
    {
      type: 'Local Volumes',
      total: engine.volumes.length,
      active: engine.volumes.length - volumes.length,
      size: sum(engine.volumes.map((volume) => volumeBytes(fs, volume))),
      reclaimable: sum(volumes.map((volume) => volumeBytes(fs, volume))),
    },
    cacheShare(engine),
  ]
}

function reclaimableText({ type, size, reclaimable }: Share): string {
  const text = sizeInWords(reclaimable, DIGITS)
  return size === 0 || type === 'Build Cache' ? text : `${text} (${Math.floor((reclaimable / size) * 100)}%)`
}

export const systemDf: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Counts images, containers and volumes, and tells how much room could be had back by a prune.'],
    options: [],
    unsimulated: ['verbose', 'format'],
  },
  async run({ engine, process }) {
    const rows = sharesOf(engine, process.system.fs).map((share) => [
      share.type,
      String(share.total),
      String(share.active),
      sizeInWords(share.size, DIGITS),
      reclaimableText(share),
    ])
    await process.stdout.write(formatTable({ headers: HEADERS, rows }))
    return 0
  },
}
