import { IndexedArray } from '../arrays.ts'
import type { ShellState } from '../state.ts'

/** What PROMPT_COMMAND holds: of an array each element is a command of its own, in turn (bash's execute_array_command). */
export function promptCommands(state: ShellState): readonly string[] {
  const value = state.value('PROMPT_COMMAND')
  const commands = value instanceof IndexedArray ? Array.from(value.entries(), ([, command]) => command) : [value]
  return commands.filter((command): command is string => typeof command === 'string' && command !== '')
}
