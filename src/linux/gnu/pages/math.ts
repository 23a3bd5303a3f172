import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { page as bc } from '../bc/bc.page.ts'

/** The pages of the programs that calculate. */
export const pages: Readonly<Record<string, ProgramPage>> = { bc }
