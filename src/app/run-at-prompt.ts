import type { TerminalLine } from '../shell/transcript.ts'
import type { Panes } from './panes.ts'
import { when } from './when.ts'

/** Runs a line at the prompt that shows; gives what it wrote, or undefined where there is no prompt. */
export async function runAtPrompt(panes: Panes, line: string): Promise<readonly string[] | undefined> {
  const state = panes.session?.state
  if (!state?.get().atPrompt) return undefined
  const before = state.get().lines.at(-1)?.id ?? -1
  const written = (): readonly TerminalLine[] => state.get().lines.filter(({ id }) => id > before)
  panes.enter(line)
  await when(state, ({ running }) => running)
  await when(state, ({ running }) => !running)
  return written().flatMap(({ type, content }) => (type === 'command' ? [] : [content]))
}
