import { byteString, type KeyAction, type KeyActions } from '../../base/key-settings.ts'
import type { Input } from '../decode.ts'
import { literally } from '../discipline/dispatch.ts'

/** What comes of keys that were pressed one after the other. */
export interface Reach {
  /** What they do as they are. */
  readonly action: KeyAction | undefined
  /** Whether more keys may follow. */
  readonly goesOn: boolean
}

/** What keys reach in a keymap. */
export function reached(bound: KeyActions, inputs: readonly Input[]): Reach {
  const keys = inputs.map((input) => byteString(literally(input))).join('')
  const goesOn = [...bound.keys()].some((other) => other.length > keys.length && other.startsWith(keys))
  return { action: bound.get(keys), goesOn }
}

/** Text by its characters: any of them may be a key of its own. */
export const separate = (input: Input): readonly Input[] =>
  input.type === 'text' ? Array.from(input.text, (text) => ({ type: 'text', text })) : [input]
