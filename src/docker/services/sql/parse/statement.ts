import type { Work } from '../../../../base/work.ts'
import { type Expression, SqlError, type Statement, type Transactional } from '../syntax.ts'
import { AccountParser } from './accounts.ts'
import { AlterParser } from './alter.ts'
import { ChangesParser } from './changes.ts'
import { readCopy } from './copy.ts'
import { ExpressionParser } from './expression.ts'
import { ObjectParser } from './objects.ts'
import { QueryParser } from './query.ts'
import { alterSequence } from './sequence.ts'
import { readReset, readSet } from './settings.ts'
import { readShow } from './show.ts'
import { TableParser } from './table.ts'
import { type Dialect, Tokens, tokensOf } from './tokens.ts'

/** A statement, and the database that its tables are said to be in. */
export interface Parsed {
  readonly statement: Statement
  readonly database: string | undefined
}

/** Reads one statement, by recursive descent. */
class StatementParser {
  readonly #tokens: Tokens
  readonly #expressions: ExpressionParser
  readonly #queries: QueryParser
  readonly #changes: ChangesParser
  readonly #alter: AlterParser
  readonly #objects: ObjectParser
  readonly #accounts: AccountParser

  constructor(tokens: Tokens) {
    const expressions = new ExpressionParser(tokens)
    const queries = new QueryParser(expressions)
    const tables = new TableParser(expressions, queries)
    this.#tokens = tokens
    this.#expressions = expressions
    this.#queries = queries
    this.#changes = new ChangesParser(expressions, queries)
    this.#alter = new AlterParser(expressions, tables)
    this.#accounts = new AccountParser(tokens)
    this.#objects = new ObjectParser(expressions, { queries, tables, accounts: this.#accounts })
  }

  *parse(): Work<Parsed> {
    yield* this.#queries.readAhead()
    const statement = this.#statement()
    this.#tokens.take(';')
    if (this.#tokens.current.type !== 'end') this.#tokens.fail()
    return { statement, database: this.#tokens.database }
  }

  #statement(): Statement {
    const { text } = this.#tokens.current
    if (this.#tokens.endsHere) return { type: 'set', command: 'SET' }
    const given = this.#queries.with()
    const change = this.#changes.read(given)
    if (change) return change
    if (given || this.#queries.comes) return { type: 'select', query: this.#queries.rest(given) }
    const known = this.#definition() ?? this.#transaction() ?? this.#administration()
    if (known) return known
    if (
      /^(?:vacuum|listen|notify|do|call|prepare|execute|deallocate|handler|load|declare|cluster|reindex|merge|checkpoint)$/i.test(
        text,
      )
    )
      throw new SqlError({ type: 'not-simulated', what: text.toUpperCase() })
    return this.#tokens.fail()
  }

  /** What defines tables and the like; undefined for a statement of another kind. */
  #definition(): Statement | undefined {
    if (this.#tokens.take('create')) return this.#objects.create()
    if (this.#tokens.take('drop')) return this.#objects.drop()
    if (this.#tokens.take('alter', 'table')) return this.#alterTable()
    if (this.#tokens.dialect.folds && this.#tokens.take('alter', 'sequence')) return alterSequence(this.#tokens)
    if (this.#tokens.take('alter', 'type')) return this.#alterType()
    if (this.#tokens.take('alter', 'database')) return this.#alterDatabase()
    for (const kind of ['user', 'role'])
      if (this.#tokens.take('alter', kind)) return this.#accounts.account('alter', kind === 'user')
    if (this.#tokens.comes('alter')) {
      this.#tokens.advance()
      throw new SqlError({ type: 'not-simulated', what: `ALTER ${this.#tokens.current.text.toUpperCase()}` })
    }
    if (this.#tokens.dialect.folds) {
      if (this.#tokens.take('prepare')) return this.#prepare()
      if (this.#tokens.take('execute')) return this.#execute()
      if (this.#tokens.take('deallocate')) return this.#deallocate()
    }
    if (this.#tokens.take('truncate')) return this.#truncate()
    if (this.#tokens.take('comment', 'on')) return this.#comment()
    if (this.#tokens.take('refresh', 'materialized', 'view')) return { type: 'refresh', name: this.#tokens.table() }
    if (!this.#tokens.dialect.folds && this.#tokens.take('rename', 'table'))
      return {
        type: 'rename-tables',
        names: this.#tokens.many(() => {
          const from = this.#tokens.table()
          this.#tokens.need('to')
          return [from, this.#tokens.table()] as const
        }),
      }
    return undefined
  }

  #prepare(): Statement {
    const tokens = this.#tokens
    const name = tokens.name()
    const kinds = tokens.take('(') ? tokens.many(() => this.#expressions.kind()) : []
    if (kinds.length > 0) tokens.need(')')
    tokens.need('as')
    const { at } = tokens
    tokens.skip()
    return { type: 'prepare', name, kinds, text: tokens.since(at) }
  }

  #execute(): Statement {
    const tokens = this.#tokens
    const name = tokens.name()
    if (!tokens.take('(')) return { type: 'execute', name, words: [] }
    const words = tokens.many(() => {
      const { at } = tokens
      this.#expressions.read()
      return tokens.since(at)
    })
    tokens.need(')')
    return { type: 'execute', name, words }
  }

  #deallocate(): Statement {
    this.#tokens.take('prepare')
    const isAll = this.#tokens.take('all')
    return { type: 'deallocate', name: isAll ? '' : this.#tokens.name(), isAll }
  }

  #truncate(): Statement {
    this.#tokens.take('table')
    const tables = this.#tokens.many(() => this.#tokens.table())
    const restarts = this.#tokens.take('restart', 'identity')
    if (!restarts) this.#tokens.take('continue', 'identity')
    const cascade = this.#tokens.takeOne('cascade', 'restrict') === 'cascade'
    return { type: 'truncate', tables, restarts, cascade }
  }

  #comment(): Statement {
    const isColumn = this.#tokens.take('column')
    if (!isColumn) this.#tokens.need('table')
    const names = [this.#tokens.name()]
    while (this.#tokens.take('.')) names.push(this.#tokens.label())
    this.#tokens.need('is')
    const text = this.#tokens.take('null') ? null : this.#tokens.text()
    const column = isColumn ? names.pop() : undefined
    return { type: 'comment', table: names.at(-1) ?? '', column, text }
  }

  #transaction(): Statement | undefined {
    const does = this.#transactional()
    if (!does) return undefined
    if (does.type === 'begin') this.#modes()
    return { type: 'transaction', does }
  }

  /** How a transaction is isolated from others, which makes no difference here. @throws SqlError for one that only reads */
  #modes(): void {
    while (!this.#tokens.endsHere) {
      if (this.#tokens.take('isolation', 'level')) {
        if (!this.#tokens.take('repeatable', 'read') && !this.#tokens.take('serializable')) {
          this.#tokens.need('read')
          if (!this.#tokens.takeOne('committed', 'uncommitted')) this.#tokens.fail()
        }
      } else if (this.#tokens.take('read', 'only'))
        throw new SqlError({ type: 'not-simulated', what: 'a transaction that is READ ONLY' })
      else if (
        !this.#tokens.take('read', 'write') &&
        !this.#tokens.take('with', 'consistent', 'snapshot') &&
        !this.#tokens.take('deferrable') &&
        !this.#tokens.take('not', 'deferrable')
      )
        this.#tokens.fail()
      this.#tokens.take(',')
    }
  }

  #transactional(): Transactional | undefined {
    const mode = (): void => void this.#tokens.takeOne('transaction', 'work')
    if (this.#tokens.take('begin')) return (mode(), { type: 'begin', word: 'BEGIN' })
    if (this.#tokens.take('start', 'transaction')) return { type: 'begin', word: 'START TRANSACTION' }
    if (this.#tokens.takeOne('commit', 'end')) return (mode(), { type: 'commit', word: 'COMMIT' })
    if (this.#tokens.take('savepoint')) return { type: 'savepoint', name: this.#tokens.name() }
    if (this.#tokens.take('release'))
      return (this.#tokens.take('savepoint'), { type: 'release', name: this.#tokens.name() })
    if (!this.#tokens.takeOne('rollback', 'abort')) return undefined
    mode()
    if (!this.#tokens.take('to')) return { type: 'rollback', word: 'ROLLBACK' }
    this.#tokens.take('savepoint')
    return { type: 'rollback-to', name: this.#tokens.name() }
  }

  /** Users, rights and settings; undefined for a statement of another kind. */
  #administration(): Statement | undefined {
    if (this.#tokens.take('grant')) return this.#accounts.grant(false)
    if (this.#tokens.take('revoke')) return this.#accounts.grant(true)
    if (this.#tokens.take('flush')) return this.#inert('FLUSH', 'privileges')
    if (this.#tokens.take('unlock', 'tables')) return { type: 'set', command: 'UNLOCK TABLES' }
    if (this.#tokens.take('lock', 'tables') || this.#tokens.take('lock', 'table')) return this.#inert('LOCK TABLES')
    if (this.#tokens.take('analyze')) return this.#inert('ANALYZE')
    if (this.#tokens.take('discard', 'all')) return { type: 'reset-parameters', command: 'DISCARD ALL' }
    if (this.#tokens.take('reset')) return this.#tokens.dialect.folds ? readReset(this.#tokens) : this.#inert('RESET')
    if (this.#tokens.take('set')) return this.#tokens.dialect.folds ? readSet(this.#tokens) : this.#set()
    if (this.#tokens.take('show')) return readShow(this.#tokens)
    if (this.#tokens.dialect.folds && this.#tokens.take('copy')) return readCopy(this.#tokens, this.#queries)
    if (this.#tokens.take('explain')) return this.#explain()
    if (this.#tokens.takeOne('describe', 'desc')) return { type: 'describe', table: this.#tokens.table(), full: false }
    if (this.#tokens.take('use')) return { type: 'use', name: this.#tokens.name() }
    return undefined
  }

  #explain(): Statement {
    const isTable = !this.#tokens.dialect.folds && this.#tokens.isName && this.#tokens.ahead(1).type === 'end'
    if (isTable) return { type: 'describe', table: this.#tokens.table(), full: false }
    const analyse = this.#tokens.take('analyze')
    this.#tokens.take('verbose')
    if (this.#tokens.is('(')) throw new SqlError({ type: 'not-simulated', what: 'EXPLAIN with options' })
    return { type: 'explain', of: this.#statement(), analyse }
  }

  /** SET of a variable of MySQL that users make; other settings have no effect here. */
  #set(): Statement {
    if (!this.#tokens.dialect.folds && this.#tokens.take('autocommit', '=')) {
      const on =
        !this.#tokens.take('off') && !(this.#tokens.current.type === 'number' && this.#tokens.current.text === '0')
      this.#tokens.skip()
      return { type: 'autocommit', on }
    }
    const { tokens } = this.#expressions
    if (tokens.dialect.folds || !['@', '@@', 'foreign_key_checks', 'session'].some((word) => tokens.is(word)))
      return this.#inert('SET')
    const values = tokens.many((): readonly [string, Expression] => {
      const isOwn = tokens.take('@')
      if (!isOwn && !tokens.take('@@')) tokens.takeOne('session', 'global')
      const name = tokens.label()
      if (!tokens.take(':=')) tokens.need('=')
      const value: Expression =
        !isOwn && tokens.current.type === 'word'
          ? { type: 'value', value: tokens.label(), kind: 'text' }
          : this.#expressions.read()
      return [isOwn ? name : `@@${name}`, value]
    })
    return { type: 'assign', values }
  }

  /** What follows has no effect here. */
  #inert(command: string, ...words: readonly string[]): Statement {
    this.#tokens.need(...words)
    this.#tokens.skip()
    return { type: 'set', command }
  }

  #alterDatabase(): Statement {
    const name = this.#tokens.name()
    if (!this.#tokens.dialect.folds || !this.#tokens.take('owner', 'to'))
      throw new SqlError({ type: 'not-simulated', what: 'ALTER DATABASE of this kind' })
    return { type: 'own', kind: 'database', name, owner: this.#tokens.name() }
  }

  #alterTable(): Statement {
    const lenient = this.#tokens.take('if', 'exists')
    this.#tokens.take('only')
    const table = this.#tokens.table()
    if (this.#tokens.dialect.folds && this.#tokens.take('owner', 'to'))
      return { type: 'own', kind: 'table', name: table, owner: this.#tokens.name() }
    return { type: 'alter-table', table, lenient, changes: this.#tokens.many(() => this.#alter.read()).flat() }
  }

  #alterType(): Statement {
    const name = this.#tokens.table()
    if (this.#tokens.take('owner', 'to')) return { type: 'own', kind: 'type', name, owner: this.#tokens.name() }
    if (!this.#tokens.take('add', 'value'))
      throw new SqlError({ type: 'not-simulated', what: 'ALTER TYPE of this kind' })
    const lenient = this.#tokens.take('if', 'not', 'exists')
    return { type: 'add-label', name, lenient, label: this.#tokens.text() }
  }
}

/** Reads a statement, a long one in turns. @throws SqlError */
export function* parseSql(sql: string, dialect: Dialect): Work<Parsed> {
  const tokens = yield* tokensOf(sql, dialect)
  return yield* new StatementParser(new Tokens(sql, tokens, dialect)).parse()
}
