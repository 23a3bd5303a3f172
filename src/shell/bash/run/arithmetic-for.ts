import { inLoop, within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { settle, type Steps } from '../steps.ts'
import type { ArithmeticFor } from '../syntax/parser.ts'
import { FOR_HEADER } from '../syntax/script.ts'
import { arithmeticFailed } from './arithmetic.ts'
import { list } from './list.ts'
import { leaves } from './loop.ts'
import { begins } from './trap.ts'

/** `for ((a; b; c))` */
export function arithmeticFor(shell: Shell, node: ArithmeticFor): Steps<number> {
  return within(shell, inLoop(shell.frame), rounds(shell, node))
}

function* rounds(shell: Shell, node: ArithmeticFor): Steps<number> {
  shell.state.line = shell.frame.source.lineAt(node.pos)
  const [first, second, third] = expressionsOf(shell, node)
  let status = 0
  try {
    yield* holds(shell, first)
    while (yield* holds(shell, second)) {
      status = yield* list(shell, node.body.commands)
      if (shell.jump && leaves(shell)) return status
      yield* holds(shell, third)
      const due = shell.process.due()
      if (due) yield due
    }
  } catch (error) {
    return arithmeticFailed(shell, error)
  }
  return status
}

/** The three expressions, as text. */
function expressionsOf(shell: Shell, { pos, body }: ArithmeticFor): readonly [string, string, string] {
  const head = shell.frame.source.text.slice(pos, body.pos)
  const inner = FOR_HEADER.exec(head)?.[1] ?? ''
  const [first = '', second = '', ...rest] = inner.split(';')
  return [first, second, rest.join(';')]
}

function* holds(shell: Shell, text: string): Steps<boolean> {
  if (text.trim() === '') return true
  if (shell.state.traps.has('DEBUG')) yield* begins(shell, `((${text.trim()}))`)
  return Number(yield* settle(shell.expander.arithmeticText(text))) !== 0
}
