import { part } from '../../later.ts'

/** Loaded for the first command that is printed: a job, an exported function, a text that asks for BASH_COMMAND. */
export const printing = part(() => import('./print.ts'))
