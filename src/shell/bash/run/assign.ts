import { part } from '../../later.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { after, type Answer, settle, type Steps } from '../steps.ts'
import type { Assignment } from '../syntax/parser.ts'
import { subscriptOf } from './subscript.ts'

/** Loaded for the first `name=(…)`. */
export const arrayAssignment = part(() => import('./assign-array.ts'))

/** Does an assignment. @throws ShellError */
export function assign(shell: Shell, assignment: Assignment): Answer<void> {
  const { name, value, index, append = false } = assignment
  if (value.type === 'ArrayValue') {
    if (index) throw new ShellError(`${name}[${index.text}]: cannot assign list to array member`)
    return after(arrayAssignment(), ({ assignArray }) => assignArray(shell, name, value, append))
  }
  const text = shell.expander.text(value, 'value')
  return typeof text === 'string'
    ? assignText(shell, assignment, text)
    : after(text, (expanded) => assignText(shell, assignment, expanded))
}

function assignText(shell: Shell, { name, index, append = false }: Assignment, text: string): Answer<void> {
  const { state, expander } = shell
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
  state.hide(assignment.name)
  yield* settle(assign(shell, assignment))
  state.declare(assignment.name, { exported: true })
}
