import { awkDeclaration } from '../awk/declaration.ts'
import { expr } from '../expr.ts'
import { egrep, fgrep, grep } from '../grep.ts'
import { sed } from '../sed.ts'
import { gnuLater, type GnuProgram } from '../program.ts'

/** The largest of them: it comes when it is first run. */
const awk = gnuLater(awkDeclaration, async () => (await import('../awk.ts')).awk)

/** Programs that find things by patterns: grep, sed, awk, expr. */
export const searchPrograms: readonly GnuProgram[] = [grep, egrep, fgrep, sed, awk, expr]
