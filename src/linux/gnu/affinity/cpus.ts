import type { GnuProcess } from '../library/gnu-system.ts'

/** Which processors a process may use, sched_setaffinity(2): a bit for each. It is told; turns are the same for all. */
export type Mask = bigint

const given = new WeakMap<GnuProcess, Mask>()

/** All processors that there are. */
const everyOne = ({ system: { hardware } }: GnuProcess): Mask =>
  (1n << BigInt(hardware.usable ?? hardware.processors)) - 1n

/** The processors of a process: those that it, or what started it, was given. */
export function maskOf(process: GnuProcess): Mask {
  for (let at: GnuProcess | undefined = process; at; at = at.parent) {
    const own = given.get(at)
    if (own !== undefined) return own
  }
  return everyOne(process)
}

/** @returns whether it could be: a process has to have one processor at least */
export function setMask(process: GnuProcess, mask: Mask): boolean {
  const real = mask & everyOne(process)
  if (real === 0n) return false
  given.set(process, real)
  return true
}

/** How many processors a process may use. */
export const processorsOf = (process: GnuProcess): number => numbersOf(maskOf(process)).length

/** The numbers of the processors in a mask, from 0 on. */
export function numbersOf(mask: Mask): readonly number[] {
  return Array.from({ length: mask.toString(2).length }, (_, at) => at).filter((at) => (mask >> BigInt(at)) & 1n)
}
