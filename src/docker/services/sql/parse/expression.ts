import type { Work } from '../../../../base/work.ts'
import { RUN } from '../rows/turns.ts'
import {
  type Call,
  type Expression,
  type FrameClause,
  type Ordering,
  type Query,
  SqlError,
  type Value,
  type Window,
} from '../syntax.ts'
import { BARE, CALLED } from './reserved.ts'
import { SPECIAL } from './special-calls.ts'
import type { Tokens } from './tokens.ts'
import { readFrame } from './window-frame.ts'

/** How many expressions stand within one another at most. */
const DEEPEST = 200

/** How many operators of one kind stand in a row at most; AND and OR, which are not read from left to right alone, as often as one likes. */
export const LONGEST = 500

/** Operators by levels, from those that bind least to those that bind most; what tests a value stands between them. */
const LEVELS = {
  postgres: [
    ['or'],
    ['and'],
    [],
    [],
    ['=', '<>', '!=', '<', '>', '<=', '>='],
    [],
    [
      '||',
      '->>',
      '->',
      '#>>',
      '#>',
      '@>',
      '<@',
      '~',
      '~*',
      '!~',
      '!~*',
      '~~',
      '!~~',
      '~~*',
      '!~~*',
      '&&',
      '&',
      '|',
      '#',
      '<<',
      '>>',
      '?',
      '@@',
    ],
    ['+', '-'],
    ['*', '/', '%'],
    ['^'],
  ],
  mysql: [
    ['or', '||', 'xor'],
    ['and', '&&'],
    [],
    [],
    ['=', '<=>', '<>', '!=', '<', '>', '<=', '>=', 'sounds like'],
    [],
    ['|', '&', '<<', '>>'],
    ['+', '-'],
    ['*', '/', '%', 'div', 'mod'],
    ['^', '->>', '->'],
  ],
} as const

const OR = 0
const AND = 1
const NOT = 2
const IS = 3
const TEST = 5
/** Levels of operators that no keyword test stands among. */
export const ADDITIVE = 7
const OTHER = 6

const SAME: Readonly<Record<string, string>> = { mod: '%', '!=': '<>', '&&': 'and' }

/** Types whose names may stand before a text: `DATE '2026-01-05'`. */
const TYPED = /^(?:date|time|timestamp|timestamptz|interval|json|jsonb|uuid|numeric|inet)$/i

/** Reads expressions. */
export class ExpressionParser {
  readonly tokens: Tokens
  #depth = 0
  /** Long runs of literals that have been read ahead, by how many tokens stand before them. */
  readonly #literals = new Map<number, { readonly values: readonly Expression[]; readonly end: number }>()
  /** Reads a query; set by who reads those. */
  query: () => Query = () => this.tokens.fail()

  constructor(tokens: Tokens) {
    this.tokens = tokens
  }

  get #isMysql(): boolean {
    return !this.tokens.dialect.folds
  }

  /** Reads the literals of long lists, others having their turn in between: they are known when the lists are read. */
  *readAhead(): Work<void> {
    const { tokens } = this
    for (let round = 1; tokens.current.type !== 'end'; round += 1) {
      if (round % RUN === 0) yield RUN
      const at = tokens.passed
      if (!tokens.isAlone || tokens.ahead(1).text !== ',') tokens.advance()
      else {
        const values = yield* this.#alone()
        if (values.length > RUN) this.#literals.set(at, { values, end: tokens.passed })
      }
    }
    tokens.goTo(0)
  }

  /** Literals with commas between them, from the current one on. */
  *#alone(): Work<readonly Expression[]> {
    const values = [this.#primary()]
    while (this.tokens.take(',')) {
      if (!this.tokens.isAlone) {
        this.tokens.goTo(this.tokens.passed - 1)
        break
      }
      values.push(this.#primary())
      if (values.length % RUN === 0) yield RUN
    }
    return values
  }

  /** Expressions with commas between them. */
  #list(): readonly Expression[] {
    const all: Expression[] = []
    do {
      const known = this.#literals.get(this.tokens.passed)
      if (known) {
        this.tokens.goTo(known.end)
        for (const value of known.values) all.push(value)
      } else all.push(this.read())
    } while (this.tokens.take(','))
    return all
  }

  /** A whole expression. @throws SqlError also where brackets are open within one another more often than is read here */
  read(): Expression {
    return this.deeper(() => this.operation(0))
  }

  /** Reads what stands within something else. @throws SqlError where that is too deep */
  deeper<T>(one: () => T): T {
    this.#depth += 1
    if (this.#depth > DEEPEST)
      throw new SqlError({ type: 'not-simulated', what: `more than ${DEEPEST} expressions within one another` })
    const made = one()
    this.#depth -= 1
    return made
  }

  /** Operators of a level and of those that bind more. */
  operation(level: number): Expression {
    if (this.tokens.isAlone) return this.#primary()
    const operators: readonly string[] | undefined = LEVELS[this.#isMysql ? 'mysql' : 'postgres'][level]
    if (!operators) return this.#unary()
    const { at } = this.tokens
    if (level === NOT && this.tokens.take('not'))
      return { type: 'not', of: this.deeper(() => this.operation(level)), at }
    if (level === OR || level === AND) return this.#connected(operators, level)
    let left = this.operation(level + 1)
    for (let many = 0; ; many += 1) {
      if (many > LONGEST) throw new SqlError({ type: 'not-simulated', what: `more than ${LONGEST} operators in a row` })
      const { at: place } = this.tokens
      const operator = operators.find((one) => this.tokens.take(one))
      const made =
        operator === undefined ? this.#test(level, left, place) : this.#binary(operator, left, { level, at: place })
      if (!made) return left
      left = made
    }
  }

  /** What stands between AND, or OR: where they are all the same, as a tree of halves, which thousands of them do not make deep. */
  #connected(operators: readonly string[], level: number): Expression {
    const parts = [this.operation(level + 1)]
    const signs: { readonly operator: string; readonly at: number }[] = []
    for (;;) {
      const { at } = this.tokens
      const operator = operators.find((one) => this.tokens.take(one))
      if (operator === undefined) break
      signs.push({ operator: operator === '||' ? 'or' : (SAME[operator] ?? operator), at })
      parts.push(this.operation(level + 1))
    }
    const isMixed = signs.some(({ operator }) => operator !== signs[0]?.operator)
    const joined = (from: number, end: number): Expression => {
      const middle = isMixed ? end - 1 : Math.ceil((from + end) / 2)
      const sign = signs[middle - 1]
      const only = parts[from]
      if (only && (end - from === 1 || !sign)) return only
      return {
        type: 'binary',
        operator: sign?.operator ?? 'and',
        left: joined(from, middle),
        right: joined(middle, end),
        at: sign?.at ?? 0,
      }
    }
    if (isMixed && signs.length > LONGEST)
      throw new SqlError({ type: 'not-simulated', what: `more than ${LONGEST} operators in a row` })
    return joined(0, parts.length)
  }

  #binary(
    operator: string,
    left: Expression,
    { level, at }: { readonly level: number; readonly at: number },
  ): Expression {
    const all = this.tokens.takeOne('any', 'some', 'all')
    if (all === undefined) {
      return {
        type: 'binary',
        operator: operator === '&&' ? operator : (SAME[operator] ?? operator),
        left,
        right: this.operation(level + 1),
        at,
      }
    }
    this.tokens.need('(')
    const right: Expression = this.#startsQuery() ? { type: 'query', query: this.query() } : this.read()
    this.tokens.need(')')
    return { type: 'quantified', left, operator: SAME[operator] ?? operator, all: all === 'all', right, at }
  }

  #startsQuery(): boolean {
    let by = 0
    while (by <= DEEPEST && this.tokens.ahead(by).text === '(' && this.tokens.ahead(by).type === 'mark') by += 1
    const { type, text } = this.tokens.ahead(by)
    return type === 'word' && /^(?:select|values|with)$/i.test(text) && !(this.#isMysql && /^values$/i.test(text))
  }

  /** IS NULL, IN, BETWEEN, LIKE, each with NOT. */
  #test(level: number, of: Expression, at: number): Expression | undefined {
    if (level === IS) return this.#is(of, at)
    if (level !== TEST) return undefined
    const { text } = this.tokens.ahead(1)
    const not =
      this.tokens.is('not') && /^(?:in|between|like|ilike|similar|regexp|rlike)$/i.test(text) && this.tokens.take('not')
    if (this.tokens.take('in')) return this.#in(of, not, at)
    if (this.tokens.take('between')) {
      const symmetric = this.tokens.dialect.folds && this.tokens.take('symmetric')
      if (this.tokens.dialect.folds && !symmetric) this.tokens.take('asymmetric')
      const low = this.operation(OTHER)
      this.tokens.need('and')
      return { type: 'between', of, low, high: this.operation(OTHER), not, at, ...(symmetric && { symmetric }) }
    }
    const like = this.tokens.takeOne('like', 'ilike', 'similar', 'regexp', 'rlike')
    if (like === undefined) return undefined
    if (like === 'similar') this.tokens.need('to')
    const operator = like === 'rlike' ? 'regexp' : like
    let right = this.operation(OTHER)
    if (this.tokens.take('escape'))
      right = { type: 'call', name: 'like_escape', words: [right, this.operation(OTHER)], star: false, at }
    const made: Expression = { type: 'binary', operator, left: of, right, at }
    return not ? { type: 'not', of: made, at } : made
  }

  #is(of: Expression, at: number): Expression | undefined {
    if (this.tokens.take('isnull')) return { type: 'null', of, not: false, at }
    if (this.tokens.take('notnull')) return { type: 'null', of, not: true, at }
    if (!this.tokens.take('is')) return undefined
    const not = this.tokens.take('not')
    if (this.tokens.take('null')) return { type: 'null', of, not, at }
    if (this.tokens.take('distinct', 'from')) {
      const right = this.operation(OTHER)
      return { type: 'binary', operator: not ? '<=>' : 'is distinct from', left: of, right, at }
    }
    const value = this.tokens.takeOne('true', 'false', 'unknown')
    if (value === undefined) return this.tokens.fail()
    return { type: 'truth', of, value: value === 'unknown' ? null : value === 'true', not, at }
  }

  #in(of: Expression, not: boolean, at: number): Expression {
    this.tokens.need('(')
    if (this.#startsQuery()) {
      const query = this.query()
      this.tokens.need(')')
      return { type: 'in-query', of, query, not, at }
    }
    const list = this.#list()
    this.tokens.need(')')
    return { type: 'in', of, list, not, at }
  }

  #unary(): Expression {
    const { at } = this.tokens
    if (this.tokens.take('-'))
      return this.#negative(
        this.deeper(() => this.#unary()),
        at,
      )
    if (this.tokens.take('+')) return this.deeper(() => this.#unary())
    if (this.#isMysql && this.tokens.take('!')) return { type: 'not', of: this.deeper(() => this.#unary()), at }
    return this.#suffixed(this.#primary())
  }

  /** A literal with its sign is one. */
  #negative(of: Expression, at: number): Expression {
    if (of.type !== 'value' || of.kind === 'text' || of.value === null || typeof of.value === 'boolean')
      return { type: 'minus', of, at }
    return { ...of, value: typeof of.value === 'number' ? -of.value : `-${of.value}`, at }
  }

  #suffixed(of: Expression): Expression {
    let value = of
    for (;;) {
      const { at } = this.tokens
      if (this.tokens.take('::')) value = { type: 'cast', of: value, kind: this.kind(), at }
      else if (this.tokens.dialect.folds && this.tokens.take('[')) {
        value = { type: 'element', of: value, index: this.read(), at }
        this.tokens.need(']')
      } else if (this.tokens.take('at', 'time', 'zone'))
        value = { type: 'call', name: 'timezone', words: [this.#primary(), value], star: false, at }
      else if (this.tokens.take('collate')) this.tokens.label()
      else return value
    }
  }

  #primary(): Expression {
    const { type, text, at } = this.tokens.current
    if (this.tokens.take('(')) return this.#bracketed(at)
    if (type === 'text') return (this.tokens.advance(), { type: 'value', value: text, kind: 'text', at })
    if (type === 'number') return (this.tokens.advance(), this.#number(text, at))
    if (this.#isMysql && (this.tokens.is('@') || this.tokens.is('@@'))) return this.#variable()
    if (type !== 'word' && type !== 'name') return this.tokens.fail()
    if (type === 'word') {
      const made = this.#keyword(text.toLowerCase(), at)
      if (made) return made
    }
    return this.#named()
  }

  #number(text: string, at: number): Expression {
    if (/^\d+$/.test(text) && Number(text) < Number.MAX_SAFE_INTEGER)
      return { type: 'value', value: Number(text), kind: 'integer', at }
    if (this.#isMysql && /e/i.test(text)) return { type: 'value', value: Number(text), kind: 'float', at }
    const plain = /e/i.test(text)
      ? Number(text).toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 })
      : text
    return { type: 'value', value: plain.replace(/^\./, '0.').replace(/\.$/, ''), kind: 'numeric', at }
  }

  #bracketed(at: number): Expression {
    if (this.#startsQuery()) {
      const query = this.query()
      this.tokens.need(')')
      return { type: 'query', query, at }
    }
    const items = this.#list()
    this.tokens.need(')')
    const [only] = items
    return only && items.length === 1 ? only : { type: 'row', items, at }
  }

  #variable(): Expression {
    const { at } = this.tokens
    const system = this.tokens.takeOne('@@', '@') === '@@'
    let name = this.tokens.label()
    if (system && this.tokens.take('.')) name = this.tokens.label()
    return { type: 'variable', name, system, at }
  }

  /** What a word that is no name begins; undefined where it begins nothing. */
  #keyword(word: string, at: number): Expression | undefined {
    const literals: Readonly<Record<string, Value>> = { null: null, true: true, false: false }
    if (Object.hasOwn(literals, word)) {
      this.tokens.advance()
      return { type: 'value', value: literals[word] ?? null, kind: word === 'null' ? 'null' : 'boolean', at }
    }
    if (word === 'case') return (this.tokens.advance(), this.#case(at))
    if (word === 'exists' && this.tokens.ahead(1).text === '(') return this.#exists(at)
    if (word === 'row' && this.tokens.ahead(1).text === '(')
      return (this.tokens.advance(), this.tokens.advance(), this.#bracketed(at))
    if (word === 'array' && this.tokens.dialect.folds) return this.#array(at)
    if (word === 'default' && !this.tokens.endsHere)
      return (this.tokens.advance(), { type: 'column', table: undefined, name: 'default', at })
    if (word === 'interval' && this.#isMysql) return this.#interval(at)
    if (word === 'binary' && this.#isMysql) return (this.tokens.advance(), this.#unary())
    if (TYPED.test(word) && this.tokens.ahead(1).type === 'text') {
      this.tokens.advance()
      const of: Expression = { type: 'value', value: this.tokens.text(), kind: 'text', at }
      return { type: 'cast', of, kind: word, at }
    }
    if (BARE.has(word) && this.tokens.ahead(1).text !== '(' && (this.tokens.dialect.folds || word !== 'user')) {
      this.tokens.advance()
      return { type: 'call', name: word, words: [], star: false, at }
    }
    return undefined
  }

  #interval(at: number): Expression {
    this.tokens.advance()
    const amount = this.operation(ADDITIVE)
    return { type: 'interval', amount, unit: this.tokens.label().toLowerCase(), at }
  }

  #exists(at: number): Expression {
    this.tokens.advance()
    this.tokens.need('(')
    const query = this.query()
    this.tokens.need(')')
    return { type: 'exists', query, at }
  }

  #array(at: number): Expression {
    this.tokens.advance()
    if (this.tokens.take('(')) {
      const query = this.query()
      this.tokens.need(')')
      return { type: 'array-query', query, at }
    }
    this.tokens.need('[')
    const items = this.tokens.is(']') ? [] : this.#list()
    this.tokens.need(']')
    return { type: 'array', items, at }
  }

  /** A column, of a table or not, or a call. */
  #named(): Expression {
    const { at, type, text } = this.tokens.current
    const isCall = this.tokens.ahead(1).type === 'mark' && this.tokens.ahead(1).text === '('
    const name = isCall && type === 'word' && CALLED.has(text.toLowerCase()) ? this.tokens.label() : this.tokens.name()
    if (isCall) return this.call(name.toLowerCase(), at)
    if (!this.tokens.take('.')) return { type: 'column', table: undefined, name, at }
    // a whole row, as `count(t.*)` has it
    if (this.tokens.dialect.folds && this.tokens.take('*')) return { type: 'column', table: name, name: '*', at }
    const inner = this.tokens.label()
    if (this.tokens.is('(')) return this.call(inner.toLowerCase(), at)
    // of the names of a database, a table and a column the last two are looked for
    if (this.tokens.take('.')) return { type: 'column', table: inner, name: this.tokens.label(), at }
    return { type: 'column', table: name, name: inner, at }
  }

  /** `CASE WHEN … THEN … ELSE … END`; with a value behind CASE, what is equal to it. */
  #case(at: number): Expression {
    const of = this.tokens.is('when') ? undefined : this.read()
    const branches: { when: Expression; gives: Expression }[] = []
    while (branches.length === 0 || this.tokens.is('when')) {
      this.tokens.need('when')
      const when = this.read()
      this.tokens.need('then')
      branches.push({ when, gives: this.read() })
    }
    const otherwise = this.tokens.take('else') ? this.read() : undefined
    this.tokens.need('end')
    return { type: 'case', ...(of && { of }), branches, otherwise, at }
  }

  /** A call, whose brackets come next. */
  call(name: string, at: number): Expression {
    this.tokens.need('(')
    const special = Object.hasOwn(SPECIAL, name) ? SPECIAL[name]?.(this, at) : undefined
    if (special) return special
    if (this.tokens.take('*')) {
      this.tokens.need(')')
      return this.#extended({ type: 'call', name, words: [], star: true, at })
    }
    if (this.tokens.take(')')) return this.#extended({ type: 'call', name, words: [], star: false, at })
    const isDistinct = this.tokens.take('distinct')
    if (!isDistinct) this.tokens.take('all')
    const words = [...this.#list()]
    const order = this.tokens.take('order', 'by') ? this.orderings() : undefined
    if (this.tokens.take('separator')) words.push({ type: 'value', value: this.tokens.text(), kind: 'text' })
    this.tokens.need(')')
    return this.#extended({
      type: 'call',
      name,
      words,
      star: false,
      at,
      ...(isDistinct && { isDistinct }),
      ...(order && { order }),
    })
  }

  /** FILTER and OVER. */
  #extended(call: Call): Call {
    let made = call
    if (this.tokens.take('within', 'group')) {
      this.tokens.need('(', 'order', 'by')
      made = { ...made, order: this.orderings() }
      this.tokens.need(')')
    }
    if (this.tokens.take('filter')) {
      this.tokens.need('(', 'where')
      made = { ...made, filter: this.read() }
      this.tokens.need(')')
    }
    if (!this.tokens.take('over')) return made
    return { ...made, over: this.tokens.is('(') ? this.window() : this.tokens.name() }
  }

  /** A window in brackets. */
  window(): Window {
    this.tokens.need('(')
    const base =
      this.tokens.isName && !/^(?:partition|rows|range|groups)$/i.test(this.tokens.current.text)
        ? this.tokens.name()
        : undefined
    const partition = this.tokens.take('partition', 'by') ? this.tokens.many(() => this.read()) : []
    const order = this.tokens.take('order', 'by') ? this.orderings() : []
    const frame: FrameClause | undefined = readFrame(this)
    this.tokens.need(')')
    return { partition, order, ...(base !== undefined && { base }), ...(frame && { frame }) }
  }

  /** What rows are sorted by. */
  orderings(): readonly Ordering[] {
    return this.tokens.many(() => {
      const by = this.read()
      const down = this.tokens.take('desc')
      if (!down) this.tokens.take('asc')
      const nulls = this.tokens.take('nulls') ? (this.tokens.takeOne('first', 'last') ?? this.tokens.fail()) : undefined
      return {
        by,
        down,
        ...(nulls !== undefined && { nulls: nulls === 'first' ? ('first' as const) : ('last' as const) }),
      }
    })
  }

  /** The name of a type, as it is written in lower case: `double precision`, `varchar(20)`, `integer[]`. */
  kind(): string {
    let kind = this.tokens.label().toLowerCase()
    if (this.tokens.take('.')) kind = this.tokens.label().toLowerCase()
    for (const more of ['precision', 'varying']) if (this.tokens.take(more)) kind += ` ${more}`
    if (this.tokens.take('(')) {
      const one = (): string =>
        this.tokens.current.type === 'text'
          ? `'${this.tokens.text().replaceAll("'", "''")}'`
          : String(this.tokens.number())
      kind += `(${this.tokens.many(one).join(',')})`
      this.tokens.need(')')
    }
    for (const words of [
      ['with', 'time', 'zone'],
      ['without', 'time', 'zone'],
    ])
      if (this.tokens.take(...words)) kind += ` ${words.join(' ')}`
    for (const word of ['signed', 'unsigned', 'zerofill', 'integer']) if (this.tokens.take(word)) kind += ` ${word}`
    while (this.tokens.dialect.folds && this.tokens.take('[')) {
      if (this.tokens.current.type === 'number') this.tokens.advance()
      this.tokens.need(']')
      kind = kind.endsWith('[]') ? kind : `${kind}[]`
    }
    return kind
  }
}
