import { BcEnd } from './end.ts'
import {
  add,
  compare,
  type Decimal,
  DecimalError,
  divide,
  multiply,
  negate,
  numberText,
  ONE,
  raise,
  readDecimal,
  remainder,
  rescale,
  squareRoot,
  subtract,
  ZERO,
} from './decimal.ts'
import type { Argument, Definition, Expression, Local, Statement, Target } from './parse.ts'
import { codeSize } from './size.ts'

/** Something that a running program refuses; `message` is all that bc prints of it. */
export class BcRuntimeError extends Error {
  override readonly name = 'BcRuntimeError'
}

/** How a statement ended that did not just end. */
type Leap = { readonly type: 'break' | 'continue' } | { readonly type: 'return'; readonly value: Decimal }

/** Evaluation in steps: it stops at each one, so that whoever drives it may wait, or end it. */
type Steps<T> = Generator<undefined, T>

type Elements = Map<string, Decimal>

/** How many characters of a number there are in a line, before the backslash. */
const LINE_WIDTH = 68
/** How deep functions may call themselves. */
const MOST_CALLS = 500
const truth = (is: boolean): Decimal => (is ? ONE : ZERO)
const whole = (count: number): Decimal => ({ units: BigInt(count), scale: 0 })
const isTrue = ({ units }: Decimal): boolean => units !== 0n

const COMPARISONS: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '==': (order) => order === 0,
  '!=': (order) => order !== 0,
}

/** One run of bc: its variables, functions and registers. What it prints collects in `output`. */
export class BcMachine {
  output = ''
  readonly #values = new Map<string, Decimal>()
  readonly #arrays = new Map<string, Elements>()
  readonly #functions = new Map<string, Definition>()
  #last = ZERO
  #calls = 0
  #column = 0
  #where = '(main)'
  #whole: Expression | undefined;

  *run(statements: readonly Statement[]): Steps<Leap | undefined> {
    for (const statement of statements) {
      const leap = yield* this.#statement(statement)
      if (leap) return leap
    }
    return undefined
  }

  *#statement(statement: Statement): Steps<Leap | undefined> {
    yield undefined
    switch (statement.type) {
      case 'expression': {
        const value = yield* this.#top(statement.value)
        if (!statement.quiet) this.#show(value)
        return undefined
      }
      case 'text':
        this.#write(statement.text)
        return undefined
      case 'print':
        yield* this.#print(statement.items)
        return undefined
      case 'block':
        return yield* this.run(statement.body)
      case 'if':
        if (isTrue(yield* this.#top(statement.condition))) return yield* this.#statement(statement.body)
        return statement.otherwise ? yield* this.#statement(statement.otherwise) : undefined
      case 'loop':
        return yield* this.#loop(statement)
      case 'return':
        return { type: 'return', value: statement.value ? yield* this.#top(statement.value) : ZERO }
      case 'define':
        this.#functions.set(statement.definition.name, statement.definition)
        return undefined
      case 'halt':
        throw new BcEnd()
      case 'break':
      case 'continue':
        return { type: statement.type }
    }
  }

  *#loop({ start, condition, step, body }: Extract<Statement, { type: 'loop' }>): Steps<Leap | undefined> {
    if (start) yield* this.#top(start)
    for (;;) {
      if (condition && !isTrue(yield* this.#top(condition))) break
      const leap = yield* this.#statement(body)
      if (leap?.type === 'return') return leap
      if (leap?.type === 'break') break
      if (step) yield* this.#top(step)
    }
    return undefined
  }

  *#print(items: readonly (string | Expression)[]): Steps<void> {
    const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', a: '\x07', q: '"', '\\': '\\', r: '\r' }
    for (const item of items) {
      if (typeof item === 'string') {
        this.#write(item.replace(/\\(.)/g, (escape, letter: string) => escapes[letter] ?? escape))
        continue
      }
      const value = yield* this.#top(item)
      this.#write(numberText(value, this.#register('obase')))
      this.#last = value
    }
  }

  #show(value: Decimal): void {
    this.#last = value
    this.#write(`${numberText(value, this.#register('obase'))}\n`)
  }

  /** Writes, and breaks long lines with a backslash, as bc does. */
  #write(text: string): void {
    for (const character of text) {
      if (character !== '\n' && this.#column === LINE_WIDTH) {
        this.output += '\\\n'
        this.#column = 0
      }
      this.output += character
      this.#column = character === '\n' ? 0 : this.#column + 1
    }
  }

  #register(name: 'scale' | 'ibase' | 'obase'): number {
    const { units, scale } = this.#values.get(name) ?? { units: name === 'scale' ? 0n : 10n, scale: 0 }
    return Number(rescale({ units, scale }, 0).units)
  }

  *#top(expression: Expression): Steps<Decimal> {
    const outer = this.#whole
    this.#whole = expression
    const value = yield* this.#value(expression)
    this.#whole = outer
    return value
  }

  *#value(expression: Expression): Steps<Decimal> {
    switch (expression.type) {
      case 'number':
        return readDecimal(expression.text, this.#register('ibase'))
      case 'last':
      case 'variable':
      case 'element':
        return yield* this.#read(expression)
      case 'unary': {
        const value = yield* this.#value(expression.value)
        return expression.operator === '-' ? negate(value) : truth(!isTrue(value))
      }
      case 'binary':
        return yield* this.#binary(expression)
      case 'assign':
        return yield* this.#assign(expression)
      case 'step': {
        const old = yield* this.#read(expression.target)
        const next = add(old, { units: BigInt(expression.by), scale: 0 })
        yield* this.#store(expression.target, next)
        return expression.before ? next : old
      }
      case 'call':
        return yield* this.#call(expression)
    }
  }

  *#binary(expression: Extract<Expression, { type: 'binary' }>): Steps<Decimal> {
    const { operator } = expression
    const left = yield* this.#value(expression.left)
    const right = yield* this.#value(expression.right)
    if (operator === '&&') return truth(isTrue(left) && isTrue(right))
    if (operator === '||') return truth(isTrue(left) || isTrue(right))
    const comparison = COMPARISONS[operator]
    return comparison ? truth(comparison(compare(left, right))) : this.#calculate(operator, left, right)
  }

  #calculate(operator: string, left: Decimal, right: Decimal): Decimal {
    const scale = this.#register('scale')
    try {
      if (operator === '+') return add(left, right)
      if (operator === '-') return subtract(left, right)
      if (operator === '*') return multiply(left, right, scale)
      if (operator === '/') return divide(left, right, scale)
      return operator === '%' ? remainder(left, right, scale) : raise(left, right, scale)
    } catch (error) {
      throw this.#refusal(error)
    }
  }

  #refusal(error: unknown): unknown {
    if (!(error instanceof DecimalError)) return error
    return this.#failure(error.message)
  }

  #failure(reason: string): BcRuntimeError {
    const address = this.#whole ? codeSize(this.#whole) : 0
    return new BcRuntimeError(`Runtime error (func=${this.#where}, adr=${address}): ${reason}`)
  }

  *#assign({ operator, target, value }: Extract<Expression, { type: 'assign' }>): Steps<Decimal> {
    const given = yield* this.#value(value)
    const next = operator === '' ? given : this.#calculate(operator, yield* this.#read(target), given)
    yield* this.#store(target, next)
    return next
  }

  *#read(target: Target): Steps<Decimal> {
    if (target.type === 'last') return this.#last
    if (target.type === 'element') {
      const index = yield* this.#value(target.index)
      return this.#arrays.get(target.name)?.get(String(rescale(index, 0).units)) ?? ZERO
    }
    const { name } = target
    if (name === 'scale' || name === 'ibase' || name === 'obase')
      return { units: BigInt(this.#register(name)), scale: 0 }
    return this.#values.get(name) ?? ZERO
  }

  *#store(target: Target, value: Decimal): Steps<void> {
    if (target.type === 'last') this.#last = value
    else if (target.type === 'variable') this.#values.set(target.name, value)
    else {
      const index = String(rescale(yield* this.#value(target.index), 0).units)
      const elements = this.#arrays.get(target.name) ?? new Map<string, Decimal>()
      this.#arrays.set(target.name, elements.set(index, value))
    }
  }

  *#call({ name, words }: Extract<Expression, { type: 'call' }>): Steps<Decimal> {
    const [first] = words
    if (first && first.type !== 'array' && ['length', 'scale', 'sqrt'].includes(name)) {
      return this.#builtin(name, yield* this.#value(first))
    }
    const definition = this.#functions.get(name)
    if (!definition) throw this.#failure(`Function ${name} not defined.`)
    if (definition.parameters.length !== words.length) throw this.#failure('Parameter number mismatch')
    if (this.#calls >= MOST_CALLS) throw this.#failure('Function stack overflow')
    return yield* this.#enter(definition, words)
  }

  #builtin(name: string, value: Decimal): Decimal {
    if (name === 'scale') return whole(value.scale)
    if (name === 'length') return whole(Math.max(String(value.units).replace('-', '').length, value.scale))
    try {
      return squareRoot(value, this.#register('scale'))
    } catch (error) {
      throw this.#refusal(error)
    }
  }

  /** Runs a function: its parameters and local variables hide those of the same name until it returns. */
  *#enter(definition: Definition, words: readonly Argument[]): Steps<Decimal> {
    const values: (Decimal | Elements)[] = []
    for (const word of words) {
      values.push(word.type === 'array' ? new Map(this.#arrays.get(word.name)) : yield* this.#value(word))
    }
    const locals = [...definition.parameters, ...definition.locals]
    const hidden = locals.map((local) => this.#hide(local))
    for (const [index, { name }] of definition.parameters.entries()) {
      const value = values[index]
      if (value instanceof Map) this.#arrays.set(name, value)
      else if (value) this.#values.set(name, value)
    }
    const [where, expression] = [this.#where, this.#whole]
    this.#where = definition.name
    this.#calls += 1
    try {
      const leap = yield* this.run(definition.body)
      return leap?.type === 'return' ? leap.value : ZERO
    } finally {
      this.#calls -= 1
      this.#where = where
      this.#whole = expression
      for (const show of hidden.toReversed()) show()
    }
  }

  /** Puts a name's value aside; gives the function that brings it back. */
  #hide({ name, array }: Local): () => void {
    const put = <T>(table: Map<string, T>): (() => void) => {
      const old = table.get(name)
      table.delete(name)
      return () => void (old === undefined ? table.delete(name) : table.set(name, old))
    }
    return array ? put(this.#arrays) : put(this.#values)
  }
}
