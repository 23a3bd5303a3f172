import { awkDeclaration } from '../awk/declaration.ts'
import { expr } from '../expr/expr.ts'
import { egrep, fgrep, grep, rgrep } from '../grep/grep.ts'
import { sed } from '../sed/sed.ts'
import { gnuLater, type GnuProgram } from '../library/program.ts'

/** The largest of them: it comes when it is first run. */
const awk = gnuLater(awkDeclaration, async () => (await import('../awk/awk.ts')).awk)

const mawk = gnuLater({ ...awkDeclaration, name: 'mawk' }, async () => (await import('../awk/awk.ts')).mawk)

const gawk = gnuLater({ ...awkDeclaration, name: 'gawk' }, async () => (await import('../awk/awk.ts')).gawk)

/** Programs that find things by patterns: grep, sed, awk, expr. */
export const searchPrograms: readonly GnuProgram[] = [grep, egrep, fgrep, rgrep, sed, awk, gawk, mawk, expr]
