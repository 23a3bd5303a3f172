import type { ProgramPage } from '../../../shell/posix/declaration.ts'

/** The pages of the programs that take the whole screen. */
export const pages: Readonly<Record<string, ProgramPage>> = {}
