import { egrep, fgrep, grep } from '../grep.ts'
import { sed } from '../sed.ts'
import type { GnuProgram } from '../program.ts'

/** Programs that find things by patterns: grep, sed, awk, expr. */
export const searchPrograms: readonly GnuProgram[] = [grep, egrep, fgrep, sed]
