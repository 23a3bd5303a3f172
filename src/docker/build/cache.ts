import type { FileSystemSnapshot } from '../../linux/fs.ts'
import type { ChangedInput, LastBuild, CacheMiss } from './built-step.ts'

/** A step that was done: with the same key it need not be done again. */
export interface CacheRecord {
  /** Stands for the instruction, what came before it and the files that it read. */
  readonly key: string
  /** The step's name, without its number: what is compared to find out why it was done anew. */
  readonly name: string
  readonly parent: string
  /** What it does, without the files that it read. */
  readonly operation: string
  /** Digests of the files that it read, by their paths. */
  readonly inputs: ReadonlyMap<string, string>
  readonly files: FileSystemSnapshot
  /** Bytes that it added. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly created: number
  readonly lastUsed: number
  readonly uses: number
  /** Why it was not found in the cache. */
  readonly why: CacheMiss
}

/** What builds left for later ones. */
export interface BuildCache {
  readonly records: readonly CacheRecord[]
  /** Ids of images that builds stood on. */
  readonly bases: readonly string[]
  /** What each context's last transfer brought, by the context's path: what says of a file that it is the same, by its path. */
  readonly sent: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** The build that gave an image last. */
  readonly last?: LastBuild
  /** What is in the directories of RUN --mount=type=cache, by their ids. */
  readonly mounts: ReadonlyMap<string, FileSystemSnapshot>
}

export const emptyCache: BuildCache = { records: [], bases: [], sent: new Map(), mounts: new Map() }

/** What a step is, before it is done. */
export type Wanted = Pick<CacheRecord, 'key' | 'name' | 'parent' | 'operation' | 'inputs'>

export function findRecord(cache: BuildCache, key: string): CacheRecord | undefined {
  return cache.records.find((record) => record.key === key)
}

/** A record is used once more. */
export function touch(cache: BuildCache, key: string, now: number): BuildCache {
  const records = cache.records.map((record) =>
    record.key === key ? { ...record, lastUsed: now, uses: record.uses + 1 } : record,
  )
  return { ...cache, records }
}

export function remember(cache: BuildCache, record: CacheRecord): BuildCache {
  return { ...cache, records: [...cache.records.filter(({ key }) => key !== record.key), record] }
}

function changedInputs(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly ChangedInput[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].toSorted()
  return paths.flatMap((path): readonly ChangedInput[] => {
    if (!now.has(path)) return [{ path, change: 'gone' }]
    if (!before.has(path)) return [{ path, change: 'new' }]
    return before.get(path) === now.get(path) ? [] : [{ path, change: 'changed' }]
  })
}

/** Why nothing in the cache could be taken for a step. */
export function whyAnew(cache: BuildCache, wanted: Wanted): CacheMiss {
  const before = cache.records.findLast(({ name }) => name === wanted.name)
  if (!before) return { type: 'first' }
  if (before.key === wanted.key) return { type: 'unwanted' }
  const files = changedInputs(before.inputs, wanted.inputs)
  if (files.length > 0) return { type: 'files', files }
  return { type: before.operation === wanted.operation ? 'step-before' : 'operation' }
}
