import type { Mistake } from '../mistake.ts'

/** What learners get wrong, the special before the general: the first that fits is told. */
export const mistakes: readonly Mistake[] = []
