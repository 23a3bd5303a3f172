import { isName } from '../value.ts'
import type { Expansion } from './expansion.ts'

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
