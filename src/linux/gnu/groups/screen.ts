import { gnuLater, type GnuProgram } from '../library/program.ts'
import { lessDeclaration } from '../less/declaration.ts'
import { nanoDeclaration } from '../nano/declaration.ts'
import { topDeclaration, watchDeclaration } from '../top/declaration.ts'
import { aproposDeclaration, manDeclaration, whatisDeclaration } from '../man/declaration.ts'

const loadLess = async (): Promise<GnuProgram> => (await import('../less/less.ts')).less

/** Programs that take the whole screen. */
export const screenPrograms: readonly GnuProgram[] = [
  gnuLater(lessDeclaration, loadLess),
  gnuLater({ ...lessDeclaration, name: 'more' }, loadLess),
  gnuLater(nanoDeclaration, async () => (await import('../nano/nano.ts')).nano),
  gnuLater(topDeclaration, async () => (await import('../top/top.ts')).top),
  gnuLater(watchDeclaration, async () => (await import('../watch/watch.ts')).watch),
  gnuLater(manDeclaration, async () => (await import('../man/man.ts')).man),
  gnuLater(aproposDeclaration, async () => (await import('../man/man.ts')).apropos),
  gnuLater(whatisDeclaration, async () => (await import('../man/man.ts')).whatis),
]
