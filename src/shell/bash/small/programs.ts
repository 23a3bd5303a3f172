import type { SmallProgram } from '../bash.ts'
import type { Builtin } from '../shell.ts'
import type { SmallShell } from '../small-shell.ts'
import { ash, ashBuiltins } from './ash.ts'
import { dash, dashBuiltins } from './dash.ts'

const programOf = (shell: SmallShell, builtins: readonly Builtin[]): SmallProgram => ({
  shell,
  builtins: new Map(builtins.map((builtin) => [builtin.declaration.name, builtin] as const)),
})

export const ashProgram = programOf(ash, ashBuiltins)
export const dashProgram = programOf(dash, dashBuiltins)
