import type { ProgramPage } from '../../../shell/posix/declaration.ts'

/** The pages of the programs that tell of the machine and of its processes. */
export const pages: Readonly<Record<string, ProgramPage>> = {}
