import { ExitShell } from '../ending.ts'
import type { Shell } from '../shell.ts'

/** The status after a name that a loop's variable or a function cannot have; POSIX has a script end there (bash(1), posix mode). @throws ExitShell */
export function misnamed({ state, interactive }: Shell, status: number): number {
  if (state.options.has('posix') && !interactive) throw new ExitShell(2)
  return status
}
