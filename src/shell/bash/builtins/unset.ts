import { IndexedArray } from '../arrays.ts'
import { isName, ShellError, type ShellState } from '../state.ts'
import { define, type Options, refuse } from './library/define.ts'
import { keyOf } from './library/variable.ts'

/** Removes what a word names; tells whether there is nothing to complain about. @throws ShellError */
function remove(state: ShellState, word: string, { has }: Options): void {
  const [, name, subscript] = /^([A-Za-z_]\w*)\[(.*)\]$/s.exec(word) ?? []
  if (has('f')) removeFunction(state, word)
  else if (name !== undefined && subscript !== undefined) removeElement(state, name, subscript)
  else if (has('n') && state.variables.get(word)?.nameref) state.unset(word)
  else if (has('v') && !isName(word)) throw new ShellError(`\`${word}': not a valid identifier`)
  else if (has('v') || state.variables.has(state.resolve(word))) state.unset(state.resolve(word))
  else removeFunction(state, word)
}

function removeFunction({ functions }: ShellState, name: string): void {
  if (functions.get(name)?.readonly) throw new ShellError(`${name}: cannot unset: readonly function`)
  functions.delete(name)
}

function removeElement(state: ShellState, name: string, subscript: string): void {
  const value = state.value(name)
  if (typeof value !== 'object') {
    if (value !== undefined && Number(state.evaluate(subscript)) === 0) state.unset(name)
    else if (value !== undefined) throw new ShellError(`${name}: not an array variable`)
  } else if ((subscript === '@' || subscript === '*') && value instanceof IndexedArray) state.unset(name)
  else state.unsetElement(name, keyOf(state, name, subscript))
}

export const unset = define(
  'unset',
  'fvn',
  async (options, context) => {
    if (options.has('f') && options.has('v')) {
      return refuse(context, 'cannot simultaneously unset a function and a variable')
    }
    let status = 0
    for (const word of options.operands) {
      try {
        remove(context.state, word, options)
      } catch (error) {
        if (!(error instanceof ShellError)) throw error
        status = await refuse(context, error.message)
      }
    }
    return status
  },
  { special: true },
)
