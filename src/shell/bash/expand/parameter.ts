import { part } from '../../later.ts'
import { after, type Answer } from '../steps.ts'
import type { Expansion } from './expansion.ts'
import { emit, type Sink } from './found.ts'
import { parameterText } from './parameter-text.ts'
import type { Parameter } from './words.ts'

/** Loaded for the first `${x…}` that is more than a name, and for the first name that is no text: `$@`, one that is not set. */
export const braced = part(() => import('./braced.ts'))

/** Puts the value of `$x` or `${x…}` into the words. @throws ShellError */
export function expandParameter(shell: Expansion, parameter: Parameter, sink: Sink): Answer<void> {
  const { name, prefix, index, operation } = parameter
  // what `declare -n` stands for is told with all that can be said of it
  const plain = !(index ?? operation ?? prefix) && !shell.state.variables.get(name)?.nameref
  const text = plain ? parameterText(shell, name) : undefined
  if (text !== undefined) return emit(shell, text, sink)
  return after(braced(), ({ expandBraced }) => expandBraced(shell, parameter, sink))
}
