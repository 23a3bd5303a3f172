import { bashProgram } from '../shell/bash/program.ts'
import { gnuPrograms } from '../linux/gnu/index.ts'
import type { GnuProgram } from '../linux/gnu/library/program.ts'
import { createGnuFixture, type GnuFixture, type GnuResult, type GnuSetup } from './gnu-fixture.ts'

export interface BashFixture extends GnuFixture {
  /** Runs a line as `bash -c` would, in a new shell in the folder of the files. */
  exec(line: string, setup?: Pick<GnuSetup, 'stdin' | 'environment' | 'terminal'>): Promise<GnuResult>
}

/** A machine with bash and other programs (all that there are when `setup` names none), for testing lines on. */
export function createBashFixture(setup: GnuSetup = {}): BashFixture {
  const bash = bashProgram()
  const programs: readonly GnuProgram[] = [bash, bashProgram('sh'), ...(setup.programs ?? gnuPrograms)]
  const fixture = createGnuFixture(programs, { ...setup, programs: [] })
  return { ...fixture, exec: (line, more) => fixture.run(['-c', line], more) }
}
