import type { GnuProcess } from '../../../../../linux/gnu/library/gnu-system.ts'
import type { Surroundings } from '../../../daemon.ts'
import type { Frame, Limits } from '../frame.ts'
import { Builtin, type Native, type Steps, type Value } from '../values.ts'

/** What modules know of the machine. */
export interface Host {
  readonly process: GnuProcess
  readonly surroundings: Surroundings
  readonly argv: readonly string[]
  /** The working directory of the program; os.chdir() changes it. */
  readonly write: (descriptor: 1 | 2, text: string) => Steps<void>
  /** Runs something beside the program, as another thread would. */
  readonly drive: <T>(steps: Steps<T>) => Promise<T>
  /** A server listens: what is written from now on is written also after the world was put back. */
  readonly listens: () => void
  readonly limits: Limits
  /** What has called the function that asks. */
  readonly calling: () => Frame | undefined
  /** What is called for a signal. */
  readonly signals: Map<string, Value>
}

/** The functions of a module that are no Python. */
export const natives = (functions: Readonly<Record<string, Native>>): ReadonlyMap<string, Value> =>
  new Map(Object.entries(functions).map(([name, call]) => [name, new Builtin(name, call)]))
