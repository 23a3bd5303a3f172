import { SqlError } from './syntax.ts'

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

/** The tokens of a statement, one after the other, and what any part of a statement may consist of. */
export class Tokens {
  readonly dialect: Dialect
  readonly #tokens: readonly Token[]
  #at = 0
  /** The database that a table was said to be in. */
  database: string | undefined

  constructor(sql: string, dialect: Dialect) {
    this.#tokens = tokensOf(sql, dialect)
    this.dialect = dialect
  }

  /** The one that has been reached. */
  get current(): Token {
    return this.#tokens[this.#at] ?? { type: 'end', text: '', at: 0 }
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
    const { text, at } = this.current
    throw new SqlError({ type: 'syntax', near: text, at })
  }

  /** Whether the current token is this word or mark; words in lower case. */
  is(text: string): boolean {
    const { type, text: here } = this.current
    return (type === 'word' || type === 'mark') && here.toLowerCase() === text
  }

  /** Takes these words if all of them come next. */
  take(...words: readonly string[]): boolean {
    const start = this.#at
    for (const word of words) {
      if (!this.is(word)) {
        this.#at = start
        return false
      }
      this.#at += 1
    }
    return true
  }

  /** Takes these words. @throws SqlError - others come next */
  need(...words: readonly string[]): void {
    if (!this.take(...words)) this.fail()
  }

  name(): string {
    const { type, text } = this.current
    if (type !== 'word' && type !== 'name') return this.fail()
    this.#at += 1
    return type === 'word' && this.dialect.folds ? text.toLowerCase() : text
  }

  /** A table's name; before it PostgreSQL has the one schema that there is, MySQL a database. */
  table(): string {
    const name = this.name()
    if (!this.take('.')) return name
    if (!this.dialect.folds) this.database = name
    return this.name()
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
