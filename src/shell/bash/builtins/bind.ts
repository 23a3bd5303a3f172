import { NOT_SIMULATED } from '../shell-options.ts'
import { type Context, plain, readOptions, refuse } from './library/define.ts'

const LETTERS = 'lpsvPSVXm:f:q:u:r:x:'
/** Options that ask what keys and functions there are, or read a file of them. */
const ASKING = /[lpsvPSVXfqu]/
const KEYMAPS = /^(?:emacs(?:-standard|-meta|-ctlx)?|vi(?:-move|-command|-insert)?)$/

/** Keys are bound by the terminal. A script has none that it could bind: bash says so, and lets it be. */
export const bind = plain('bind', async (words, context: Context) => {
  if (context.state.spoken) return refuse(context, NOT_SIMULATED)
  await context.complain('warning: line editing not enabled')
  const { letters, value } = readOptions(words, LETTERS)
  const keymap = value('m')
  if (keymap !== undefined && !KEYMAPS.test(keymap)) return refuse(context, `\`${keymap}': invalid keymap name`)
  if (ASKING.test(letters)) return refuse(context, NOT_SIMULATED)
  const command = value('x')
  if (command !== undefined && !/^\s*"/.test(command))
    return refuse(context, `${command}: first non-whitespace character is not \`"'`)
  return 0
})
