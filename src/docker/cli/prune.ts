import { type ImageRemoval, pruneImages } from '../engine/images.ts'
import { pruneContainers } from '../engine/containers.ts'
import type { Container, Engine, Network, Volume } from '../engine/model.ts'
import { pruneNetworks } from '../engine/networks.ts'
import { pruneVolumes } from '../engine/volumes.ts'
import { sizeInWords } from '../engine/units.ts'

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

/** Bytes of the files in a snapshot of a tree, or 0 where there is none. */
export function bytesIn(files: Container['files']): number {
  return files?.usage.bytes ?? 0
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

const imageSection = (removals: readonly ImageRemoval[]): Pruned => ({
  heading: 'Deleted Images:',
  lines: removals.flatMap(({ untagged, deleted }) => [
    ...untagged.map((reference) => `untagged: ${reference}`),
    ...deleted.map((id) => `deleted: sha256:${id}`),
  ]),
})

/** What a prune leaves, and what it has to tell. */
export interface Prune {
  readonly engine: Engine
  readonly sections: readonly Pruned[]
  /** Bytes given back. */
  readonly bytes: number
}

/** @param digits how many digits of an id are told */
export function pruneAllContainers(engine: Engine, digits: number): Prune {
  const { engine: next, removed } = pruneContainers(engine)
  return { engine: next, sections: [containerSection(removed, digits)], bytes: 0 }
}

export function pruneAllNetworks(engine: Engine): Prune {
  const { engine: next, removed } = pruneNetworks(engine)
  return { engine: next, sections: [networkSection(removed)], bytes: 0 }
}

export function pruneSomeVolumes(engine: Engine, all: boolean, sizeOf: (volume: Volume) => number): Prune {
  const { engine: next, removed } = pruneVolumes(engine, all)
  return {
    engine: next,
    sections: [volumeSection(removed)],
    bytes: removed.reduce((sum, volume) => sum + sizeOf(volume), 0),
  }
}

export function pruneSomeImages(engine: Engine, all: boolean): Prune {
  const { engine: next, removals, bytes } = pruneImages(engine, all)
  return { engine: next, sections: [imageSection(removals)], bytes }
}

/** One prune after the other. */
export function pruneInTurn(engine: Engine, prunes: readonly ((engine: Engine) => Prune)[]): Prune {
  let result: Prune = { engine, sections: [], bytes: 0 }
  for (const prune of prunes) {
    const { engine: next, sections, bytes } = prune(result.engine)
    result = { engine: next, sections: [...result.sections, ...sections], bytes: result.bytes + bytes }
  }
  return result
}
