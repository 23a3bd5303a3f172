import type { Integer } from '../expand/arithmetic.ts'
import { ArithmeticFailure, FatalError } from '../expand/expansion.ts'
import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { type Answer, isImmediate, settle, type Steps } from '../steps.ts'
import { trace } from './trace.ts'

/** `((expression))` */
export function* arithmeticCommand(shell: Shell, body: string): Steps<number> {
  if (!shell.state.options.has('xtrace')) return yield* settle(arithmeticStatus(shell, body))
  try {
    return statusOf(yield* tracedArithmetic(shell, body))
  } catch (error) {
    return arithmeticFailed(shell, error)
  }
}

/** The value of an expression, which `set -x` shows with its expansions done. @throws ShellError */
export function* tracedArithmetic(shell: Shell, text: string): Steps<Integer> {
  const { expander } = shell
  const expanded = yield* settle(expander.expandedArithmetic(text))
  yield* trace(shell, `(( ${expanded} ))`)
  return yield* settle(expander.evaluated(expanded))
}

/** The status that an expression gives. */
export function arithmeticStatus(shell: Shell, body: string): Answer<number> {
  try {
    const value = shell.expander.arithmeticText(body)
    return isImmediate(value) ? statusOf(value) : statusLater(shell, value)
  } catch (error) {
    return arithmeticFailed(shell, error)
  }
}

const statusOf = (value: Integer): number => (value === 0 ? 1 : 0)

function* statusLater(shell: Shell, value: Answer<Integer>): Steps<number> {
  try {
    return statusOf(yield* settle(value))
  } catch (error) {
    return arithmeticFailed(shell, error)
  }
}

/** Says why an expression cannot be evaluated, and gives the status. */
export function arithmeticFailed(shell: Shell, error: unknown): number {
  if (!(error instanceof ShellError) || error instanceof FatalError) throw error
  warn(shell, `${error instanceof ArithmeticFailure ? '((: ' : ''}${error.message}`)
  return 1
}
