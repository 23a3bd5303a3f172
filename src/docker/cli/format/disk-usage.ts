import { sizeInWords } from '../../engine/units.ts'
import { RowContext } from '../template/value.ts'
import type { Headings } from './rows.ts'

const DIGITS = 4

export const DISK_TABLE = 'table {{.Type}}\t{{.TotalCount}}\t{{.Active}}\t{{.Size}}\t{{.Reclaimable}}'

export const diskHeadings: Headings = {
  Type: 'TYPE',
  TotalCount: 'TOTAL',
  Active: 'ACTIVE',
  Size: 'SIZE',
  Reclaimable: 'RECLAIMABLE',
}

/** What all things of a kind take. */
export interface Share {
  readonly type: string
  readonly total: number
  readonly active: number
  /** Bytes. */
  readonly size: number
  readonly reclaimable: number
  /** Whether the part of it that can be had back is told, too. */
  readonly isShared: boolean
}

function reclaimableText({ size, reclaimable, isShared }: Share): string {
  const text = sizeInWords(reclaimable, DIGITS)
  return size === 0 || !isShared ? text : `${text} (${Math.floor((reclaimable / size) * 100)}%)`
}

/** A kind as a row of `docker system df`. */
export const diskRow = (share: Share): RowContext =>
  new RowContext('*formatter.diskUsageContext', {
    Type: () => share.type,
    TotalCount: () => String(share.total),
    Active: () => String(share.active),
    Size: () => sizeInWords(share.size, DIGITS),
    Reclaimable: () => reclaimableText(share),
  })
