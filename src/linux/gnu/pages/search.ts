import { awk } from '../awk/awk.page.ts'
import { egrep } from '../grep/egrep.page.ts'
import { expr } from '../expr/expr.page.ts'
import { fgrep } from '../grep/fgrep.page.ts'
import { grep } from '../grep/grep.page.ts'
import { sed } from '../sed/sed.page.ts'
import type { ProgramPage } from '../../../shell/posix/declaration.ts'

/** The pages of the programs that find things by patterns: grep, sed, awk, expr. */
export const pages: Readonly<Record<string, ProgramPage>> = { grep, egrep, fgrep, sed, awk, expr }
