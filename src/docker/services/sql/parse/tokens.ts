import type { Work } from '../../../../base/work.ts'
import { SqlError } from '../syntax.ts'
import { RESERVED } from './reserved.ts'
import { RUN } from '../rows/turns.ts'

/** How a server's SQL is written. */
export interface Dialect {
  /** Whether names without quotes are in lower case. */
  readonly folds: boolean
  /** Whether double quotes hold texts, and no names, and a backslash in a text means the next letter otherwise: as in MySQL. */
  readonly quotesText: boolean
}

/** A piece of a statement; `at` is its offset. */
export interface Token {
  readonly type: 'word' | 'name' | 'text' | 'number' | 'mark' | 'end'
  readonly text: string
  readonly at: number
  /** Where it ends. */
  readonly end: number
}

const OPERATORS = String.raw`<=>|<>|!=|<=|>=|:=|\|\||&&|::|->>|->|#>>|#>|@>|<@|@@|!~~\*|!~~|!~\*|!~|~~\*|~~|~\*|<<|>>|[-+*/%=<>(),.;@~!?\[\]:^&|#$]`
/** What a piece of a statement is, and what it looks like; a part in brackets is what stands between its quotes. */
type Shape = readonly [
  kind: 'escaped' | 'text' | 'dollar' | 'double' | 'back' | 'number' | 'word' | 'mark',
  looks: RegExp,
]

// what stands between /*!40101 and */ is read by MySQL
const BLANK = {
  plain: /(?:\s+|--[^\n]*|\/\*!\d*|\*\/|\/\*.*?\*\/)+/sy,
  escaped: /(?:\s+|--[^\n]*|#[^\n]*|\/\*!\d*|\*\/|\/\*.*?\*\/)+/sy,
} as const
const ALL: readonly Shape[] = [
  ['double', /"(?:""|[^"])*"/y],
  ['back', /`[^`]*`/y],
  ['number', /(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?/iy],
  ['word', /[A-Za-z_\u0080-\uffff][\w$\u0080-\uffff]*/y],
  ['mark', new RegExp(OPERATORS, 'y')],
]
const SHAPES = {
  /** Of PostgreSQL, which has texts with escapes, and texts between dollars, too. */
  plain: [
    ['escaped', /e'(?:''|\\.|[^'\\])*'/isy],
    ['text', /'(?:''|[^'])*'/y],
    ['dollar', /\$(\w*)\$.*?\$\1\$/sy],
    ...ALL,
  ],
  /** Of MySQL, where a backslash stands before a letter that is meant otherwise. */
  escaped: [['escaped', /'(?:''|\\.|[^'\\])*'/sy], ...ALL],
} satisfies Readonly<Record<string, readonly Shape[]>>

/** Where what looks so ends; undefined where nothing does. */
function endOf(looks: RegExp, sql: string, at: number): number | undefined {
  looks.lastIndex = at
  return looks.test(sql) ? looks.lastIndex : undefined
}

const LETTERS: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0' }

const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_whole, letter: string) => LETTERS[letter] ?? letter)

/** A token of what a piece of a statement looks like. */
function tokenOf(kind: Shape[0], piece: string, quotesText: boolean): Pick<Token, 'type' | 'text'> {
  switch (kind) {
    case 'escaped':
      return { type: 'text', text: unescaped(piece.slice(piece.indexOf("'") + 1, -1).replaceAll("''", "'")) }
    case 'text':
      return { type: 'text', text: piece.slice(1, -1).replaceAll("''", "'") }
    case 'dollar': {
      const tag = piece.indexOf('$', 1) + 1
      return { type: 'text', text: piece.slice(tag, -tag) }
    }
    case 'double': {
      const text = piece.slice(1, -1).replaceAll('""', '"')
      return quotesText ? { type: 'text', text: unescaped(text) } : { type: 'name', text }
    }
    case 'back':
      return { type: 'name', text: piece.slice(1, -1) }
    default:
      return { type: kind, text: piece }
  }
}

/** The token that begins at a place. @throws SqlError where none does */
function tokenAt(sql: string, at: number, quotesText: boolean): Token {
  for (const [kind, looks] of SHAPES[quotesText ? 'escaped' : 'plain']) {
    const end = endOf(looks, sql, at)
    if (end !== undefined) return { ...tokenOf(kind, sql.slice(at, end), quotesText), at, end }
  }
  const near = String.fromCodePoint(sql.codePointAt(at) ?? 0)
  if (near === "'" || (near === '"' && !quotesText))
    throw new SqlError({ type: 'unterminated', near: sql.slice(at), at, isName: near === '"' })
  throw new SqlError({ type: 'syntax', near, at })
}

/** The tokens of a statement. @throws SqlError */
export function* tokensOf(sql: string, { quotesText }: Dialect): Work<readonly Token[]> {
  const tokens: Token[] = []
  const blank = quotesText ? BLANK.escaped : BLANK.plain
  for (let at = endOf(blank, sql, 0) ?? 0; at < sql.length;) {
    const token = tokenAt(sql, at, quotesText)
    if (tokens.push(token) % RUN === 0) yield RUN
    at = endOf(blank, sql, token.end) ?? token.end
  }
  tokens.push({ type: 'end', text: '', at: sql.length, end: sql.length })
  return tokens
}

/** The tokens of a statement, one after the other, and what any part of a statement may consist of. */
export class Tokens {
  readonly dialect: Dialect
  /** The whole statement. */
  readonly source: string
  readonly #tokens: readonly Token[]
  #at = 0
  /** The database that a table was said to be in. */
  database: string | undefined

  constructor(sql: string, tokens: readonly Token[], dialect: Dialect) {
    this.#tokens = tokens
    this.dialect = dialect
    this.source = sql
  }

  /** The one that has been reached. */
  get current(): Token {
    return this.#tokens[this.#at] ?? { type: 'end', text: '', at: 0, end: 0 }
  }

  /** One that comes later. */
  ahead(by: number): Token {
    return this.#tokens[this.#at + by] ?? this.current
  }

  /** Whether the current token is a literal that nothing belongs to, as in a list. */
  get isAlone(): boolean {
    const { type } = this.current
    const { type: next, text } = this.ahead(1)
    return (type === 'number' || type === 'text') && next === 'mark' && (text === ',' || text === ')')
  }

  /** How many tokens have been passed. */
  get passed(): number {
    return this.#at
  }

  /** How many there are. */
  get count(): number {
    return this.#tokens.length
  }

  /** Goes to where so many have been passed. */
  goTo(passed: number): void {
    this.#at = passed
  }

  /** Where the current token begins. */
  get at(): number {
    return this.current.at
  }

  /** The text from a place to the last token that was taken. */
  since(at: number): string {
    return this.source.slice(at, this.#tokens[this.#at - 1]?.end ?? at)
  }

  /** Whether the statement ends here. */
  get endsHere(): boolean {
    return this.current.type === 'end' || this.is(';')
  }

  /** Passes over the current token. */
  advance(): void {
    this.#at += 1
  }

  /** Passes over the rest of the statement. */
  skip(): void {
    while (!this.endsHere) this.#at += 1
  }

  /** @throws SqlError - the current token does not belong here */
  fail(): never {
    const { at, end, type } = this.current
    throw new SqlError({ type: 'syntax', near: type === 'end' ? '' : this.source.slice(at, end), at })
  }

  /** Whether the current token is this word or mark; words in lower case. */
  is(text: string): boolean {
    const { type, text: here } = this.current
    return (type === 'word' || type === 'mark') && here.toLowerCase() === text
  }

  /** Whether these words come next. */
  comes(...words: readonly string[]): boolean {
    return words.every((word, by) => {
      const { type, text } = this.ahead(by)
      return (type === 'word' || type === 'mark') && text.toLowerCase() === word
    })
  }

  /** Takes these words if all of them come next. */
  take(...words: readonly string[]): boolean {
    if (!this.comes(...words)) return false
    this.#at += words.length
    return true
  }

  /** Takes one of some words, and gives it. */
  takeOne(...words: readonly string[]): string | undefined {
    return words.find((word) => this.take(word))
  }

  /** Takes these words. @throws SqlError - others come next */
  need(...words: readonly string[]): void {
    for (const word of words) if (!this.take(word)) this.fail()
  }

  /** Whether a name comes next: a word that is not reserved, or anything in quotes. */
  get isName(): boolean {
    const { type, text } = this.current
    return (
      type === 'name' ||
      (type === 'word' && !RESERVED[this.dialect.folds ? 'postgres' : 'mysql'].has(text.toLowerCase()))
    )
  }

  name(): string {
    return this.isName ? this.label() : this.fail()
  }

  /** A name that may be a reserved word, too. */
  label(): string {
    const { type, text } = this.current
    if (type !== 'word' && type !== 'name') return this.fail()
    this.#at += 1
    return type === 'word' && this.dialect.folds ? text.toLowerCase() : text
  }

  /** A table's name; before it PostgreSQL has the one schema that there is, MySQL a database. @throws SqlError for another schema */
  table(): string {
    return this.#qualified((name, _table, at) => new SqlError({ type: 'no-schema', name, at }))
  }

  /** The name of a table whose rows are changed. @throws SqlError for one of a schema that there is not */
  relation(): string {
    return this.#qualified((schema, table, at) => new SqlError({ type: 'no-table', name: `${schema}.${table}`, at }))
  }

  #qualified(refusal: (schema: string, table: string, at: number) => SqlError): string {
    const { at } = this
    const name = this.name()
    if (!this.take('.')) return name
    const table = this.label()
    if (!this.dialect.folds) this.database = name
    else if (name !== 'public') throw refusal(name, table, at)
    return table
  }

  text(): string {
    const { type, text } = this.current
    if (type !== 'text') this.fail()
    this.#at += 1
    return text
  }

  number(): number {
    const { type, text } = this.current
    if (type !== 'number') this.fail()
    this.#at += 1
    return Number(text)
  }

  /** One or more of a kind, with commas between them. */
  many<T>(one: () => T): readonly T[] {
    const all = [one()]
    while (this.take(',')) all.push(one())
    return all
  }

  /** Names in brackets. */
  names(): readonly string[] {
    this.need('(')
    const names = this.many(() => this.name())
    this.need(')')
    return names
  }
}
