import { alias, unalias } from './alias.ts'
import { caller } from './caller.ts'
import { cd, pwd } from './cd.ts'
import { completion } from './completion.ts'
import type { ShellBuiltin } from './define.ts'
import { dirs, popd, pushd } from './directories.ts'
import { echo } from './echo.ts'
import { enable } from './enable.ts'
import { fc } from './fc.ts'
import { getopts } from './getopts.ts'
import { hash } from './hash.ts'
import { help } from './help.ts'
import { history } from './history.ts'
import { letBuiltin } from './let.ts'
import { logout } from './logout.ts'
import { mapfile } from './mapfile.ts'
import { printf } from './printf.ts'
import { read } from './read.ts'
import { set } from './set.ts'
import { shift } from './shift.ts'
import { shopt } from './shopt.ts'
import { bracket, test } from './test.ts'
import { colon, fail, succeed } from './true.ts'
import { type } from './type.ts'
import { ulimit } from './ulimit.ts'
import { umask } from './umask.ts'
import { unset } from './unset.ts'

/** The builtins that do not change how the interpreter goes on. */
// prettier-ignore
export const builtins: readonly ShellBuiltin[] = [
  colon, succeed, fail, echo, printf, test, bracket, read, ...mapfile, cd, pwd, pushd, popd, dirs, shift, unset, set, shopt,
  alias, unalias, type, hash, getopts, letBuiltin, umask, ulimit, history, fc, help, logout, enable, caller, ...completion,
]
