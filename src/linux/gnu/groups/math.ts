import { gnuLater, type GnuProgram } from '../program.ts'

/** Programs that calculate. */
export const mathPrograms: readonly GnuProgram[] = [gnuLater({ name: 'bc' }, async () => (await import('../bc.ts')).bc)]
