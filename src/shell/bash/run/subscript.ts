import { compileWords } from '../expand/words.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import { QUOTED } from '../syntax/quoted.ts'

/** What would end a word, or be a pattern, where it is not within quotes or an expansion. */
const ENDS_WORD = new RegExp(`${QUOTED}|\`[^\`]*\`|[\\s;&|<>()*?[\\]{}~]`, 'g')

/** The key that a subscript means, or the expression: its expansions are done and quotes taken away (bash(1), Arrays). */
export function* subscriptOf({ state, expander }: Shell, name: string, text: string): Steps<string> {
  if (!/[$`"'\\]/.test(text)) return text
  if (!expander.isAssociative(state.resolve(name)))
    return (yield* settle(expander.quotedText(text))).replaceAll('"', '')
  const word = text.replaceAll(ENDS_WORD, (found) => (found.length === 1 ? `\\${found}` : found))
  const [compiled] = compileWords([word])
  return compiled ? (compiled.constant ?? (yield* settle(expander.compiledText(compiled)))) : text
}
