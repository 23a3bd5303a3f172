import { keyOf, SPECIAL } from '../expand/keys.ts'
import type { Shell } from '../shell.ts'
import { after, type Answer } from '../steps.ts'

/** The key that a subscript means, or the expression: its expansions are done and quotes taken away (bash(1), Arrays). */
export function subscriptOf(shell: Shell, name: string, text: string): Answer<string> {
  const { state, expander } = shell
  if (!SPECIAL.test(text)) return text
  if (expander.isAssociative(state.resolve(name))) return keyOf(expander, text)
  return after(expander.quotedText(text), (expanded) => expanded.replaceAll('"', ''))
}
