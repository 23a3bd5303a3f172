import { remembered } from '../expand/memory.ts'
import { type Compiled, compileWords } from '../expand/words.ts'
import type { Shell } from '../shell.ts'
import { after, type Answer } from '../steps.ts'
import { QUOTED } from '../syntax/quoted.ts'

/** What would end a word, or be a pattern, where it is not within quotes or an expansion. */
const ENDS_WORD = new RegExp(`${QUOTED}|\`[^\`]*\`|[\\s;&|<>()*?[\\]{}~]`, 'g')

/** The key of an associative array, as a word. */
export const keyWord = remembered((text): Compiled | undefined => {
  const word = text.replaceAll(ENDS_WORD, (found) => (found.length === 1 ? `\\${found}` : found))
  return compileWords([word])[0]
})

/** The key that a subscript means, or the expression: its expansions are done and quotes taken away (bash(1), Arrays). */
export function subscriptOf({ state, expander }: Shell, name: string, text: string): Answer<string> {
  if (!/[$`"'\\]/.test(text)) return text
  if (!expander.isAssociative(state.resolve(name)))
    return after(expander.quotedText(text), (expanded) => expanded.replaceAll('"', ''))
  const word = keyWord(text)
  return word ? (word.constant ?? expander.compiledText(word)) : text
}
