import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'

/** A host that is there for everybody who reaches the outside. */
const OUTSIDE = 'example.com'

/** Whether a process reaches the outside: on no network, or on internal ones alone, it does not. */
export const reachesOutside = ({ system: { network } }: GnuProcess): boolean => network.resolve(OUTSIDE) !== undefined
