import { gnuLater, type GnuProgram } from '../program.ts'
import { lessDeclaration } from '../less/declaration.ts'
import { aproposDeclaration, manDeclaration, whatisDeclaration } from '../man/declaration.ts'

const loadLess = async (): Promise<GnuProgram> => (await import('../less/less.ts')).less

/** Programs that take the whole screen. */
export const screenPrograms: readonly GnuProgram[] = [
  gnuLater(lessDeclaration, loadLess),
  gnuLater({ ...lessDeclaration, name: 'more' }, loadLess),
  gnuLater(manDeclaration, async () => (await import('../man/man.ts')).man),
  gnuLater(aproposDeclaration, async () => (await import('../man/man.ts')).apropos),
  gnuLater(whatisDeclaration, async () => (await import('../man/man.ts')).whatis),
]
