import { inCondition, within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import type { Steps } from '../steps.ts'
import type { CompoundList } from '../syntax/parser.ts'
import { list } from './list.ts'

/** Runs commands whose status is only asked about, and gives it. */
export const condition = (shell: Shell, { commands }: CompoundList): Steps<number> =>
  within(shell, inCondition(shell.frame), list(shell, commands))
