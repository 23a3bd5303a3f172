import { AssociativeArray } from '../../arrays.ts'
import { subscriptOf } from '../../run/subscript.ts'
import type { Shell } from '../../shell.ts'
import type { ShellState } from '../../state.ts'
import { isName } from '../../value.ts'
import { type Answer, settle, type Steps } from '../../steps.ts'

const ELEMENT = /^([A-Za-z_]\w*)\[(.+)\]$/s
/** A word with a subscript that has something to expand or quotes. */
const UNEXPANDED = /^[A-Za-z_]\w*\[.*[$`"'\\].*\]$/s

/** Whether a word names a variable or an element of one: `x`, `x[1]`. */
export const isAssignable = (word: string): boolean => isName(word) || ELEMENT.test(word)

/** Sets the variable or the element that a word names. @throws ShellError when it is readonly */
export function assignWord(state: ShellState, word: string, value: string): void {
  const [, name, subscript] = ELEMENT.exec(word) ?? []
  if (name === undefined || subscript === undefined) state.assign(word, value)
  else state.assign(name, value, { subscript })
}

/** A word that names an element, with the expansions in its subscript done; any other word as it is. */
export function* elementWord(shell: Shell, word: string): Steps<string> {
  const [, name, subscript] = (UNEXPANDED.test(word) && ELEMENT.exec(word)) || []
  if (name === undefined || subscript === undefined) return word
  return `${name}[${yield* settle(subscriptOf(shell, name, subscript))}]`
}

/** Does something with words that may name elements, once their subscripts are expanded. */
export function withElements(
  shell: Shell,
  words: readonly string[],
  act: (words: readonly string[]) => Answer<number>,
): Answer<number> {
  return words.some((word) => UNEXPANDED.test(word)) ? afterExpansion(shell, words, act) : act(words)
}

function* afterExpansion(
  shell: Shell,
  words: readonly string[],
  act: (words: readonly string[]) => Answer<number>,
): Steps<number> {
  const expanded: string[] = []
  for (const word of words) expanded.push(yield* elementWord(shell, word))
  return yield* settle(act(expanded))
}

/** Whether a subscript means all elements: not a key of an associative array. */
export const isWhole = (state: ShellState, name: string, subscript: string): boolean =>
  (subscript === '@' || subscript === '*') && !(state.value(name) instanceof AssociativeArray)
