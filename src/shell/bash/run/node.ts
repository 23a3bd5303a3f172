import { part } from '../../later.ts'
import type { Node, Shell } from '../shell.ts'
import { singleStatus } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import type { Coproc, Redirected } from '../syntax/parser.ts'
import { andOr } from './and-or.ts'
import { arithmeticCommand } from './arithmetic.ts'
import { finish } from './finish.ts'
import { define } from './function.ts'
import { list } from './list.ts'
import { pipeline } from './pipeline.ts'
import { plumbing, simpleCommand } from './simple-command.ts'
import { subshell } from './subshell.ts'
import { through } from './through.ts'
import { begins } from './trap.ts'

/** Loaded for the first `for ((…))`, `select` or `[[ … ]]`. */
export const seldom = part(() => import('./seldom.ts'))

/** Loaded for the first `if`, `while`, `for` or `case`. */
export const compound = part(() => import('./compound.ts'))

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
      return through(compound(), ({ ifCommand }) => ifCommand(shell, node))
    case 'For':
      return through(compound(), ({ forLoop }) => forLoop(shell, node))
    case 'ArithmeticFor':
      return through(seldom(), ({ arithmeticFor }) => arithmeticFor(shell, node))
    case 'While':
      return through(compound(), ({ whileLoop }) => whileLoop(shell, node))
    case 'Case':
      return through(compound(), ({ caseCommand }) => caseCommand(shell, node))
    case 'Select':
      return through(seldom(), ({ selectLoop }) => selectLoop(shell, node))
    case 'BraceGroup':
      return list(shell, node.body.commands)
    case 'Subshell':
      return subshell(shell, node, last)
    case 'Function':
      return define(shell, node)
    case 'Redirected':
      return redirected(shell, node)
    case 'TestCommand':
      return expression(
        shell,
        node,
        through(seldom(), ({ conditional }) => conditional(shell, node.expression)),
      )
    case 'ArithmeticCommand':
      return expression(shell, node, arithmeticCommand(shell, node.body))
    case 'Coproc':
      return expression(shell, node, coproc(shell, node))
  }
}

const redirected = (shell: Shell, { redirects, command }: Redirected): Steps<number> =>
  through(plumbing(), ({ withRedirections }) => withRedirections(shell, redirects, () => shell.run(command)))

/** Runs a command that is one expression, or one message. */
function* expression(shell: Shell, node: Node, steps: Steps<number>): Steps<number> {
  const { state } = shell
  state.line = shell.frame.source.lineAt(node.pos)
  if (node.type !== 'Coproc' && !(yield* begins(shell, node))) return 0
  const status = yield* steps
  state.pipeStatus = singleStatus(status)
  yield* finish(shell, status)
  return status
}

function* coproc(shell: Shell, node: Coproc): Steps<number> {
  const { startCoprocess } = yield* settle(seldom())
  return yield* startCoprocess(shell, node)
}
