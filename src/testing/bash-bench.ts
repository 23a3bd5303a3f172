import { bashProgram } from '../shell/bash/program.ts'
import { gnuPrograms } from '../linux/gnu/index.ts'
import type { GnuProgram } from '../linux/gnu/library/program.ts'
import { createGnuBench, type GnuBench, type GnuResult, type GnuSetup } from './gnu-bench.ts'

export interface BashBench extends GnuBench {
  /** Runs a line as `bash -c` would, in a new shell in the folder of the files. */
  exec(line: string, setup?: Pick<GnuSetup, 'stdin' | 'environment' | 'terminal'>): Promise<GnuResult>
}

/** A machine with bash and other programs (all that there are when `setup` names none), for testing lines on. */
export function createBashBench(setup: GnuSetup = {}): BashBench {
  const bash = bashProgram()
  const programs: readonly GnuProgram[] = [bash, bashProgram('sh'), ...(setup.programs ?? gnuPrograms)]
  const bench = createGnuBench(programs, { ...setup, programs: [] })
  return { ...bench, exec: (line, more) => bench.run(['-c', line], more) }
}
