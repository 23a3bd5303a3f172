import type { Expression } from './syntax.ts'
import type { Tokens } from './tokens.ts'

const OPERATORS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '<>', '!=', '<', '>', '<=', '>=', 'like', 'ilike'],
  ['+', '-', '||'],
  ['*', '/', '%'],
]
/** Words that end an expression or a name without AS. */
export const ENDS = new Set(
  'from where group having order limit offset join inner left right full natural cross on as and or not asc desc returning set values union using'.split(
    ' ',
  ),
)

/** How many expressions stand within one another at most. */
const DEEPEST = 200

/** Levels of operators: those that compare, and those that add. */
const COMPARISON = 2
export const ADDITIVE = 3
const MULTIPLICATIVE = 4
/** Of MySQL, where words stand for two of them. */
const MYSQL_FACTORS = ['*', '/', '%', 'div', 'mod']

/** Reads expressions. */
export class ExpressionParser {
  readonly #tokens: Tokens
  #depth = 0

  constructor(tokens: Tokens) {
    this.#tokens = tokens
  }

  /** A whole expression. @throws SqlError also where brackets are open within one another more often than is read here */
  read(): Expression {
    this.#depth += 1
    if (this.#depth > DEEPEST) this.#tokens.fail()
    const expression = this.operation(0)
    this.#depth -= 1
    return expression
  }

  /** Operators of a level and of those that bind more, from those that bind least to those that bind most. */
  operation(level: number): Expression {
    const operators = level === MULTIPLICATIVE && !this.#tokens.dialect.folds ? MYSQL_FACTORS : OPERATORS[level]
    if (!operators) return this.#unary()
    if (level === COMPARISON && this.#tokens.take('not')) return { type: 'not', of: this.operation(level) }
    let left = this.operation(level + 1)
    for (;;) {
      const operator = operators.find((one) => this.#tokens.take(one))
      if (operator !== undefined)
        left = { type: 'binary', operator: operator === 'mod' ? '%' : operator, left, right: this.operation(level + 1) }
      else if (level === COMPARISON) {
        const test = this.#test(left)
        if (!test) return left
        left = test
      } else return left
    }
  }

  /** IS NULL, IN, BETWEEN, NOT LIKE. */
  #test(of: Expression): Expression | undefined {
    if (this.#tokens.take('is')) {
      const not = this.#tokens.take('not')
      this.#tokens.need('null')
      return { type: 'null', of, not }
    }
    const not = this.#tokens.take('not')
    if (this.#tokens.take('in')) {
      this.#tokens.need('(')
      const list = this.#tokens.many(() => this.read())
      this.#tokens.need(')')
      return { type: 'in', of, list, not }
    }
    if (this.#tokens.take('between')) {
      const low = this.operation(ADDITIVE)
      this.#tokens.need('and')
      const between: Expression = {
        type: 'binary',
        operator: 'and',
        left: { type: 'binary', operator: '>=', left: of, right: low },
        right: { type: 'binary', operator: '<=', left: of, right: this.operation(ADDITIVE) },
      }
      return not ? { type: 'not', of: between } : between
    }
    if (!not) return undefined
    this.#tokens.need('like')
    return { type: 'not', of: { type: 'binary', operator: 'like', left: of, right: this.operation(ADDITIVE) } }
  }

  #unary(): Expression {
    if (this.#tokens.take('-')) return { type: 'minus', of: this.#unary() }
    let value = this.#primary()
    while (this.#tokens.take('::')) value = { type: 'cast', of: value, kind: this.kind() }
    return value
  }

  #primary(): Expression {
    const { type, text } = this.#tokens.current
    if (this.#tokens.take('(')) {
      const inner = this.read()
      this.#tokens.need(')')
      return inner
    }
    if (type === 'text' || type === 'number') {
      this.#tokens.advance()
      if (type === 'text') return { type: 'value', value: text }
      const [, digits] = text.split('.')
      return { type: 'value', value: Number(text), ...(digits !== undefined && { digits: digits.length }) }
    }
    for (const [word, value] of [
      ['null', null],
      ['true', true],
      ['false', false],
    ] as const)
      if (this.#tokens.take(word)) return { type: 'value', value }
    if (type === 'word' && ENDS.has(text.toLowerCase())) return this.#tokens.fail()
    if (this.#tokens.take('case')) return this.#case()
    const name = this.#tokens.name()
    if (this.#tokens.take('(')) return name.toLowerCase() === 'cast' ? this.#cast() : this.#call(name.toLowerCase())
    if (type === 'word' && /^(current_timestamp|current_date|current_user|current_database)$/i.test(text))
      return { type: 'call', name: text.toLowerCase(), words: [], star: false }
    return this.#tokens.take('.')
      ? { type: 'column', table: name, name: this.#tokens.name() }
      : { type: 'column', table: undefined, name }
  }

  /** `CASE WHEN … THEN … ELSE … END`; with a value behind CASE, what is equal to it. */
  #case(): Expression {
    const of = this.#tokens.is('when') ? undefined : this.read()
    const branches: { when: Expression; gives: Expression }[] = []
    while (branches.length === 0 || this.#tokens.is('when')) {
      this.#tokens.need('when')
      const test = this.read()
      this.#tokens.need('then')
      const when: Expression = of ? { type: 'binary', operator: '=', left: of, right: test } : test
      branches.push({ when, gives: this.read() })
    }
    const otherwise: Expression = this.#tokens.take('else') ? this.read() : { type: 'value', value: null }
    this.#tokens.need('end')
    return { type: 'case', branches, otherwise }
  }

  /** `CAST(… AS …)` */
  #cast(): Expression {
    const of = this.read()
    this.#tokens.need('as')
    const kind = this.kind()
    this.#tokens.need(')')
    return { type: 'cast', of, kind }
  }

  #call(name: string): Expression {
    if (this.#tokens.take('*')) return (this.#tokens.need(')'), { type: 'call', name, words: [], star: true })
    if (this.#tokens.take(')')) return { type: 'call', name, words: [], star: false }
    const isDistinct = this.#tokens.take('distinct')
    const words = this.#tokens.many(() => this.read())
    this.#tokens.need(')')
    return { type: 'call', name, words, star: false, ...(isDistinct && { isDistinct }) }
  }

  /** The name of a type, as it is written in lower case: `double precision`, `varchar(20)`. */
  kind(): string {
    let kind = this.#tokens.name().toLowerCase()
    for (const more of ['precision', 'varying', 'unsigned', 'integer']) if (this.#tokens.take(more)) kind += ` ${more}`
    if (this.#tokens.take('(')) {
      kind += `(${this.#tokens.many(() => this.#tokens.number()).join(',')})`
      this.#tokens.need(')')
    }
    for (const words of [
      ['with', 'time', 'zone'],
      ['without', 'time', 'zone'],
    ])
      if (this.#tokens.take(...words)) kind += ` ${words.join(' ')}`
    return kind
  }
}
