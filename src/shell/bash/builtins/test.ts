import { evaluateTestWords, TestError } from '../test-expression.ts'
import type { Answer } from '../steps.ts'
import { type Context, plain, refuse } from './library/define.ts'
import { withElements } from './library/variable.ts'

function evaluate(words: readonly string[], context: Context): Answer<number> {
  const at = words.lastIndexOf('-v')
  const [name] = words.slice(at + 1)
  if (at < 0 || name === undefined) return evaluated(words, context)
  return withElements(context.shell, [name], ([element = '']) => evaluated(words.with(at + 1, element), context))
}

function evaluated(words: readonly string[], context: Context): number | Promise<number> {
  try {
    return evaluateTestWords(words, context) ? 0 : 1
  } catch (error) {
    if (error instanceof TestError) return refuse(context, error.message, 2)
    throw error
  }
}

const test = plain('test', evaluate)

const bracket = plain('[', (words, context) =>
  words.at(-1) === ']' ? evaluate(words.slice(0, -1), context) : refuse(context, "missing `]'", 2),
)

export const testBuiltins = [test, bracket]
