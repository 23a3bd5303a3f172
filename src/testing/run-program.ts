import { environmentPrograms } from '../linux/gnu/groups/environment.ts'
import type { GnuProgram } from '../linux/gnu/library/program.ts'
import { createFakeTerminal } from './fake-terminal.ts'
import { createGnuFixture, type GnuFixture, type GnuResult, type GnuSetup } from './gnu-fixture.ts'
import { exits, hang } from './small-programs.ts'

/** A machine on which the program of that name runs, with all the others at hand. */
export function fixtureOf(name: string, setup: GnuSetup = {}): GnuFixture {
  const isIt = ({ declaration }: GnuProgram): boolean => declaration.name === name
  const own = environmentPrograms.filter(isIt)
  return createGnuFixture([...own, ...environmentPrograms.filter((program) => !isIt(program)), hang, exits], setup)
}

/** Runs a program about processes or what is around them. */
export function runProgram([name = '', ...words]: readonly string[], setup: GnuSetup = {}): Promise<GnuResult> {
  return fixtureOf(name, setup).run(words)
}

/** Runs a program as `user` at a terminal, and gives what it wrote there. */
export async function atTerminal([name = '', ...words]: readonly string[]): Promise<readonly string[]> {
  const terminal = createFakeTerminal(80, 12)
  await fixtureOf(name, { user: 'user' }).run(words, { terminal })
  return terminal.shown()
}
