import { inCondition, inFrame } from '../frame.ts'
import type { Shell } from '../shell.ts'
import type { Answer } from '../steps.ts'
import type { CompoundList } from '../syntax/parser.ts'
import { commands } from './list.ts'

/** Runs commands whose status is only asked about, and gives it. */
export const condition = (shell: Shell, clause: CompoundList): Answer<number> =>
  inFrame(shell, inCondition(shell.frame), () => commands(shell, clause.commands))
