import { part } from '../../later.ts'
import { FatalError, MOST_TEXT, TOO_LONG } from '../expand/expansion.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { after, type Answer, settle, type Steps } from '../steps.ts'
import type { Assignment } from '../syntax/parser.ts'
import { subscriptOf } from './subscript.ts'

/** Loaded for the first `name=(…)`. */
export const arrayAssignment = part(() => import('./assign-array.ts'))

/** Does an assignment. @param tell hears what its value came to, where it is no array @throws ShellError */
export function assign(shell: Shell, assignment: Assignment, tell?: (text: string) => void): Answer<void> {
  const { name, value, index, append = false } = assignment
  if (value.type === 'ArrayValue') {
    if (index) throw new ShellError(`${name}[${index.text}]: cannot assign list to array member`)
    return after(arrayAssignment(), ({ assignArray }) => assignArray(shell, name, value, { append }))
  }
  const given = (text: string): Answer<void> => {
    tell?.(text)
    return assignText(shell, assignment, text)
  }
  const text = shell.expander.text(value, 'value')
  if (typeof text !== 'string') return after(text, given)
  return tell ? given(text) : assignText(shell, assignment, text)
}

function assignText(shell: Shell, { name, index, append = false }: Assignment, text: string): Answer<void> {
  const { state, expander } = shell
  if (append && (state.get(name)?.length ?? 0) + text.length > MOST_TEXT) throw new FatalError(TOO_LONG)
  if (!index) return append ? state.assign(name, text, { append }) : state.set(name, text)
  if (index.text === '') throw new ShellError(`${name}[]: bad array subscript`)
  return after(subscriptOf(shell, name, index.text), (subscript) => {
    if (subscript === '' && expander.isAssociative(state.resolve(name)))
      throw new ShellError(`${name}[${index.text}]: bad array subscript`)
    state.assign(name, text, { subscript, append })
  })
}

/** Does an assignment that is there for one command: in the environment of it, until the scope ends. */
export function* assignTemporarily(shell: Shell, assignment: Assignment): Steps<void> {
  const { state } = shell
  // of a reference, what it refers to
  const name = state.resolve(assignment.name)
  state.hide(name)
  // there are no arrays in an environment
  if (assignment.value.type === 'ArrayValue') state.replace(name, assignment.text.replace(/^[^=]*=/, ''))
  else yield* settle(assign(shell, assignment))
  state.declare(name, { exported: true })
}
