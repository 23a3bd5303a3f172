import type { Work } from '../../../../base/work.ts'
import {
  type Body,
  type Cte,
  type Expression,
  type FromItem,
  type Item,
  type Query,
  type Select,
  type SetOperator,
  SqlError,
  type Window,
  type With,
} from '../syntax.ts'
import { type ExpressionParser, LONGEST } from './expression.ts'
import type { Tokens } from './tokens.ts'

/** How many tokens a statement has whose rows are read ahead. */
const LONG = 4096

/** Reads queries. */
export class QueryParser {
  readonly #tokens: Tokens
  /** Rows that have been read ahead, by how many tokens stand before them. */
  readonly #rows = new Map<number, { readonly row: readonly Expression[]; readonly end: number }>()
  readonly #expressions: ExpressionParser

  constructor(expressions: ExpressionParser) {
    this.#tokens = expressions.tokens
    this.#expressions = expressions
    expressions.query = () => this.read()
  }

  /** Reads the rows of VALUES and long lists of literals in a long statement, others having their turn in between: they are known when it is read. */
  *readAhead(): Work<void> {
    const tokens = this.#tokens
    if (tokens.count < LONG) return
    yield* this.#expressions.readAhead()
    while (!tokens.endsHere && !tokens.is('values')) {
      tokens.advance()
      if (tokens.passed % LONG === 0) yield LONG
    }
    try {
      if (tokens.take('values'))
        do {
          const at = tokens.passed
          const row = this.#row()
          this.#rows.set(at, { row, end: tokens.passed })
          yield tokens.passed - at
        } while (tokens.take(','))
    } catch (error) {
      // it is said when the statement is read
      if (!(error instanceof SqlError)) throw error
    }
    tokens.goTo(0)
  }

  #row(): readonly Expression[] {
    const known = this.#rows.get(this.#tokens.passed)
    if (known) {
      this.#tokens.goTo(known.end)
      return known.row
    }
    this.#tokens.take('row')
    this.#tokens.need('(')
    const row = this.#tokens.is(')') ? [] : this.#tokens.many(() => this.#expressions.read())
    this.#tokens.need(')')
    return row
  }

  /** Whether a query comes next. */
  get comes(): boolean {
    return ['select', 'values', 'with', '(', 'table'].some((word) => this.#tokens.is(word))
  }

  /** A query with all that belongs to it. */
  read(): Query {
    return this.#expressions.deeper(() => this.rest(this.with()))
  }

  /** A query, behind its WITH. */
  rest(given: With | undefined): Query {
    const body = this.#body(0)
    const order = this.#tokens.take('order', 'by') ? this.#expressions.orderings() : []
    const limits = this.#limits()
    if (this.#tokens.take('for', 'update') || this.#tokens.take('for', 'share')) this.#tokens.takeOne('nowait')
    // what a query in brackets says of its own order and number stays with it
    if (body.type === 'nested' && !given && order.length === 0 && !limits.limit && !limits.offset) return body.query
    return { with: given, body, order, ...limits }
  }

  /** WITH, if there is one. */
  with(): With | undefined {
    if (!this.#tokens.take('with')) return undefined
    const recursive = this.#tokens.take('recursive')
    const list = this.#tokens.many((): Cte => {
      const { at } = this.#tokens
      const name = this.#tokens.name()
      const names = this.#tokens.is('(') ? this.#tokens.names() : []
      this.#tokens.need('as')
      if (!this.#tokens.take('materialized')) this.#tokens.take('not', 'materialized')
      this.#tokens.need('(')
      const query = this.read()
      this.#tokens.need(')')
      return { name, names, query, at }
    })
    return { recursive, list }
  }

  /** UNION and EXCEPT bind less than INTERSECT. */
  #body(level: number): Body {
    const operators: readonly SetOperator[] = level === 0 ? ['union', 'except'] : ['intersect']
    const one = (): Body => (level === 0 ? this.#body(1) : this.#single())
    let left = one()
    for (let many = 0; ; many += 1) {
      if (many > LONGEST) throw new SqlError({ type: 'not-simulated', what: `more than ${LONGEST} queries in a row` })
      const { at } = this.#tokens
      const operator = operators.find((word) => this.#tokens.take(word))
      if (operator === undefined) return left
      const all = this.#tokens.take('all')
      if (!all) this.#tokens.take('distinct')
      left = { type: 'set-operation', operator, all, left, right: one(), at }
    }
  }

  #single(): Body {
    const { at } = this.#tokens
    if (this.#tokens.take('(')) {
      const query = this.read()
      this.#tokens.need(')')
      return { type: 'nested', query }
    }
    if (this.#tokens.take('values')) {
      const rows = this.#tokens.many(() => this.#row())
      return { type: 'values', rows, at }
    }
    if (this.#tokens.take('table')) {
      const items: readonly Item[] = [{ type: 'all', at }]
      return { ...EMPTY, items, from: [this.#table()] }
    }
    this.#tokens.need('select')
    return this.#select()
  }

  #select(): Select {
    const distinct = this.#distinct()
    for (const word of ['sql_calc_found_rows', 'sql_no_cache', 'straight_join']) this.#tokens.take(word)
    const isEmpty = this.#tokens.endsHere && this.#tokens.dialect.folds
    const items =
      isEmpty || this.#tokens.is('from') ? (this.#tokens.dialect.folds ? [] : this.#tokens.fail()) : this.items()
    if (this.#tokens.is('into')) this.#tokens.fail()
    const isOfNothing = !this.#tokens.dialect.folds && this.#tokens.take('from', 'dual')
    const from = !isOfNothing && this.#tokens.take('from') ? this.from() : []
    const where = this.where()
    const group = this.#tokens.take('group', 'by') ? this.#tokens.many(() => this.#expressions.read()) : []
    const having = this.#tokens.take('having') ? this.#expressions.read() : undefined
    return { type: 'select', distinct, items, from, where, group, having, windows: this.#windows() }
  }

  #distinct(): Select['distinct'] {
    if (!this.#tokens.take('distinct')) return (this.#tokens.take('all'), false)
    if (!this.#tokens.dialect.folds || !this.#tokens.take('on')) return true
    this.#tokens.need('(')
    const by = this.#tokens.many(() => this.#expressions.read())
    this.#tokens.need(')')
    return by
  }

  #windows(): Readonly<Record<string, Window>> {
    if (!this.#tokens.take('window')) return {}
    return Object.fromEntries(
      this.#tokens.many((): readonly [string, Window] => {
        const name = this.#tokens.name()
        this.#tokens.need('as')
        return [name, this.#expressions.window()]
      }),
    )
  }

  /** LIMIT and OFFSET in any order; MySQL also has `LIMIT offset, count`, the standard FETCH FIRST. */
  #limits(): Pick<Query, 'limit' | 'offset'> {
    let [limit, offset]: (Expression | undefined)[] = []
    for (;;) {
      if (this.#tokens.take('limit')) {
        if (this.#tokens.take('all')) continue
        limit = this.#expressions.read()
        if (!this.#tokens.dialect.folds && this.#tokens.take(',')) [offset, limit] = [limit, this.#expressions.read()]
      } else if (this.#tokens.take('offset')) {
        offset = this.#expressions.read()
        if (!this.#tokens.take('rows')) this.#tokens.take('row')
      } else if (this.#tokens.take('fetch')) {
        if (!this.#tokens.takeOne('first', 'next')) this.#tokens.fail()
        limit =
          this.#tokens.current.type === 'number'
            ? this.#expressions.read()
            : { type: 'value', value: 1, kind: 'integer' }
        if (!this.#tokens.takeOne('rows', 'row')) this.#tokens.fail()
        this.#tokens.need('only')
      } else return { limit, offset }
    }
  }

  /** What a select or RETURNING gives. */
  items(): readonly Item[] {
    return this.#tokens.many(() => this.#item())
  }

  #item(): Item {
    const { at } = this.#tokens
    if (this.#tokens.take('*')) return { type: 'all', at }
    if (
      this.#tokens.ahead(1).text === '.' &&
      this.#tokens.ahead(2).text === '*' &&
      this.#tokens.ahead(2).type === 'mark'
    ) {
      const table = this.#tokens.name()
      this.#tokens.need('.', '*')
      return { type: 'all', table, at }
    }
    const value = this.#expressions.read()
    const text = this.#tokens.since(at)
    if (this.#tokens.take('as')) return { type: 'item', value, name: this.#alias(), text }
    return { type: 'item', value, name: this.#isBareName ? this.#alias() : undefined, text }
  }

  /** MySQL takes texts for names here. */
  #alias(): string {
    return this.#tokens.current.type === 'text' && !this.#tokens.dialect.folds
      ? this.#tokens.text()
      : this.#tokens.label()
  }

  get #isBareName(): boolean {
    return (
      (this.#tokens.isName && !this.#tokens.is('set')) ||
      (this.#tokens.current.type === 'text' && !this.#tokens.dialect.folds)
    )
  }

  /** What rows are read from. */
  from(): readonly FromItem[] {
    return this.#tokens.many(() => this.#joined())
  }

  #joined(): FromItem {
    let left = this.#source()
    for (;;) {
      const { at } = this.#tokens
      const natural = this.#tokens.take('natural')
      const kind = this.#joinKind()
      if (kind === undefined) {
        if (natural) this.#tokens.fail()
        return left
      }
      const right = this.#source()
      left = { type: 'join', kind, left, right, natural, at, ...this.#condition(kind, natural) }
    }
  }

  #joinKind(): Extract<FromItem, { type: 'join' }>['kind'] | undefined {
    if (this.#tokens.take('cross', 'join')) return 'cross'
    if (this.#tokens.take('join') || this.#tokens.take('inner', 'join')) return 'inner'
    const sides = this.#tokens.dialect.folds ? (['left', 'right', 'full'] as const) : (['left', 'right'] as const)
    return sides.find((side) => this.#tokens.take(side, 'join') || this.#tokens.take(side, 'outer', 'join'))
  }

  #condition(kind: string, natural: boolean): Pick<Extract<FromItem, { type: 'join' }>, 'on' | 'using'> {
    if (natural || (kind === 'cross' && this.#tokens.dialect.folds)) return { on: undefined, using: [] }
    if (this.#tokens.take('on')) return { on: this.#expressions.read(), using: [] }
    if (this.#tokens.take('using')) return { on: undefined, using: this.#tokens.names() }
    // only MySQL's inner join does without
    if (this.#tokens.dialect.folds || (kind !== 'inner' && kind !== 'cross')) this.#tokens.fail()
    return { on: undefined, using: [] }
  }

  #source(): FromItem {
    const { at } = this.#tokens
    const lateral = this.#tokens.take('lateral')
    if (this.#tokens.is('(')) {
      if (!this.#opensQuery()) {
        this.#tokens.need('(')
        const inner = this.#joined()
        this.#tokens.need(')')
        return inner
      }
      this.#tokens.need('(')
      const query = this.read()
      this.#tokens.need(')')
      return { type: 'subquery', query, lateral, at, ...this.#tableAlias() }
    }
    if (this.#tokens.ahead(1).text === '(' && this.#tokens.dialect.folds && this.#tokens.isName) {
      const call = this.#expressions.call(this.#tokens.name(), at)
      if (call.type !== 'call') return this.#tokens.fail()
      const ordinality = this.#tokens.take('with', 'ordinality')
      return { type: 'function', call, ordinality, at, ...this.#tableAlias() }
    }
    return this.#table()
  }

  #opensQuery(): boolean {
    let by = 0
    while (this.#tokens.ahead(by).text === '(') by += 1
    return /^(?:select|values|with)$/i.test(this.#tokens.ahead(by).text)
  }

  #table(): FromItem {
    const { at } = this.#tokens
    this.#tokens.take('only')
    const first = this.#tokens.name()
    const inner = this.#tokens.take('.') ? this.#tokens.label() : undefined
    if (inner !== undefined && !this.#tokens.dialect.folds) this.#tokens.database = first
    const within = inner === undefined ? undefined : first
    return { type: 'table', table: inner ?? first, within, at, ...this.#tableAlias() }
  }

  #tableAlias(): { readonly alias: string | undefined; readonly names: readonly string[] } {
    const isNamed =
      this.#tokens.take('as') ||
      (this.#tokens.isName && !/^(?:set|on|using|limit|offset|for|window|returning)$/i.test(this.#tokens.current.text))
    if (!isNamed) return { alias: undefined, names: [] }
    const alias = this.#tokens.name()
    return { alias, names: this.#tokens.is('(') ? this.#tokens.names() : [] }
  }

  /** WHERE, if there is one. */
  where(): Expression | undefined {
    return this.#tokens.take('where') ? this.#expressions.read() : undefined
  }
}

const EMPTY: Select = {
  type: 'select',
  distinct: false,
  items: [],
  from: [],
  where: undefined,
  group: [],
  having: undefined,
  windows: {},
}
