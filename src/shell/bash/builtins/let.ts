import { ArithmeticFailure } from '../expand/expansion.ts'
import { after, settle, type Steps } from '../steps.ts'
import { type Context, plain, refuse } from './library/define.ts'

/** About how long an expression takes, in microseconds. */
const EXPRESSION = 2

function* evaluated(expressions: readonly string[], { shell: { expander } }: Context): Steps<number> {
  let status = 1
  for (const expression of expressions) {
    status = Number(yield* settle(after(expander.keyed(expression), (text) => expander.evaluated(text)))) === 0 ? 1 : 0
    yield* expander.pause(EXPRESSION)
  }
  return status
}

export const letBuiltin = plain('let', function* (words, context): Steps<number> {
  const expressions = words[0] === '--' ? words.slice(1) : words
  if (expressions.length === 0) return yield* settle(refuse(context, 'expression expected'))
  try {
    return yield* evaluated(expressions, context)
  } catch (error) {
    if (!(error instanceof ArithmeticFailure)) throw error
    return yield* settle(refuse(context, error.message))
  }
})
