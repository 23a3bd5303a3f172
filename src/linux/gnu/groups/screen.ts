import type { GnuProgram } from '../program.ts'

/** Programs that take the whole screen. */
export const screenPrograms: readonly GnuProgram[] = []
