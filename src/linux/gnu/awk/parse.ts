import { Failure } from '../library/program.ts'
import { Lexer, type Token } from './lexer.ts'
import { works } from './functions.ts'
import { awkPattern } from './regex.ts'
import {
  ALWAYS,
  type Expression,
  type Name,
  NEVER,
  type Program,
  type Rule,
  type Statement,
  type Target,
  type UserFunction,
  type Waiting,
  WITH_LONG,
} from './syntax.ts'

/** What is known where an expression stands. */
interface Setting {
  /** `>` writes to a file: in print, outside of parentheses. */
  readonly noGreater?: boolean
  /** `in` belongs to a for. */
  readonly noIn?: boolean
}

/** What waits most decides for what it is part of. */
function most(parts: readonly (Expression | Statement | Waiting | undefined)[]): Waiting {
  let all: Waiting = NEVER
  for (const part of parts) {
    const waits = typeof part === 'number' ? part : (part?.waits ?? NEVER)
    if (waits > all) all = waits
  }
  return all
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

class AwkParser {
  readonly #lexer: Lexer
  #token: Token
  /** A token that was read too early. */
  #pending: Token | undefined
  readonly globals = new Map<string, number>()
  usesFields = false
  readonly functions = new Map<string, UserFunction>()
  readonly begin: Statement[] = []
  readonly end: Statement[] = []
  readonly rules: Rule[] = []
  #locals: readonly string[] = []
  readonly #called = new Set<string>()
  /** How many loops it stands in. */
  #loops = 0
  /** What the statement that is read is part of. */
  #part: 'rule' | 'function' | 'end' = 'rule'

  constructor(text: string) {
    this.#lexer = new Lexer(text)
    this.#token = this.#lexer.next()
  }

  parse(): void {
    this.#skip()
    while (this.#token.type !== 'end') {
      this.#item()
      this.#skip()
    }
    for (const name of this.#called)
      if (!this.functions.has(name))
        throw new Failure(`line ${this.#token.line + 1}: function ${name} never defined`, 2)
  }

  /** The line that has been reached. */
  get line(): number {
    return this.#token.line
  }

  #fail(): never {
    const { line, text, type } = this.#token
    if (type === 'end') throw new Failure(`line ${line + 1}: missing } near end of file`, 2)
    throw new Failure(`line ${line}: syntax error at or near ${type === 'regex' ? '/' : text}`, 2)
  }

  #refuse(message: string): never {
    throw new Failure(`line ${this.#token.line}: ${message}`, 2)
  }

  #advance(): Token {
    const token = this.#token
    this.#token = this.#pending ?? this.#lexer.next()
    this.#pending = undefined
    return token
  }

  #is(text: string): boolean {
    const { type } = this.#token
    return this.#token.text === text && (type === 'operator' || type === 'keyword')
  }

  #accept(text: string): boolean {
    const found = this.#is(text)
    if (found) this.#advance()
    return found
  }

  #expect(text: string): void {
    if (!this.#accept(text)) this.#fail()
  }

  #newlines(): void {
    while (this.#token.type === 'newline') this.#advance()
  }

  /** Newlines and semicolons. */
  #skip(): void {
    while (this.#token.type === 'newline' || this.#is(';')) this.#advance()
  }

  #item(): void {
    if (this.#accept('function')) return this.#function()
    if (this.#is('BEGIN') || this.#is('END')) {
      const list = this.#advance().text === 'BEGIN' ? this.begin : this.end
      this.#newlines()
      this.#part = 'end'
      list.push(this.#block())
      this.#part = 'rule'
      return
    }
    if (this.#is('}')) this.#extra()
    const pattern = this.#is('{') ? undefined : this.#expression({})
    const until = pattern && this.#accept(',') ? this.#expression({}) : undefined
    const body = this.#is('{') ? this.#block() : undefined
    this.rules.push({ pattern, until, body, active: false })
  }

  /** A brace that closes nothing. */
  #extra(): never {
    const { line } = this.#advance()
    while (this.#token.type === 'newline') this.#advance()
    const lost = this.#token.type === 'end' ? `\nawk: line ${line}: syntax error at or near end of line` : ''
    throw new Failure(`line ${line}: extra '}'${lost}`, 2)
  }

  #function(): void {
    const name = this.#advance()
    if (name.type !== 'function' && name.type !== 'name') this.#fail()
    this.#expect('(')
    const parameters: string[] = []
    while (!this.#is(')')) {
      parameters.push(this.#advance().text)
      if (!this.#accept(',')) break
      this.#newlines()
    }
    this.#expect(')')
    this.#newlines()
    const made: UserFunction = { parameters, body: { type: 'block', body: [], waits: NEVER } }
    this.functions.set(name.text, made)
    this.#locals = parameters
    this.#part = 'function'
    made.body = this.#block()
    this.#part = 'rule'
    this.#locals = []
  }

  #block(): Statement {
    this.#expect('{')
    const body: Statement[] = []
    this.#skip()
    while (!this.#accept('}')) {
      body.push(this.#statement())
      this.#skip()
    }
    return { type: 'block', body, waits: most(body) }
  }

  /** What may stand after a statement. */
  #terminate(): void {
    if (this.#token.type === 'newline' || this.#is(';')) this.#advance()
    else if (!this.#is('}') && this.#token.type !== 'end') this.#fail()
  }

  #body(): Statement {
    if (this.#accept(';')) return { type: 'block', body: [], waits: NEVER }
    this.#newlines()
    return this.#statement()
  }

  #looped(): Statement {
    this.#loops += 1
    const body = this.#body()
    this.#loops -= 1
    return body
  }

  #statement(): Statement {
    if (this.#is('{')) return this.#block()
    if (this.#accept('if')) return this.#if()
    if (this.#accept('while')) {
      this.#expect('(')
      const test = this.#expression({})
      this.#expect(')')
      return this.#loop({ test, body: this.#looped() })
    }
    if (this.#accept('do')) return this.#do()
    if (this.#accept('for')) return this.#for()
    if (this.#accept(';')) return { type: 'block', body: [], waits: NEVER }
    const statement = this.#simple({})
    this.#terminate()
    return statement
  }

  #loop(parts: {
    first?: Statement | undefined
    test: Expression | undefined
    step?: Statement | undefined
    body: Statement
    late?: boolean
  }): Statement {
    const { first, test, step, body, late = false } = parts
    return { type: 'loop', first, test, step, body, late, waits: ALWAYS }
  }

  #if(): Statement {
    this.#expect('(')
    const test = this.#expression({})
    this.#expect(')')
    const yes = this.#body()
    this.#skip()
    const no = this.#accept('else') ? this.#body() : undefined
    return { type: 'if', test, yes, no, waits: most([test, yes, no]) }
  }

  #do(): Statement {
    const body = this.#looped()
    this.#skip()
    this.#expect('while')
    this.#expect('(')
    const test = this.#expression({})
    this.#expect(')')
    this.#terminate()
    return this.#loop({ test, body, late: true })
  }

  #for(): Statement {
    this.#expect('(')
    const first = this.#is(';') ? undefined : this.#simple({ noIn: true })
    if (first?.type === 'expression' && first.expression.type === 'name' && this.#accept('in')) {
      const array = this.#array(this.#advance())
      this.#expect(')')
      return { type: 'each', key: first.expression, array, body: this.#looped(), waits: ALWAYS }
    }
    this.#expect(';')
    this.#newlines()
    const test = this.#is(';') ? undefined : this.#expression({})
    this.#expect(';')
    this.#newlines()
    const step = this.#is(')') ? undefined : this.#simple({})
    this.#expect(')')
    return this.#loop({ first, test, step, body: this.#looped() })
  }

  #simple(setting: Setting): Statement {
    const { text } = this.#token
    if (this.#token.type !== 'keyword') return this.#expressionStatement(setting)
    switch (text) {
      case 'print':
      case 'printf':
        this.#advance()
        return this.#print(text === 'printf')
      case 'delete':
        this.#advance()
        return this.#delete()
      case 'break':
      case 'continue':
      case 'next':
      case 'nextfile':
        if (!text.startsWith('next') && this.#loops === 0) this.#refuse(`${text} statement outside of loop`)
        if (text.startsWith('next') && this.#part === 'end') this.#refuse(`improper use of ${text}`)
        this.#advance()
        return { type: 'leave', how: text, waits: NEVER }
      case 'exit':
      case 'return': {
        if (text === 'return' && this.#part !== 'function') this.#refuse('return outside function body')
        this.#advance()
        const value = this.#endsHere() ? undefined : this.#expression(setting)
        return { type: text, value, waits: most([value]) }
      }
      default:
        return this.#expressionStatement(setting)
    }
  }

  #expressionStatement(setting: Setting): Statement {
    const expression = this.#expression(setting)
    return { type: 'expression', expression, waits: expression.waits }
  }

  #endsHere(): boolean {
    return this.#token.type === 'newline' || this.#token.type === 'end' || this.#is(';') || this.#is('}')
  }

  #delete(): Statement {
    const array = this.#array(this.#advance())
    const keys = this.#accept('[') ? this.#list(']') : undefined
    return { type: 'delete', array, keys, waits: most(keys ?? []) }
  }

  #print(formatted: boolean): Statement {
    const args: Expression[] = []
    const more = (): boolean => this.#endsHere() || this.#is('>') || this.#is('>>') || this.#is('|')
    while (!more()) {
      const argument = this.#expression({ noGreater: true })
      const isWhole = argument.type === 'list' && args.length === 0 && !this.#is(',')
      for (const item of isWhole ? argument.items : [argument]) args.push(item)
      if (!this.#accept(',')) break
      this.#newlines()
      if (more()) this.#fail()
    }
    const kind = this.#token.text
    if (this.#endsHere() || (kind !== '>' && kind !== '>>' && kind !== '|'))
      return { type: 'print', formatted, args, to: undefined, waits: most(args) }
    this.#advance()
    const name = this.#concatenation({ noGreater: true })
    return { type: 'print', formatted, args, to: { kind, name }, waits: ALWAYS }
  }

  /** Expressions up to a bracket. */
  #list(end: string): readonly Expression[] {
    const items: Expression[] = []
    this.#newlines()
    while (!this.#accept(end)) {
      items.push(this.#expression({}))
      this.#newlines()
      if (!this.#is(end)) this.#expect(',')
      this.#newlines()
    }
    return items
  }

  #expression(setting: Setting): Expression {
    const left = this.#choice(setting)
    const { text } = this.#token
    if (this.#token.type !== 'operator' || !ASSIGNMENTS.has(text)) return left
    if (left.type !== 'name' && left.type !== 'field' && left.type !== 'element') this.#fail()
    this.#advance()
    this.#newlines()
    const value = this.#expression(setting)
    return { type: 'assign', operator: text.slice(0, -1), target: left, value, waits: most([assigning(left), value]) }
  }

  #choice(setting: Setting): Expression {
    const test = this.#logic(setting, false)
    if (!this.#accept('?')) return test
    this.#newlines()
    const yes = this.#expression(setting)
    this.#newlines()
    this.#expect(':')
    this.#newlines()
    const no = this.#expression(setting)
    return { type: 'choice', test, yes, no, waits: most([test, yes, no]) }
  }

  #logic(setting: Setting, and: boolean): Expression {
    const operand = (): Expression => (and ? this.#in(setting) : this.#logic(setting, true))
    let left = operand()
    while (this.#accept(and ? '&&' : '||')) {
      this.#newlines()
      const right = operand()
      left = { type: 'logic', and, left, right, waits: most([left, right]) }
    }
    return left
  }

  #in(setting: Setting): Expression {
    let left = this.#match(setting)
    while (!setting.noIn && this.#accept('in')) {
      const keys = left.type === 'list' ? left.items : [left]
      left = { type: 'in', keys, array: this.#array(this.#advance()), waits: most(keys) }
    }
    return left
  }

  #match(setting: Setting): Expression {
    let text = this.#comparison(setting)
    while (this.#is('~') || this.#is('!~')) {
      const negated = this.#advance().text === '!~'
      const regex = this.#comparison(setting)
      text = { type: 'match', negated, text, regex, waits: most([text, regex, WITH_LONG]) }
    }
    return text
  }

  #comparison(setting: Setting): Expression {
    let left = this.#concatenation(setting)
    for (;;) {
      const { text, type } = this.#token
      if (type === 'operator' && COMPARISONS.has(text) && !(setting.noGreater && text === '>')) {
        this.#advance()
        left = this.#binary(text, left, this.#concatenation(setting))
      } else if (type === 'operator' && text === '|' && this.#pipesToGetline()) {
        left = { type: 'getline', from: 'command', source: left, target: this.#target(), waits: ALWAYS }
      } else return left
    }
  }

  /** Takes `| getline`; a pipe of print is left. */
  #pipesToGetline(): boolean {
    const pipe = this.#token
    this.#advance()
    if (this.#accept('getline')) return true
    this.#pending = this.#token
    this.#token = pipe
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
    const { type, text } = this.#token
    if (type === 'keyword') return text === 'in' ? false : text === 'getline' && !setting.noGreater
    if (type !== 'operator') return type !== 'newline' && type !== 'end' && type !== 'regex'
    return ['$', '!', '(', '-', '+', '++', '--'].includes(text)
  }

  #additive(setting: Setting): Expression {
    let left = this.#multiplicative(setting)
    while (this.#is('+') || this.#is('-'))
      left = this.#binary(this.#advance().text, left, this.#multiplicative(setting))
    return left
  }

  #multiplicative(setting: Setting): Expression {
    let left = this.#unary(setting)
    while (this.#is('*') || this.#is('/') || this.#is('%'))
      left = this.#binary(this.#advance().text, left, this.#unary(setting))
    return left
  }

  #unary(setting: Setting): Expression {
    if (!this.#is('!') && !this.#is('-') && !this.#is('+')) return this.#power(setting)
    const operator = this.#advance().text
    const operand = this.#unary(setting)
    return { type: 'unary', operator, operand, waits: operand.waits }
  }

  #power(setting: Setting): Expression {
    const left = this.#stepped(setting)
    if (!this.#accept('^')) return left
    // the right side may have a sign
    return this.#binary(
      '^',
      left,
      this.#is('-') || this.#is('+') || this.#is('!') ? this.#unary(setting) : this.#power(setting),
    )
  }

  #stepped(setting: Setting): Expression {
    if (this.#is('++') || this.#is('--')) {
      const by = this.#advance().text === '++' ? 1 : -1
      const target = this.#primary(setting)
      if (target.type !== 'name' && target.type !== 'field' && target.type !== 'element') this.#fail()
      return { type: 'step', target, by, prefix: true, waits: assigning(target) }
    }
    const target = this.#primary(setting)
    const assignable = target.type === 'name' || target.type === 'field' || target.type === 'element'
    if (!assignable || (!this.#is('++') && !this.#is('--'))) return target
    const by = this.#advance().text === '++' ? 1 : -1
    return { type: 'step', target, by, prefix: false, waits: assigning(target) }
  }

  /** What getline reads into; undefined for the record. */
  #target(): Target | undefined {
    if (this.#token.type !== 'name' && !this.#is('$')) return undefined
    const target = this.#primary({})
    return target.type === 'name' || target.type === 'field' || target.type === 'element' ? target : this.#fail()
  }

  #primary(setting: Setting): Expression {
    const { type, text } = this.#token
    switch (type) {
      case 'number':
      case 'string':
        this.#advance()
        return { type: 'constant', value: type === 'number' ? Number(text) : text, waits: NEVER }
      case 'regex':
        awkPattern(text, this.#advance().line)
        return { type: 'regex', source: text, waits: WITH_LONG }
      case 'builtin':
        this.#advance()
        return this.#call(text)
      case 'function': {
        this.#advance()
        this.#expect('(')
        this.#called.add(text)
        return { type: 'invoke', name: text, args: this.#list(')'), waits: ALWAYS }
      }
      case 'name':
        return this.#variable()
      default:
        return this.#punctuated(setting)
    }
  }

  #punctuated(setting: Setting): Expression {
    if (this.#accept('$')) {
      const index = this.#is('-') || this.#is('+') || this.#is('!') ? this.#unary(setting) : this.#stepped(setting)
      if (index.type !== 'constant' || index.value !== 0) this.usesFields = true
      return { type: 'field', index, waits: index.waits }
    }
    if (this.#accept('(')) {
      const items = this.#list(')')
      const [only] = items
      if (!only) this.#fail()
      return { type: 'list', items, waits: most(items) }
    }
    if (this.#accept('getline')) {
      const target = this.#target()
      const source = this.#accept('<') ? this.#stepped(setting) : undefined
      return { type: 'getline', from: source ? 'file' : 'input', source, target, waits: ALWAYS }
    }
    return this.#fail()
  }

  #call(name: string): Expression {
    const args = this.#is('(') ? (this.#advance(), this.#list(')')) : name === 'length' ? [] : this.#fail()
    const [least, limit] = ARITY[name] ?? [0, Infinity]
    if (args.length < least && /^(?:split|match|g?sub)$/.test(name)) this.#refuse('syntax error at or near )')
    if (args.length < least || args.length > limit) this.#refuse(`wrong number of arguments in call to ${name}`)
    const outside = name === 'system' || name === 'close' || name === 'fflush'
    // how much there is to sort is known only then
    const own =
      outside || name === 'asort' || name === 'asorti' ? ALWAYS : Object.hasOwn(works, name) ? WITH_LONG : NEVER
    return { type: 'call', name, args, waits: most([own, ...args]) }
  }

  #variable(): Expression {
    const token = this.#advance()
    if (!this.#accept('[')) return this.#name(token.text)
    const keys = this.#list(']')
    return { type: 'element', array: this.#array(token), keys, waits: most(keys) }
  }

  #name(name: string): Name {
    const parameter = this.#locals.indexOf(name)
    if (parameter >= 0) return { type: 'name', name, local: true, slot: parameter, waits: NEVER }
    if (name === 'NF') this.usesFields = true
    const slot = this.globals.get(name) ?? this.globals.size
    this.globals.set(name, slot)
    return { type: 'name', name, local: false, slot, waits: NEVER }
  }

  /** A name that is an array's. */
  #array({ type, text }: Token): Name {
    if (type !== 'name') this.#fail()
    return this.#name(text)
  }
}

/** Reads a program. @throws Failure */
export function parseProgram(text: string): Program {
  const parser = new AwkParser(text)
  parser.parse()
  const { begin, end, rules, functions, globals, usesFields } = parser
  return { begin, end, rules, functions, globals, usesFields, lines: parser.line }
}
