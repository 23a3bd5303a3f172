import { HANDS_ON, PRIVILEGES } from './accounts.ts'
import {
  type Column,
  type Expression,
  type Item,
  type NamedUser,
  type PlaceKind,
  type RoleRight,
  type Select,
  type Source,
  SqlError,
  type Statement,
} from './syntax.ts'

interface Token {
  readonly type: 'word' | 'name' | 'text' | 'number' | 'mark' | 'end'
  readonly text: string
  readonly at: number
}

// what stands between /*!40101 and */ is read by MySQL
const pattern = (text: string): RegExp =>
  new RegExp(
    String.raw`\s+|--[^\n]*|\/\*!\d*|\*\/|\/\*.*?\*\/|${text}|"((?:""|[^"])*)"|` +
      '`([^`]*)`|' +
      String.raw`(\d+(?:\.\d+)?)|([A-Za-z_]\w*)|(<>|!=|<=|>=|:=|\|\||::|[-+*/%=<>(),.;@])|(.)`,
    'gs',
  )
const PLAIN = String.raw`'((?:''|[^'])*)'`
/** Of MySQL, where a backslash stands before a letter that is meant otherwise. */
const ESCAPED = String.raw`'((?:''|\\.|[^'\\])*)'`
const TOKEN = { plain: pattern(PLAIN), escaped: pattern(ESCAPED) } as const

const LETTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0' }

const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_whole, letter: string) => LETTERS[letter] ?? letter)

function tokensOf(sql: string, { quotesText }: Dialect): readonly Token[] {
  const tokens: Token[] = []
  for (const match of sql.matchAll(quotesText ? TOKEN.escaped : TOKEN.plain)) {
    const [, text, double, back, number, word, mark, other] = match
    const at = match.index
    if (text !== undefined) {
      const plain = text.replaceAll("''", "'")
      tokens.push({ type: 'text', text: quotesText ? unescaped(plain) : plain, at })
    } else if (double !== undefined)
      tokens.push({ type: quotesText ? 'text' : 'name', text: double.replaceAll('""', '"'), at })
    else if (back !== undefined) tokens.push({ type: 'name', text: back, at })
    else if (number !== undefined) tokens.push({ type: 'number', text: number, at })
    else if (word !== undefined) tokens.push({ type: 'word', text: word, at })
    else if (mark !== undefined) tokens.push({ type: 'mark', text: mark, at })
    else if (other !== undefined) throw new SqlError({ type: 'syntax', near: other, at })
  }
  return [...tokens, { type: 'end', text: '', at: sql.length }]
}

/** How a server's SQL is written. */
export interface Dialect {
  /** Whether names without quotes are in lower case. */
  readonly folds: boolean
  /** Whether double quotes hold texts, and no names, and a backslash in a text means the next letter otherwise: as in MySQL. */
  readonly quotesText: boolean
}

const OPERATORS: readonly (readonly string[])[] = [
  ['or'],
  ['and'],
  ['=', '<>', '!=', '<', '>', '<=', '>=', 'like', 'ilike'],
  ['+', '-', '||'],
  ['*', '/', '%'],
]
const RIGHTS: readonly RoleRight[] = ['login', 'createdb', 'createrole']
/** Words that end an expression or a name without AS. */
const ENDS = new Set(
  'from where group having order limit offset join inner left right cross on as and or not asc desc returning set values union using'.split(
    ' ',
  ),
)

/** How many expressions stand within one another at most. */
const DEEPEST = 200

/** A statement, and the database that its tables are said to be in. */
export interface Parsed {
  readonly statement: Statement
  readonly database: string | undefined
}

/** Reads one statement, by recursive descent. */
class Parser {
  readonly #tokens: readonly Token[]
  readonly #dialect: Dialect
  #at = 0
  #depth = 0
  #database: string | undefined

  constructor(sql: string, dialect: Dialect) {
    this.#tokens = tokensOf(sql, dialect)
    this.#dialect = dialect
  }

  statement(): Parsed {
    const statement = this.#statement()
    this.#take(';')
    if (this.#token.type !== 'end') this.#fail()
    return { statement, database: this.#database }
  }

  get #token(): Token {
    return this.#tokens[this.#at] ?? { type: 'end', text: '', at: 0 }
  }

  #fail(): never {
    const { text, at } = this.#token
    throw new SqlError({ type: 'syntax', near: text, at })
  }

  #is(text: string): boolean {
    const { type, text: here } = this.#token
    return (type === 'word' || type === 'mark') && here.toLowerCase() === text
  }

  #take(...words: readonly string[]): boolean {
    const start = this.#at
    for (const word of words) {
      if (!this.#is(word)) {
        this.#at = start
        return false
      }
      this.#at += 1
    }
    return true
  }

  #need(...words: readonly string[]): void {
    if (!this.#take(...words)) this.#fail()
  }

  #name(): string {
    const { type, text } = this.#token
    if (type !== 'word' && type !== 'name') return this.#fail()
    this.#at += 1
    return type === 'word' && this.#dialect.folds ? text.toLowerCase() : text
  }

  /** A table's name; before it PostgreSQL has the one schema that there is, MySQL a database. */
  #table(): string {
    const name = this.#name()
    if (!this.#take('.')) return name
    if (!this.#dialect.folds) this.#database = name
    return this.#name()
  }

  #many<T>(one: () => T): readonly T[] {
    const all = [one()]
    while (this.#take(',')) all.push(one())
    return all
  }

  #statement(): Statement {
    const { text } = this.#token
    if (this.#is(';') || this.#token.type === 'end') return { type: 'set', command: 'SET' }
    const known = this.#administration()
    if (known) return known
    if (this.#take('select')) return this.#select()
    if (this.#take('insert', 'into')) return this.#insert()
    if (this.#take('update')) return this.#update()
    if (this.#take('delete', 'from')) return { type: 'delete', table: this.#table(), where: this.#where() }
    if (this.#take('create', 'table')) return this.#createTable()
    if (this.#take('drop', 'table')) {
      const lenient = this.#take('if', 'exists')
      return { type: 'drop-table', lenient, tables: this.#many(() => this.#table()) }
    }
    for (const what of ['create', 'drop'] as const)
      for (const kind of ['database', 'schema']) {
        if (!this.#take(what, kind)) continue
        const lenient = this.#take('if', 'not', 'exists') || this.#take('if', 'exists')
        const name = this.#name()
        return { type: `${what}-database`, name, lenient, ...this.#databaseSettings() }
      }
    if (this.#take('truncate')) return (this.#take('table'), { type: 'truncate', table: this.#table() })
    if (this.#take('show', 'databases') || this.#take('show', 'schemas')) return { type: 'show', what: 'databases' }
    if (this.#take('show', 'tables')) return { type: 'show', what: 'tables' }
    if (this.#take('describe') || this.#take('desc')) return { type: 'describe', table: this.#table() }
    if (this.#take('use')) return { type: 'use', name: this.#name() }
    const unsimulated =
      /^(alter|begin|commit|rollback|grant|revoke|explain|with|copy|create|drop|set|show|start|analyze|vacuum|flush|lock)$/i
    if (unsimulated.test(text)) throw new SqlError({ type: 'not-simulated', what: text.toUpperCase() })
    return this.#fail()
  }

  /** What is said of a database besides its name: its owner, and how its texts are kept. */
  #databaseSettings(): { readonly owner?: string } {
    let owner: string | undefined
    while (this.#token.type !== 'end' && !this.#is(';')) {
      if (this.#take('owner')) {
        this.#take('=')
        owner = this.#name()
      } else if (
        /^(?:with|default|character|set|charset|collate|encoding|template|lc_\w+|utf8\w*|=)$/i.test(this.#token.text)
      )
        this.#at += 1
      else if (this.#token.type === 'text' || this.#token.type === 'name') this.#at += 1
      else this.#fail()
    }
    return owner === undefined ? {} : { owner }
  }

  /** Users, rights and settings; undefined for a statement of another kind. */
  #administration(): Statement | undefined {
    for (const does of ['create', 'alter', 'drop'] as const)
      for (const kind of ['user', 'role']) if (this.#take(does, kind)) return this.#account(does, kind === 'user')
    if (this.#take('grant')) return this.#grant(false)
    if (this.#take('revoke')) return this.#grant(true)
    if (this.#take('flush')) return this.#inert('FLUSH', 'privileges')
    if (this.#take('unlock', 'tables')) return { type: 'set', command: 'UNLOCK TABLES' }
    if (this.#take('lock', 'tables')) return this.#inert('LOCK TABLES')
    if (this.#take('set')) return this.#inert('SET')
    if (this.#take('alter', 'database')) return this.#alterDatabase()
    if (this.#take('alter', 'table')) return this.#alterTable()
    if (this.#take('show', 'create', 'table')) return { type: 'show-create', table: this.#table() }
    if (this.#take('show', 'variables') || this.#take('show', 'global', 'variables'))
      return { type: 'settings', like: this.#take('like') ? this.#text() : '%' }
    if (this.#dialect.folds && this.#is('show')) return this.#setting()
    if (this.#take('select', 'pg_catalog', '.', 'setval')) return this.#sequence()
    return undefined
  }

  /** SHOW of PostgreSQL; its clients ask for databases and tables in MySQL's words. */
  #setting(): Statement | undefined {
    const start = this.#at
    this.#need('show')
    if (this.#is('databases') || this.#is('tables')) this.#at = start
    else return { type: 'setting', name: this.#name() }
    return undefined
  }

  #text(): string {
    const { type, text } = this.#token
    if (type !== 'text') this.#fail()
    this.#at += 1
    return text
  }

  /** What follows has no effect here. */
  #inert(command: Extract<Statement, { type: 'set' }>['command'], ...words: readonly string[]): Statement {
    this.#need(...words)
    while (this.#token.type !== 'end' && !this.#is(';')) this.#at += 1
    return { type: 'set', command }
  }

  #alterDatabase(): Statement {
    const name = this.#name()
    this.#need('owner', 'to')
    return { type: 'own', kind: 'database', name, owner: this.#name() }
  }

  /** Of ALTER TABLE, the owner is simulated, and MySQL's keys that are switched off while rows come in bulk. */
  #alterTable(): Statement {
    this.#take('only')
    const name = this.#table()
    if (this.#take('disable', 'keys') || this.#take('enable', 'keys')) return { type: 'set', command: 'ALTER TABLE' }
    if (!this.#dialect.folds || !this.#take('owner', 'to'))
      throw new SqlError({ type: 'not-simulated', what: 'ALTER TABLE' })
    return { type: 'own', kind: 'table', name, owner: this.#name() }
  }

  #sequence(): Statement {
    this.#need('(')
    const sequence = this.#text()
    this.#need(',')
    const value = this.#number()
    const isUsed = !this.#take(',') || !this.#take('false')
    this.#take('true')
    this.#need(')')
    return { type: 'number', sequence, value: isUsed ? value + 1 : value }
  }

  #account(does: 'create' | 'alter' | 'drop', logs: boolean): Statement {
    const lenient = this.#take('if', 'not', 'exists') || this.#take('if', 'exists')
    const users = this.#many(() => this.#user(does === 'create' && logs))
    return { type: 'account', does, users, lenient }
  }

  /** A name, of MySQL with the host from which it comes. */
  #userName(): Pick<NamedUser, 'name' | 'host'> {
    const { type } = this.#token
    const name = type === 'text' ? this.#text() : this.#name()
    if (!this.#take('@')) return { name, host: '%' }
    return { name, host: this.#token.type === 'text' ? this.#text() : this.#name() }
  }

  #user(logs: boolean): NamedUser {
    const named = this.#userName()
    const may: RoleRight[] = logs ? ['login'] : []
    const lost: RoleRight[] = []
    let [password, superuser]: [string | undefined, boolean | undefined] = [undefined, undefined]
    for (;;) {
      if (this.#take('identified', 'by') || this.#take('password') || this.#take('encrypted', 'password'))
        password = this.#text()
      else if (this.#take('identified', 'with')) {
        this.#name()
        if (this.#take('by')) password = this.#text()
      } else if (this.#take('superuser')) superuser = true
      else if (this.#take('nosuperuser')) superuser = false
      else if (!this.#take('with') && !this.#take('inherit')) {
        const right = RIGHTS.find((one) => this.#take(one) || (this.#is(`no${one}`) && lost.push(one) > 0))
        if (right === undefined) return { ...named, password, superuser, may, lost }
        if (lost.includes(right)) this.#at += 1
        else may.push(right)
      }
    }
  }

  #grant(takes: boolean): Statement {
    const named = this.#many(() => this.#privilege())
    const on = this.#take('on') ? this.#places() : []
    if (!this.#take(takes ? 'from' : 'to')) this.#fail()
    const to = this.#many(() => this.#userName().name)
    const handsOn = this.#take('with', 'grant', 'option')
    // of PostgreSQL, membership in a role: what the role may do is not handed on here
    if (on.length === 0) throw new SqlError({ type: 'not-simulated', what: 'GRANT of a role' })
    const known: readonly string[] = PRIVILEGES[this.#dialect.folds ? 'postgres' : 'mysql']
    // of MySQL, the right to do nothing
    const verbs = named.filter(({ name }) => this.#dialect.folds || name !== 'USAGE')
    const bad = verbs.find(({ name }) => name !== 'ALL' && !known.includes(name))
    if (bad) throw new SqlError({ type: 'no-privilege', ...bad })
    if (handsOn && this.#dialect.folds) throw new SqlError({ type: 'not-simulated', what: 'WITH GRANT OPTION' })
    return { type: 'grant', takes, verbs: [...verbs.map(({ name }) => name), ...(handsOn ? [HANDS_ON] : [])], on, to }
  }

  /** `SELECT`, `ALL PRIVILEGES`, `LOCK TABLES`. */
  #privilege(): { readonly name: string; readonly at: number } {
    const { at } = this.#token
    const words = [this.#name().toUpperCase()]
    while (this.#token.type === 'word' && !['on', 'to', 'from'].some((word) => this.#is(word)))
      words.push(this.#name().toUpperCase())
    if (this.#is('(')) throw new SqlError({ type: 'not-simulated', what: 'GRANT of columns' })
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
    if (this.#take('database')) return this.#placesOf('database', () => ({ database: this.#name(), table: 'database' }))
    if (this.#take('schema')) return this.#placesOf('schema', () => (this.#name(), { table: 'schema' }))
    if (this.#take('all', 'tables', 'in', 'schema')) return (this.#name(), [{ table: '*', kind: 'tables' }])
    if (this.#take('all', 'sequences', 'in', 'schema'))
      return (this.#name(), [{ table: 'sequences', kind: 'sequences' }])
    this.#take('table')
    if (this.#dialect.folds) return this.#placesOf('table', () => ({ table: this.#table() }))
    const first = this.#take('*') ? '*' : this.#name()
    if (!this.#take('.')) return [{ table: first, kind: 'table' }]
    return [{ database: first, table: this.#take('*') ? '*' : this.#name(), kind: 'table' }]
  }

  #placesOf(
    kind: PlaceKind,
    one: () => { readonly database?: string; readonly table: string },
  ): Extract<Statement, { type: 'grant' }>['on'] {
    return this.#many(() => ({ ...one(), kind }))
  }

  #select(): Select {
    const distinct = this.#take('distinct')
    const items = this.#many(() => this.#item())
    const from = this.#take('from') ? this.#sources() : []
    const where = this.#where()
    const group = this.#take('group', 'by') ? this.#many(() => this.#expression()) : []
    const having = this.#take('having') ? this.#expression() : undefined
    const order = this.#take('order', 'by') ? this.#many(() => this.#ordering()) : []
    const limit = this.#take('limit') ? this.#number() : undefined
    const offset = this.#take('offset') ? this.#number() : 0
    return { type: 'select', distinct, items, from, where, group, having, order, limit, offset }
  }

  #number(): number {
    const { type, text } = this.#token
    if (type !== 'number') this.#fail()
    this.#at += 1
    return Number(text)
  }

  #ordering(): { readonly by: Expression; readonly down: boolean } {
    const by = this.#expression()
    const down = this.#take('desc')
    if (!down) this.#take('asc')
    return { by, down }
  }

  #item(): Item {
    if (this.#take('*')) return { type: 'all' }
    const value = this.#expression()
    const name = this.#take('as') || this.#isBareName() ? this.#name() : undefined
    return { type: 'item', value, name }
  }

  #isBareName(): boolean {
    const { type, text } = this.#token
    return type === 'name' || (type === 'word' && !ENDS.has(text.toLowerCase()))
  }

  #source(join?: NonNullable<Source['join']>['outer']): Source {
    const table = this.#table()
    const alias = this.#take('as') || this.#isBareName() ? this.#name() : table
    if (join === undefined) return { table, alias }
    return { table, alias, join: { outer: join, on: this.#take('on') ? this.#expression() : undefined } }
  }

  #sources(): readonly Source[] {
    const sources = [this.#source()]
    for (;;) {
      if (this.#take(',') || this.#take('cross', 'join'))
        sources.push({ ...this.#source(), join: { outer: false, on: undefined } })
      else if (this.#take('join') || this.#take('inner', 'join')) sources.push(this.#source(false))
      else if (this.#take('left', 'join') || this.#take('left', 'outer', 'join')) sources.push(this.#source(true))
      else return sources
    }
  }

  #where(): Expression | undefined {
    return this.#take('where') ? this.#expression() : undefined
  }

  #insert(): Statement {
    const table = this.#table()
    const columns = this.#take('(') ? this.#many(() => this.#name()) : []
    if (columns.length > 0) this.#need(')')
    this.#need('values')
    const rows = this.#many(() => {
      this.#need('(')
      const row = this.#many(() => this.#expression())
      this.#need(')')
      return row
    })
    const returning = this.#take('returning') ? this.#many(() => this.#item()) : []
    return { type: 'insert', table, columns, rows, returning }
  }

  #update(): Statement {
    const table = this.#table()
    this.#need('set')
    const set = this.#many(() => {
      const name = this.#name()
      this.#need('=')
      return [name, this.#expression()] as const
    })
    return { type: 'update', table, set, where: this.#where() }
  }

  #createTable(): Statement {
    const lenient = this.#take('if', 'not', 'exists')
    const table = this.#table()
    this.#need('(')
    const columns: Column[] = []
    const [keys, uniques] = [new Set<string>(), new Set<string>()]
    do {
      if (this.#take('primary', 'key')) for (const name of this.#names()) keys.add(name)
      else if (this.#isUnique()) uniques.add(this.#onlyName())
      else if (this.#is('foreign') || this.#is('constraint') || this.#is('check') || this.#is('index'))
        throw new SqlError({ type: 'not-simulated', what: this.#token.text.toUpperCase() })
      else columns.push(this.#column())
    } while (this.#take(','))
    this.#need(')')
    // what follows are settings of an engine
    while (this.#token.type !== 'end' && !this.#is(';')) this.#at += 1
    const whole = columns
      .map((column) => (keys.has(column.name) ? { ...column, key: true, required: true } : column))
      .map((column) => (uniques.has(column.name) ? { ...column, unique: true } : column))
    return { type: 'create-table', table, columns: whole, lenient }
  }

  /** UNIQUE of one column, with MySQL's name for it. */
  #isUnique(): boolean {
    if (!this.#take('unique')) return false
    if (!this.#take('key')) this.#take('index')
    if (!this.#is('(')) this.#name()
    return true
  }

  #onlyName(): string {
    const [name = '', ...more] = this.#names()
    if (more.length > 0) throw new SqlError({ type: 'not-simulated', what: 'UNIQUE of several columns' })
    return name
  }

  #names(): readonly string[] {
    this.#need('(')
    const names = this.#many(() => this.#name())
    this.#need(')')
    return names
  }

  #kind(): string {
    let kind = this.#name().toLowerCase()
    for (const more of ['precision', 'varying', 'unsigned', 'integer']) if (this.#take(more)) kind += ` ${more}`
    if (this.#take('(')) {
      kind += `(${this.#many(() => this.#number()).join(',')})`
      this.#need(')')
    }
    for (const words of [
      ['with', 'time', 'zone'],
      ['without', 'time', 'zone'],
    ])
      if (this.#take(...words)) kind += ` ${words.join(' ')}`
    return kind
  }

  #column(): Column {
    const name = this.#name()
    const kind = this.#kind()
    let [key, unique, required, serial] = [false, false, false, kind.endsWith('serial')]
    let standard: Expression | undefined
    for (;;) {
      if (this.#take('primary', 'key')) [key, required] = [true, true]
      else if (this.#take('not', 'null')) required = true
      else if (this.#take('unique')) unique = true
      else if (
        this.#take('auto_increment') ||
        this.#take('generated', 'always', 'as', 'identity') ||
        this.#take('generated', 'by', 'default', 'as', 'identity')
      )
        serial = true
      else if (this.#take('default')) standard = this.#operation(3)
      else if (this.#take('references')) throw new SqlError({ type: 'not-simulated', what: 'REFERENCES' })
      else if (!this.#take('null')) break
    }
    return { name, kind, key, unique, required, serial, standard }
  }

  /** @throws SqlError also where brackets are open within one another more often than is read here */
  #expression(): Expression {
    this.#depth += 1
    if (this.#depth > DEEPEST) this.#fail()
    const expression = this.#operation(0)
    this.#depth -= 1
    return expression
  }

  /** Operators from those that bind least to those that bind most. */
  #operation(level: number): Expression {
    const operators = OPERATORS[level]
    if (!operators) return this.#unary()
    if (level === 2 && this.#take('not')) return { type: 'not', of: this.#operation(level) }
    let left = this.#operation(level + 1)
    for (;;) {
      const operator = operators.find((one) => this.#take(one))
      if (operator !== undefined) left = { type: 'binary', operator, left, right: this.#operation(level + 1) }
      else if (level === 2) {
        const test = this.#test(left)
        if (!test) return left
        left = test
      } else return left
    }
  }

  /** IS NULL, IN, BETWEEN, NOT LIKE. */
  #test(of: Expression): Expression | undefined {
    if (this.#take('is')) {
      const not = this.#take('not')
      this.#need('null')
      return { type: 'null', of, not }
    }
    const not = this.#take('not')
    if (this.#take('in')) {
      this.#need('(')
      const list = this.#many(() => this.#expression())
      this.#need(')')
      return { type: 'in', of, list, not }
    }
    if (this.#take('between')) {
      const low = this.#operation(3)
      this.#need('and')
      const between: Expression = {
        type: 'binary',
        operator: 'and',
        left: { type: 'binary', operator: '>=', left: of, right: low },
        right: { type: 'binary', operator: '<=', left: of, right: this.#operation(3) },
      }
      return not ? { type: 'not', of: between } : between
    }
    if (!not) return undefined
    this.#need('like')
    return { type: 'not', of: { type: 'binary', operator: 'like', left: of, right: this.#operation(3) } }
  }

  #unary(): Expression {
    if (this.#take('-')) return { type: 'minus', of: this.#unary() }
    let value = this.#primary()
    while (this.#take('::')) value = { type: 'cast', of: value, kind: this.#kind() }
    return value
  }

  #primary(): Expression {
    const { type, text } = this.#token
    if (this.#take('(')) {
      const inner = this.#expression()
      this.#need(')')
      return inner
    }
    if (type === 'text' || type === 'number') {
      this.#at += 1
      return { type: 'value', value: type === 'number' ? Number(text) : text }
    }
    for (const [word, value] of [
      ['null', null],
      ['true', true],
      ['false', false],
    ] as const)
      if (this.#take(word)) return { type: 'value', value }
    if (type === 'word' && ENDS.has(text.toLowerCase())) return this.#fail()
    const name = this.#name()
    if (this.#take('(')) return name.toLowerCase() === 'cast' ? this.#cast() : this.#call(name.toLowerCase())
    if (type === 'word' && /^(current_timestamp|current_date|current_user|current_database)$/i.test(text))
      return { type: 'call', name: text.toLowerCase(), words: [], star: false }
    return this.#take('.')
      ? { type: 'column', table: name, name: this.#name() }
      : { type: 'column', table: undefined, name }
  }

  /** `CAST(… AS …)` */
  #cast(): Expression {
    const of = this.#expression()
    this.#need('as')
    const kind = this.#kind()
    this.#need(')')
    return { type: 'cast', of, kind }
  }

  #call(name: string): Expression {
    if (this.#take('*')) return (this.#need(')'), { type: 'call', name, words: [], star: true })
    if (this.#take(')')) return { type: 'call', name, words: [], star: false }
    const isDistinct = this.#take('distinct')
    const words = this.#many(() => this.#expression())
    this.#need(')')
    return { type: 'call', name, words, star: false, ...(isDistinct && { isDistinct }) }
  }
}

/** Reads a statement. @throws SqlError */
export const parseSql = (sql: string, dialect: Dialect): Parsed => new Parser(sql, dialect).statement()

const BREAKS = {
  plain: /'(?:''|[^'])*'?|"[^"]*"?|--[^\n]*|\/\*.*?(?:\*\/|$)|(;)/gs,
  escaped: /'(?:''|\\.|[^'\\])*'?|"(?:\\.|[^"\\])*"?|-- [^\n]*|\/\*.*?(?:\*\/|$)|(;|\\[gG])/gs,
} as const

/** The statements of a text, each with its semicolon, and what is left behind the last one. */
export function statementsOf(
  text: string,
  quotes: keyof typeof BREAKS = 'plain',
): { readonly whole: readonly string[]; readonly rest: string } {
  const whole: string[] = []
  let start = 0
  for (const match of text.matchAll(BREAKS[quotes])) {
    if (match[1] === undefined) continue
    const end = match.index + match[1].length
    whole.push(text.slice(start, end).trim())
    start = end
  }
  return { whole, rest: text.slice(start) }
}
