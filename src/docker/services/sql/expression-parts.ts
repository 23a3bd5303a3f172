import { type Expression } from './syntax.ts'

/** What an expression is made of; nothing where it is a value or a column. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'value':
    case 'column':
      return []
    case 'not':
    case 'minus':
    case 'cast':
    case 'null':
      return [expression.of]
    case 'binary':
      return [expression.left, expression.right]
    case 'case':
      return [...expression.branches.flatMap(({ when, gives }) => [when, gives]), expression.otherwise]
    case 'in':
      return [expression.of, ...expression.list]
    case 'call':
      return expression.words
  }
}
