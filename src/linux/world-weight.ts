import { weightBeyond } from './fs-weight.ts'
import type { LinuxWorld } from './world.ts'

/** Bytes that one world keeps alive and another one does not, about. */
export function worldWeight(one: LinuxWorld, other: LinuxWorld): number {
  return weightBeyond(one.files, other.files)
}
