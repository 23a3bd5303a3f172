import { builtin } from '../builtin.ts'
import { caller } from '../caller.ts'
import { command } from '../command.ts'
import { completion } from '../completion.ts'
import type { Builtin } from '../../shell.ts'
import { dirs, popd, pushd } from '../directories.ts'
import { enable } from '../enable.ts'
import { exec } from '../exec.ts'
import { fc } from '../fc.ts'
import { getopts } from '../getopts.ts'
import { hash } from '../hash.ts'
import { help } from '../help.ts'
import { history } from '../history.ts'
import { logout } from '../logout.ts'
import { shopt } from '../shopt.ts'
import { times } from '../times.ts'
import { trap } from '../trap.ts'
import { type } from '../type.ts'
import { ulimit } from '../ulimit.ts'
import { umask } from '../umask.ts'
import { unalias } from '../unalias.ts'

/** Builtins that many sessions do without. */
// prettier-ignore
export const seldomBuiltins: readonly Builtin[] = [
  builtin, caller, command, dirs, popd, pushd, enable, exec, fc, getopts, hash, help, history, logout, shopt, times, trap, type, ulimit,
  umask, unalias, ...completion,
]
