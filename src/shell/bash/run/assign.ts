import { part } from '../../later.ts'
import type { Shell } from '../shell.ts'
import { type AssignOptions, ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { subscriptOf } from './subscript.ts'
import type { Assignment } from '../syntax/parser.ts'

/** Loaded for the first `name=(…)`. */
export const arrayAssignment = part(() => import('./assign-array.ts'))

/** Does an assignment. @throws ShellError */
export function* assign(shell: Shell, { name, value, index, append = false }: Assignment): Steps<void> {
  const { state, expander } = shell
  if (value.type === 'ArrayValue') {
    if (index) throw new ShellError(`${name}[${index.text}]: cannot assign list to array member`)
    const { assignArray } = yield* settle(arrayAssignment())
    return yield* assignArray(shell, name, value, append)
  }
  const text = yield* settle(expander.text(value, 'value'))
  if (!index) {
    if (append) state.assign(name, text, { append })
    else state.set(name, text)
    return
  }
  if (index.text === '') throw new ShellError(`${name}[]: bad array subscript`)
  const subscript = yield* subscriptOf(shell, name, index.text)
  if (subscript === '' && expander.isAssociative(state.resolve(name)))
    throw new ShellError(`${name}[${index.text}]: bad array subscript`)
  state.assign(name, text, { subscript, append } satisfies AssignOptions)
}

/** Does an assignment that is there for one command: in the environment of it, until the scope ends. */
export function* assignTemporarily(shell: Shell, assignment: Assignment): Steps<void> {
  const { state } = shell
  state.hide(assignment.name)
  yield* assign(shell, assignment)
  state.declare(assignment.name, { exported: true })
}
