import type { PosixSystem } from '../posix/system.ts'
import type { AnyBuiltin, Builtin } from './builtin.ts'
import { jobBuiltins } from './job-builtins.ts'
import { declarationBuiltins, flowBuiltins } from './flow-builtins.ts'
import { echo, colon, test } from './stub-builtins.ts'

const table: ReadonlyMap<string, AnyBuiltin> = new Map(
  [...declarationBuiltins, ...flowBuiltins, ...jobBuiltins, ...echo, ...colon, ...test].map((builtin) => [
    builtin.declaration.name,
    builtin,
  ]),
)

/** Every builtin, by its name. */
export function builtinTable<System extends PosixSystem>(): ReadonlyMap<string, Builtin<System>> {
  return table
}
