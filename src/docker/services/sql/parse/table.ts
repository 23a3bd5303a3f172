import {
  type Action,
  type Column,
  type CreateTable,
  type Expression,
  type Index,
  type NewConstraint,
  SqlError,
} from '../syntax.ts'
import { ADDITIVE, type ExpressionParser } from './expression.ts'
import type { QueryParser } from './query.ts'
import type { Tokens } from './tokens.ts'

/** A column with what is said of it. */
export interface NewColumn {
  readonly column: Column
  readonly constraints: readonly NewConstraint[]
  /** The first number of one that numbers itself, where that was said. */
  readonly start?: number
}

/** A column while it is read. */
interface Draft {
  required: boolean
  serial: boolean
  identity?: 'always' | 'by default'
  standard: Expression | undefined
  generated?: Expression
  renewed?: boolean
  comment?: string
  start?: number
  readonly constraints: NewConstraint[]
}

/** Reads what a table is made of. */
export class TableParser {
  readonly #tokens: Tokens
  readonly #expressions: ExpressionParser
  readonly #queries: QueryParser

  constructor(expressions: ExpressionParser, queries: QueryParser) {
    this.#tokens = expressions.tokens
    this.#expressions = expressions
    this.#queries = queries
  }

  /** What follows CREATE TABLE. */
  create(): CreateTable {
    const lenient = this.#tokens.take('if', 'not', 'exists')
    const table = this.#tokens.table()
    const base = { type: 'create-table', table, lenient, columns: [], constraints: [], indexes: [] } as const
    if (this.#tokens.take('as')) return { ...base, source: this.#queries.read() }
    if (this.#tokens.take('like')) return { ...base, like: this.#tokens.table() }
    this.#tokens.need('(')
    if (this.#tokens.take('like')) {
      const like = this.#tokens.table()
      while (this.#tokens.takeOne('including', 'excluding')) this.#tokens.label()
      this.#tokens.need(')')
      return { ...base, like }
    }
    const { start, ...made } = this.#members()
    this.#tokens.need(')')
    const next = this.#settings() ?? start
    if (!this.#tokens.dialect.folds && this.#tokens.take('as'))
      return { ...base, ...made, source: this.#queries.read() }
    return { ...base, ...made, ...(next !== undefined && { next }) }
  }

  #members(): Pick<CreateTable, 'columns' | 'constraints' | 'indexes'> & { readonly start?: number | undefined } {
    let start: number | undefined
    const columns: Column[] = []
    const constraints: NewConstraint[] = []
    const indexes: Index[] = []
    if (this.#tokens.is(')') && this.#tokens.dialect.folds) return { columns, constraints, indexes }
    do {
      const index = this.index()
      const constraint = index ? undefined : this.constraint()
      if (index) indexes.push(index)
      else if (constraint) constraints.push(constraint)
      else {
        const made = this.column()
        start ??= made.start
        columns.push(made.column)
        for (const one of made.constraints) constraints.push(one)
      }
    } while (this.#tokens.take(','))
    return { columns, constraints, indexes, start }
  }

  /** What is said of a table behind its columns; gives where it begins to count. @throws SqlError for what would make another table of it */
  #settings(): number | undefined {
    this.#refuseParts()
    if (this.#tokens.dialect.folds) return this.#storage()
    let next: number | undefined
    while (!this.#tokens.endsHere && !this.#tokens.is('as')) {
      this.#refuseParts()
      this.#tokens.take('default')
      const setting = MYSQL_SETTINGS.find((words) => this.#tokens.take(...words.split(' '))) ?? this.#tokens.fail()
      this.#tokens.take('=')
      if (setting === 'auto_increment') next = this.#tokens.number()
      else this.#tokens.advance()
      this.#tokens.take(',')
    }
    return next
  }

  /** @throws SqlError for a table that is made of others */
  #refuseParts(): void {
    for (const word of ['inherits', 'partition'])
      if (this.#tokens.is(word))
        throw new SqlError({ type: 'not-simulated', what: `CREATE TABLE with ${word.toUpperCase()}` })
  }

  /** How PostgreSQL stores a table, which makes no difference here. */
  #storage(): undefined {
    if (this.#tokens.take('using')) this.#tokens.name()
    if (this.#tokens.take('with', '('))
      while (!this.#tokens.take(')'))
        if (this.#tokens.endsHere) this.#tokens.fail()
        else this.#tokens.advance()
    if (this.#tokens.take('tablespace')) this.#tokens.name()
    return undefined
  }

  /** MySQL's KEY and INDEX; undefined where none comes. */
  index(): Index | undefined {
    if (this.#tokens.dialect.folds) return undefined
    if (!this.#tokens.takeOne('key', 'index')) return undefined
    const name = this.#tokens.is('(') ? undefined : this.#tokens.name()
    const columns = this.#keyParts()
    return { name: name ?? columns[0] ?? '', columns, unique: false, method: 'BTREE' }
  }

  /** The columns of a key, whose lengths and orders make no difference here. */
  #keyParts(): readonly string[] {
    this.#tokens.need('(')
    const names = this.#tokens.many(() => {
      const name = this.#tokens.name()
      if (this.#tokens.take('(')) {
        this.#tokens.number()
        this.#tokens.need(')')
      }
      this.#tokens.takeOne('asc', 'desc')
      return name
    })
    this.#tokens.need(')')
    return names
  }

  /** A constraint of a table; undefined where none comes. */
  constraint(): NewConstraint | undefined {
    const name = this.#tokens.take('constraint') ? (this.#tokens.isName ? this.#tokens.name() : undefined) : undefined
    if (this.#tokens.take('primary', 'key')) return { type: 'primary', name, columns: this.#keyParts() }
    if (this.#tokens.take('unique')) {
      const isKey = !this.#tokens.dialect.folds && (this.#tokens.takeOne('key', 'index'), true)
      const own = isKey && !this.#tokens.is('(') ? this.#tokens.name() : undefined
      return { type: 'unique', name: name ?? own, columns: this.#keyParts() }
    }
    if (this.#tokens.take('check')) return { type: 'check', name, test: this.#bracketed() }
    if (this.#tokens.take('foreign', 'key')) {
      if (!this.#tokens.is('(')) this.#tokens.name()
      const columns = this.#tokens.names()
      this.#tokens.need('references')
      return this.#references(name, columns)
    }
    return name === undefined ? undefined : this.#tokens.fail()
  }

  #bracketed(): Expression {
    this.#tokens.need('(')
    const test = this.#expressions.read()
    this.#tokens.need(')')
    return test
  }

  /** What follows REFERENCES. */
  #references(name: string | undefined, columns: readonly string[]): NewConstraint {
    const table = this.#tokens.table()
    const references = this.#tokens.is('(') ? this.#tokens.names() : []
    const actions: { onDelete: Action; onUpdate: Action } = { onDelete: 'no action', onUpdate: 'no action' }
    for (;;)
      if (this.#tokens.take('on', 'delete')) actions.onDelete = this.#action()
      else if (this.#tokens.take('on', 'update')) actions.onUpdate = this.#action()
      else if (this.#tokens.take('match')) this.#tokens.label()
      else if (
        !this.#tokens.take('deferrable') &&
        !this.#tokens.take('not', 'deferrable') &&
        !this.#tokens.take('initially', 'deferred') &&
        !this.#tokens.take('initially', 'immediate')
      )
        break
    return { type: 'foreign', name, columns, table, references, ...actions }
  }

  #action(): Action {
    const actions: readonly Action[] = ['no action', 'restrict', 'cascade', 'set null', 'set default']
    return actions.find((action) => this.#tokens.take(...action.split(' '))) ?? this.#tokens.fail()
  }

  /** A column. */
  column(): NewColumn {
    const name = this.#tokens.name()
    const kind = this.#expressions.kind()
    const draft: Draft = { required: false, serial: /serial\d?$/.test(kind), standard: undefined, constraints: [] }
    while (this.#rule(name, draft));
    const { constraints, start, ...rest } = draft
    return {
      column: { name, kind, ...rest, required: rest.required || rest.serial },
      constraints,
      ...(start !== undefined && { start }),
    }
  }

  /** One thing that is said of a column; whether there was one. */
  #rule(column: string, draft: Draft): boolean {
    const name = this.#tokens.take('constraint') ? this.#tokens.name() : undefined
    const columns = [column]
    if (this.#tokens.take('primary', 'key') || (!this.#tokens.dialect.folds && this.#tokens.take('key'))) {
      draft.required = true
      draft.constraints.push({ type: 'primary', name, columns })
    } else if (this.#tokens.take('not', 'null')) draft.required = true
    else if (this.#tokens.take('unique')) {
      if (!this.#tokens.dialect.folds) this.#tokens.take('key')
      draft.constraints.push({ type: 'unique', name, columns })
    } else if (this.#tokens.take('check'))
      draft.constraints.push({ type: 'check', name, test: this.#bracketed(), column })
    else if (this.#tokens.take('references')) draft.constraints.push(this.#references(name, columns))
    else if (this.#tokens.take('default')) draft.standard = this.#expressions.operation(ADDITIVE - 1)
    else if (this.#tokens.take('null')) return true
    else return name === undefined ? this.#more(draft) : this.#tokens.fail()
    return true
  }

  /** What numbers, reckons and describes a column. */
  #more(draft: Draft): boolean {
    const { tokens } = this.#expressions
    if (tokens.take('auto_increment')) draft.serial = true
    else if (tokens.take('generated', 'by', 'default', 'as', 'identity'))
      Object.assign(draft, { serial: true, required: true, identity: 'by default' })
    else if (tokens.take('generated', 'always', 'as', 'identity'))
      Object.assign(draft, { serial: true, required: true, identity: 'always' })
    else if (tokens.take('generated', 'always', 'as') || (!tokens.dialect.folds && tokens.take('as'))) {
      draft.generated = this.#bracketed()
      tokens.takeOne('stored', 'virtual', 'persistent')
    } else if (tokens.take('on', 'update')) {
      draft.renewed = true
      this.#expressions.operation(ADDITIVE)
    } else if (tokens.take('comment')) draft.comment = tokens.text()
    else if (tokens.take('collate') || tokens.take('character', 'set') || tokens.take('charset')) tokens.label()
    else return false
    if (draft.identity && tokens.take('(')) this.#numbering(draft)
    return true
  }

  /** How a column numbers itself: from where on; always in steps of one. */
  #numbering(draft: Draft): void {
    const { tokens } = this.#expressions
    while (!tokens.take(')'))
      if (tokens.take('start')) {
        tokens.take('with')
        draft.start = tokens.number()
      } else if (tokens.take('increment')) {
        tokens.take('by')
        if (tokens.number() !== 1) throw new SqlError({ type: 'not-simulated', what: 'an identity with other steps' })
      } else if (tokens.take('cache')) tokens.number()
      else if (tokens.endsHere || !tokens.isName) tokens.fail()
      else throw new SqlError({ type: 'not-simulated', what: `an identity with ${tokens.current.text.toUpperCase()}` })
  }
}

/** What MySQL is told of how a table is stored, and what begins to count where. */
const MYSQL_SETTINGS: readonly string[] = [
  'auto_increment',
  'engine',
  'charset',
  'character set',
  'collate',
  'comment',
  'row_format',
  'key_block_size',
  'avg_row_length',
  'max_rows',
  'min_rows',
  'checksum',
  'pack_keys',
  'delay_key_write',
  'stats_persistent',
  'stats_auto_recalc',
  'stats_sample_pages',
  'compression',
  'encryption',
  'page_checksum',
  'transactional',
]
