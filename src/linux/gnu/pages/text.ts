import type { ProgramPage } from '../../../shell/posix/declaration.ts'

/** The pages of the programs that work on text. */
export const pages: Readonly<Record<string, ProgramPage>> = {}
