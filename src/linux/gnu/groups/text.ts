import type { GnuProgram } from '../program.ts'

/** Programs that work on text. */
export const textPrograms: readonly GnuProgram[] = []
