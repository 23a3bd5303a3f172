import type { CacheRecord } from '../../build/cache.ts'
import { digestOf } from '../../engine/digest.ts'
import { sizeInWords } from '../../engine/units.ts'
import { RowContext } from '../template/value.ts'
import type { RowStyle } from './containers.ts'
import type { Headings } from './rows.ts'

export const CACHE_TABLE =
  'table {{.ID}}\t{{.CacheType}}\t{{.Size}}\t{{.CreatedSince}}\t{{.LastUsedSince}}\t{{.UsageCount}}\t{{.Shared}}'

export const cacheHeadings: Headings = {
  ID: 'CACHE ID',
  CacheType: 'CACHE TYPE',
  Size: 'SIZE',
  CreatedSince: 'CREATED',
  LastUsedSince: 'LAST USED',
  UsageCount: 'USAGE',
  Shared: 'SHARED',
}

const SHORT = 12
const LONG = 25

/** What a build left as a row of `docker system df --verbose`. */
export function cacheRow(record: CacheRecord, { trunc, now, age }: RowStyle): RowContext {
  const id = digestOf(record.key).slice(0, trunc ? SHORT : LONG)
  const since = (time: number): string => `${age(now - time)} ago`
  return new RowContext('*formatter.buildCacheContext', {
    ID: () => id,
    CacheType: () => 'regular',
    Size: () => sizeInWords(record.size),
    CreatedSince: () => since(record.created),
    LastUsedSince: () => since(record.lastUsed),
    UsageCount: () => String(record.uses),
    Shared: () => 'false',
  })
}
