import type { ProgramPage } from '../../../shell/posix/declaration.ts'
import { accountPages } from './accounts.ts'
import { clockPages } from './clocks.ts'
import { networkPages } from './network.ts'
import { processPages } from './processes.ts'
import { surroundingPages } from './surroundings.ts'

/** The pages of the programs that tell of the machine and of its processes. */
export const pages: Readonly<Record<string, ProgramPage>> = {
  ...accountPages,
  ...clockPages,
  ...networkPages,
  ...processPages,
  ...surroundingPages,
}
