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

/** Fields that the Engine API leaves out when they are empty, by the object that they belong to, with what a template reads in their place. */
const omitted: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  State: { Health: null },
  HostConfig: {
    Annotations: new NilMap(),
    Init: null,
    Mounts: new NilSlice(),
    Runtime: '',
    StorageOpt: new NilMap(),
    Sysctls: new NilMap(),
    Tmpfs: new NilMap(),
  },
  Config: {
    ExposedPorts: new NilMap(),
    Healthcheck: null,
    MacAddress: '',
    Shell: new NilSlice(),
    StopSignal: '',
    StopTimeout: null,
  },
}

/**
 * Adds the fields that the Engine API leaves out. A template can read them by name; they do not appear where a whole object is
 * printed.
 */
export function withOmitted(value: object): object {
  return Object.fromEntries(
    Object.entries(withNils(value)).map(([key, item]: [string, unknown]) => {
      const missing = Object.hasOwn(omitted, key) ? omitted[key] : undefined
      return [key, missing && isRecord(item) ? withHidden(item, missing) : item]
    }),
  )
}

function withHidden(value: Readonly<Record<string, unknown>>, fields: Readonly<Record<string, unknown>>): object {
  const whole = { ...value }
  for (const [name, item] of Object.entries(fields))
    if (!Object.hasOwn(value, name)) Object.defineProperty(whole, name, { value: item })
  return whole
}

function withNil(value: unknown, field: string): unknown {
  if (value === null) return nilOf(field)
  if (Array.isArray(value)) return value.map((item) => withNil(item, field))
  return isRecord(value) ? withNils(value) : value
}
