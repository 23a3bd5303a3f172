import type { TestBinaryExpression, TestExpression, TestUnaryExpression } from '../syntax/parser.ts'
import { localText } from '../../posix/locale.ts'
import { part } from '../../later.ts'
import { elementWord } from '../builtins/library/variable.ts'
import { IndexedArray } from '../arrays.ts'
import type { Expander } from '../expand/expander.ts'
import { ArithmeticFailure, FatalError } from '../expand/expansion.ts'
import { warn } from '../messages.ts'
import { patternOf } from '../expand/pattern.ts'
import type { Shell } from '../shell.ts'
import { ShellError } from '../state.ts'
import { settle, type Steps } from '../steps.ts'
import { show } from './tracing.ts'
import { binaryTest, unaryTest } from '../test-expression.ts'

/** After how many operands others have their turn, and how many steps each of them takes. */
const MANY = 64
const STEPS = 4

/** Regular expressions are large: they are loaded for the first `=~`. */
export const regexMatch = part(() => import('../expand/regex-match.ts'))

/** `[[ expression ]]` (bash(1), Compound Commands) */
export function* conditional(shell: Shell, expression: TestExpression): Steps<number> {
  try {
    return (yield* holds(shell, expression)) ? 0 : 1
  } catch (error) {
    if (!(error instanceof ShellError) || error instanceof FatalError) throw error
    if (error.message !== '') warn(shell, error.message)
    return error.message.startsWith('[[: ') ? 1 : 2
  }
}

/** Whether an expression holds. @param negated whether `!` stands before it, for the trace @throws ShellError */
function* holds(shell: Shell, expression: TestExpression, negated = false): Steps<boolean> {
  switch (expression.type) {
    case 'TestLogical': {
      const wanted = expression.operator === '||'
      for (const [at, operand] of expression.operands.entries()) {
        if (at % MANY === MANY - 1) yield* shell.expander.pause(MANY * STEPS)
        if ((yield* holds(shell, operand)) === wanted) return wanted
      }
      return !wanted
    }
    case 'TestNot': {
      const odd = expression.negations.length % 2 === 1
      return (yield* holds(shell, expression.operand, odd)) !== odd
    }
    case 'TestGroup':
      return yield* holds(shell, expression.expression)
    case 'TestUnary': {
      const operand = yield* testOperand(shell, expression)
      if (shell.state.options.has('xtrace')) yield* showTest(shell, `${expression.operator} ${shown(operand)}`, negated)
      return unaryTest(expression.operator, operand, shell)
    }
    case 'TestBinary':
      return yield* binary(shell, expression, negated)
  }
}

/** What a test is about: the key of an associative array is expanded once, though it looks like something to expand afterwards. */
function* testOperand(shell: Shell, { operator, operand }: TestUnaryExpression): Steps<string> {
  if (operator !== '-v') return yield* settle(shell.expander.text(operand))
  const [name] = /^[A-Za-z_]\w*(?=\[)/.exec(operand.text) ?? []
  const isKey = name !== undefined && shell.expander.isAssociative(name)
  return yield* elementWord(shell, isKey ? operand.text : yield* settle(shell.expander.text(operand)))
}

/** Operands are traced as they are; an empty one can be seen. */
const shown = (operand: string): string => (operand === '' ? "''" : operand)

const showTest = (shell: Shell, text: string, negated: boolean): Steps<void> =>
  show(shell, `[[ ${negated ? '! ' : ''}${text} ]]`)

function* binary(shell: Shell, { operator, left, right }: TestBinaryExpression, negated: boolean): Steps<boolean> {
  const { expander, state } = shell
  const text = yield* settle(expander.text(left))
  const ignoreCase = state.shopt.has('nocasematch')
  const traced = state.options.has('xtrace')
  const tell = (other: string): Steps<void> => showTest(shell, `${shown(text)} ${operator} ${shown(other)}`, negated)
  if (operator === '==' || operator === '=' || operator === '!=') {
    const pattern = yield* settle(expander.pattern(right, traced ? 'traced pattern' : 'pattern'))
    if (traced) yield* tell(pattern)
    const matches = yield* settle(
      expander.inTurns(
        patternOf(localText(pattern, state), { extended: true, ignoreCase }).whole(localText(text, state)),
      ),
    )
    return matches === (operator !== '!=')
  }
  if (operator === '=~') {
    const regex = yield* expander.regex(right)
    if (traced) yield* tell(regex)
    return yield* regexMatches(shell, text, regex)
  }
  const other = yield* settle(expander.text(right))
  if (traced) yield* tell(other)
  if (operator === '<') return text < other
  if (operator === '>') return text > other
  if (/^-(eq|ne|lt|le|gt|ge)$/.test(operator)) return compare(expander, operator, text, other)
  return binaryTest(operator, text, other, shell)
}

// oxlint-disable-next-line max-params
function compare(expander: Expander, operator: string, left: string, right: string): boolean {
  try {
    const [first, second] = [expander.arithmetic(left), expander.arithmetic(right)]
    switch (operator) {
      case '-eq':
        return BigInt(first) === BigInt(second)
      case '-ne':
        return BigInt(first) !== BigInt(second)
      case '-lt':
        return first < second
      case '-le':
        return first <= second
      case '-gt':
        return first > second
      default:
        return first >= second
    }
  } catch (error) {
    if (error instanceof ArithmeticFailure) throw new ShellError(`[[: ${error.message}`)
    throw error
  }
}

function* regexMatches({ state, expander }: Shell, text: string, regex: string): Steps<boolean> {
  const { matchRegex } = yield* settle(regexMatch())
  const ignoreCase = state.shopt.has('nocasematch')
  const groups = yield* settle(expander.inTurns(matchRegex({ text, regex, ignoreCase, state })))
  state.replace('BASH_REMATCH', new IndexedArray(groups))
  return groups !== undefined
}
