import { ENDS, type ExpressionParser } from './parse-expression.ts'
import { type Expression, type Item, type Select, type Source, SqlError, type Statement } from './syntax.ts'
import type { Tokens } from './tokens.ts'

/** Reads statements about rows. */
export class RowsParser {
  readonly #tokens: Tokens
  readonly #expressions: ExpressionParser

  constructor(tokens: Tokens, expressions: ExpressionParser) {
    this.#tokens = tokens
    this.#expressions = expressions
  }

  /** What follows SELECT. */
  select(): Select {
    const distinct = this.#tokens.take('distinct')
    const items = this.#tokens.many(() => this.#item())
    const from = this.#tokens.take('from') ? this.#sources() : []
    const where = this.where()
    const group = this.#tokens.take('group', 'by') ? this.#tokens.many(() => this.#expressions.read()) : []
    const having = this.#tokens.take('having') ? this.#expressions.read() : undefined
    const order = this.#tokens.take('order', 'by') ? this.#tokens.many(() => this.#ordering()) : []
    const { limit, offset } = this.#limits()
    return { type: 'select', distinct, items, from, where, group, having, order, limit, offset }
  }

  /** LIMIT and OFFSET; MySQL also has `LIMIT offset, count`. */
  #limits(): Pick<Select, 'limit' | 'offset'> {
    const first = this.#tokens.take('limit') ? this.#tokens.number() : undefined
    if (first !== undefined && !this.#tokens.dialect.folds && this.#tokens.take(','))
      return { limit: this.#tokens.number(), offset: first }
    return { limit: first, offset: this.#tokens.take('offset') ? this.#tokens.number() : 0 }
  }

  #ordering(): { readonly by: Expression; readonly down: boolean } {
    const by = this.#expressions.read()
    const down = this.#tokens.take('desc')
    if (!down) this.#tokens.take('asc')
    return { by, down }
  }

  #item(): Item {
    if (this.#tokens.take('*')) return { type: 'all' }
    const value = this.#expressions.read()
    const name = this.#tokens.take('as') || this.#isBareName() ? this.#tokens.name() : undefined
    return { type: 'item', value, name }
  }

  #isBareName(): boolean {
    const { type, text } = this.#tokens.current
    return type === 'name' || (type === 'word' && !ENDS.has(text.toLowerCase()))
  }

  #source(join?: NonNullable<Source['join']>['outer']): Source {
    const table = this.#tokens.table()
    const alias = this.#tokens.take('as') || this.#isBareName() ? this.#tokens.name() : table
    if (join === undefined) return { table, alias }
    const isOn = this.#tokens.take('on')
    // only MySQL's inner join does without
    if (!isOn && (join || this.#tokens.dialect.folds)) this.#tokens.fail()
    return { table, alias, join: { outer: join, on: isOn ? this.#expressions.read() : undefined } }
  }

  #sources(): readonly Source[] {
    const sources = [this.#source()]
    for (;;) {
      if (this.#tokens.take(',') || this.#tokens.take('cross', 'join'))
        sources.push({ ...this.#source(), join: { outer: false, on: undefined } })
      else if (this.#tokens.take('join') || this.#tokens.take('inner', 'join')) sources.push(this.#source(false))
      else if (this.#tokens.take('left', 'join') || this.#tokens.take('left', 'outer', 'join'))
        sources.push(this.#source(true))
      else {
        const other = ['right', 'full', 'natural'].find((kind) => this.#tokens.is(kind))
        if (other === undefined) return sources
        throw new SqlError({ type: 'not-simulated', what: `${other.toUpperCase()} JOIN` })
      }
    }
  }

  /** WHERE, if there is one. */
  where(): Expression | undefined {
    return this.#tokens.take('where') ? this.#expressions.read() : undefined
  }

  /** What follows INSERT INTO. */
  insert(): Statement {
    const table = this.#tokens.table()
    const columns = this.#tokens.take('(') ? this.#tokens.many(() => this.#tokens.name()) : []
    if (columns.length > 0) this.#tokens.need(')')
    this.#tokens.need('values')
    const rows = this.#tokens.many(() => {
      this.#tokens.need('(')
      const row = this.#tokens.many(() => this.#expressions.read())
      this.#tokens.need(')')
      return row
    })
    const returning = this.#tokens.take('returning') ? this.#tokens.many(() => this.#item()) : []
    return { type: 'insert', table, columns, rows, returning }
  }

  /** What follows UPDATE. */
  update(): Statement {
    const table = this.#tokens.table()
    this.#tokens.need('set')
    const set = this.#tokens.many(() => {
      const name = this.#tokens.name()
      this.#tokens.need('=')
      return [name, this.#expressions.read()] as const
    })
    return { type: 'update', table, set, where: this.where() }
  }
}
