import { binarySizeInWords, sizeInWords } from '../../engine/units.ts'
import { RowContext } from '../template/value.ts'
import type { Headings } from './rows.ts'
import { truncatedId } from './text.ts'

export const STATS_TABLE =
  'table {{.ID}}\t{{.Name}}\t{{.CPUPerc}}\t{{.MemUsage}}\t{{.MemPerc}}\t{{.NetIO}}\t{{.BlockIO}}\t{{.PIDs}}'

const MEMORY_HEADINGS = { linux: 'MEM USAGE / LIMIT', windows: 'PRIV WORKING SET' }

export type OsType = keyof typeof MEMORY_HEADINGS

export function statsHeadings(osType: OsType): Headings {
  return {
    Container: 'CONTAINER',
    Name: 'NAME',
    ID: 'CONTAINER ID',
    CPUPerc: 'CPU %',
    MemUsage: MEMORY_HEADINGS[osType],
    MemPerc: 'MEM %',
    NetIO: 'NET I/O',
    BlockIO: 'BLOCK I/O',
    PIDs: 'PIDS',
  }
}

/** What a container uses. */
export interface Stats {
  /** As it was asked for. */
  readonly Container: string
  readonly Name: string
  readonly ID: string
  readonly CPUPercentage: number
  /** Bytes, like all that follow but the last. */
  readonly Memory: number
  readonly MemoryLimit: number
  readonly MemoryPercentage: number
  readonly NetworkRx: number
  readonly NetworkTx: number
  readonly BlockRead: number
  readonly BlockWrite: number
  readonly PidsCurrent: number
  /** Whether nothing is known of it. */
  readonly IsInvalid: boolean
}

const percent = (value: number): string => `${value.toFixed(2)}%`

/** What a container uses as a row of `docker stats`. */
export function statsRow(stats: Stats, { trunc, osType }: { trunc: boolean; osType: OsType }): RowContext {
  const known = (text: string, unknown = '--'): string => (stats.IsInvalid ? unknown : text)
  const limit = ` / ${binarySizeInWords(stats.MemoryLimit)}`
  return new RowContext('*formatter.statsContext', {
    Container: () => stats.Container,
    Name: () => stats.Name.replace(/^\//, '') || '--',
    ID: () => (trunc ? truncatedId(stats.ID) : stats.ID),
    CPUPerc: () => known(percent(stats.CPUPercentage)),
    MemUsage: () => known(binarySizeInWords(stats.Memory) + (osType === 'linux' ? limit : ''), '-- / --'),
    MemPerc: () => (osType === 'linux' ? known(percent(stats.MemoryPercentage)) : '--'),
    NetIO: () => known(`${sizeInWords(stats.NetworkRx)} / ${sizeInWords(stats.NetworkTx)}`),
    BlockIO: () => known(`${sizeInWords(stats.BlockRead)} / ${sizeInWords(stats.BlockWrite)}`),
    PIDs: () => (osType === 'linux' ? known(String(stats.PidsCurrent)) : '--'),
  })
}
