import { type ObjectKind, SqlError, type Statement } from '../syntax.ts'
import type { AccountParser } from './accounts.ts'
import type { ExpressionParser } from './expression.ts'
import type { QueryParser } from './query.ts'
import { readSequence } from './sequence.ts'
import type { TableParser } from './table.ts'
import type { Tokens } from './tokens.ts'

/** Reads CREATE and DROP of what a server holds. */
export class ObjectParser {
  readonly #tokens: Tokens
  readonly #expressions: ExpressionParser
  readonly #queries: QueryParser
  readonly #tables: TableParser
  readonly #accounts: AccountParser

  constructor(
    expressions: ExpressionParser,
    {
      queries,
      tables,
      accounts,
    }: { readonly queries: QueryParser; readonly tables: TableParser; readonly accounts: AccountParser },
  ) {
    this.#tokens = expressions.tokens
    this.#expressions = expressions
    this.#queries = queries
    this.#tables = tables
    this.#accounts = accounts
  }

  /** What follows CREATE. */
  create(): Statement {
    const { tokens } = this.#expressions
    for (const kind of ['user', 'role']) if (tokens.take(kind)) return this.#accounts.account('create', kind === 'user')
    const replaces = tokens.take('or', 'replace')
    if (!tokens.dialect.folds) for (const word of ['algorithm', 'definer']) this.#skipSetting(word)
    if (!replaces && (tokens.takeOne('temporary', 'temp', 'unlogged'), tokens.take('table')))
      return this.#tables.create()
    if (tokens.take('view')) return this.#view(replaces, false)
    if (tokens.take('materialized', 'view')) return this.#view(false, true)
    const unique = tokens.take('unique')
    if (tokens.take('index')) return this.#index(unique)
    if (tokens.dialect.folds && tokens.take('type')) return this.#type()
    if (tokens.dialect.folds && tokens.take('sequence')) return this.#sequence()
    if (tokens.dialect.folds && tokens.take('extension'))
      return (tokens.skip(), { type: 'set', command: 'CREATE EXTENSION' })
    if (tokens.dialect.folds && tokens.take('schema')) {
      const lenient = tokens.take('if', 'not', 'exists')
      return { type: 'create-schema', lenient, name: tokens.name() }
    }
    if (tokens.take('database') || tokens.take('schema')) {
      const lenient = tokens.take('if', 'not', 'exists')
      return { type: 'create-database', lenient, name: tokens.name(), ...this.#databaseSettings() }
    }
    const other = [
      'function',
      'procedure',
      'trigger',
      'domain',
      'event',
      'policy',
      'rule',
      'aggregate',
      'fulltext',
      'server',
    ].find((word) => tokens.is(word))
    if (other !== undefined) throw new SqlError({ type: 'not-simulated', what: `CREATE ${other.toUpperCase()}` })
    return tokens.fail()
  }

  #skipSetting(word: string): void {
    if (!this.#tokens.take(word)) return
    this.#tokens.need('=')
    while (!this.#tokens.is('view') && !this.#tokens.is('definer') && !this.#tokens.is('sql') && !this.#tokens.endsHere)
      this.#tokens.advance()
  }

  #view(replaces: boolean, kept: boolean): Statement {
    const lenient = this.#tokens.take('if', 'not', 'exists')
    const name = this.#tokens.table()
    const names = this.#tokens.is('(') ? this.#tokens.names() : []
    this.#tokens.need('as')
    const { at } = this.#tokens
    const query = this.#queries.read()
    const text = this.#tokens.since(at)
    if (this.#tokens.take('with', 'no', 'data') || !this.#tokens.take('with', 'data'))
      this.#tokens.take('with', 'check', 'option')
    return { type: 'create-view', name, names, query, text, replaces, lenient, kept }
  }

  #index(unique: boolean): Statement {
    this.#tokens.take('concurrently')
    const lenient = this.#tokens.take('if', 'not', 'exists')
    const name = this.#tokens.is('on') ? undefined : this.#tokens.name()
    this.#tokens.need('on')
    const { at } = this.#tokens
    const table = this.#tokens.table()
    const method = this.#tokens.take('using') ? this.#tokens.label() : 'btree'
    this.#tokens.need('(')
    const columns = this.#tokens.many(() => this.#indexPart())
    this.#tokens.need(')')
    if (this.#tokens.take('where')) throw new SqlError({ type: 'not-simulated', what: 'a partial index' })
    return { type: 'create-index', index: { name, columns, unique, method }, table, lenient, at }
  }

  /** A column, or an expression as its text. */
  #indexPart(): string {
    const { at } = this.#tokens
    const made = this.#expressions.read()
    const part = made.type === 'column' ? made.name : this.#tokens.since(at)
    this.#tokens.takeOne('asc', 'desc')
    if (this.#tokens.take('nulls')) this.#tokens.takeOne('first', 'last')
    if (this.#tokens.isName) this.#tokens.name()
    return part
  }

  #type(): Statement {
    const name = this.#tokens.table()
    this.#tokens.need('as')
    if (!this.#tokens.take('enum')) throw new SqlError({ type: 'not-simulated', what: 'CREATE TYPE of this kind' })
    this.#tokens.need('(')
    const labels = this.#tokens.is(')') ? [] : this.#tokens.many(() => this.#tokens.text())
    this.#tokens.need(')')
    return { type: 'create-type', name, labels }
  }

  #sequence(): Statement {
    const lenient = this.#tokens.take('if', 'not', 'exists')
    const name = this.#tokens.table()
    const { start = 1, step = 1, of } = readSequence(this.#tokens)
    return { type: 'create-sequence', name, lenient, start, step, ...(of && { of }) }
  }

  /** What follows DROP. */
  drop(): Statement {
    const { tokens } = this.#expressions
    for (const kind of ['user', 'role']) if (tokens.take(kind)) return this.#accounts.account('drop', kind === 'user')
    if (tokens.take('database') || (!tokens.dialect.folds && tokens.take('schema'))) {
      const lenient = tokens.take('if', 'exists')
      return { type: 'drop-database', lenient, name: tokens.name() }
    }
    tokens.take('materialized')
    tokens.take('temporary')
    const kinds: readonly ObjectKind[] = ['table', 'view', 'index', 'type', 'sequence', 'schema', 'extension']
    const kind = kinds.find((one) => tokens.take(one))
    if (kind === undefined) {
      const other = ['function', 'procedure', 'trigger', 'event', 'domain', 'policy'].find((word) => tokens.is(word))
      if (other !== undefined) throw new SqlError({ type: 'not-simulated', what: `DROP ${other.toUpperCase()}` })
      return tokens.fail()
    }
    const lenient = tokens.take('if', 'exists')
    const names = tokens.many(() => tokens.table())
    const table = kind === 'index' && tokens.take('on') ? tokens.table() : undefined
    const cascade = tokens.takeOne('cascade', 'restrict') === 'cascade'
    return { type: 'drop', kind, names, lenient, cascade, ...(table !== undefined && { table }) }
  }

  /** What is said of a database besides its name: its owner, and how its texts are kept. */
  #databaseSettings(): { readonly owner?: string; readonly template?: string } {
    let owner: string | undefined
    let template: string | undefined
    while (!this.#tokens.endsHere) {
      const { type, text } = this.#tokens.current
      if (this.#tokens.take('owner')) {
        this.#tokens.take('=')
        owner = this.#tokens.name()
      } else if (this.#tokens.dialect.folds && this.#tokens.take('template')) {
        this.#tokens.take('=')
        template = this.#tokens.name()
      } else if (/^(?:with|default|character|set|charset|collate|encoding|lc_\w+|utf8\w*|=)$/i.test(text))
        this.#tokens.advance()
      else if (type === 'text' || type === 'name') this.#tokens.advance()
      else this.#tokens.fail()
    }
    return { ...(owner !== undefined && { owner }), ...(template !== undefined && { template }) }
  }
}
