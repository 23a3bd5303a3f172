import { ArithmeticFailure } from '../expand/expansion.ts'
import { plain, refuse } from './library/define.ts'

export const letBuiltin = plain('let', (words, context) => {
  const expressions = words[0] === '--' ? words.slice(1) : words
  if (expressions.length === 0) return refuse(context, 'expression expected')
  try {
    const values = expressions.map((expression) => context.shell.expander.arithmetic(expression))
    return Number(values.at(-1)) === 0 ? 1 : 0
  } catch (error) {
    if (!(error instanceof ArithmeticFailure)) throw error
    return refuse(context, error.message)
  }
})
