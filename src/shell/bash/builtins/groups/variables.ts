import type { Builtin } from '../../shell.ts'
import { declareBuiltin, exportBuiltin, local, readonlyBuiltin, typeset } from '../declare.ts'
import { letBuiltin } from '../let.ts'
import { set } from '../set.ts'
import { shift } from '../shift.ts'
import { unset } from '../unset.ts'

/** Builtins about variables, options and `$1`. */
// prettier-ignore
export const variableBuiltins: readonly Builtin[] = [
  declareBuiltin, typeset, local, exportBuiltin, readonlyBuiltin, letBuiltin, set, shift, unset,
]
