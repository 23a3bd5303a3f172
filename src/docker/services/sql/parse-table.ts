import { ADDITIVE, type ExpressionParser } from './parse-expression.ts'
import { type Column, type Expression, SqlError, type Statement } from './syntax.ts'
import type { Tokens } from './tokens.ts'

/** Reads what a table is made of. */
export class TableParser {
  readonly #tokens: Tokens
  readonly #expressions: ExpressionParser

  constructor(tokens: Tokens, expressions: ExpressionParser) {
    this.#tokens = tokens
    this.#expressions = expressions
  }

  /** What follows CREATE TABLE. */
  create(): Statement {
    const lenient = this.#tokens.take('if', 'not', 'exists')
    const table = this.#tokens.table()
    this.#tokens.need('(')
    const columns: Column[] = []
    const [keys, uniques] = [new Set<string>(), new Set<string>()]
    do {
      if (this.#tokens.take('primary', 'key')) for (const name of this.#tokens.names()) keys.add(name)
      else if (this.#isUnique()) uniques.add(this.#onlyName())
      else if (
        this.#tokens.is('foreign') ||
        this.#tokens.is('constraint') ||
        this.#tokens.is('check') ||
        this.#tokens.is('index')
      )
        throw new SqlError({ type: 'not-simulated', what: this.#tokens.current.text.toUpperCase() })
      else columns.push(this.#column())
    } while (this.#tokens.take(','))
    this.#tokens.need(')')
    // what follows are settings of an engine
    this.#tokens.skip()
    const whole = columns
      .map((column) => (keys.has(column.name) ? { ...column, key: true, required: true } : column))
      .map((column) => (uniques.has(column.name) ? { ...column, unique: true } : column))
    return { type: 'create-table', table, columns: whole, lenient }
  }

  /** UNIQUE of one column, with MySQL's name for it. */
  #isUnique(): boolean {
    if (!this.#tokens.take('unique')) return false
    if (!this.#tokens.take('key')) this.#tokens.take('index')
    if (!this.#tokens.is('(')) this.#tokens.name()
    return true
  }

  #onlyName(): string {
    const [name = '', ...more] = this.#tokens.names()
    if (more.length > 0) throw new SqlError({ type: 'not-simulated', what: 'UNIQUE of several columns' })
    return name
  }

  #column(): Column {
    const name = this.#tokens.name()
    const kind = this.#expressions.kind()
    let [key, unique, required, serial] = [false, false, false, kind.endsWith('serial')]
    let standard: Expression | undefined
    for (;;) {
      if (this.#tokens.take('primary', 'key')) [key, required] = [true, true]
      else if (this.#tokens.take('not', 'null')) required = true
      else if (this.#tokens.take('unique')) unique = true
      else if (
        this.#tokens.take('auto_increment') ||
        this.#tokens.take('generated', 'always', 'as', 'identity') ||
        this.#tokens.take('generated', 'by', 'default', 'as', 'identity')
      )
        serial = true
      else if (this.#tokens.take('default')) standard = this.#expressions.operation(ADDITIVE)
      else if (this.#tokens.take('references')) throw new SqlError({ type: 'not-simulated', what: 'REFERENCES' })
      else if (!this.#tokens.take('null')) break
    }
    return { name, kind, key, unique, required, serial, standard }
  }
}
