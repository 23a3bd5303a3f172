import type { PosixSystem } from '../posix/system.ts'
import type { Builtin } from './builtin.ts'
import { declarationBuiltins, flowBuiltins } from './flow-builtins.ts'
import { builtins } from './builtins/index.ts'

const table: ReadonlyMap<string, Builtin<PosixSystem>> = new Map(
  [...declarationBuiltins, ...flowBuiltins, ...builtins].map((builtin) => [builtin.declaration.name, builtin]),
)

/** Every builtin, by its name. */
export function builtinTable<System extends PosixSystem>(): ReadonlyMap<string, Builtin<System>> {
  return table
}
