import { remembered } from '../expand/memory.ts'
import { type Compiled, compileWords } from '../expand/words.ts'
import type { Shell } from '../shell.ts'
import { after, type Answer } from '../steps.ts'
import { QUOTED } from '../syntax/quoted.ts'

const BRACKET_OR_QUOTED = new RegExp(`${QUOTED}|\`[^\`]*\`|[[\\]]`, 'g')

/** Where the bracket that a text begins with is closed; undefined where it is not. */
export function closingBracket(text: string): number | undefined {
  let depth = 0
  for (const { 0: mark, index } of text.matchAll(BRACKET_OR_QUOTED)) {
    if (mark === '[') depth += 1
    else if (mark === ']') depth -= 1
    if (depth === 0) return index
  }
  return undefined
}

/** What would end a word, or be a pattern, where it is not within quotes or an expansion. */
const ENDS_WORD = new RegExp(`${QUOTED}|\`[^\`]*\`|[\\s;&|<>()*?[\\]{}~]`, 'g')

/** What stands between brackets, as one word. */
const keyWord = remembered((text): Compiled | undefined => {
  const word = text.replaceAll(ENDS_WORD, (found) => (found.length === 1 ? `\\${found}` : found))
  return compileWords([word])[0]
})

const SPECIAL = /[$`"'\\]/

/** The key of an associative array that a text means: its expansions are done and quotes taken away. */
export function keyOf({ expander }: Shell, text: string): Answer<string> {
  if (!SPECIAL.test(text)) return text
  const word = keyWord(text)
  return word ? (word.constant ?? expander.compiledText(word)) : text
}

/** The key that a subscript means, or the expression: its expansions are done and quotes taken away (bash(1), Arrays). */
export function subscriptOf(shell: Shell, name: string, text: string): Answer<string> {
  const { state, expander } = shell
  if (!SPECIAL.test(text)) return text
  if (expander.isAssociative(state.resolve(name))) return keyOf(shell, text)
  return after(expander.quotedText(text), (expanded) => expanded.replaceAll('"', ''))
}
