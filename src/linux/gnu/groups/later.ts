import { gnuLater, type GnuProgram } from '../library/program.ts'

/** Programs that come together, from what exports them by their names, when one of them is first run. */
export function later<Name extends string>(
  names: readonly Name[],
  load: () => Promise<Readonly<Record<Name, GnuProgram>>>,
): readonly GnuProgram[] {
  return names.map((name) => gnuLater({ name }, async () => (await load())[name]))
}
