import type { Builtin } from '../shell.ts'
import { alias } from './alias.ts'
import { echo } from './echo.ts'
import { evalBuiltin } from './eval.ts'
import { builtinsLater } from './library/later.ts'
import { colon, fail, succeed } from './true.ts'

const leaving = async () => (await import('./groups/leaving.ts')).leavingBuiltins
const variables = async () => (await import('./groups/variables.ts')).variableBuiltins
const seldom = async () => (await import('./groups/seldom.ts')).seldomBuiltins

// prettier-ignore
const list: readonly Builtin[] = [
  colon, succeed, fail, echo, alias, evalBuiltin,
  ...builtinsLater('source .', async () => (await import('./source.ts')).sourceBuiltins, { special: true }),
  ...builtinsLater('cd pwd', async () => (await import('./cd.ts')).directoryBuiltins),
  ...builtinsLater('break continue exit return', leaving, { special: true }),
  ...builtinsLater('declare local typeset', variables, { declare: true }),
  ...builtinsLater('export readonly', variables, { declare: true, special: true }),
  ...builtinsLater('set shift unset', variables, { special: true }),
  ...builtinsLater('let', variables),
  ...builtinsLater('test [', async () => (await import('./test.ts')).testBuiltins),
  ...builtinsLater('printf', async () => [(await import('./printf.ts')).printf]),
  ...builtinsLater('read', async () => [(await import('./read.ts')).read]),
  ...builtinsLater('mapfile readarray', async () => (await import('./mapfile.ts')).mapfile),
  ...builtinsLater('jobs fg bg wait disown kill suspend', async () => (await import('./groups/jobs.ts')).jobBuiltins),
  ...builtinsLater('exec times trap', seldom, { special: true }),
  ...builtinsLater('bind', async () => [(await import('./bind.ts')).bind]),
  ...builtinsLater('builtin caller command compgen complete compopt dirs enable fc getopts hash help history', seldom),
  ...builtinsLater('logout popd pushd shopt type ulimit umask unalias', seldom),
]

/** Every builtin, by its name; some are loaded when they are first run. */
export const builtins: ReadonlyMap<string, Builtin> = new Map(list.map((each) => [each.declaration.name, each]))
