import type { GnuProcess } from '../../linux/gnu/library/gnu-system.ts'

/** A host that every process with access to the internet can resolve. */
const OUTSIDE = 'example.com'

/** Whether a process reaches the internet. It does not without a network, or when all its networks are internal. */
export const reachesOutside = ({ system: { network } }: GnuProcess): boolean => network.resolve(OUTSIDE) !== undefined
