import { partsOf } from './expression-parts.ts'
import type { Expression } from './syntax.ts'

const FRACTIONAL = /^(?:numeric|decimal|real|float|double)/

/** The kind of a column; undefined where there is none. */
type KindOf = (table: string | undefined, name: string) => string | undefined

/** Whether an expression's type has digits behind its point, so that PostgreSQL divides it exactly: `7.0`, a numeric column. */
export function isFractional(expression: Expression, kindOf: KindOf): boolean {
  switch (expression.type) {
    case 'value':
      return expression.digits !== undefined
    case 'column':
      return FRACTIONAL.test(kindOf(expression.table, expression.name) ?? '')
    case 'cast':
      return FRACTIONAL.test(expression.kind)
    case 'call':
      return expression.name === 'avg' || expression.words.some((word) => isFractional(word, kindOf))
    case 'binary':
    case 'minus':
      return partsOf(expression).some((part) => isFractional(part, kindOf))
    default:
      return false
  }
}
