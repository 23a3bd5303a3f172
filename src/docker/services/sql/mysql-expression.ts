import type { Expression } from './syntax.ts'

const quoted = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`

/** What binds less than what it stands in is put in brackets. */
const isSimple = ({ type }: Expression): boolean => ['value', 'column', 'call', 'cast'].includes(type)

function inner(expression: Expression): string {
  const text = mysqlText(expression)
  return isSimple(expression) ? text : `(${text})`
}

function rangeText(expression: Extract<Expression, { type: 'between' | 'in' }>): string {
  const [value, no] = [inner(expression.of), expression.not ? 'not ' : '']
  return expression.type === 'in'
    ? `${value} ${no}in (${expression.list.map(mysqlText).join(',')})`
    : `${value} ${no}between ${inner(expression.low)} and ${inner(expression.high)}`
}

/** An expression as MySQL writes it, of those that stand in defaults and checks; what is rarer stands as its kind alone. */
export function mysqlText(expression: Expression): string {
  switch (expression.type) {
    case 'value':
      if (expression.value === null) return 'NULL'
      return expression.kind === 'text' ? quoted(expression.value) : String(expression.value)
    case 'column':
      return `\`${expression.name}\``
    case 'call':
      return `${expression.name}(${expression.star ? '*' : expression.words.map(mysqlText).join(',')})`
    case 'cast':
      return `cast(${expression.of.type === 'value' && expression.of.kind === 'text' ? quoted(expression.of.value) : inner(expression.of)} as ${expression.kind})`
    case 'not':
      return `not ${inner(expression.of)}`
    case 'minus':
      return `- ${inner(expression.of)}`
    case 'null':
      return `${inner(expression.of)} is ${expression.not ? 'not ' : ''}null`
    case 'binary':
      return `${inner(expression.left)} ${expression.operator} ${inner(expression.right)}`
    case 'between':
    case 'in':
      return rangeText(expression)
    default:
      return `(${expression.type})`
  }
}
