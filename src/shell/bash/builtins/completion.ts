import { plain, refuse } from './library/define.ts'

/** Builtins of bash's line editor: the terminal has its own. */
export const completion = ['bind', 'compgen', 'complete', 'compopt'].map((name) =>
  plain(name, (_, context) => refuse(context, 'not simulated here')),
)
