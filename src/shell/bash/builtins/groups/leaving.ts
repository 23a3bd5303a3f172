import type { Builtin } from '../../shell.ts'
import { breakBuiltin, continueBuiltin } from '../break.ts'
import { exit } from '../exit.ts'
import { returnBuiltin } from '../return.ts'

/** Builtins that leave loops, functions and shells. */
export const leavingBuiltins: readonly Builtin[] = [breakBuiltin, continueBuiltin, exit, returnBuiltin]
