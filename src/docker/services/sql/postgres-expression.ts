import { typeText } from './postgres-values.ts'
import { sequenceOf } from './sequence-name.ts'
import type { Column, Expression } from './syntax.ts'
import { type SqlType, typeName, typeOf } from './types/type.ts'

/** How an expression is put: as pg_dump does, with all its brackets, or as psql does, with those that it needs. */
export type Style = 'whole' | 'pretty'

/** An expression that is written, and what stands in it for whatever surrounds it. */
interface Written {
  readonly text: string
  readonly shape: 'plain' | 'and' | 'or' | 'not' | 'sum' | 'product' | 'operator'
  readonly type: SqlType | undefined
  /** A literal in quotes, whose type is what it stands beside. */
  readonly literal?: string
}

const of = (family: SqlType['family'], name: string): SqlType => ({ family, name })
const [INTEGER, NUMERIC, DOUBLE, TEXT, BOOLEAN] = [
  of('integer', 'int4'),
  of('numeric', 'numeric'),
  of('float', 'float8'),
  of('text', 'text'),
  of('boolean', 'bool'),
]

const quoted = (value: unknown): string => `'${String(value).replaceAll("'", "''")}'`

/** A name, in quotes where it needs them. */
export const nameText = (word: string): string => (/^[a-z_][a-z0-9_]*$/.test(word) ? word : `"${word}"`)

const OPERATORS: Readonly<Record<string, string>> = { like: '~~', ilike: '~~*', '!=': '<>' }
const COMPARES = /^(?:[<>]=?|<>|=)$/
const TEXTS = /^(?:~~?\*?|!~~?\*?|\|\|)$/
const SHAPES: Readonly<Record<string, Written['shape']>> = {
  and: 'and',
  or: 'or',
  '+': 'sum',
  '-': 'sum',
  '*': 'product',
  '/': 'product',
  '%': 'product',
}

/** The functions that are written without brackets, in capitals. */
const BARE = /^(?:current_timestamp|current_date|current_time|localtimestamp|localtime|current_user|session_user)$/
/** Those of texts, which take a `varchar` as a text. */
const OF_TEXT =
  /^(?:length|char_length|character_length|upper|lower|btrim|ltrim|rtrim|substr|substring|replace|initcap|md5)$/

/** Whether a part stands without brackets in what surrounds it, in psql's way. */
function fits(part: Written, around: Written['shape'], isLeft: boolean): boolean {
  if (part.shape === 'plain') return true
  switch (around) {
    case 'and':
      return part.shape !== 'or'
    case 'or':
      return true
    case 'not':
      return part.shape === 'operator' || part.shape === 'not'
    case 'sum':
      return part.shape === 'product' || (part.shape === 'sum' && isLeft)
    case 'product':
      return part.shape === 'product' && isLeft
    default:
      return false
  }
}

/** Writes expressions of a table. */
class Writer {
  readonly #columns: readonly Pick<Column, 'name' | 'kind'>[]
  readonly #isWhole: boolean

  constructor(columns: readonly Pick<Column, 'name' | 'kind'>[], style: Style) {
    this.#columns = columns
    this.#isWhole = style === 'whole'
  }

  #plain(text: string, type: SqlType | undefined): Written {
    return { text, shape: 'plain', type }
  }

  #in(part: Written, around: Written['shape'], isLeft = false): string {
    return this.#isWhole || fits(part, around, isLeft) ? part.text : `(${part.text})`
  }

  #operator(text: string, shape: Written['shape'], type: SqlType | undefined): Written {
    return { text: this.#isWhole ? `(${text})` : text, shape, type }
  }

  #cast(part: Written, kind: string, type: SqlType | undefined): Written {
    if (part.literal !== undefined) return this.#plain(`${part.literal}::${kind}`, type)
    const text = this.#isWhole || part.shape !== 'plain' ? `(${part.text})` : part.text
    return this.#plain(`${text}::${kind}`, type)
  }

  /** A value that is made to be of a type, where it is not. */
  #as(part: Written, type: SqlType): Written {
    if (part.literal === undefined && part.type?.name === type.name) return part
    return this.#cast(part, typeName(type), type)
  }

  /** Two values that are compared, or reckoned with, as what both can be. */
  #alike(left: Written, right: Written, operator: string): readonly [Written, Written] {
    const [one, other] = [left.type, right.type]
    const families = [one?.family, other?.family]
    if (TEXTS.test(operator) || families.includes('text') || families.every((family) => family === undefined)) {
      const type = one?.name === 'bpchar' || other?.name === 'bpchar' ? of('text', 'bpchar') : TEXT
      return [this.#asText(left, type), this.#asText(right, type)]
    }
    if (left.literal !== undefined && other) return [this.#as(left, bare(other)), right]
    if (right.literal !== undefined && one) return [left, this.#as(right, bare(one))]
    const wider = families.includes('float') ? DOUBLE : families.includes('numeric') ? NUMERIC : undefined
    if (!wider || !families.includes('integer')) return [left, right]
    return [left, right].map((part) => (part.type?.family === 'integer' ? this.#as(part, wider) : part)) as [
      Written,
      Written,
    ]
  }

  #asText(part: Written, type: SqlType): Written {
    return part.literal !== undefined || part.type?.name === 'varchar' ? this.#as(part, type) : part
  }

  #binary({ operator: word, left, right }: Extract<Expression, { type: 'binary' }>): Written {
    const operator = OPERATORS[word] ?? word.toUpperCase()
    const shape = SHAPES[word] ?? 'operator'
    const [one, other] = [this.write(left), this.write(right)]
    if (shape === 'and' || shape === 'or') {
      // what stands in a row of the same kind is one list
      const flat = (part: Written): string =>
        part.shape === shape && this.#isWhole ? part.text.slice(1, -1) : this.#in(part, shape)
      return this.#operator(`${flat(one)} ${operator} ${flat(other)}`, shape, BOOLEAN)
    }
    const [a, b] = this.#alike(one, other, operator)
    const type = COMPARES.test(operator) || /~/.test(operator) ? BOOLEAN : (a.type ?? b.type)
    return this.#operator(`${this.#in(a, shape, true)} ${operator} ${this.#in(b, shape)}`, shape, type)
  }

  #oneOf({ of: value, list, not }: Extract<Expression, { type: 'in' }>): Written {
    const [first] = list
    const operator = not ? '<>' : '='
    if (list.length === 1 && first) return this.#binary({ type: 'binary', operator, left: value, right: first })
    const part = this.write(value)
    const items = list.map((one) => this.write(one))
    const isVarying = part.type?.name === 'varchar'
    const type = part.type && bare(part.type)
    const made = items.map((item) => {
      if (item.literal === undefined && (type?.family === 'integer' || !type)) return item
      return this.#as(item, type ?? TEXT)
    })
    const array = this.#plain(`ARRAY[${made.map(({ text }) => text).join(', ')}]`, undefined)
    const [left, right] = isVarying ? [this.#as(part, TEXT), this.#cast(array, 'text[]', undefined)] : [part, array]
    return this.#operator(
      `${this.#in(left, 'operator', true)} ${operator} ${not ? 'ALL' : 'ANY'} (${right.text})`,
      'operator',
      BOOLEAN,
    )
  }

  #between({ of: value, low, high, not }: Extract<Expression, { type: 'between' }>): Written {
    const side = (operator: string, right: Expression): Expression => ({ type: 'binary', operator, left: value, right })
    return not
      ? this.#binary({ type: 'binary', operator: 'or', left: side('<', low), right: side('>', high) })
      : this.#binary({ type: 'binary', operator: 'and', left: side('>=', low), right: side('<=', high) })
  }

  #call(call: Extract<Expression, { type: 'call' }>): Written {
    const { name, words, star } = call
    const sequence = sequenceOf(call)
    if (sequence !== undefined)
      return this.#plain(`nextval('${this.#isWhole ? 'public.' : ''}${nameText(sequence)}'::regclass)`, undefined)
    if (words.length === 0 && !star && BARE.test(name)) return this.#plain(name.toUpperCase(), undefined)
    const called = /^(?:coalesce|greatest|least|nullif)$/.test(name) ? name.toUpperCase() : name
    const parts = words.map((word) => {
      const part = this.write(word)
      return OF_TEXT.test(name) ? this.#asText(part, TEXT) : part.literal === undefined ? part : this.#as(part, TEXT)
    })
    const type = name.endsWith('length') ? INTEGER : OF_TEXT.test(name) ? TEXT : parts[0]?.type
    return this.#plain(`${called}(${star ? '*' : parts.map(({ text }) => text).join(', ')})`, type)
  }

  #value({ value, kind }: Extract<Expression, { type: 'value' }>): Written {
    if (value === null) return this.#plain('NULL', undefined)
    if (kind === 'text') return { ...this.#plain(quoted(value), undefined), literal: quoted(value) }
    const types: Partial<Readonly<Record<typeof kind, SqlType>>> = {
      integer: INTEGER,
      numeric: NUMERIC,
      float: DOUBLE,
      boolean: BOOLEAN,
    }
    return this.#plain(String(value), types[kind])
  }

  #minus(expression: Expression): Written {
    const part = this.write(expression)
    if (expression.type !== 'value') return this.#operator(`- ${this.#in(part, 'operator')}`, 'operator', part.type)
    return this.#plain(`'-${part.text}'::${part.type ? typeName(part.type) : 'integer'}`, part.type)
  }

  #case({ of: value, branches, otherwise }: Extract<Expression, { type: 'case' }>): Written {
    const arms = branches.map(({ when, gives }) => ` WHEN ${this.write(when).text} THEN ${this.#result(gives)}`)
    const rest = otherwise ? ` ELSE ${this.#result(otherwise)}` : ' ELSE NULL'
    return this.#plain(`CASE${value ? ` ${this.write(value).text}` : ''}${arms.join('')}${rest} END`, undefined)
  }

  #result(expression: Expression): string {
    const part = this.write(expression)
    return part.literal === undefined ? part.text : this.#as(part, TEXT).text
  }

  #column(name: string): Written {
    const { kind } = this.#columns.find((one) => one.name === name) ?? {}
    return this.#plain(nameText(name), kind === undefined ? undefined : (typeOf(kind, 'postgres') ?? of('enum', kind)))
  }

  #quantified({ left, operator, all, right }: Extract<Expression, { type: 'quantified' }>): Written {
    const value = this.#in(this.write(left), 'operator', true)
    return this.#operator(
      `${value} ${operator} ${all ? 'ALL' : 'ANY'} (${this.write(right).text})`,
      'operator',
      BOOLEAN,
    )
  }

  write(expression: Expression): Written {
    switch (expression.type) {
      case 'value':
        return this.#value(expression)
      case 'column':
        return this.#column(expression.name)
      case 'call':
        return this.#call(expression)
      case 'cast':
        return this.#cast(this.write(expression.of), typeText(expression.kind), typeOf(expression.kind, 'postgres'))
      case 'not':
        return this.#operator(`NOT ${this.#in(this.write(expression.of), 'not')}`, 'not', BOOLEAN)
      case 'minus':
        return this.#minus(expression.of)
      case 'null':
        return this.#operator(
          `${this.#in(this.write(expression.of), 'operator')} IS ${expression.not ? 'NOT ' : ''}NULL`,
          'operator',
          BOOLEAN,
        )
      case 'binary':
        return this.#binary(expression)
      case 'between':
        return this.#between(expression)
      case 'in':
        return this.#oneOf(expression)
      case 'case':
        return this.#case(expression)
      case 'array':
        return this.#plain(`ARRAY[${expression.items.map((item) => this.#result(item)).join(', ')}]`, undefined)
      case 'quantified':
        return this.#quantified(expression)
      default:
        return this.#plain(`(${expression.type})`, undefined)
    }
  }
}

const bare = ({ sizes: _sizes, ...type }: SqlType): SqlType => type

/** An expression as PostgreSQL writes it, of those that stand in defaults and checks; what is rarer stands as its kind alone. */
export function postgresText(
  expression: Expression,
  columns: readonly Pick<Column, 'name' | 'kind'>[],
  style: Style,
): string {
  const { text, literal } = new Writer(columns, style).write(expression)
  return literal === undefined ? text : `${literal}::text`
}
