import { AccountParser } from './parse-accounts.ts'
import { ExpressionParser } from './parse-expression.ts'
import { RowsParser } from './parse-rows.ts'
import { TableParser } from './parse-table.ts'
import { SqlError, type Statement } from './syntax.ts'
import { type Dialect, Tokens } from './tokens.ts'

/** A statement, and the database that its tables are said to be in. */
export interface Parsed {
  readonly statement: Statement
  readonly database: string | undefined
}

/** Reads one statement, by recursive descent. */
class StatementParser {
  readonly #tokens: Tokens
  readonly #rows: RowsParser
  readonly #tables: TableParser
  readonly #accounts: AccountParser

  constructor(sql: string, dialect: Dialect) {
    const tokens = new Tokens(sql, dialect)
    const expressions = new ExpressionParser(tokens)
    this.#tokens = tokens
    this.#rows = new RowsParser(tokens, expressions)
    this.#tables = new TableParser(tokens, expressions)
    this.#accounts = new AccountParser(tokens)
  }

  parse(): Parsed {
    const statement = this.#statement()
    this.#tokens.take(';')
    if (this.#tokens.current.type !== 'end') this.#tokens.fail()
    return { statement, database: this.#tokens.database }
  }

  #statement(): Statement {
    const { text } = this.#tokens.current
    if (this.#tokens.is(';') || this.#tokens.current.type === 'end') return { type: 'set', command: 'SET' }
    const known = this.#administration()
    if (known) return known
    if (this.#tokens.take('select')) return this.#rows.select()
    if (this.#tokens.take('insert', 'into')) return this.#rows.insert()
    if (this.#tokens.take('update')) return this.#rows.update()
    if (this.#tokens.take('delete', 'from'))
      return { type: 'delete', table: this.#tokens.table(), where: this.#rows.where() }
    if (this.#tokens.take('create', 'table')) return this.#tables.create()
    if (this.#tokens.take('drop', 'table')) {
      const lenient = this.#tokens.take('if', 'exists')
      return { type: 'drop-table', lenient, tables: this.#tokens.many(() => this.#tokens.table()) }
    }
    for (const what of ['create', 'drop'] as const)
      for (const kind of ['database', 'schema']) {
        if (!this.#tokens.take(what, kind)) continue
        const lenient = this.#tokens.take('if', 'not', 'exists') || this.#tokens.take('if', 'exists')
        const name = this.#tokens.name()
        return { type: `${what}-database`, name, lenient, ...this.#databaseSettings() }
      }
    if (this.#tokens.take('truncate'))
      return (this.#tokens.take('table'), { type: 'truncate', table: this.#tokens.table() })
    if (this.#tokens.take('show', 'databases') || this.#tokens.take('show', 'schemas'))
      return { type: 'show', what: 'databases' }
    if (this.#tokens.take('show', 'tables')) return { type: 'show', what: 'tables' }
    if (this.#tokens.take('describe') || this.#tokens.take('desc'))
      return { type: 'describe', table: this.#tokens.table() }
    if (this.#tokens.take('use')) return { type: 'use', name: this.#tokens.name() }
    const unsimulated =
      /^(alter|begin|commit|rollback|grant|revoke|explain|with|copy|create|drop|set|show|start|analyze|vacuum|flush|lock)$/i
    if (unsimulated.test(text)) throw new SqlError({ type: 'not-simulated', what: text.toUpperCase() })
    return this.#tokens.fail()
  }

  /** What is said of a database besides its name: its owner, and how its texts are kept. */
  #databaseSettings(): { readonly owner?: string } {
    let owner: string | undefined
    while (!this.#tokens.endsHere) {
      if (this.#tokens.take('owner')) {
        this.#tokens.take('=')
        owner = this.#tokens.name()
      } else if (
        /^(?:with|default|character|set|charset|collate|encoding|template|lc_\w+|utf8\w*|=)$/i.test(
          this.#tokens.current.text,
        )
      )
        this.#tokens.advance()
      else if (this.#tokens.current.type === 'text' || this.#tokens.current.type === 'name') this.#tokens.advance()
      else this.#tokens.fail()
    }
    return owner === undefined ? {} : { owner }
  }

  /** Users, rights and settings; undefined for a statement of another kind. */
  #administration(): Statement | undefined {
    for (const does of ['create', 'alter', 'drop'] as const)
      for (const kind of ['user', 'role'])
        if (this.#tokens.take(does, kind)) return this.#accounts.account(does, kind === 'user')
    if (this.#tokens.take('grant')) return this.#accounts.grant(false)
    if (this.#tokens.take('revoke')) return this.#accounts.grant(true)
    if (this.#tokens.take('flush')) return this.#inert('FLUSH', 'privileges')
    if (this.#tokens.take('unlock', 'tables')) return { type: 'set', command: 'UNLOCK TABLES' }
    if (this.#tokens.take('lock', 'tables')) return this.#inert('LOCK TABLES')
    if (this.#tokens.take('set')) return this.#inert('SET')
    if (this.#tokens.take('alter', 'database')) return this.#alterDatabase()
    if (this.#tokens.take('alter', 'table')) return this.#alterTable()
    if (this.#tokens.take('show', 'create', 'table')) return { type: 'show-create', table: this.#tokens.table() }
    if (this.#tokens.take('show', 'variables') || this.#tokens.take('show', 'global', 'variables'))
      return { type: 'settings', like: this.#tokens.take('like') ? this.#tokens.text() : '%' }
    if (this.#tokens.dialect.folds && this.#tokens.is('show')) return this.#setting()
    if (this.#tokens.take('select', 'pg_catalog', '.', 'setval')) return this.#sequence()
    return undefined
  }

  /** SHOW of PostgreSQL; its clients ask for databases and tables in MySQL's words. */
  #setting(): Statement {
    if (this.#tokens.take('show', 'databases')) return { type: 'show', what: 'databases' }
    if (this.#tokens.take('show', 'tables')) return { type: 'show', what: 'tables' }
    this.#tokens.need('show')
    return { type: 'setting', name: this.#tokens.name() }
  }

  /** What follows has no effect here. */
  #inert(command: Extract<Statement, { type: 'set' }>['command'], ...words: readonly string[]): Statement {
    this.#tokens.need(...words)
    this.#tokens.skip()
    return { type: 'set', command }
  }

  #alterDatabase(): Statement {
    const name = this.#tokens.name()
    this.#tokens.need('owner', 'to')
    return { type: 'own', kind: 'database', name, owner: this.#tokens.name() }
  }

  /** Of ALTER TABLE, the owner is simulated, and MySQL's keys that are switched off while rows come in bulk. */
  #alterTable(): Statement {
    this.#tokens.take('only')
    const name = this.#tokens.table()
    if (this.#tokens.take('disable', 'keys') || this.#tokens.take('enable', 'keys'))
      return { type: 'set', command: 'ALTER TABLE' }
    if (!this.#tokens.dialect.folds || !this.#tokens.take('owner', 'to'))
      throw new SqlError({ type: 'not-simulated', what: 'ALTER TABLE' })
    return { type: 'own', kind: 'table', name, owner: this.#tokens.name() }
  }

  #sequence(): Statement {
    this.#tokens.need('(')
    const sequence = this.#tokens.text()
    this.#tokens.need(',')
    const value = this.#tokens.number()
    const isUsed = !this.#tokens.take(',') || !this.#tokens.take('false')
    this.#tokens.take('true')
    this.#tokens.need(')')
    return { type: 'number', sequence, value: isUsed ? value + 1 : value }
  }
}

/** Reads a statement. @throws SqlError */
export const parseSql = (sql: string, dialect: Dialect): Parsed => new StatementParser(sql, dialect).parse()
