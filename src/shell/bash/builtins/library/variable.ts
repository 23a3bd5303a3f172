import { AssociativeArray } from '../../arrays.ts'
import { isName, type ShellState } from '../../state.ts'

const ELEMENT = /^([A-Za-z_]\w*)\[(.+)\]$/s

/** Whether a word names a variable or an element of one: `x`, `x[1]`. */
export const isAssignable = (word: string): boolean => isName(word) || ELEMENT.test(word)

/** Sets the variable or the element that a word names. @throws ShellError when it is readonly */
export function assignWord(state: ShellState, word: string, value: string): void {
  const [, name, subscript] = ELEMENT.exec(word) ?? []
  if (name === undefined || subscript === undefined) state.assign(word, value)
  else state.assign(name, value, { subscript: keyOf(state, name, subscript) })
}

/** A subscript without the quotes that the key of an associative array may have. */
export function keyOf(state: ShellState, name: string, subscript: string): string {
  return state.value(name) instanceof AssociativeArray ? subscript.replaceAll(/^(['"])(.*)\1$/gs, '$2') : subscript
}
