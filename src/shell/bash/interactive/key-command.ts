import type { EditedLine } from '../../../base/edited-shell.ts'
import type { ShellState } from '../state.ts'

/** Runs a command for a key (`bind -x`): it sees the line as READLINE_LINE and READLINE_POINT, and may change both. `$?` stays. */
export async function runKeyCommand(
  state: ShellState,
  { text, caret }: EditedLine,
  run: () => Promise<unknown>,
): Promise<EditedLine> {
  const { status, commands } = state
  state.define('READLINE_LINE', { value: text, exported: true })
  state.define('READLINE_POINT', { value: String(Array.from(text.slice(0, caret)).length), exported: true })
  await run()
  Object.assign(state, { status, commands })
  const line = state.get('READLINE_LINE') ?? text
  const point = Number.parseInt(state.get('READLINE_POINT') ?? '', 10) || 0
  for (const name of ['READLINE_LINE', 'READLINE_POINT']) state.unset(name)
  return { text: line, caret: [...line].slice(0, Math.max(0, point)).join('').length }
}
