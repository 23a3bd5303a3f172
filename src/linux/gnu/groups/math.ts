import { gnuLater, type GnuProgram } from '../library/program.ts'

/** Programs that calculate. */
export const mathPrograms: readonly GnuProgram[] = [
  gnuLater({ name: 'bc' }, async () => (await import('../bc/bc.ts')).bc),
]
