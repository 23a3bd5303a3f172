import type { GnuProcess } from './gnu-system.ts'
import type { usages } from './procps-usages.ts'

/** What a program of procps says after wrong usage: all that it takes. */
export const procpsHint =
  (name: keyof typeof usages) =>
  async (process: GnuProcess): Promise<string> =>
    (await process.outside(import('./procps-usages.ts'))).usages[name]
