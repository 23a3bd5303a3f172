import { type DiskUsage, diskUsage } from '../../daemon/disk-usage.ts'
import { CONTAINER_TABLE, containerHeadings, containerRow } from '../format/containers.ts'
import { DISK_TABLE, diskHeadings, diskRow, type Share } from '../format/disk-usage.ts'
import { IMAGE_TABLE, imageHeadings, imageRows } from '../format/images.ts'
import { printRows, styleOf } from '../format/print.ts'
import { formatRows } from '../format/rows.ts'
import { cacheHeadings, cacheRow, CACHE_TABLE } from '../format/build-cache.ts'
import { volumeHeadings, volumeRow } from '../format/volumes.ts'
import { switchOption, valueOption } from '../flags.ts'
import { sizeInWords } from '../../engine/units.ts'
import type { Call, ListedSubcommand } from '../subcommand.ts'

const DIGITS = 4
const IMAGES = `${IMAGE_TABLE}\t{{.SharedSize}}\t{{.UniqueSize}}\t{{.Containers}}`
const CONTAINERS = CONTAINER_TABLE.replace('{{.RunningFor}}', '{{.LocalVolumes}}\t{{.Size}}\t{{.RunningFor}}').replace(
  '{{.Ports}}\t',
  '',
)
const VOLUMES = 'table {{.Name}}\t{{.Links}}\t{{.Size}}'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Those of which nothing is in use, and their bytes. */
function shareOf<T>(type: string, all: readonly T[], isActive: (one: T) => boolean, bytes: (one: T) => number): Share {
  const active = all.filter(isActive)
  const size = sum(all.map(bytes))
  const reclaimable = size - sum(active.map(bytes))
  return { type, total: all.length, active: active.length, size, reclaimable, isShared: true }
}

const isUp = ({ State }: { readonly State: string }): boolean => ['running', 'paused', 'restarting'].includes(State)

/** A row for each kind of thing. */
function sharesOf({ LayersSize, Images, Containers, Volumes, BuildCache }: DiskUsage): readonly Share[] {
  const images = shareOf(
    'Images',
    Images,
    (image) => image.Containers > 0,
    () => 0,
  )
  // what images in use share with others is not theirs alone
  const used = Images.filter((image) => image.Containers > 0).map(({ Size, SharedSize }) => Size - SharedSize)
  const cache = shareOf(
    'Build Cache',
    BuildCache,
    () => false,
    ({ size }) => size,
  )
  return [
    { ...images, size: LayersSize, reclaimable: LayersSize - sum(used) },
    shareOf('Containers', Containers, isUp, ({ SizeRw }) => SizeRw),
    shareOf(
      'Local Volumes',
      Volumes,
      ({ UsageData }) => UsageData.RefCount > 0,
      ({ UsageData }) => UsageData.Size,
    ),
    { ...cache, isShared: false },
  ]
}

/** Everything, one by one. */
async function writeAll(call: Call, { Images, Containers, Volumes, BuildCache }: DiskUsage): Promise<number> {
  const style = styleOf(call)
  const tagged = Images.flatMap((image) => imageRows(image, style, false))
  const cached = sizeInWords(sum(BuildCache.map(({ size }) => size)), DIGITS)
  const parts = [
    'Images space usage:\n\n',
    formatRows(IMAGES, imageHeadings, tagged),
    '\nContainers space usage:\n\n',
    formatRows(
      CONTAINERS,
      containerHeadings,
      Containers.map((row) => containerRow(row, style)),
    ),
    '\nLocal Volumes space usage:\n\n',
    formatRows(VOLUMES, volumeHeadings, Volumes.map(volumeRow)),
    `\nBuild cache usage: ${cached}\n\n`,
    formatRows(
      CACHE_TABLE,
      cacheHeadings,
      BuildCache.map((record) => cacheRow(record, style)),
    ),
  ]
  await call.process.stdout.write(parts.join(''))
  return 0
}

export const systemDf: ListedSubcommand = {
  declaration: {
    usage: '[OPTIONS]',
    takes: [0, 0],
    description: ['Counts images, containers and volumes, and tells how much room could be had back by a prune.'],
    options: [
      switchOption('v,verbose', 'list each of them'),
      valueOption('format', { name: 'string', kind: 'text' }, 'print each kind after a template, such as {{.Type}}'),
    ],
  },
  async run(call) {
    const { flags, process } = call
    if (flags.has('verbose') && flags.has('format')) {
      await process.stderr.write('the verbose and the format options conflict\n')
      return 1
    }
    const usage = await diskUsage(process)
    if (flags.has('verbose')) return writeAll(call, usage)
    const rows = sharesOf(usage).map(diskRow)
    return printRows(call, { table: DISK_TABLE, quiet: DISK_TABLE, headings: diskHeadings }, rows)
  },
}
