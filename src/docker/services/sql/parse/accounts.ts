import { HANDS_ON, PRIVILEGES } from '../accounts.ts'
import { type NamedUser, type PlaceKind, type RoleRight, SqlError, type Statement } from '../syntax.ts'
import type { Tokens } from './tokens.ts'

const RIGHTS: readonly RoleRight[] = ['login', 'createdb', 'createrole']

/** Reads statements about users, and about what they may do. */
export class AccountParser {
  readonly #tokens: Tokens

  constructor(tokens: Tokens) {
    this.#tokens = tokens
  }

  /** CREATE, ALTER and DROP of a USER (`logs`: who may log in) or a ROLE. */
  account(does: 'create' | 'alter' | 'drop', logs: boolean): Statement {
    const lenient = this.#tokens.take('if', 'not', 'exists') || this.#tokens.take('if', 'exists')
    const users = this.#tokens.many(() => this.#user(does === 'create' && logs))
    return { type: 'account', does, users, lenient }
  }

  /** A name, of MySQL with the host from which it comes. */
  #userName(): Pick<NamedUser, 'name' | 'host'> {
    const { type } = this.#tokens.current
    const name = type === 'text' ? this.#tokens.text() : this.#tokens.name()
    if (!this.#tokens.take('@')) return { name, host: '%' }
    return { name, host: this.#tokens.current.type === 'text' ? this.#tokens.text() : this.#tokens.name() }
  }

  #user(logs: boolean): NamedUser {
    const named = this.#userName()
    const may: RoleRight[] = logs ? ['login'] : []
    const lost: RoleRight[] = []
    let [password, superuser]: [string | undefined, boolean | undefined] = [undefined, undefined]
    for (;;) {
      if (
        this.#tokens.take('identified', 'by') ||
        this.#tokens.take('password') ||
        this.#tokens.take('encrypted', 'password')
      )
        password = this.#tokens.text()
      else if (this.#tokens.take('identified', 'with')) {
        this.#tokens.name()
        if (this.#tokens.take('by')) password = this.#tokens.text()
      } else if (this.#tokens.take('superuser')) superuser = true
      else if (this.#tokens.take('nosuperuser')) superuser = false
      else if (!this.#tokens.take('with') && !this.#tokens.take('inherit')) {
        const right = RIGHTS.find(
          (one) => this.#tokens.take(one) || (this.#tokens.is(`no${one}`) && lost.push(one) > 0),
        )
        if (right === undefined) return { ...named, password, superuser, may, lost }
        if (lost.includes(right)) this.#tokens.advance()
        else may.push(right)
      }
    }
  }

  /** GRANT, or REVOKE, which takes. */
  grant(takes: boolean): Statement {
    const named = this.#tokens.many(() => this.#privilege())
    const on = this.#tokens.take('on') ? this.#places() : []
    if (!this.#tokens.take(takes ? 'from' : 'to')) this.#tokens.fail()
    const to = this.#tokens.many(() => this.#userName().name)
    const handsOn = this.#tokens.take('with', 'grant', 'option')
    // of PostgreSQL, membership in a role: what the role may do is not handed on here
    if (on.length === 0) throw new SqlError({ type: 'not-simulated', what: 'GRANT of a role' })
    const known: readonly string[] = PRIVILEGES[this.#tokens.dialect.folds ? 'postgres' : 'mysql']
    // of MySQL, the right to do nothing
    const verbs = named.filter(({ name }) => this.#tokens.dialect.folds || name !== 'USAGE')
    const bad = verbs.find(({ name }) => name !== 'ALL' && !known.includes(name))
    if (bad) throw new SqlError({ type: 'no-privilege', ...bad })
    if (handsOn && this.#tokens.dialect.folds) throw new SqlError({ type: 'not-simulated', what: 'WITH GRANT OPTION' })
    return { type: 'grant', takes, verbs: [...verbs.map(({ name }) => name), ...(handsOn ? [HANDS_ON] : [])], on, to }
  }

  /** `SELECT`, `ALL PRIVILEGES`, `LOCK TABLES`. */
  #privilege(): { readonly name: string; readonly at: number } {
    const { at } = this.#tokens.current
    const words = [this.#tokens.label().toUpperCase()]
    while (this.#tokens.current.type === 'word' && !['on', 'to', 'from'].some((word) => this.#tokens.is(word)))
      words.push(this.#tokens.label().toUpperCase())
    if (this.#tokens.is('(')) throw new SqlError({ type: 'not-simulated', what: 'GRANT of columns' })
    return {
      name: words
        .join(' ')
        .replace(/^ALL PRIVILEGES$/, 'ALL')
        .replace(/^TEMP$/, 'TEMPORARY'),
      at,
    }
  }

  /** What rights are about. A database of PostgreSQL itself holds no tables. */
  #places(): Extract<Statement, { type: 'grant' }>['on'] {
    if (this.#tokens.take('database'))
      return this.#placesOf('database', () => ({ database: this.#tokens.name(), table: 'database' }))
    if (this.#tokens.take('schema')) return this.#placesOf('schema', () => (this.#tokens.name(), { table: 'schema' }))
    if (this.#tokens.take('all', 'tables', 'in', 'schema'))
      return (this.#tokens.name(), [{ table: '*', kind: 'tables' }])
    if (this.#tokens.take('all', 'sequences', 'in', 'schema'))
      return (this.#tokens.name(), [{ table: 'sequences', kind: 'sequences' }])
    this.#tokens.take('table')
    if (this.#tokens.dialect.folds) return this.#placesOf('table', () => ({ table: this.#tokens.table() }))
    const first = this.#tokens.take('*') ? '*' : this.#tokens.name()
    if (!this.#tokens.take('.')) return [{ table: first, kind: 'table' }]
    return [{ database: first, table: this.#tokens.take('*') ? '*' : this.#tokens.name(), kind: 'table' }]
  }

  #placesOf(
    kind: PlaceKind,
    one: () => { readonly database?: string; readonly table: string },
  ): Extract<Statement, { type: 'grant' }>['on'] {
    return this.#tokens.many(() => ({ ...one(), kind }))
  }
}
