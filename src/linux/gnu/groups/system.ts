import type { GnuProgram } from '../program.ts'

/** Programs that tell of the machine and of its processes. */
export const systemPrograms: readonly GnuProgram[] = []
