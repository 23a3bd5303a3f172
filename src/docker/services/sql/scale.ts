import { type Named, placeOf } from './check-names.ts'
import type { Facts } from './facts.ts'
import type { Expression } from './syntax.ts'

const EXACT = /^(?:numeric|decimal)\(\d+(?:,(\d+))?\)/
const INTEGER = /^(?:tiny|small|medium|big)?(?:int|serial)|^integer/

function scaleOfColumn(kind: string): number | undefined {
  const exact = EXACT.exec(kind)
  if (exact) return Number(exact[1] ?? 0)
  return INTEGER.test(kind) ? 0 : undefined
}

/** Digits that MySQL gives a quotient besides those of what is divided. */
const MORE = 4

/** How many digits stand behind the point of an exact number; undefined where that depends on the number. */
export function scaleOf(expression: Expression, tables: readonly Named[], facts: Facts): number | undefined {
  const of = (part: Expression | undefined) => part && scaleOf(part, tables, facts)
  const isMysql = facts.server === 'mysql'
  const divided = (digits: number | undefined) => (isMysql && digits !== undefined ? digits + MORE : undefined)
  switch (expression.type) {
    case 'value':
      return typeof expression.value === 'number' ? (expression.digits ?? 0) : undefined
    case 'column': {
      const { table: from, name } = expression
      const owner = tables.find(({ alias, table }) => (from ?? alias) === alias && placeOf(table, name) >= 0)
      return owner && scaleOfColumn(owner.table.columns[placeOf(owner.table, name)]?.kind ?? '')
    }
    case 'minus':
      return of(expression.of)
    case 'call':
      if (['sum', 'min', 'max', 'abs'].includes(expression.name)) return of(expression.words[0])
      return expression.name === 'avg' ? divided(of(expression.words[0])) : undefined
    case 'binary': {
      const [left, right] = [of(expression.left), of(expression.right)]
      if (left === undefined || right === undefined) return undefined
      if (expression.operator === '/') return divided(left)
      if (expression.operator === '*') return left + right
      return ['+', '-', '%'].includes(expression.operator) ? Math.max(left, right) : undefined
    }
    default:
      return undefined
  }
}
