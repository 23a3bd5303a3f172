import { weightBeyond } from '../linux/fs-weight.ts'
import type { FileSystemSnapshot } from '../linux/fs.ts'
import type { Container, Engine } from './engine/model.ts'
import type { DockerWorld } from './world.ts'

/** What an engine takes of its own, and each thing in it that changed, in bytes. */
const ENGINE = 500
const THING = 1000

interface Holder {
  readonly files: FileSystemSnapshot | undefined
}

function thingsWeight(mine: readonly Holder[], theirs: readonly Holder[]): number {
  let weight = 0
  for (const [at, thing] of mine.entries()) {
    const other = theirs[at]
    if (thing === other) continue
    weight += THING
    if (thing.files && other?.files) weight += weightBeyond(thing.files, other.files)
  }
  return weight
}

/** What the directories in memory of containers that are not those of another world hold. */
function memoryWeight(mine: readonly Container[], theirs: readonly Container[]): number {
  let weight = 0
  for (const [at, { inMemory }] of mine.entries()) {
    const others = theirs[at]?.inMemory?.volumes ?? {}
    for (const [target, files] of Object.entries(inMemory?.volumes ?? {})) {
      const other = others[target]
      weight += other ? weightBeyond(files, other) : files.usage.bytes
    }
  }
  return weight
}

function engineWeight(one: Engine, other: Engine): number {
  if (one === other) return 0
  const containers = thingsWeight(one.containers, other.containers) + memoryWeight(one.containers, other.containers)
  return ENGINE + containers + thingsWeight(one.images, other.images)
}

/** Bytes that one world keeps alive and another one does not, about. */
export function worldWeight(one: DockerWorld, other: DockerWorld): number {
  return weightBeyond(one.files, other.files) + engineWeight(one.engine, other.engine)
}
