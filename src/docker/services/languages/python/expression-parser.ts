import { utf8 } from './bytes.ts'
import {
  type Argument,
  type Code,
  type Expression,
  type Loop,
  type Names,
  type Parameter,
  type Span,
  spanning,
  SyntaxTrouble,
} from './syntax.ts'
import { FormatReader, literalParts, unescaped } from './text-literals.ts'
import { type Token, tokensOf } from './tokens.ts'

const KEYWORDS = new Set(
  (
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is ' +
    'lambda nonlocal not or pass raise return try while with yield'
  ).split(' '),
)

/** Binary operators from the loosest to the tightest. */
const LEVELS: readonly (readonly string[])[] = [
  ['|'],
  ['^'],
  ['&'],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '//', '%', '@'],
]
const COMPARES = new Set(['<', '>', '==', '>=', '<=', '!='])

export const noNames = (): Names => ({ bound: new Set(), global: new Set(), nonlocal: new Set() })

/** A span with what a traceback points at in it. */
const marked = (first: Span, last: Span, at: Span, kind: NonNullable<Span['mark']>['kind']): Span => ({
  ...spanning(first, last),
  mark: { kind, column: at.column, endColumn: at.endColumn },
})

/** A function that is being read. */
interface Scope {
  readonly names: Names
  isGenerator: boolean
  readonly isAsync?: boolean
}

function numberOf(text: string): bigint | number {
  const plain = text.replaceAll('_', '')
  if (/^0[xXoObB]/.test(plain) || /^\d+$/.test(plain)) return BigInt(plain)
  return Number(plain)
}

/** Reads expressions. */
export class ExpressionParser {
  readonly #tokens: readonly Token[]
  protected at = 0
  protected areAnnotationsTexts = false
  /** The classes that are being read, the innermost last. */
  protected readonly classes: string[] = []
  protected readonly scopes: Scope[] = [{ names: noNames(), isGenerator: false }]

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  protected get token(): Token {
    const found = this.#tokens[Math.min(this.at, this.#tokens.length - 1)]
    if (!found) throw new Error('a source without an end')
    return found
  }

  protected get last(): Token {
    return this.#tokens[this.at - 1] ?? this.token
  }

  protected peek(ahead: number): Token | undefined {
    return this.#tokens[this.at + ahead]
  }

  protected is(text: string): boolean {
    const { type, text: own } = this.token
    return own === text && (type === 'sign' || (type === 'name' && KEYWORDS.has(own)))
  }

  protected take(text: string): boolean {
    if (!this.is(text)) return false
    this.at += 1
    return true
  }

  protected invalid(message = 'invalid syntax', span: Span = this.token): never {
    const { type, text } = this.token
    const isOpen = type === 'end' || (type === 'newline' && text === '' && this.peek(1)?.type === 'end')
    throw new SyntaxTrouble(message, span, 'SyntaxError', isOpen && message !== 'invalid syntax')
  }

  protected expect(text: string): void {
    if (!this.take(text)) this.invalid(text === ':' ? "expected ':'" : 'invalid syntax')
  }

  protected name(): string {
    const { type, text } = this.token
    if (type !== 'name' || KEYWORDS.has(text)) this.invalid()
    this.at += 1
    return this.#private(text)
  }

  /** A name as a class keeps it that begins with two underscores: with the name of the class before it. */
  #private(name: string): string {
    const type = this.classes.at(-1)?.replace(/^_+/, '') ?? ''
    return type !== '' && /^__.*(?<!__)$/.test(name) ? `_${type}${name}` : name
  }

  protected get names(): Names {
    const scope = this.scopes.at(-1)
    if (!scope) throw new Error('no scope')
    return scope.names
  }

  protected bind(name: string): void {
    this.names.bound.add(name)
  }

  /** Names that a target gives a value to. */
  protected bindTarget(target: Expression): void {
    switch (target.type) {
      case 'name':
        return this.bind(target.name)
      case 'list':
      case 'tuple':
        for (const item of target.items) this.bindTarget(item)
        return undefined
      case 'star':
        return this.bindTarget(target.value)
      case 'attribute':
      case 'item':
        return undefined
      case 'call':
        return this.invalid("cannot assign to function call here. Maybe you meant '==' instead of '='?", target.span)
      case 'constant':
        return this.invalid(
          `cannot assign to ${target.value === null ? 'None' : typeof target.value === 'boolean' ? (target.value ? 'True' : 'False') : "literal here. Maybe you meant '==' instead of '='?"}`,
          target.span,
        )
      default:
        return this.invalid("cannot assign to expression here. Maybe you meant '==' instead of '='?", target.span)
    }
  }

  /** One expression, or several with commas between, which make a tuple. */
  protected expressions(): Expression {
    const first = this.starred()
    if (!this.is(',')) return first
    const items = [first]
    while (this.take(',') && !this.isEnd()) items.push(this.starred())
    return { type: 'tuple', items, span: spanning(first.span, this.last) }
  }

  /** Whether nothing more of a list can stand here. */
  protected isEnd(): boolean {
    const { type, text } = this.token
    return (
      type === 'newline' ||
      type === 'end' ||
      (type === 'sign' && /^(?:[)\]}:;]|[-+*/%&|^@]?=|\/\/=|\*\*=|>>=|<<=)$/.test(text)) ||
      this.is('in')
    )
  }

  protected starred(): Expression {
    const start = this.token
    if (!this.take('*')) return this.walrus()
    const value = this.binary(0)
    return { type: 'star', value, span: spanning(start, value.span) }
  }

  protected walrus(): Expression {
    const start = this.token
    const next = this.peek(1)
    if (start.type !== 'name' || next?.text !== ':=' || next.type !== 'sign') return this.expression()
    const name = this.name()
    this.at += 1
    const value = this.expression()
    this.bind(name)
    return { type: 'walrus', name, value, span: spanning(start, value.span) }
  }

  expression(): Expression {
    if (this.is('lambda')) return this.#lambda()
    if (this.is('yield')) return this.yielding()
    const yes = this.#or()
    if (!this.take('if')) return yes
    const test = this.#or()
    if (!this.take('else')) this.invalid("expected 'else' after 'if' expression", yes.span)
    const no = this.expression()
    return { type: 'choice', test, yes, no, span: spanning(yes.span, no.span) }
  }

  protected yielding(): Expression {
    const start = this.token
    this.expect('yield')
    const scope = this.scopes.at(-1)
    if (this.scopes.length < 2 || !scope) return this.invalid("'yield' outside function", start)
    scope.isGenerator = true
    const isFrom = this.take('from')
    const value = this.isEnd() ? undefined : this.expressions()
    const isAsync = scope.isAsync === true
    if (isAsync && isFrom) this.invalid("'yield from' inside async function", start)
    return { type: 'yield', value, isFrom, isAsync, span: spanning(start, this.last) }
  }

  #lambda(): Expression {
    const start = this.token
    this.expect('lambda')
    const parameters = this.parameters(':', false)
    const { code } = this.function('<lambda>', parameters, () => {
      this.expect(':')
      const value = this.expression()
      return [{ type: 'return', value, span: value.span }]
    })
    return { type: 'lambda', code, span: spanning(start, this.last) }
  }

  /** Reads the body of a function in a scope of its own. */
  protected function(
    name: string,
    parameters: readonly Parameter[],
    body: () => Code['body'],
    isAsync = false,
  ): { readonly code: Code } {
    const scope: Scope = { names: noNames(), isGenerator: false, isAsync }
    this.scopes.push(scope)
    for (const parameter of parameters) this.bind(parameter.name)
    const statements = body()
    this.scopes.pop()
    const [first] = statements
    const isDoc = first?.type === 'expression' && first.value.type === 'constant'
    const doc =
      isDoc && first.value.type === 'constant' && typeof first.value.value === 'string' ? first.value.value : undefined
    const { names, isGenerator } = scope
    return { code: { name, parameters, body: statements, names, isGenerator, isAsync, doc } }
  }

  protected parameters(end: string, isAnnotated: boolean): readonly Parameter[] {
    const found: Parameter[] = []
    let kind: Parameter['kind'] = 'plain'
    while (!this.is(end)) {
      if (this.take('/')) for (const [at, one] of found.entries()) found[at] = { ...one, positional: true }
      else if (this.take('**')) found.push(this.#parameter('named-rest', isAnnotated))
      else if (this.take('*')) {
        if (!this.is(',')) found.push(this.#parameter('rest', isAnnotated))
        kind = 'keyword'
      } else {
        const one = this.#parameter(kind, isAnnotated)
        const before = found.at(-1)
        if (kind === 'plain' && before?.usual && !one.usual)
          this.invalid('parameter without a default follows parameter with a default', this.last)
        found.push(one)
      }
      if (!this.take(',')) break
    }
    return found
  }

  #parameter(kind: Parameter['kind'], isAnnotated: boolean): Parameter {
    const name = this.name()
    const annotation = isAnnotated && this.take(':') ? this.annotation() : undefined
    const usual = this.take('=') ? this.expression() : undefined
    return { name, kind, positional: false, usual, annotation }
  }

  /** What stands behind a name's `:` or a function's `->`: its text where a `from __future__ import annotations` stands before it. */
  protected annotation(): Expression {
    const start = this.at
    const read = this.expression()
    if (!this.areAnnotationsTexts) return read
    const texts = this.#tokens
      .slice(start, this.at)
      .map(({ text }) => (text === ',' ? ', ' : text === '|' ? ' | ' : text))
    return { type: 'constant', value: texts.join(''), span: read.span }
  }

  #or(): Expression {
    let left = this.#and()
    while (this.take('or')) {
      const right = this.#and()
      left = { type: 'logic', sign: 'or', left, right, span: spanning(left.span, right.span) }
    }
    return left
  }

  #and(): Expression {
    let left = this.#not()
    while (this.take('and')) {
      const right = this.#not()
      left = { type: 'logic', sign: 'and', left, right, span: spanning(left.span, right.span) }
    }
    return left
  }

  #not(): Expression {
    const start = this.token
    if (!this.take('not')) return this.#comparison()
    const value = this.#not()
    return { type: 'unary', sign: 'not', value, span: spanning(start, value.span) }
  }

  #comparison(): Expression {
    const first = this.binary(0)
    const rest: (readonly [string, Expression])[] = []
    for (let sign = this.#compared(); sign !== undefined; sign = this.#compared()) rest.push([sign, this.binary(0)])
    const last = rest.at(-1)
    return last ? { type: 'compare', first, rest, span: spanning(first.span, last[1].span) } : first
  }

  #compared(): string | undefined {
    const { type, text } = this.token
    if (type === 'sign' && COMPARES.has(text)) {
      this.at += 1
      return text
    }
    if (this.take('in')) return 'in'
    if (this.take('is')) return this.take('not') ? 'is not' : 'is'
    if (!this.is('not') || this.peek(1)?.text !== 'in') return undefined
    this.at += 2
    return 'not in'
  }

  protected binary(level: number): Expression {
    const signs = LEVELS[level]
    if (!signs) return this.#unary()
    let left = this.binary(level + 1)
    for (;;) {
      const operator = this.token
      const { type, text: sign } = operator
      if (type !== 'sign' || !signs.includes(sign)) return left
      this.at += 1
      const right = this.binary(level + 1)
      left = { type: 'binary', sign, left, right, span: marked(left.span, right.span, operator, 'operator') }
    }
  }

  #unary(): Expression {
    const start = this.token
    const sign = start.type === 'sign' && /^[-+~]$/.test(start.text) ? start.text : undefined
    if (sign === undefined) return this.#power()
    this.at += 1
    const value = this.#unary()
    return { type: 'unary', sign, value, span: spanning(start, value.span) }
  }

  #power(): Expression {
    const left = this.is('await') ? this.#awaiting() : this.#trailed()
    const operator = this.token
    if (!this.take('**')) return left
    const right = this.#unary()
    return { type: 'binary', sign: '**', left, right, span: marked(left.span, right.span, operator, 'operator') }
  }

  #awaiting(): Expression {
    const start = this.token
    this.expect('await')
    if (!this.scopes.some(({ isAsync }) => isAsync === true))
      this.invalid(this.scopes.length < 2 ? "'await' outside function" : "'await' outside async function", start)
    const value = this.#trailed()
    return { type: 'await', value, span: spanning(start, this.last) }
  }

  /** An atom with what stands behind it, which begins with the atom's bracket. */
  #trailed(): Expression {
    const start = this.token
    let value = this.#atom()
    for (;;) {
      const open = this.token
      const span = (kind: 'item' | 'call'): Span =>
        marked(start, this.last, { ...open, endColumn: this.last.endColumn }, kind)
      if (this.take('.')) {
        const name = this.name()
        value = { type: 'attribute', value, name, span: spanning(start, this.last) }
      } else if (this.take('(')) {
        const words = this.words()
        value = { type: 'call', callee: value, words, span: span('call') }
      } else if (this.take('[')) {
        const index = this.#index()
        this.expect(']')
        value = { type: 'item', value, index, span: span('item') }
      } else return value
    }
  }

  /** The arguments of a call, up to its bracket. */
  protected words(): readonly Argument[] {
    const found: Argument[] = []
    while (!this.is(')')) {
      found.push(this.#word(found))
      if (!this.take(',')) break
    }
    if (!this.take(')'))
      this.invalid(this.#isValue() ? 'invalid syntax. Perhaps you forgot a comma?' : 'invalid syntax')
    return found
  }

  #isValue(): boolean {
    const { type, text } = this.token
    return type === 'number' || type === 'string' || (type === 'name' && !KEYWORDS.has(text))
  }

  #word(before: readonly Argument[]): Argument {
    if (this.take('**')) return { kind: 'named-rest', name: undefined, value: this.expression() }
    if (this.take('*')) return { kind: 'rest', name: undefined, value: this.expression() }
    if (this.token.type === 'name' && this.peek(1)?.text === '=' && this.peek(1)?.type === 'sign') {
      const name = this.name()
      this.at += 1
      return { kind: 'plain', name, value: this.expression() }
    }
    const value = this.walrus()
    if (before.some(({ name }) => name !== undefined))
      this.invalid('positional argument follows keyword argument', this.last)
    if (!this.#isLoop()) return { kind: 'plain', name: undefined, value }
    return { kind: 'plain', name: undefined, value: this.#comprehension('generator', value) }
  }

  #index(): Expression {
    const first = this.#sliced()
    if (!this.is(',')) return first
    const items = [first]
    while (this.take(',') && !this.is(']')) items.push(this.#sliced())
    return { type: 'tuple', items, span: spanning(first.span, this.last) }
  }

  #sliced(): Expression {
    const start = this.token
    const first = this.is(':') ? undefined : this.starred()
    if (first && !this.is(':')) return first
    const parts: (Expression | undefined)[] = [first]
    while (this.take(':')) parts.push(this.is(':') || this.is(']') || this.is(',') ? undefined : this.expression())
    return { type: 'slice', parts, span: spanning(start, this.last) }
  }

  #atom(): Expression {
    const token = this.token
    const span = token
    if (this.take('(')) return this.#parenthesized(token)
    if (this.take('[')) return this.#listed(token)
    if (this.take('{')) return this.#braced(token)
    if (this.take('...')) return { type: 'ellipsis', span }
    if (this.take('None')) return { type: 'constant', value: null, span }
    if (this.take('True')) return { type: 'constant', value: true, span }
    if (this.take('False')) return { type: 'constant', value: false, span }
    if (token.type === 'number') {
      this.at += 1
      return /^[\d._e+-]+j$/i.test(token.text)
        ? { type: 'imaginary', value: Number(token.text.slice(0, -1).replaceAll('_', '')), span }
        : { type: 'constant', value: numberOf(token.text), span }
    }
    if (token.type === 'string') return this.#strings()
    return { type: 'name', name: this.name(), span }
  }

  #strings(): Expression {
    const start = this.token
    const pieces: Extract<Expression, { type: 'format' }>['pieces'][number][] = []
    let bytes: string | undefined
    let isFormat = false
    for (; this.token.type === 'string'; this.at += 1) {
      const { prefix, body } = literalParts(this.token.text)
      const isRaw = prefix.includes('r')
      if (prefix.includes('b')) bytes = (bytes ?? '') + (isRaw ? body : unescaped(body))
      else if (prefix.includes('f')) {
        isFormat = true
        pieces.push(...new FormatReader(body, this.token, isRaw, (source) => this.#inner(source)).pieces())
      } else pieces.push({ type: 'text', text: isRaw ? body : unescaped(body) })
    }
    const span = spanning(start, this.last)
    if (bytes !== undefined)
      return {
        type: 'bytes',
        bytes: /[^\x00-\xff]/.test(bytes) ? utf8(bytes) : Uint8Array.from(bytes, (letter) => letter.charCodeAt(0)),
        span,
      }
    if (isFormat) return { type: 'format', pieces, span }
    return { type: 'constant', value: pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join(''), span }
  }

  /** An expression within an f-string: it stands at the place of the whole text. */
  #inner(source: string): Expression {
    const { line, column } = this.token
    const tokens = tokensOf(`(${source})`).map((token) => ({
      ...token,
      ...(token.line === 1 && {
        line,
        endLine: line,
        column: token.column + column,
        endColumn: token.endColumn + column,
      }),
    }))
    const parser = new ExpressionParser(tokens)
    parser.scopes.splice(0, 1, ...this.scopes)
    parser.classes.push(...this.classes)
    return parser.#atom()
  }

  #parenthesized(open: Token): Expression {
    if (this.take(')')) return { type: 'tuple', items: [], span: spanning(open, this.last) }
    const value = this.is('yield') ? this.yielding() : this.expressions()
    const found = this.#isLoop() ? this.#comprehension('generator', value) : value
    this.#close(')')
    return {
      ...found,
      span: found.type === 'tuple' || found.type === 'comprehension' ? spanning(open, this.last) : found.span,
    }
  }

  #close(sign: string): void {
    if (!this.take(sign))
      this.invalid(this.#isValue() ? 'invalid syntax. Perhaps you forgot a comma?' : 'invalid syntax')
  }

  #listed(open: Token): Expression {
    const items: Expression[] = []
    while (!this.is(']')) {
      const item = this.starred()
      if (this.#isLoop()) {
        const found = this.#comprehension('list', item)
        this.#close(']')
        return { ...found, span: spanning(open, this.last) }
      }
      items.push(item)
      if (!this.take(',')) break
    }
    this.#close(']')
    return { type: 'list', items, span: spanning(open, this.last) }
  }

  #braced(open: Token): Expression {
    const entries: (readonly [Expression | undefined, Expression])[] = []
    const items: Expression[] = []
    while (!this.is('}')) {
      if (this.take('**')) entries.push([undefined, this.binary(0)])
      else {
        const key = this.starred()
        const value = this.take(':') ? this.expression() : undefined
        if (this.#isLoop()) {
          const found = value ? this.#comprehension('dict', value, key) : this.#comprehension('set', key)
          this.#close('}')
          return { ...found, span: spanning(open, this.last) }
        }
        if (value) entries.push([key, value])
        else items.push(key)
      }
      if (!this.take(',')) break
    }
    this.#close('}')
    const span = spanning(open, this.last)
    return items.length > 0 ? { type: 'set', items, span } : { type: 'dict', entries, span }
  }

  #isLoop(): boolean {
    return this.is('for') || (this.is('async') && this.peek(1)?.text === 'for')
  }

  #comprehension(kind: 'list' | 'set' | 'dict' | 'generator', value: Expression, key?: Expression): Expression {
    const loops: Loop[] = []
    const names = noNames()
    const scope = { names, isGenerator: false }
    while (this.#isLoop()) {
      const isAsync = this.take('async')
      this.expect('for')
      this.scopes.push(scope)
      const target = this.targets()
      this.bindTarget(target)
      this.scopes.pop()
      this.expect('in')
      const items = this.#or()
      const conditions: Expression[] = []
      while (this.take('if')) conditions.push(this.#or())
      loops.push({ target, items, conditions, isAsync })
    }
    return { type: 'comprehension', kind, key, value, loops, names, span: spanning((key ?? value).span, this.last) }
  }

  /** What a loop gives a value to. */
  protected targets(): Expression {
    const start = this.token
    const items: Expression[] = []
    let isTuple = false
    do {
      if (this.isEnd()) break
      const star = this.token
      if (this.take('*')) items.push({ type: 'star', value: this.binary(0), span: star })
      else items.push(this.binary(0))
      isTuple ||= this.is(',')
    } while (this.take(','))
    const [first] = items
    if (!first) return this.invalid()
    return isTuple ? { type: 'tuple', items, span: spanning(start, this.last) } : first
  }
}
