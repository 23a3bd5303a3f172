import { IndexedArray } from '../arrays.ts'
import { ArithmeticFailure } from '../expand/expansion.ts'
import { ShellError, type ShellState } from '../state.ts'
import { isName } from '../value.ts'
import { type Context, define, type Options, refuse } from './library/define.ts'
import { isWhole, withElements } from './library/variable.ts'

/** Removes what a word names; tells whether there is nothing to complain about. @throws ShellError */
function remove(state: ShellState, word: string, { has }: Options): void {
  const target = has('n') || has('f') ? word : state.resolve(word)
  const [, name, subscript] = /^([A-Za-z_]\w*)\[(.*)\]$/s.exec(target) ?? []
  if (has('f')) removeFunction(state, word)
  else if (name !== undefined && subscript !== undefined) removeElement(state, name, subscript)
  else if (has('n') && state.variables.get(word)?.nameref) state.unset(word)
  else if (has('v') && !isName(word)) throw new ShellError(`\`${word}': not a valid identifier`)
  else if (has('v') || state.variables.has(target)) state.unset(target)
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
  } else if (isWhole(state, name, subscript)) state.replace(name, new IndexedArray())
  else if (value instanceof IndexedArray && Number(state.evaluate(subscript)) < -value.next)
    throw new ShellError(`[${subscript}]: bad array subscript`)
  else state.unsetElement(name, subscript)
}

async function removeAll(context: Context, words: readonly string[], options: Options): Promise<number> {
  let status = 0
  for (const word of words) {
    try {
      remove(context.state, word, options)
    } catch (error) {
      if (!(error instanceof ShellError) || error instanceof ArithmeticFailure) throw error
      status = await refuse(context, error.message)
    }
  }
  return status
}

export const unset = define(
  'unset',
  'fvn',
  (options, context) => {
    if (options.has('f') && options.has('v')) {
      return refuse(context, 'cannot simultaneously unset a function and a variable')
    }
    return withElements(context.shell, options.operands, (words) => removeAll(context, words, options))
  },
  { special: true },
)
