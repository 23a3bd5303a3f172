import { type Alteration, type Place, SqlError } from '../syntax.ts'
import { ADDITIVE, type ExpressionParser } from './expression.ts'
import { readSequence } from './sequence.ts'
import type { TableParser } from './table.ts'
import type { Tokens } from './tokens.ts'

/** Reads what ALTER TABLE does. */
export class AlterParser {
  readonly #tokens: Tokens
  readonly #expressions: ExpressionParser
  readonly #tables: TableParser

  constructor(expressions: ExpressionParser, tables: TableParser) {
    this.#tokens = expressions.tokens
    this.#expressions = expressions
    this.#tables = tables
  }

  /** One change, or those of MySQL's columns in brackets. */
  read(): readonly Alteration[] {
    if (this.#tokens.take('add')) return this.#add()
    if (this.#tokens.take('drop')) return [this.#drop()]
    if (this.#tokens.take('rename')) return [this.#rename()]
    if (this.#tokens.take('alter')) return [this.#alter()]
    if (!this.#tokens.dialect.folds) return [this.#mysql()]
    if (this.#tokens.take('enable') || this.#tokens.take('disable') || this.#tokens.take('cluster'))
      throw new SqlError({ type: 'not-simulated', what: 'ALTER TABLE of this kind' })
    return this.#tokens.fail()
  }

  #add(): readonly Alteration[] {
    const index = this.#tables.index()
    if (index) return [{ type: 'add-index', index }]
    const constraint = this.#tables.constraint()
    if (constraint) return [{ type: 'add-constraint', constraint }]
    this.#tokens.take('column')
    if (!this.#tokens.dialect.folds && this.#tokens.take('(')) {
      const columns = this.#tokens.many(() => this.#tables.column())
      this.#tokens.need(')')
      return columns.map((made) => ({ type: 'add-column', lenient: false, ...made }))
    }
    const lenient = this.#tokens.take('if', 'not', 'exists')
    return [{ type: 'add-column', lenient, ...this.#tables.column(), ...this.#place() }]
  }

  #place(): { readonly place?: Place } {
    if (this.#tokens.dialect.folds) return {}
    if (this.#tokens.take('first')) return { place: { type: 'first' } }
    return this.#tokens.take('after') ? { place: { type: 'after', name: this.#tokens.name() } } : {}
  }

  #drop(): Alteration {
    const isMysql = !this.#tokens.dialect.folds
    if (isMysql && this.#tokens.take('primary', 'key')) return { type: 'drop-key' }
    if (isMysql && this.#tokens.takeOne('index', 'key')) return { type: 'drop-index', name: this.#tokens.name() }
    if (this.#tokens.takeOne('constraint', 'check') || (isMysql && this.#tokens.take('foreign', 'key'))) {
      const lenient = this.#tokens.take('if', 'exists')
      const name = this.#tokens.name()
      this.#tokens.takeOne('cascade', 'restrict')
      return { type: 'drop-constraint', name, lenient }
    }
    this.#tokens.take('column')
    const lenient = this.#tokens.take('if', 'exists')
    const name = this.#tokens.name()
    const cascade = this.#tokens.takeOne('cascade', 'restrict') === 'cascade'
    return { type: 'drop-column', name, lenient, cascade }
  }

  #rename(): Alteration {
    if (this.#tokens.take('to') || (!this.#tokens.dialect.folds && this.#tokens.take('as')))
      return { type: 'rename', to: this.#tokens.table() }
    const isConstraint = this.#tokens.take('constraint')
    if (!isConstraint) this.#tokens.take('column')
    const name = this.#tokens.name()
    this.#tokens.need('to')
    return { type: isConstraint ? 'rename-constraint' : 'rename-column', name, to: this.#tokens.name() }
  }

  #alter(): Alteration {
    this.#tokens.take('column')
    const name = this.#tokens.name()
    if (this.#tokens.take('set', 'default'))
      return { type: 'default', name, standard: this.#expressions.operation(ADDITIVE - 1) }
    if (this.#tokens.take('drop', 'default')) return { type: 'default', name, standard: undefined }
    if (this.#tokens.take('set', 'not', 'null')) return { type: 'required', name, required: true }
    const identity = this.#identity(name)
    if (identity) return identity
    if (this.#tokens.take('drop', 'not', 'null')) return { type: 'required', name, required: false }
    if (!this.#tokens.take('set', 'data', 'type')) this.#tokens.need('type')
    const kind = this.#expressions.kind()
    return { type: 'kind', name, kind, using: this.#tokens.take('using') ? this.#expressions.read() : undefined }
  }

  /** ADD GENERATED, SET GENERATED, DROP IDENTITY; undefined for something else. */
  #identity(name: string): Alteration | undefined {
    const tokens = this.#tokens
    if (tokens.take('drop', 'identity')) return { type: 'drop-identity', name, lenient: tokens.take('if', 'exists') }
    const adds = tokens.take('add', 'generated')
    if (!adds && !tokens.take('set', 'generated')) return undefined
    const identity = tokens.take('always') ? 'always' : (tokens.need('by', 'default'), 'by default')
    if (!adds) return { type: 'identify', name, identity, adds, start: 1 }
    tokens.need('as', 'identity')
    const { start = 1, step = 1 } = tokens.take('(') ? readSequence(tokens) : {}
    if (step !== 1) throw new SqlError({ type: 'not-simulated', what: 'an identity with other steps' })
    return { type: 'identify', name, identity, adds, start }
  }

  #mysql(): Alteration {
    if (this.#tokens.take('disable', 'keys') || this.#tokens.take('enable', 'keys')) return { type: 'none' }
    if (this.#tokens.take('auto_increment')) {
      this.#tokens.take('=')
      return { type: 'next', value: this.#tokens.number() }
    }
    const word = this.#tokens.takeOne('modify', 'change')
    if (word === undefined) {
      if (!this.#tokens.takeOne('engine', 'comment', 'charset', 'default', 'collate', 'convert', 'character'))
        this.#tokens.fail()
      this.#tokens.skip()
      return { type: 'none' }
    }
    this.#tokens.take('column')
    const before = word === 'change' ? this.#tokens.name() : undefined
    const made = this.#tables.column()
    return { type: 'change', name: before ?? made.column.name, ...made, ...this.#place() }
  }
}
