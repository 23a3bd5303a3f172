import { alias, unalias } from './alias.ts'
import { cd, pwd } from './cd.ts'
import type { ShellBuiltin } from './define.ts'
import { echo } from './echo.ts'
import { builtinsLater } from './later.ts'
import { letBuiltin } from './let.ts'
import { set } from './set.ts'
import { shift } from './shift.ts'
import { bracket, test } from './test.ts'
import { colon, fail, succeed } from './true.ts'
import { unset } from './unset.ts'

/** The builtins that do not change how the interpreter goes on. */
// prettier-ignore
export const builtins: readonly ShellBuiltin[] = [
  colon, succeed, fail, echo, test, bracket, cd, pwd, shift, unset, set, alias, unalias, letBuiltin,
  ...builtinsLater('printf', async () => [(await import('./printf.ts')).printf]),
  ...builtinsLater('read', async () => [(await import('./read.ts')).read]),
  ...builtinsLater('mapfile readarray', async () => (await import('./mapfile.ts')).mapfile),
  ...builtinsLater('jobs fg bg wait disown kill suspend', async () => (await import('../job-builtins.ts')).jobBuiltins),
  ...builtinsLater(
    'bind caller compgen complete compopt dirs enable fc getopts hash help history logout popd pushd shopt type ulimit umask',
    async () => (await import('./seldom.ts')).seldomBuiltins,
  ),
]
