import { caller } from './caller.ts'
import { completion } from './completion.ts'
import type { ShellBuiltin } from './define.ts'
import { dirs, popd, pushd } from './directories.ts'
import { enable } from './enable.ts'
import { fc } from './fc.ts'
import { getopts } from './getopts.ts'
import { hash } from './hash.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { logout } from './logout.ts'
import { shopt } from './shopt.ts'
import { type } from './type.ts'
import { ulimit } from './ulimit.ts'
import { umask } from './umask.ts'

/** Builtins that many sessions do without. */
// prettier-ignore
export const seldomBuiltins: readonly ShellBuiltin[] = [
  caller, dirs, popd, pushd, enable, fc, getopts, hash, help, history, logout, shopt, type, ulimit, umask, ...completion,
]
