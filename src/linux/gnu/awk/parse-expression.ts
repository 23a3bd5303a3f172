import { works } from './functions.ts'
import type { Token } from './lexer.ts'
import type { Names } from './names.ts'
import { awkPattern } from './regex.ts'
import { ALWAYS, type Expression, most, type Name, NEVER, type Target, type Waiting, WITH_LONG } from './syntax.ts'
import type { Tokens } from './tokens.ts'

/** What is known where an expression stands. */
export interface Setting {
  /** `>` writes to a file: in print, outside of parentheses. */
  readonly noGreater?: boolean
  /** `in` belongs to a for. */
  readonly noIn?: boolean
}

/** What is given to a field changes the record. */
const assigning = (target: Target): Waiting => most([target, target.type === 'field' ? WITH_LONG : NEVER])

const COMPARISONS = new Set(['<', '<=', '==', '!=', '>', '>='])
const ASSIGNMENTS = new Set(['=', '+=', '-=', '*=', '/=', '%=', '^='])

/** How many arguments functions take, where it is not any number. */
const ARITY: Readonly<Record<string, readonly [least: number, most: number]>> = {
  ...Object.fromEntries(
    'cos exp int log sin sqrt system tolower toupper close'.split(' ').map((name) => [name, [1, 1]]),
  ),
  atan2: [2, 2],
  gsub: [2, 3],
  index: [2, 2],
  length: [0, 1],
  match: [2, 3],
  rand: [0, 0],
  split: [2, 4],
  sprintf: [1, Infinity],
  srand: [0, 1],
  sub: [2, 3],
  substr: [2, 3],
}

/** Reads expressions, the loosest binding first, as the grammar of POSIX awk has them. */
export class ExpressionParser {
  readonly #tokens: Tokens
  readonly #names: Names

  constructor(tokens: Tokens, names: Names) {
    this.#tokens = tokens
    this.#names = names
  }

  /** Expressions up to a bracket. */
  list(end: string): readonly Expression[] {
    const items: Expression[] = []
    this.#tokens.newlines()
    while (!this.#tokens.accept(end)) {
      items.push(this.expression({}))
      this.#tokens.newlines()
      if (!this.#tokens.is(end)) this.#tokens.expect(',')
      this.#tokens.newlines()
    }
    return items
  }

  expression(setting: Setting): Expression {
    const left = this.#choice(setting)
    const { text } = this.#tokens.current
    if (this.#tokens.current.type !== 'operator' || !ASSIGNMENTS.has(text)) return left
    if (left.type !== 'name' && left.type !== 'field' && left.type !== 'element') this.#tokens.fail()
    this.#tokens.advance()
    this.#tokens.newlines()
    const value = this.expression(setting)
    return { type: 'assign', operator: text.slice(0, -1), target: left, value, waits: most([assigning(left), value]) }
  }

  #choice(setting: Setting): Expression {
    const test = this.#logic(setting, false)
    if (!this.#tokens.accept('?')) return test
    this.#tokens.newlines()
    const yes = this.expression(setting)
    this.#tokens.newlines()
    this.#tokens.expect(':')
    this.#tokens.newlines()
    const no = this.expression(setting)
    return { type: 'choice', test, yes, no, waits: most([test, yes, no]) }
  }

  #logic(setting: Setting, and: boolean): Expression {
    const operand = (): Expression => (and ? this.#in(setting) : this.#logic(setting, true))
    let left = operand()
    while (this.#tokens.accept(and ? '&&' : '||')) {
      this.#tokens.newlines()
      const right = operand()
      left = { type: 'logic', and, left, right, waits: most([left, right]) }
    }
    return left
  }

  #in(setting: Setting): Expression {
    let left = this.#match(setting)
    while (!setting.noIn && this.#tokens.accept('in')) {
      const keys = left.type === 'list' ? left.items : [left]
      left = { type: 'in', keys, array: this.array(this.#tokens.advance()), waits: most(keys) }
    }
    return left
  }

  #match(setting: Setting): Expression {
    let text = this.#comparison(setting)
    while (this.#tokens.is('~') || this.#tokens.is('!~')) {
      const negated = this.#tokens.advance().text === '!~'
      const regex = this.#comparison(setting)
      text = { type: 'match', negated, text, regex, waits: most([text, regex, WITH_LONG]) }
    }
    return text
  }

  #comparison(setting: Setting): Expression {
    let left = this.#concatenation(setting)
    for (;;) {
      const { text, type } = this.#tokens.current
      if (type === 'operator' && COMPARISONS.has(text) && !(setting.noGreater && text.startsWith('>'))) {
        this.#tokens.advance()
        left = this.#binary(text, left, this.#concatenation(setting))
      } else if (type === 'operator' && text === '|' && this.#pipesToGetline()) {
        left = { type: 'getline', from: 'command', source: left, target: this.#target(), waits: ALWAYS }
      } else return left
    }
  }

  /** Takes `| getline`; a pipe of print is left. */
  #pipesToGetline(): boolean {
    const pipe = this.#tokens.current
    this.#tokens.advance()
    if (this.#tokens.accept('getline')) return true
    this.#tokens.putBack(pipe)
    return false
  }

  #binary(operator: string, left: Expression, right: Expression): Expression {
    return { type: 'binary', operator, left, right, waits: most([left, right]) }
  }

  #concatenation(setting: Setting): Expression {
    let left = this.#additive(setting)
    while (this.#beginsOperand(setting)) left = this.#binary(' ', left, this.#additive(setting))
    return left
  }

  #beginsOperand(setting: Setting): boolean {
    const { type, text } = this.#tokens.current
    if (type === 'keyword') return text === 'in' ? false : text === 'getline' && !setting.noGreater
    if (type !== 'operator') return type !== 'newline' && type !== 'end' && type !== 'regex'
    return ['$', '!', '(', '-', '+', '++', '--'].includes(text)
  }

  #additive(setting: Setting): Expression {
    let left = this.#multiplicative(setting)
    while (this.#tokens.is('+') || this.#tokens.is('-'))
      left = this.#binary(this.#tokens.advance().text, left, this.#multiplicative(setting))
    return left
  }

  #multiplicative(setting: Setting): Expression {
    let left = this.#unary(setting)
    while (this.#tokens.is('*') || this.#tokens.is('/') || this.#tokens.is('%'))
      left = this.#binary(this.#tokens.advance().text, left, this.#unary(setting))
    return left
  }

  #unary(setting: Setting): Expression {
    if (!this.#tokens.is('!') && !this.#tokens.is('-') && !this.#tokens.is('+')) return this.#power(setting)
    const operator = this.#tokens.advance().text
    const operand = this.#unary(setting)
    return { type: 'unary', operator, operand, waits: operand.waits }
  }

  #power(setting: Setting): Expression {
    const left = this.#stepped(setting)
    if (!this.#tokens.accept('^')) return left
    // the right side may have a sign
    return this.#binary(
      '^',
      left,
      this.#tokens.is('-') || this.#tokens.is('+') || this.#tokens.is('!')
        ? this.#unary(setting)
        : this.#power(setting),
    )
  }

  #stepped(setting: Setting): Expression {
    if (this.#tokens.is('++') || this.#tokens.is('--')) {
      const by = this.#tokens.advance().text === '++' ? 1 : -1
      const target = this.#primary(setting)
      if (target.type !== 'name' && target.type !== 'field' && target.type !== 'element') this.#tokens.fail()
      return { type: 'step', target, by, prefix: true, waits: assigning(target) }
    }
    const target = this.#primary(setting)
    const assignable = target.type === 'name' || target.type === 'field' || target.type === 'element'
    if (!assignable || (!this.#tokens.is('++') && !this.#tokens.is('--'))) return target
    const by = this.#tokens.advance().text === '++' ? 1 : -1
    return { type: 'step', target, by, prefix: false, waits: assigning(target) }
  }

  /** What getline reads into; undefined for the record. */
  #target(): Target | undefined {
    if (this.#tokens.current.type !== 'name' && !this.#tokens.is('$')) return undefined
    const target = this.#primary({})
    return target.type === 'name' || target.type === 'field' || target.type === 'element' ? target : this.#tokens.fail()
  }

  #primary(setting: Setting): Expression {
    const { type, text } = this.#tokens.current
    switch (type) {
      case 'number':
      case 'string':
        this.#tokens.advance()
        return { type: 'constant', value: type === 'number' ? Number(text) : text, waits: NEVER }
      case 'regex':
        awkPattern(text, this.#tokens.advance().line)
        return { type: 'regex', source: text, waits: WITH_LONG }
      case 'builtin':
        this.#tokens.advance()
        return this.#call(text)
      case 'function': {
        this.#tokens.advance()
        this.#tokens.expect('(')
        this.#names.called.add(text)
        return { type: 'invoke', name: text, args: this.list(')'), waits: ALWAYS }
      }
      case 'name':
        return this.#variable()
      default:
        return this.#punctuated(setting)
    }
  }

  #punctuated(setting: Setting): Expression {
    if (this.#tokens.accept('$')) {
      const index =
        this.#tokens.is('-') || this.#tokens.is('+') || this.#tokens.is('!')
          ? this.#unary(setting)
          : this.#stepped(setting)
      if (index.type !== 'constant' || index.value !== 0) this.#names.usesFields = true
      return { type: 'field', index, waits: index.waits }
    }
    if (this.#tokens.accept('(')) {
      const items = this.list(')')
      const [only] = items
      if (!only) this.#tokens.fail()
      return { type: 'list', items, waits: most(items) }
    }
    if (this.#tokens.accept('getline')) {
      const target = this.#target()
      const source = this.#tokens.accept('<') ? this.#stepped(setting) : undefined
      return { type: 'getline', from: source ? 'file' : 'input', source, target, waits: ALWAYS }
    }
    return this.#tokens.fail()
  }

  #call(name: string): Expression {
    const args = this.#tokens.is('(')
      ? (this.#tokens.advance(), this.list(')'))
      : name === 'length'
        ? []
        : this.#tokens.fail()
    const [least, limit] = ARITY[name] ?? [0, Infinity]
    if (args.length < least && /^(?:split|match|g?sub)$/.test(name)) this.#tokens.refuse('syntax error at or near )')
    if (args.length < least || args.length > limit) this.#tokens.refuse(`wrong number of arguments in call to ${name}`)
    const outside = name === 'system' || name === 'close' || name === 'fflush'
    // how much there is to sort is known only then
    const own =
      outside || name === 'asort' || name === 'asorti' ? ALWAYS : Object.hasOwn(works, name) ? WITH_LONG : NEVER
    return { type: 'call', name, args, waits: most([own, ...args]) }
  }

  #variable(): Expression {
    const token = this.#tokens.advance()
    if (!this.#tokens.accept('[')) return this.#names.resolve(token.text)
    const keys = this.list(']')
    return { type: 'element', array: this.array(token), keys, waits: most(keys) }
  }

  /** A name that is an array's. */
  array({ type, text }: Token): Name {
    if (type !== 'name') this.#tokens.fail()
    return this.#names.resolve(text)
  }
}
