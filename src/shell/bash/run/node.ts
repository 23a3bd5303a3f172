import { part } from '../../later.ts'
import type { Node, Shell } from '../shell.ts'
import { singleStatus } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import type { ArithmeticFor, Coproc, Select, TestExpression } from '../syntax/parser.ts'
import { andOr } from './and-or.ts'
import { arithmeticCommand } from './arithmetic.ts'
import { caseCommand } from './case.ts'
import { finish } from './finish.ts'
import { forLoop } from './for.ts'
import { define } from './function.ts'
import { ifCommand } from './if.ts'
import { list } from './list.ts'
import { pipeline } from './pipeline.ts'
import { withRedirections } from './redirected.ts'
import { simpleCommand } from './simple-command.ts'
import { subshell } from './subshell.ts'
import { begins } from './trap.ts'
import { whileLoop } from './while.ts'

/** Loaded for the first `for ((…))`, `select` or `[[ … ]]`. */
export const seldom = part(() => import('./seldom.ts'))

/** Runs a command of any kind. @param last nothing comes after it in this process */
export function runNode(shell: Shell, node: Node, last: boolean): Steps<number> {
  switch (node.type) {
    case 'Command':
      return simpleCommand(shell, node, last)
    case 'Pipeline':
      return pipeline(shell, node)
    case 'AndOr':
      return andOr(shell, node)
    case 'If':
      return ifCommand(shell, node)
    case 'For':
      return forLoop(shell, node)
    case 'ArithmeticFor':
      return countingLoop(shell, node)
    case 'While':
      return whileLoop(shell, node)
    case 'Case':
      return caseCommand(shell, node)
    case 'Select':
      return select(shell, node)
    case 'BraceGroup':
      return list(shell, node.body.commands)
    case 'Subshell':
      return subshell(shell, node, last)
    case 'Function':
      return define(shell, node)
    case 'Redirected':
      return withRedirections(shell, node.redirects, () => shell.run(node.command))
    case 'TestCommand':
      return expression(shell, node, condition(shell, node.expression))
    case 'ArithmeticCommand':
      return expression(shell, node, arithmeticCommand(shell, node.body))
    case 'Coproc':
      return expression(shell, node, coproc(shell, node))
  }
}

function* select(shell: Shell, node: Select): Steps<number> {
  const { selectLoop } = yield* settle(seldom())
  return yield* selectLoop(shell, node)
}

function* countingLoop(shell: Shell, node: ArithmeticFor): Steps<number> {
  const { arithmeticFor } = yield* settle(seldom())
  return yield* arithmeticFor(shell, node)
}

function* condition(shell: Shell, asked: TestExpression): Steps<number> {
  const { conditional } = yield* settle(seldom())
  return yield* conditional(shell, asked)
}

/** Runs a command that is one expression, or one message. */
function* expression(shell: Shell, node: Node, steps: Steps<number>): Steps<number> {
  const { state } = shell
  if (node.type !== 'Coproc' && !(yield* begins(shell, node))) return 0
  state.line = shell.frame.source.lineAt(node.pos)
  const status = yield* steps
  state.pipeStatus = singleStatus(status)
  yield* finish(shell, status)
  return status
}

function* coproc(shell: Shell, { name, body }: Coproc): Steps<number> {
  const { startCoprocess } = yield* settle(seldom())
  return body.type === 'CompoundList' ? 2 : startCoprocess(shell, name?.text ?? 'COPROC', body)
}
