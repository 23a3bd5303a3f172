import { part } from '../../later.ts'
import { isName } from '../state.ts'
import { after, type Answer } from '../steps.ts'
import type { Expansion } from './expansion.ts'
import { emit, type Sink } from './found.ts'
import type { Parameter } from './words.ts'

/** Loaded for the first `${x…}` that is more than a name, and for the first name that is no text: `$@`, one that is not set. */
export const braced = part(() => import('./braced.ts'))

/** `$#`, `$?` and the like; undefined where the name is none of these or has no value. */
function specialValue({ state }: Expansion, name: string): string | undefined {
  switch (name) {
    case '?':
      return String(state.status)
    case '#':
      return String(state.positional.length)
    case '$':
      return String(state.pid)
    case '!':
      return state.lastBackground === undefined ? undefined : String(state.lastBackground)
    case '-':
      return state.letters
    case '0':
      return state.name
    default:
      return state.positional[Number(name) - 1]
  }
}

/** The value of `$name`, a variable or a special parameter; undefined where it has none, and for `@` and `*`. */
export function parameterText(shell: Expansion, name: string): string | undefined {
  return isName(name) ? shell.state.get(name) : specialValue(shell, name)
}

/** Puts the value of `$x` or `${x…}` into the words. @throws ShellError */
export function expandParameter(shell: Expansion, parameter: Parameter, sink: Sink): Answer<void> {
  const { name, prefix, index, operation } = parameter
  const text = (index ?? operation ?? prefix) ? undefined : parameterText(shell, name)
  if (text !== undefined) return emit(shell, text, sink)
  return after(braced(), ({ expandBraced }) => expandBraced(shell, parameter, sink))
}
