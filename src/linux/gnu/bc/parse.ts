import { BcEnd } from './end.ts'
import type { Work } from '../../../base/work.ts'

/** An expression of bc(1), whose grammar the manual gives. */
export type Expression =
  | { readonly type: 'number'; readonly text: string }
  | { readonly type: 'last' }
  | { readonly type: 'variable'; readonly name: string }
  | { readonly type: 'element'; readonly name: string; readonly index: Expression }
  | { readonly type: 'call'; readonly name: string; readonly words: readonly Argument[] }
  | { readonly type: 'unary'; readonly operator: '-' | '!'; readonly value: Expression }
  | { readonly type: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
  | { readonly type: 'assign'; readonly operator: string; readonly target: Target; readonly value: Expression }
  | { readonly type: 'step'; readonly by: 1 | -1; readonly before: boolean; readonly target: Target }

/** What is given to a function: a value, or a whole array (`a[]`). */
export type Argument = Expression | { readonly type: 'array'; readonly name: string }
export type Target = Extract<Expression, { type: 'variable' | 'element' | 'last' }>

export type Statement =
  | { readonly type: 'expression'; readonly value: Expression; readonly quiet: boolean }
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'print'; readonly items: readonly (string | Expression)[] }
  | { readonly type: 'block'; readonly body: readonly Statement[] }
  | { readonly type: 'if'; readonly condition: Expression; readonly body: Statement; readonly otherwise?: Statement }
  | {
      readonly type: 'loop'
      readonly start?: Expression
      readonly condition?: Expression
      readonly step?: Expression
      readonly body: Statement
    }
  | { readonly type: 'return'; readonly value?: Expression }
  | { readonly type: 'break' | 'continue' | 'halt' }
  | { readonly type: 'define'; readonly definition: Definition }

/** A parameter or local variable; `x[]` is an array. */
export interface Local {
  readonly name: string
  readonly array: boolean
}

export interface Definition {
  readonly name: string
  readonly parameters: readonly Local[]
  readonly locals: readonly Local[]
  readonly body: readonly Statement[]
}

/** The program ends in the middle of something: more has to be read. */
export class Unfinished extends Error {}

/** What bc does not understand: the token, which is a newline where the line ends too early. */
export class BcSyntaxError extends Error {
  readonly token: string

  constructor(token: string) {
    super('syntax error')
    this.token = token
  }
}

const TOKEN =
  /\/\*[^]*?\*\/|#[^\n]*|\\\n|[ \t]+|"[^"]*"|\d[\dA-F]*(?:\.[\dA-F]*)?|\.[\dA-F]+|[A-F][\dA-F]*(?:\.[\dA-F]*)?|[a-z][a-z0-9_]*|[-+*/%^]=|[<>=!]=|\+\+|--|&&|\|\||[^]/gy

/** Whether bc knows no such character. */
export const isIllegal = (token: string): boolean => /^[^\w\n"+\-*/%^<>=!(){}[\];,.&|]$/.test(token)

/** After how many tokens others have their turn. */
const MANY = 4096

/** Comments and blanks are no tokens; a number may go over lines with a backslash. */
function* tokensOf(source: string): Work<readonly string[]> {
  if (/\/\*(?![^]*\*\/)/.test(source.replace(/\/\*[^]*?\*\//g, ''))) throw new Unfinished()
  if ((source.replace(/\/\*[^]*?\*\/|#[^\n]*/g, '').split('"').length & 1) === 0) throw new Unfinished()
  const tokens: string[] = []
  for (const [token] of source.matchAll(TOKEN)) {
    if (/^(?:\/\*|#|\\\n|[ \t])/.test(token)) continue
    if (isIllegal(token)) throw new BcSyntaxError(token)
    if (tokens.push(token) % MANY === 0) yield MANY / 4
  }
  return tokens
}

const LEVELS: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['!'],
  ['==', '<=', '>=', '!=', '<', '>'],
  ['=', '+=', '-=', '*=', '/=', '%=', '^='],
  ['+', '-'],
  ['*', '/', '%'],
]
const [NOT, ASSIGN] = [2, 4]

class Parser {
  readonly #tokens: readonly string[]
  #at = 0

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  program(): readonly Statement[] {
    const body: Statement[] = []
    while (this.#at < this.#tokens.length) {
      if (this.#take(';') || this.#take('\n')) continue
      const statement = this.#statement()
      body.push(statement)
      // a function's end is one for itself
      if (statement.type !== 'define' && this.#at < this.#tokens.length && this.#peek() !== ';') this.#expect('\n')
    }
    return body
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at]
  }

  #take(token: string): boolean {
    if (this.#peek() !== token) return false
    this.#at += 1
    return true
  }

  #expect(token: string): void {
    if (this.#take(token)) return
    throw this.#at >= this.#tokens.length ? new Unfinished() : this.#refusal()
  }

  #refusal(): BcSyntaxError {
    return new BcSyntaxError(this.#peek() ?? '\n')
  }

  #next(): string {
    const token = this.#tokens[this.#at]
    if (token === undefined) throw new Unfinished()
    this.#at += 1
    return token
  }

  #newlines(): void {
    while (this.#take('\n'));
  }

  #statement(): Statement {
    const token = this.#peek() ?? ''
    if (token.startsWith('"')) return { type: 'text', text: this.#next().slice(1, -1) }
    // it ends the program as soon as it is read, wherever it stands
    if (token === 'quit') throw new BcEnd()
    if (token === 'break' || token === 'continue' || token === 'halt') {
      this.#at += 1
      return { type: token }
    }
    if (this.#take('{')) return { type: 'block', body: this.#block() }
    if (this.#take('if')) return this.#if()
    if (this.#take('while')) return this.#while()
    if (this.#take('for')) return this.#for()
    if (this.#take('print')) return this.#print()
    if (this.#take('return')) return this.#return()
    if (this.#take('define')) return this.#define()
    const parenthesised = token === '('
    const value = this.#expression()
    return { type: 'expression', value, quiet: value.type === 'assign' && !parenthesised }
  }

  #block(): readonly Statement[] {
    const body: Statement[] = []
    while (!this.#take('}')) {
      if (this.#take(';') || this.#take('\n')) continue
      body.push(this.#statement())
      const next = this.#peek()
      if (next === undefined) throw new Unfinished()
      if (next !== ';' && next !== '\n' && next !== '}') throw this.#refusal()
    }
    return body
  }

  #body(): Statement {
    this.#newlines()
    if (this.#peek() === undefined) throw new Unfinished()
    return this.#statement()
  }

  #if(): Statement {
    this.#expect('(')
    const condition = this.#expression()
    this.#expect(')')
    const body = this.#body()
    if (!this.#take('else')) return { type: 'if', condition, body }
    return { type: 'if', condition, body, otherwise: this.#body() }
  }

  #while(): Statement {
    this.#expect('(')
    const condition = this.#expression()
    this.#expect(')')
    return { type: 'loop', condition, body: this.#body() }
  }

  #for(): Statement {
    this.#expect('(')
    const start = this.#optional(';')
    const condition = this.#optional(';')
    const step = this.#optional(')')
    const body = this.#body()
    return { type: 'loop', body, ...(start && { start }), ...(condition && { condition }), ...(step && { step }) }
  }

  #optional(end: string): Expression | undefined {
    if (this.#take(end)) return undefined
    const value = this.#expression()
    this.#expect(end)
    return value
  }

  #print(): Statement {
    const items: (string | Expression)[] = []
    do {
      items.push(this.#peek()?.startsWith('"') ? this.#next().slice(1, -1) : this.#expression())
    } while (this.#take(','))
    return { type: 'print', items }
  }

  #return(): Statement {
    const next = this.#peek()
    if (next === undefined || next === ';' || next === '\n' || next === '}') return { type: 'return' }
    return { type: 'return', value: this.#expression() }
  }

  #define(): Statement {
    this.#take('void')
    const name = this.#next()
    this.#expect('(')
    const parameters = this.#locals(')')
    this.#newlines()
    this.#expect('{')
    this.#newlines()
    const locals = this.#take('auto') ? this.#locals('\n') : []
    return { type: 'define', definition: { name, parameters, locals, body: this.#block() } }
  }

  #locals(end: string): readonly Local[] {
    const locals: Local[] = []
    while (!this.#take(end)) {
      if (end === '\n' && this.#take(';')) break
      const name = this.#next()
      if (!/^[a-z]/.test(name)) throw new BcSyntaxError(name)
      const array = this.#take('[')
      if (array) this.#expect(']')
      locals.push({ name, array })
      this.#take(',')
    }
    return locals
  }

  #expression(level = 0): Expression {
    if (level === NOT)
      return this.#take('!')
        ? { type: 'unary', operator: '!', value: this.#expression(NOT) }
        : this.#expression(level + 1)
    if (level === LEVELS.length) return this.#power()
    let left = this.#expression(level + 1)
    for (;;) {
      const operator = this.#peek() ?? ''
      if (!LEVELS[level]?.includes(operator)) return left
      this.#at += 1
      if (level === ASSIGN)
        return { type: 'assign', operator: operator.slice(0, -1), target: target(left), value: this.#expression(level) }
      left = { type: 'binary', operator, left, right: this.#expression(level + 1) }
    }
  }

  #power(): Expression {
    const left = this.#negated()
    return this.#take('^') ? { type: 'binary', operator: '^', left, right: this.#power() } : left
  }

  /** A minus binds more tightly than a power: -2^2 is 4. */
  #negated(): Expression {
    return this.#take('-') ? { type: 'unary', operator: '-', value: this.#negated() } : this.#step()
  }

  #step(): Expression {
    const before = this.#peek()
    if (before === '++' || before === '--') {
      this.#at += 1
      return { type: 'step', by: before === '++' ? 1 : -1, before: true, target: target(this.#primary()) }
    }
    const value = this.#primary()
    const after = this.#peek()
    if (after !== '++' && after !== '--') return value
    this.#at += 1
    return { type: 'step', by: after === '++' ? 1 : -1, before: false, target: target(value) }
  }

  #primary(): Expression {
    const token = this.#next()
    if (token === '(') {
      const value = this.#expression()
      this.#expect(')')
      return value
    }
    if (/^[.\dA-F]/.test(token) && token !== '.') return { type: 'number', text: token }
    if (token === '.' || token === 'last') return { type: 'last' }
    if (!/^[a-z]/.test(token)) throw new BcSyntaxError(token)
    if (this.#take('(')) return { type: 'call', name: token, words: this.#words() }
    if (!this.#take('[')) return { type: 'variable', name: token }
    const index = this.#expression()
    this.#expect(']')
    return { type: 'element', name: token, index }
  }

  #words(): readonly Argument[] {
    const words: Argument[] = []
    while (!this.#take(')')) {
      words.push(this.#word())
      if (this.#peek() !== ')') this.#expect(',')
    }
    return words
  }

  #word(): Argument {
    const [name = '', open, close] = this.#tokens.slice(this.#at, this.#at + 3)
    if (open !== '[' || close !== ']') return this.#expression()
    this.#at += 3
    return { type: 'array', name }
  }
}

function target(value: Expression): Target {
  if (value.type === 'variable' || value.type === 'element' || value.type === 'last') return value
  throw new BcSyntaxError('=')
}

/** Reads a program. @throws Unfinished, BcSyntaxError */
export function* parseBc(source: string): Work<readonly Statement[]> {
  return new Parser(yield* tokensOf(source)).program()
}
