import { isRecord } from './value.ts'

/** A slice of Go that is nil: printed as an empty one, null in JSON. */
class NilSlice extends Array<never> {
  toJSON(): null {
    return null
  }
}

/** A map of Go that is nil, likewise. */
class NilMap {
  toJSON(): null {
    return null
  }
}

/** Fields of the Engine API that are maps, and those that are pointers; a field that may be nil is a slice otherwise. */
const MAPS: ReadonlySet<string> = new Set(['DriverOpts', 'Labels', 'Options', 'Volumes'])
const POINTERS: ReadonlySet<string> = new Set([
  'IPAMConfig',
  'MemorySwappiness',
  'OomKillDisable',
  'PidsLimit',
  'StopTimeout',
])

function nilOf(field: string): unknown {
  if (POINTERS.has(field)) return null
  return MAPS.has(field) ? new NilMap() : new NilSlice()
}

/** What the daemon told, with the types that templates tell apart where it is nil. */
export function withNils(value: object): object {
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withNil(item, key)]))
}

function withNil(value: unknown, field: string): unknown {
  if (value === null) return nilOf(field)
  if (Array.isArray(value)) return value.map((item) => withNil(item, field))
  return isRecord(value) ? withNils(value) : value
}
