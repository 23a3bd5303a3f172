import type { DockerWorld } from '../../docker/world.ts'
import { changesBetween } from '../../linux/fs-delta.ts'
import type { LinuxWorld } from '../../linux/world.ts'

/** The worlds of the page's machines; those of Docker have an engine. */
export type PlaygroundWorld = LinuxWorld | DockerWorld

export const isPlaygroundWorld = (world: unknown): world is PlaygroundWorld =>
  typeof world === 'object' && world !== null && 'files' in world

/** Whether there is a difference that can be seen. */
export function differs(one: unknown, other: unknown): boolean {
  if (one === other) return false
  if (!isPlaygroundWorld(one) || !isPlaygroundWorld(other)) return true
  if ('engine' in one && 'engine' in other && one.engine !== other.engine) return true
  return one.files !== other.files && changesBetween(one.files, other.files).changes.length > 0
}
