import type { Count } from '../goal.ts'

/** Whether there are as many as there are to be. */
export function isEnough(count: number, { least, most }: Count): boolean {
  return count >= (least ?? (most === undefined ? 1 : 0)) && count <= (most ?? Infinity)
}
