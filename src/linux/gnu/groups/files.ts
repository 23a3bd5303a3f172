import type { GnuProgram } from '../program.ts'

/** Programs that work on files and directories. */
export const filesPrograms: readonly GnuProgram[] = []
