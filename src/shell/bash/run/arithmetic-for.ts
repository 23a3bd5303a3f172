import { inLoop, within } from '../frame.ts'
import type { Shell } from '../shell.ts'
import { after, type Answer, isImmediate, settle, type Steps } from '../steps.ts'
import type { ArithmeticFor } from '../syntax/parser.ts'
import { FOR_HEADER } from '../syntax/inspection.ts'
import { arithmeticFailed, tracedArithmetic } from './arithmetic.ts'
import { commands } from './list.ts'
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
    yield* settle(holds(shell, first))
    for (;;) {
      const goes = holds(shell, second)
      if (!(isImmediate(goes) ? goes : yield* settle(goes))) return status
      const answer = commands(shell, node.body.commands)
      status = isImmediate(answer) ? answer : yield* settle(answer)
      if (shell.jump && leaves(shell)) return status
      const next = holds(shell, third)
      if (!isImmediate(next)) yield* settle(next)
      const due = shell.process.due()
      if (due) yield due
    }
  } catch (error) {
    return arithmeticFailed(shell, error)
  }
}

/** The three expressions, as text. */
function expressionsOf(shell: Shell, { pos, body }: ArithmeticFor): readonly [string, string, string] {
  const head = shell.frame.source.text.slice(pos, body.pos)
  const inner = FOR_HEADER.exec(head)?.[1] ?? ''
  const [first = '', second = '', ...rest] = inner.split(';')
  return [first, second, rest.join(';')]
}

function holds(shell: Shell, text: string): Answer<boolean> {
  if (text.trim() === '') return true
  const { traps, options } = shell.state
  if (traps.has('DEBUG') || options.has('xtrace')) return holdsTraced(shell, text)
  return after(shell.expander.arithmeticText(text), (value) => value !== 0)
}

function* holdsTraced(shell: Shell, text: string): Steps<boolean> {
  if (shell.state.traps.has('DEBUG')) yield* begins(shell, `((${text.trim()}))`)
  if (shell.state.options.has('xtrace')) return (yield* tracedArithmetic(shell, text.trimStart())) !== 0
  return (yield* settle(shell.expander.arithmeticText(text))) !== 0
}
