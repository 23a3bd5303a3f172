import { atOnce, type Work } from '../../../base/work.ts'
import { remembered } from './memory.ts'

/** A 64-bit integer; a number wherever that is exact, so that `=== 0` and String() do what they say. */
export type Integer = number | bigint

/** Where an expression finds its variables. `subscript` is an index, or the key of an associative array. */
export interface ArithmeticScope {
  /** A variable's text; undefined or empty counts as 0. May throw (`set -u`). */
  get(name: string, subscript?: string): string | undefined
  /** Assigns. May throw (readonly variables). */
  set(name: string, value: string, subscript?: string): void
  /** Whether subscripts of the variable are keys, and not expressions. */
  isAssociative(name: string): boolean
}

/** An expression that cannot be evaluated; `message` is what bash says after its prefix: `1/0: division by 0 (error token is "0")`. */
export class ArithmeticError extends Error {
  override readonly name = 'ArithmeticError'
}

/**
 * The value of an arithmetic expression, all expansions in it done (bash(1), ARITHMETIC EVALUATION): 64 bits, wrapping around.
 * An empty one is 0.
 * @throws ArithmeticError
 */
export function evaluateArithmetic(text: string, scope: ArithmeticScope): Integer {
  const plain = decimalOf(text)
  if (plain !== undefined) return plain
  try {
    return compiled(text)({ scope, depth: 0 })
  } catch (error) {
    // thousands of parentheses in each other
    if (error instanceof RangeError) throw tooDeep(text)
    throw error
  }
}

/** The same for a long one: others may have their turn between what its commas part. @throws ArithmeticError */
export function* evaluatingArithmetic(text: string, scope: ArithmeticScope): Work<Integer> {
  try {
    const codes = yield* new Parser(text).parts()
    let value: Integer = 0
    for (const code of codes) {
      value = code({ scope, depth: 0 })
      yield 1
    }
    return value
  } catch (error) {
    if (error instanceof RangeError) throw tooDeep(text)
    throw error
  }
}

const tooDeep = (text: string, token = text): ArithmeticError =>
  new ArithmeticError(`${text}: expression recursion level exceeded (error token is "${token}")`)

interface Run {
  readonly scope: ArithmeticScope
  /** How many variables deep: the value of one may be an expression. */
  readonly depth: number
}

type Code = (run: Run) => Integer

/** Code that is a variable can be assigned to. */
interface Variable {
  readonly name: string
  readonly subscript: Subscript | undefined
}

/** An expression within another. */
interface Subscript {
  readonly text: string
  readonly place: Place
  /** What is said where it is one too many. */
  readonly tooDeep: () => ArithmeticError
}

/** Where an expression stands in a text whose brackets are known. */
interface Place {
  readonly closings: Closings
  readonly start: number
}

interface Node {
  readonly code: Code
  readonly variable?: Variable
}

const DEEPEST = 1024
/** Subscripts that are longer are not remembered: their brackets are those of what they stand in. */
const LONG = 4096
/** How many characters are read in about a microsecond. */
const CHARACTERS = 2

function narrow(wide: bigint): Integer {
  const value = BigInt.asIntN(64, wide)
  return value >= Number.MIN_SAFE_INTEGER && value <= Number.MAX_SAFE_INTEGER ? Number(value) : value
}

type Operation = (left: Integer, right: Integer) => Integer

/** An operation on numbers where its result is exact (NaN says that it is not), otherwise on 64 bits. */
const operation =
  (fast: (left: number, right: number) => number, wide: (left: bigint, right: bigint) => bigint): Operation =>
  (left, right) => {
    if (typeof left === 'number' && typeof right === 'number') {
      const value = fast(left, right)
      if (Number.isSafeInteger(value)) return value
    }
    return narrow(wide(BigInt(left), BigInt(right)))
  }

const bits = (fast: (left: number, right: number) => number): ((left: number, right: number) => number) => {
  return (left, right) => ((left | 0) === left && (right | 0) === right ? fast(left, right) : NaN)
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  let factor = base
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = BigInt.asIntN(64, result * factor)
    factor = BigInt.asIntN(64, factor * factor)
  }
  return result
}

const truth = (value: boolean): number => (value ? 1 : 0)

const add = operation(
  (left, right) => left + right,
  (left, right) => left + right,
)
const subtract = operation(
  (left, right) => left - right,
  (left, right) => left - right,
)
const multiply = operation(
  (left, right) => left * right,
  (left, right) => left * right,
)
const raise = operation(() => NaN, power)

const operations: Readonly<Record<string, Operation>> = {
  '+': add,
  '-': subtract,
  '*': multiply,
  '/': operation(
    (left, right) => Math.trunc(left / right),
    (left, right) => left / right,
  ),
  '%': operation(
    (left, right) => left % right,
    (left, right) => left % right,
  ),
  '<<': operation(
    (left, right) => (right >= 0 && right < 32 ? left * 2 ** right : NaN),
    (left, right) => left << (right & 63n),
  ),
  '>>': operation(
    bits((left, right) => (right >= 0 && right < 32 ? left >> right : NaN)),
    (left, right) => left >> (right & 63n),
  ),
  '&': operation(
    bits((left, right) => left & right),
    (left, right) => left & right,
  ),
  '|': operation(
    bits((left, right) => left | right),
    (left, right) => left | right,
  ),
  '^': operation(
    bits((left, right) => left ^ right),
    (left, right) => left ^ right,
  ),
  '<': (left, right) => truth(left < right),
  '>': (left, right) => truth(left > right),
  '<=': (left, right) => truth(left <= right),
  '>=': (left, right) => truth(left >= right),
  '==': (left, right) => truth(left === right),
  '!=': (left, right) => truth(left !== right),
}

/** Binary operators that group to the left, from those that bind least. */
const LEVELS = [
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!='],
  ['<', '<=', '>', '>='],
  ['<<', '>>'],
  ['+', '-'],
  ['*', '/', '%'],
]

/** The level of each operator. */
const LEVEL_OF: ReadonlyMap<string, number> = new Map(
  LEVELS.flatMap((operators, level) => operators.map((operator) => [operator, level])),
)
/** From `||` on, operands are always evaluated. */
const EAGER = 2

const ASSIGNMENTS = ['=', '*=', '/=', '%=', '+=', '-=', '<<=', '>>=', '&=', '^=', '|=']
const OPERATOR = /<<=|>>=|\*\*|[-+*/%&^|]=|&&|\|\||<<|>>|[<>=!]=|[-+*/%&^|<>=!~?:,()]/y
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y
const DIGITS = /[0-9][A-Za-z0-9#@_]*/y
const [MINUS, ZERO] = [45, 48]
/** The codes of a blank, a tab and the ends of lines. */
const BLANKS = [32, 9, 10, 13]
/** Numbers with so few digits are exact. */
const MOST_DIGITS = 15

/** What a text comes to that is a decimal number and nothing else, as most values of variables are. */
export function decimalOf(text: string): number | undefined {
  const { length } = text
  const start = text.charCodeAt(0) === MINUS ? 1 : 0
  if (length <= start || length > MOST_DIGITS) return undefined
  // a zero in front means octal
  if (text.charCodeAt(start) === ZERO) return length === 1 ? 0 : undefined
  let value = 0
  for (let at = start; at < length; at += 1) {
    const digit = text.charCodeAt(at) - ZERO
    if (digit < 0 || digit > 9) return undefined
    value = value * 10 + digit
  }
  return start === 1 ? -value : value
}

/** The digits of the bases that numbers mostly have. */
const VALID: Readonly<Partial<Record<number, RegExp>>> = { 8: /^[0-7]*$/, 10: /^\d*$/, 16: /^[\da-f]*$/i }

/** Operands end with these: what follows is an operator. */
const ENDS = ['name', 'number', ')']

function digitOf(char: string, base: number): number {
  if (char >= '0' && char <= '9') return Number(char)
  if (char === '@') return 62
  if (char === '_') return 63
  const letter = char.toLowerCase().charCodeAt(0) - 87
  return char >= 'A' && char <= 'Z' && base > 36 ? letter + 26 : letter
}

/** Where each bracket of a text closes, so that subscripts in each other are not looked through again and again. */
class Closings {
  readonly #ends = new Map<number, number>()

  constructor(text: string) {
    const open: number[] = []
    for (const { 0: mark, index } of text.matchAll(/\\[^]?|[[\]]/g)) {
      if (mark === '[') open.push(index)
      const start = mark === ']' ? open.pop() : undefined
      if (start !== undefined) this.#ends.set(start, index)
    }
  }

  end(start: number): number | undefined {
    return this.#ends.get(start)
  }
}

class Parser {
  readonly #text: string
  #place: Place | undefined
  #at = 0
  /** Where the last token begins: errors show the text from there. */
  #tokenAt = 0
  /** `name`, `number`, `` at the end, an operator, or one of `pre++`, `post++` and so on. */
  #token = ''
  #word = ''
  #subscript: Subscript | undefined

  constructor(text: string, place?: Place) {
    this.#text = text
    this.#place = place
  }

  parse(): Code {
    return inOrder(atOnce(this.parts()))
  }

  /** What commas part. */
  *parts(): Work<readonly Code[]> {
    if (this.#text.trim() === '') return []
    this.#next()
    const codes = yield* this.#list()
    if (this.#token !== '') throw this.#error('syntax error in expression')
    return codes
  }

  #error(reason: string, at = this.#tokenAt): ArithmeticError {
    return new ArithmeticError(`${this.#text.trimStart()}: ${reason} (error token is "${this.#text.slice(at)}")`)
  }

  #is(token: string): boolean {
    return this.#token === token
  }

  #next(): void {
    const text = this.#text
    while (BLANKS.includes(text.charCodeAt(this.#at))) this.#at += 1
    if (this.#at >= text.length) {
      this.#token = ''
      return
    }
    this.#tokenAt = this.#at
    if (this.#take(NAME)) return this.#variable()
    if (this.#take(DIGITS)) {
      this.#token = 'number'
      return
    }
    this.#operator()
  }

  #take(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at
    if (!pattern.test(this.#text)) return false
    this.#word = this.#text.slice(this.#at, pattern.lastIndex)
    this.#at = pattern.lastIndex
    return true
  }

  #variable(): void {
    this.#token = 'name'
    this.#subscript = undefined
    if (this.#text[this.#at] !== '[') return
    this.#place ??= { closings: new Closings(this.#text), start: 0 }
    const { closings, start } = this.#place
    const closing = closings.end(start + this.#at)
    if (closing === undefined) throw this.#error('bad array subscript')
    const [from, end, token] = [this.#at + 1, closing - start, this.#tokenAt]
    this.#subscript = {
      text: this.#text.slice(from, end),
      place: { closings, start: start + from },
      tooDeep: () => tooDeep(this.#text.trimStart(), this.#text.slice(token)),
    }
    this.#at = end + 1
  }

  #operator(): void {
    const { [this.#at]: char, [this.#at + 1]: second } = this.#text
    if (char === second && (char === '+' || char === '-')) {
      const before = this.#token
      if (before === 'name') return this.#twice(`post${char}`)
      if (before === 'stepped') throw this.#error(`${char}${char}: assignment requires lvalue`)
      if (/^[ \t\n\r]*[A-Za-z_]/.test(this.#text.slice(this.#at + 2, this.#at + 64))) return this.#twice(`pre${char}`)
      this.#at += 1
      this.#token = char
      return
    }
    if (this.#take(OPERATOR)) {
      this.#token = this.#word
      return
    }
    const operand = ENDS.includes(this.#token) || this.#token === 'stepped'
    throw this.#error(operand ? 'syntax error: invalid arithmetic operator' : 'syntax error: operand expected')
  }

  #twice(token: string): void {
    this.#token = token
    this.#at += 2
  }

  #sequence(): Node {
    return { code: inOrder(atOnce(this.#list())) }
  }

  *#list(): Work<readonly Code[]> {
    const codes = [this.#assignment().code]
    while (this.#token === ',') {
      const at = this.#at
      this.#next()
      codes.push(this.#assignment().code)
      yield (this.#at - at) / CHARACTERS
    }
    return codes
  }

  #assignment(): Node {
    const target = this.#conditional()
    const operator = this.#token
    if (!ASSIGNMENTS.includes(operator)) return target
    const { variable } = target
    if (!variable) throw this.#error('attempted assignment to non-variable')
    this.#next()
    const { code } = this.#assignment()
    if (operator === '=') return { code: assignment(variable, code) }
    return { code: change(variable, this.#checked(operator.slice(0, -1), this.#tokenAt), code) }
  }

  #conditional(): Node {
    const test = this.#level(0)
    if (this.#token !== '?') return test
    this.#next()
    if (this.#is('') || this.#is(':')) throw this.#error('expression expected')
    const { code: consequent } = this.#sequence()
    if (!this.#is(':')) throw this.#error("`:' expected for conditional expression")
    this.#next()
    if (this.#is('')) throw this.#error('expression expected')
    const { code: alternate } = this.#conditional()
    return { code: (run) => (test.code(run) === 0 ? alternate(run) : consequent(run)) }
  }

  /** Binary operators of a level, and of those that bind more. */
  #level(least: number): Node {
    let node = this.#power()
    for (let level = this.#operatorLevel(); level >= least; level = this.#operatorLevel())
      node = this.#chain(node, level)
    return node
  }

  /** The level of the binary operator that comes next; -1 where none does. */
  #operatorLevel(): number {
    return LEVEL_OF.get(this.#token) ?? -1
  }

  /** What operators of one level join. It is a list and no tree: `1+1+…` may be long. */
  #chain({ code }: Node, level: number): Node {
    const rest: { readonly apply: Operation; readonly code: Code }[] = []
    while (this.#operatorLevel() === level) {
      const operator = this.#token
      this.#next()
      const at = this.#tokenAt
      rest.push({ apply: this.#checked(operator, at), code: this.#level(level + 1).code })
    }
    if (level < EAGER) return { code: lazy(level === 0, [code, ...rest.map((step) => step.code)]) }
    const [only] = rest
    if (only && rest.length === 1) return { code: (run) => only.apply(code(run), only.code(run)) }
    return { code: (run) => rest.reduce((value, step) => step.apply(value, step.code(run)), code(run)) }
  }

  /** An operator's operation, which refuses what it cannot do with the operand that begins `at`. */
  #checked(operator: string, at: number): Operation {
    const apply = operations[operator] ?? ((left: Integer): Integer => left)
    if (operator !== '/' && operator !== '%') return apply
    return (left, right) => {
      if (right === 0) throw this.#error('division by 0', at)
      return apply(left, right)
    }
  }

  #power(): Node {
    const base = this.#unary()
    if (this.#token !== '**') return base
    this.#next()
    const { code } = this.#power()
    const at = this.#tokenAt
    const raised: Code = (run) => {
      const [value, exponent] = [base.code(run), code(run)]
      if (exponent < 0) throw this.#error('exponent less than 0', at)
      return raise(value, exponent)
    }
    return { code: raised }
  }

  #unary(): Node {
    const operator = this.#token
    if (!['!', '~', '-', '+'].includes(operator)) return this.#operand()
    this.#next()
    const { code } = this.#unary()
    if (operator === '!') return { code: (run) => truth(code(run) === 0) }
    if (operator === '+') return { code: (run) => code(run) }
    const offset = operator === '~' ? -1 : 0
    return { code: (run) => subtract(offset, code(run)) }
  }

  #operand(): Node {
    if (this.#token.startsWith('pre')) return this.#before()
    if (this.#token === '(') {
      this.#next()
      const { code } = this.#sequence()
      if (!this.#is(')')) throw this.#error("missing `)'")
      this.#next()
      return { code }
    }
    if (this.#token === 'number') {
      const value = this.#number(this.#word)
      this.#next()
      return { code: () => value }
    }
    if (this.#token !== 'name') throw this.#error('syntax error: operand expected')
    return this.#named()
  }

  #before(): Node {
    const step = this.#token === 'pre+' ? 1 : -1
    this.#next()
    const variable = { name: this.#word, subscript: this.#subscript }
    this.#token = 'stepped'
    this.#next()
    return { code: change(variable, add, () => step) }
  }

  #named(): Node {
    const { name, subscript } = { name: this.#word, subscript: this.#subscript }
    const variable = { name, subscript }
    this.#next()
    if (this.#token !== 'post+' && this.#token !== 'post-') {
      if (subscript === undefined) return { code: (run) => valueOf(run, name, undefined), variable }
      return { code: (run) => valueOf(run, name, subscriptOf(run, variable)), variable }
    }
    const step = this.#token === 'post+' ? 1 : -1
    this.#token = 'number'
    this.#next()
    const code: Code = (run) => {
      const key = subscriptOf(run, variable)
      const value = valueOf(run, name, key)
      run.scope.set(name, String(add(value, step)), key)
      return value
    }
    return { code }
  }

  #number(word: string): Integer {
    const plain = decimalOf(word)
    if (plain !== undefined) return plain
    const [, head = '', digits] = /^([^#]*)(?:#(.*))?$/s.exec(word) ?? []
    const hexadecimal = /^0x/i.test(word)
    if (digits === undefined || head.startsWith('0')) {
      if (!word.startsWith('0')) return this.#digits(word, 10)
      return hexadecimal ? this.#digits(word.slice(2), 16) : this.#digits(word.slice(1), 8)
    }
    const base = this.#digits(head, 10)
    if (base < 2 || base > 64) throw this.#badNumber('invalid arithmetic base')
    if (digits === '' || digits.startsWith('#')) throw this.#badNumber('invalid integer constant')
    return this.#digits(digits, Number(base))
  }

  #digits(digits: string, base: number): Integer {
    let value: Integer = 0
    // 64 digits of an even base take all 64 bits
    const last = digits.length > 64 && VALID[base]?.test(digits) === true ? digits.slice(-64) : digits
    for (const char of last) {
      if (char === '#') throw this.#badNumber('invalid number')
      const digit = digitOf(char, base)
      if (digit >= base) throw this.#badNumber('value too great for base')
      value = add(multiply(value, base), digit)
    }
    return value
  }

  /** What follows the number is not shown. */
  #badNumber(reason: string): ArithmeticError {
    const text = this.#text.slice(0, this.#at)
    return new ArithmeticError(`${text.trimStart()}: ${reason} (error token is "${text.slice(this.#tokenAt)}")`)
  }
}

/** What commas part: the last one's value is that of all. */
function inOrder(codes: readonly Code[]): Code {
  const [only = (): Integer => 0] = codes
  return codes.length <= 1 ? only : (run) => codes.reduce<Integer>((_, code) => code(run), 0)
}

/** `||` and `&&`: evaluates until one operand decides. */
function lazy(decisive: boolean, codes: readonly Code[]): Code {
  return (run) => truth(codes.some((code) => (code(run) !== 0) === decisive) === decisive)
}

function subscriptOf(run: Run, { name, subscript }: Variable): string | undefined {
  if (subscript === undefined) return undefined
  const { text, place } = subscript
  if (run.scope.isAssociative(name)) return text.replace(/^'(.*)'$/s, '$1').replaceAll(/\\([^])/g, '$1')
  if (run.depth + 1 >= DEEPEST) throw subscript.tooDeep()
  const plain = decimalOf(text)
  if (plain !== undefined) return String(plain)
  const code = text.length > LONG ? new Parser(text, place).parse() : compiled(text)
  return String(code({ scope: run.scope, depth: run.depth + 1 }))
}

/** `variable=value` */
function assignment(variable: Variable, value: Code): Code {
  const { name } = variable
  return (run) => {
    const subscript = subscriptOf(run, variable)
    const result = value(run)
    run.scope.set(name, String(result), subscript)
    return result
  }
}

/** `variable+=value` and its like. */
function change(variable: Variable, apply: Operation, value: Code): Code {
  const { name } = variable
  return (run) => {
    const subscript = subscriptOf(run, variable)
    const result = apply(valueOf(run, name, subscript), value(run))
    run.scope.set(name, String(result), subscript)
    return result
  }
}

/** A variable's value: its text is an expression itself. */
function valueOf(run: Run, name: string, subscript: string | undefined): Integer {
  const text = run.scope.get(name, subscript)
  if (text === undefined || text === '') return 0
  const plain = decimalOf(text)
  if (plain !== undefined) return plain
  if (run.depth >= DEEPEST) throw tooDeep(text)
  return compiled(text)({ scope: run.scope, depth: run.depth + 1 })
}

const compiled = remembered((text): Code => new Parser(text).parse())
