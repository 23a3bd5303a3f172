import type { Assignment, Conflict, Delete, Expression, FromItem, Insert, Item, Update, With } from '../syntax.ts'
import type { ExpressionParser } from './expression.ts'
import type { QueryParser } from './query.ts'
import type { Tokens } from './tokens.ts'

/** Reads statements that change rows. */
export class ChangesParser {
  readonly #tokens: Tokens
  readonly #expressions: ExpressionParser
  readonly #queries: QueryParser

  constructor(expressions: ExpressionParser, queries: QueryParser) {
    this.#tokens = expressions.tokens
    this.#expressions = expressions
    this.#queries = queries
  }

  /** INSERT, UPDATE or DELETE; undefined where none of them comes. */
  read(given: With | undefined): Insert | Update | Delete | undefined {
    if (this.#tokens.take('insert')) return this.#insert('insert', given)
    if (!this.#tokens.dialect.folds && this.#tokens.take('replace')) return this.#insert('replace', given)
    if (this.#tokens.take('update')) return this.#update(given)
    return this.#tokens.take('delete') ? this.#delete(given) : undefined
  }

  #insert(word: 'insert' | 'replace', given: With | undefined): Insert {
    const isMysql = !this.#tokens.dialect.folds
    const mode = isMysql && word === 'insert' && this.#tokens.take('ignore') ? 'ignore' : word
    if (!this.#tokens.take('into') && !isMysql) this.#tokens.fail()
    const { at } = this.#tokens
    const table = this.#tokens.relation()
    const alias = this.#tokens.take('as') ? this.#tokens.name() : undefined
    const base = { type: 'insert', with: given, table, alias, mode, at } as const
    if (isMysql && this.#tokens.take('set')) {
      const set = this.#assignments()
      const rows = [set.map(([, value]) => value)]
      return {
        ...base,
        columns: set.map(([name]) => name),
        places: set.map(([, , place]) => place),
        source: this.#values(rows, at),
        conflict: this.#conflict(),
        returning: [],
      }
    }
    const named = this.#tokens.is('(') && !this.#isQuery() ? this.#columns() : []
    const [columns, places] = [named.map(([name]) => name), named.map(([, place]) => place)]
    const overriding =
      this.#tokens.take('overriding', 'system', 'value') || this.#tokens.take('overriding', 'user', 'value')
    const isEmpty = this.#tokens.take('default', 'values')
    if (isMysql && this.#tokens.is('value'))
      return { ...base, columns, places, source: this.#valueRows(at), conflict: this.#conflict(), returning: [] }
    if (!isEmpty && !this.#queries.comes) this.#tokens.fail()
    const source = isEmpty ? undefined : this.#queries.read()
    return {
      ...base,
      columns,
      places,
      source,
      conflict: this.#conflict(),
      returning: this.#returning(),
      ...(overriding && { overriding }),
    }
  }

  #columns(): readonly (readonly [name: string, place: number])[] {
    this.#tokens.need('(')
    if (this.#tokens.take(')')) return []
    const names = this.#tokens.many(() => {
      const { at } = this.#tokens
      return [this.#tokens.name(), at] as const
    })
    this.#tokens.need(')')
    return names
  }

  /** MySQL's VALUE for VALUES. */
  #valueRows(at: number): Insert['source'] {
    this.#tokens.advance()
    const rows = this.#tokens.many(() => {
      this.#tokens.need('(')
      const row = this.#tokens.many(() => this.#expressions.read())
      this.#tokens.need(')')
      return row
    })
    return this.#values(rows, at)
  }

  #values(rows: readonly (readonly Expression[])[], at: number): Insert['source'] {
    return { with: undefined, body: { type: 'values', rows, at }, order: [], limit: undefined, offset: undefined }
  }

  #isQuery(): boolean {
    return /^(?:select|with|values)$/i.test(this.#tokens.ahead(1).text) && this.#tokens.ahead(1).type === 'word'
  }

  /** ON CONFLICT, and MySQL's ON DUPLICATE KEY UPDATE. */
  #conflict(): Conflict | undefined {
    if (!this.#tokens.dialect.folds) {
      const alias = this.#tokens.take('as') ? this.#tokens.name() : undefined
      if (!this.#tokens.take('on', 'duplicate', 'key', 'update')) return undefined
      return { target: undefined, set: this.#assignments(), where: undefined, ...(alias !== undefined && { alias }) }
    }
    if (!this.#tokens.take('on', 'conflict')) return undefined
    const target = this.#tokens.take('on', 'constraint')
      ? { constraint: this.#tokens.name() }
      : this.#tokens.is('(')
        ? this.#tokens.names()
        : undefined
    this.#tokens.need('do')
    if (this.#tokens.take('nothing')) return { target, set: [], where: undefined }
    this.#tokens.need('update', 'set')
    return { target, set: this.#assignments(), where: this.#queries.where() }
  }

  #assignments(): readonly Assignment[] {
    return this.#tokens.many(() => this.#assignment()).flat()
  }

  #assignment(): readonly Assignment[] {
    const { at } = this.#tokens
    if (this.#tokens.is('(')) return this.#rowAssignment(at)
    let name = this.#tokens.name()
    if (this.#tokens.take('.')) name = this.#tokens.label()
    if (!this.#tokens.take('=') && !this.#tokens.take(':=')) this.#tokens.fail()
    return [[name, this.#expressions.read(), at]]
  }

  /** `SET (a, b) = (1, 2)` */
  #rowAssignment(at: number): readonly Assignment[] {
    const names = this.#tokens.names()
    this.#tokens.need('=')
    this.#tokens.take('row')
    this.#tokens.need('(')
    const values = this.#tokens.many(() => this.#expressions.read())
    this.#tokens.need(')')
    if (values.length !== names.length) this.#tokens.fail()
    return names.map((name, place): Assignment => [
      name,
      values[place] ?? { type: 'value', value: null, kind: 'null' },
      at,
    ])
  }

  #alias(): string | undefined {
    if (this.#tokens.take('as')) return this.#tokens.name()
    return this.#tokens.isName && !this.#tokens.is('set') ? this.#tokens.name() : undefined
  }

  #update(given: With | undefined): Update {
    this.#tokens.take('only')
    if (!this.#tokens.dialect.folds) this.#tokens.take('ignore')
    const { at } = this.#tokens
    const table = this.#tokens.relation()
    const alias = this.#alias()
    const joined = this.#mysqlJoins()
    this.#tokens.need('set')
    const set = this.#assignments()
    const from: readonly FromItem[] =
      this.#tokens.dialect.folds && this.#tokens.take('from') ? this.#queries.from() : joined.from
    const where = this.#queries.where()
    return {
      type: 'update',
      with: given,
      table,
      alias,
      set,
      from,
      where: both(joined.on, where),
      ...this.#some(),
      returning: this.#returning(),
      at,
    }
  }

  /** MySQL's `UPDATE a JOIN b ON … SET`: the other tables, and what joins them. */
  #mysqlJoins(): { readonly from: readonly FromItem[]; readonly on: Expression | undefined } {
    const from: FromItem[] = []
    let on: Expression | undefined
    while (
      !this.#tokens.dialect.folds &&
      (this.#tokens.take(',') || this.#tokens.take('inner', 'join') || this.#tokens.take('join'))
    ) {
      from.push(...this.#queries.from())
      if (this.#tokens.take('on')) on = both(on, this.#expressions.read())
    }
    return { from, on }
  }

  #delete(given: With | undefined): Delete {
    this.#tokens.need('from')
    this.#tokens.take('only')
    const { at } = this.#tokens
    const table = this.#tokens.relation()
    const alias = this.#tokens.is('using') || this.#tokens.is('where') ? undefined : this.#alias()
    const using = this.#tokens.take('using') ? this.#queries.from() : []
    const where = this.#queries.where()
    return {
      type: 'delete',
      with: given,
      table,
      alias,
      using,
      where,
      ...this.#some(),
      returning: this.#returning(),
      at,
    }
  }

  /** ORDER BY and LIMIT, which MySQL has here, too. */
  #some(): Pick<Update, 'order' | 'limit'> {
    if (this.#tokens.dialect.folds) return { order: [], limit: undefined }
    const order = this.#tokens.take('order', 'by') ? this.#expressions.orderings() : []
    return { order, limit: this.#tokens.take('limit') ? this.#expressions.read() : undefined }
  }

  #returning(): readonly Item[] {
    return this.#tokens.dialect.folds && this.#tokens.take('returning') ? this.#queries.items() : []
  }
}

const both = (one: Expression | undefined, other: Expression | undefined): Expression | undefined =>
  one && other ? { type: 'binary', operator: 'and', left: one, right: other } : (one ?? other)
