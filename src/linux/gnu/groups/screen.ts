import { gnuLater, type GnuProgram } from '../library/program.ts'
import { lessDeclaration } from '../less/declaration.ts'
import { nanoDeclaration } from '../nano/declaration.ts'
import { topDeclaration, watchDeclaration } from '../top/declaration.ts'
import { aproposDeclaration, manDeclaration, whatisDeclaration } from '../man/declaration.ts'

/** Programs that take the whole screen. */
export const screenPrograms: readonly GnuProgram[] = [
  gnuLater(lessDeclaration, async () => (await import('../less/less.ts')).less),
  gnuLater({ name: 'more' }, async () => (await import('../less/less.ts')).more),
  gnuLater(nanoDeclaration, async () => (await import('../nano/nano.ts')).nano),
  gnuLater(topDeclaration, async () => (await import('../top/top.ts')).top),
  gnuLater(watchDeclaration, async () => (await import('../watch/watch.ts')).watch),
  gnuLater(manDeclaration, async () => (await import('../man/man.ts')).man),
  gnuLater(aproposDeclaration, async () => (await import('../man/man.ts')).apropos),
  gnuLater(whatisDeclaration, async () => (await import('../man/man.ts')).whatis),
]
