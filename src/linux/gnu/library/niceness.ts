import type { GnuProcess } from './gnu-system.ts'

const given = new WeakMap<GnuProcess, number>()

/** How much a process stands back for others, nice(2): -20 to 19. It is only told; turns are the same for all. */
export function nicenessOf(process: GnuProcess | undefined): number {
  for (let at = process; at; at = at.parent) {
    const own = given.get(at)
    if (own !== undefined) return own
  }
  return 0
}

/** Gives a process and those that it starts a niceness. */
export function setNiceness(process: GnuProcess, value: number): void {
  given.set(process, Math.max(-20, Math.min(19, value)))
}
