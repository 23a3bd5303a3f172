import { awk } from './awk.ts'
import { egrep } from './egrep.ts'
import { expr } from './expr.ts'
import { fgrep } from './fgrep.ts'
import { grep } from './grep.ts'
import { sed } from './sed.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

/** The pages of the programs that find things by patterns: grep, sed, awk, expr. */
export const pages: Readonly<Record<string, ProgramPage>> = { grep, egrep, fgrep, sed, awk, expr }
