import type { CacheRecord } from '../build/cache.ts'
import { pruneEvent } from '../daemon/events.ts'
import { type ImageRemoval, pruneImages } from '../engine/images.ts'
import { pruneContainers } from '../engine/containers.ts'
import type { Container, Network, Volume } from '../engine/model.ts'
import { pruneNetworks } from '../engine/networks.ts'
import { pruneVolumes } from '../engine/volumes.ts'
import { sizeInWords } from '../engine/units.ts'
import { writtenBytes } from '../daemon/container-files.ts'
import { volumeBytes } from '../runtime/volume-files.ts'
import type { Chosen } from './prune-filter.ts'
import type { Call } from './subcommand.ts'

/** What a prune removed, heading by heading. */
export interface Pruned {
  readonly heading: string
  readonly lines: readonly string[]
}

const TOTAL_DIGITS = 4

/** The sections of what was removed, each followed by an empty line; those without lines are left out. */
export function prunedText(sections: readonly Pruned[]): string {
  return sections
    .filter(({ lines }) => lines.length > 0)
    .map(({ heading, lines }) => `${heading}\n${lines.map((line) => `${line}\n`).join('')}\n`)
    .join('')
}

/** The line that ends a prune. */
export function reclaimedText(bytes: number): string {
  return `Total reclaimed space: ${sizeInWords(bytes, TOTAL_DIGITS)}\n`
}

const containerSection = (removed: readonly Container[], digits: number): Pruned => ({
  heading: 'Deleted Containers:',
  lines: removed.map(({ id }) => id.slice(0, digits)),
})

const networkSection = (removed: readonly Network[]): Pruned => ({
  heading: 'Deleted Networks:',
  lines: removed.map(({ name }) => name),
})

const volumeSection = (removed: readonly Volume[]): Pruned => ({
  heading: 'Deleted Volumes:',
  lines: removed.map(({ name }) => name),
})

/** @param digests whether the names go that a registry knows */
const imageSection = (removals: readonly ImageRemoval[], digests: boolean): Pruned => ({
  heading: 'Deleted Images:',
  lines: removals.flatMap(({ untagged, digests: known, deleted }) => [
    ...[...untagged, ...(digests ? known : [])].map((name) => `untagged: ${name}`),
    ...deleted.map((id) => `deleted: sha256:${id}`),
  ]),
})

/** What a prune has to tell. */
export interface Prune {
  readonly sections: readonly Pruned[]
  /** Bytes given back. */
  readonly bytes: number
}

export const NOTHING_PRUNED: Prune = { sections: [], bytes: 0 }

/** Removes the containers that do not run and are chosen. */
export async function pruneContainersOf({ process }: Call, chosen: Chosen): Promise<Prune> {
  const { engine, policy, journal } = process.system
  const { removed } = pruneContainers(engine.get(), chosen)
  let bytes = 0
  if (policy.wording === 'docker') for (const container of removed) bytes += await writtenBytes(process, container)
  engine.update((state) => pruneContainers(state, chosen).engine)
  journal?.record(pruneEvent('container', bytes))
  return { sections: [containerSection(removed, policy.idLength)], bytes }
}

export function pruneNetworksOf({ process }: Call, chosen: Chosen): Prune {
  const { engine, removed } = pruneNetworks(process.system.engine.get(), chosen)
  process.system.engine.set(engine)
  process.system.journal?.record(pruneEvent('network', 0))
  return { sections: [networkSection(removed)], bytes: 0 }
}

/** @param all whether those with a name go, too */
export function pruneVolumesOf({ process }: Call, all: boolean, chosen: Chosen): Prune {
  const { engine, removed } = pruneVolumes(process.system.engine.get(), all, chosen)
  const bytes = removed.reduce((sum, volume) => sum + volumeBytes(process.system.fs, volume), 0)
  process.system.engine.set(engine)
  process.system.journal?.record(pruneEvent('volume', bytes))
  return { sections: [volumeSection(removed)], bytes }
}

/** @param all whether those with a name go, too */
export function pruneImagesOf({ process }: Call, all: boolean, chosen: Chosen): Prune {
  const { engine, removals, bytes } = pruneImages(process.system.engine.get(), all, chosen)
  process.system.engine.set(engine)
  process.system.journal?.record(pruneEvent('image', bytes))
  return { sections: [imageSection(removals, process.system.policy.wording === 'docker')], bytes }
}

/** Digits of a record's id, as BuildKit has them. */
export const RECORD_DIGITS = 25

/** Whether a record of what builds left may go. */
export type ChosenRecord = (record: CacheRecord) => boolean

/**
 * Removes what builds left.
 * @param all whether also that goes which is in images that are there
 * @param keep bytes of what was used last that stay
 */
export function pruneBuildCacheOf(
  { process }: Call,
  all: boolean,
  { chosen = () => true, keep = 0 }: { readonly chosen?: ChosenRecord; readonly keep?: number } = {},
): Prune {
  const { engine, journal } = process.system
  const { buildCache, images } = engine.get()
  const used = new Set(images.flatMap(({ layers }) => layers.map(({ id }) => id)))
  const meant = buildCache?.records.filter((record) => (all || !used.has(record.key)) && chosen(record)) ?? []
  const removed = beyond(meant, keep)
  if (!buildCache || removed.length === 0) {
    journal?.record(pruneEvent('builder', 0))
    return NOTHING_PRUNED
  }
  const records = buildCache.records.filter((record) => !removed.includes(record))
  engine.update((state) => ({ ...state, buildCache: { ...buildCache, records, mounts: new Map() } }))
  const lines = removed.map(({ key }) => key.slice(0, RECORD_DIGITS))
  const bytes = removed.filter(({ key }) => !used.has(key)).reduce((sum, { size }) => sum + size, 0)
  journal?.record(pruneEvent('builder', bytes))
  return { sections: [{ heading: 'Deleted build cache objects:', lines }], bytes }
}

/** Those of some records that are too many for a number of bytes, where those stay that were used last. */
function beyond(records: readonly CacheRecord[], bytes: number): readonly CacheRecord[] {
  let kept = 0
  const stay = new Set(
    records
      .toSorted((one, other) => other.lastUsed - one.lastUsed)
      .filter(({ size }) => {
        kept += size
        return bytes > 0 && kept <= bytes
      }),
  )
  return records.filter((record) => !stay.has(record))
}

/** What several prunes have to tell. */
export function together(prunes: readonly Prune[]): Prune {
  return {
    sections: prunes.flatMap(({ sections }) => sections),
    bytes: prunes.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
