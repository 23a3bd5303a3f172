import type { PosixSystem } from '../posix/system.ts'
import type { Builtin } from './builtin.ts'
import { declarationBuiltins, flowBuiltins } from './flow-builtins.ts'
import { builtins } from './builtins/index.ts'

const table: ReadonlyMap<string, Builtin<PosixSystem>> = new Map(
  [...declarationBuiltins, ...flowBuiltins, ...builtins].map((builtin) => [builtin.declaration.name, builtin]),
)

/** Loads the builtins that are loaded when they are first run: where the order of things may not depend on how long that takes. */
export async function loadBuiltins(): Promise<void> {
  // one that cannot be loaded says so when it is run
  await Promise.allSettled([...table.values()].map((builtin) => builtin.load?.()))
}

/** Every builtin, by its name. */
export function builtinTable<System extends PosixSystem>(): ReadonlyMap<string, Builtin<System>> {
  return table
}
