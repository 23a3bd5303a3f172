import { ArithmeticFailure, FatalError } from '../expand/expansion.ts'
import { warn } from '../messages.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { trace } from './trace.ts'

/** `((expression))` */
export function* arithmeticCommand(shell: Shell, body: string): Steps<number> {
  if (shell.state.options.has('xtrace')) yield* trace(shell, `(( ${body.trim()} ))`)
  try {
    return Number(yield* settle(shell.expander.arithmeticText(body))) === 0 ? 1 : 0
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
