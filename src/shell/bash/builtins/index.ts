import type { Builtin } from '../shell.ts'
import { alias, unalias } from './alias.ts'
import { breakBuiltin, continueBuiltin } from './break.ts'
import { builtin } from './builtin.ts'
import { cd, pwd } from './cd.ts'
import { declareBuiltin, exportBuiltin, local, readonlyBuiltin, typeset } from './declare.ts'
import { echo } from './echo.ts'
import { evalBuiltin } from './eval.ts'
import { exit } from './exit.ts'
import { letBuiltin } from './let.ts'
import { builtinsLater } from './library/later.ts'
import { returnBuiltin } from './return.ts'
import { set } from './set.ts'
import { shift } from './shift.ts'
import { dot, source } from './source.ts'
import { bracket, test } from './test.ts'
import { colon, fail, succeed } from './true.ts'
import { unset } from './unset.ts'

// prettier-ignore
const list: readonly Builtin[] = [
  colon, succeed, fail, echo, test, bracket, cd, pwd, shift, unset, set, alias, unalias, letBuiltin,
  declareBuiltin, typeset, local, exportBuiltin, readonlyBuiltin,
  breakBuiltin, continueBuiltin, returnBuiltin, exit, evalBuiltin, source, dot, builtin,
  ...builtinsLater('printf', async () => [(await import('./printf.ts')).printf]),
  ...builtinsLater('read', async () => [(await import('./read.ts')).read]),
  ...builtinsLater('mapfile readarray', async () => (await import('./mapfile.ts')).mapfile),
  ...builtinsLater('jobs fg bg wait disown kill suspend', async () => (await import('./groups/jobs.ts')).jobBuiltins),
  ...builtinsLater(
    'bind caller command compgen complete compopt dirs enable exec fc getopts hash help history logout popd pushd shopt times trap type ulimit umask',
    async () => (await import('./groups/seldom.ts')).seldomBuiltins,
  ),
]

/** Every builtin, by its name; some are loaded when they are first run. */
export const builtins: ReadonlyMap<string, Builtin> = new Map(list.map((each) => [each.declaration.name, each]))

/** Loads the builtins that are loaded when they are first run: where the order of things may not depend on how long that takes. */
export async function loadBuiltins(): Promise<void> {
  // one that cannot be loaded says so when it is run
  await Promise.allSettled([...builtins.values()].map((each) => each.load?.()))
}
