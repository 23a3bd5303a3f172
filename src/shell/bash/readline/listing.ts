import type { ShellState } from '../state.ts'
import { actionsIn, type Keymap, keysByFunction, usualKeys } from './keymaps.ts'
import { written } from './notation.ts'
import { variablesIn } from './variables.ts'

/** So many keys of a function are told, if they are not to be read again. */
const TOLD = 5

const settingsOf = (state: ShellState) => state.keys ?? usualKeys

/** What `bind -p` prints, or `-P` where it is not to be read again. */
export function functionLines(state: ShellState, keymap: Keymap, reusable: boolean): string {
  const lines = keysByFunction(settingsOf(state), keymap).flatMap(([name, keys]) => {
    if (reusable) return keys.length > 0 ? keys.map((key) => `"${key}": ${name}`) : [`# ${name} (not bound)`]
    return [keys.length > 0 ? `${name} can be found on ${told(keys)}` : `${name} is not bound to any keys`]
  })
  return `\n${lines.join('\n')}\n`
}

/** The keys of a function, of many the first ones. */
export const told = (keys: readonly string[]): string => {
  const shown = keys.slice(0, TOLD).map((key) => `"${key}"`)
  return keys.length > TOLD ? `${shown.join(', ')}, ...` : `${shown.join(', ')}.`
}

/** What `bind -s` prints, or `-S`. */
export function macroLines(state: ShellState, keymap: Keymap, reusable: boolean): string {
  return actionsIn(settingsOf(state), keymap)
    .map(([keys, action]) => {
      if (action.type !== 'macro') return ''
      const [key, text] = [written(keys), written(action.keys)]
      return reusable ? `"${key}": "${text}"\n` : `${key} outputs ${text}\n`
    })
    .join('')
}

/** What `bind -v` prints, or `-V`. */
export function variableLines(state: ShellState, keymap: Keymap, reusable: boolean): string {
  const known = { 'editing-mode': state.options.has('vi') ? 'vi' : 'emacs', keymap: keymap.shown }
  return variablesIn(settingsOf(state), known)
    .map(([name, value]) => (reusable ? `set ${name} ${value}\n` : `${name} is set to \`${value}'\n`))
    .join('')
}
