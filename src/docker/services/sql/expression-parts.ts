import type { Call, Expression, Ordering } from './syntax.ts'

const keysOf = (order: readonly Ordering[] = []): readonly Expression[] => order.map(({ by }) => by)

/** What an expression is made of, without the queries in it; nothing where it is a value or a column. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'value':
    case 'column':
    case 'variable':
    case 'query':
    case 'exists':
    case 'array-query':
      return []
    case 'not':
    case 'minus':
    case 'cast':
    case 'null':
    case 'truth':
    case 'in-query':
      return [expression.of]
    case 'binary':
    case 'quantified':
      return [expression.left, expression.right]
    case 'case':
      return [
        ...(expression.of ? [expression.of] : []),
        ...expression.branches.flatMap(({ when, gives }) => [when, gives]),
        ...(expression.otherwise ? [expression.otherwise] : []),
      ]
    case 'in':
      return [expression.of, ...expression.list]
    case 'between':
      return [expression.of, expression.low, expression.high]
    case 'array':
    case 'row':
      return expression.items
    case 'element':
      return [expression.of, expression.index]
    case 'interval':
      return [expression.amount]
    case 'call':
      return partsOfCall(expression)
  }
}

function partsOfCall({ over, words, order, filter }: Call): readonly Expression[] {
  const window = over === undefined || typeof over === 'string' ? [] : [...over.partition, ...keysOf(over.order)]
  return [...words, ...keysOf(order), ...window, ...(filter ? [filter] : [])]
}

/** An expression with others in the place of some of its parts; queries in it stay as they are. */
export function rewritten(expression: Expression, of: (part: Expression) => Expression | undefined): Expression {
  const change = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(change)
    if (typeof value !== 'object' || value === null || 'body' in value) return value
    const own = isExpression(value) ? of(value) : undefined
    return own ?? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, change(one)]))
  }
  const changed = change(expression)
  return isExpression(changed) ? changed : expression
}

const isExpression = (value: unknown): value is Expression =>
  typeof value === 'object' && value !== null && 'type' in value
