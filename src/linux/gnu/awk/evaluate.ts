import { TextJoiner } from '../../../base/text-joiner.ts'
import type { Work } from '../../../base/work.ts'
import type { Pattern } from '../../../shell/posix/regex/pattern.ts'
import { Failure } from '../library/program.ts'
import { type Call, functions, works } from './functions.ts'
import type { Machine } from './machine.ts'
import { type Expression, type Name, NEVER, type Target } from './syntax.ts'
import { type AwkArray, isTrue, setElement, toNumber, type Value } from './values.ts'

type Of<Type extends Expression['type']> = Extract<Expression, { type: Type }>

function arithmetic(operator: string, left: number, right: number): number {
  switch (operator) {
    case '+':
      return left + right
    case '-':
      return left - right
    case '*':
      return left * right
    case '/':
      return left / right
    case '%':
      return left % right
    default:
      return left ** right
  }
}

/** Gives expressions their values. Those that wait were given theirs before (`values`). */
export class Evaluator {
  readonly #machine: Machine
  readonly #joiner = new TextJoiner()
  /** The values of expressions that had to wait, until what they are part of has its own. */
  readonly values = new Map<Expression, Value>()

  constructor(machine: Machine) {
    this.#machine = machine
  }

  value(expression: Expression): Value {
    if (this.values.size > 0 && this.values.has(expression)) {
      const value = this.values.get(expression)
      this.values.delete(expression)
      return value
    }
    switch (expression.type) {
      case 'constant':
        return expression.value
      case 'name':
        return this.#machine.get(expression)
      case 'field':
        return this.#machine.field(this.number(expression.index))
      case 'element':
        return this.#element(expression)
      case 'binary':
        return this.#binary(expression)
      case 'assign':
        return this.#assign(expression)
      case 'step':
        return this.#step(expression)
      case 'choice':
        return this.value(isTrue(this.value(expression.test)) ? expression.yes : expression.no)
      case 'logic':
        return isTrue(this.value(expression.left)) === expression.and
          ? Number(isTrue(this.value(expression.right)))
          : Number(!expression.and)
      default:
        return this.#other(expression)
    }
  }

  #other(expression: Expression): Value {
    switch (expression.type) {
      case 'regex':
        return Number(this.#machine.pattern(expression.source).test(this.#machine.record))
      case 'match':
        return Number(this.#sought(expression).test(this.#subject) !== expression.negated)
      case 'in':
        return Number(this.#machine.array(expression.array).has(this.key(expression.keys)))
      case 'unary':
        if (expression.operator === '!') return Number(!isTrue(this.value(expression.operand)))
        return expression.operator === '-' ? -this.number(expression.operand) : this.number(expression.operand)
      case 'list': {
        const [first, ...more] = expression.items
        return more.length > 0 || !first ? this.key(expression.items) : this.value(first)
      }
      case 'call':
        return this.#call(expression)
      default:
        return undefined
    }
  }

  /** What a match looks for; it is sought in `#subject`. */
  #sought({ regex, text }: Of<'match'>): Pattern {
    return this.pattern(regex, () => this.text(text))
  }

  /** The value of what may take long where texts are long; undefined for other expressions. */
  work(expression: Expression): Work<Value> | undefined {
    if (expression.type === 'match') return this.#matching(expression)
    if (expression.type === 'regex') return this.#matchingRecord(expression)
    return expression.type === 'call' ? works[expression.name]?.(this.call(expression.args)) : undefined
  }

  *#matching(expression: Of<'match'>): Work<Value> {
    const pattern = this.#sought(expression)
    return Number((yield* pattern.testing(this.#subject)) !== expression.negated)
  }

  *#matchingRecord({ source }: Of<'regex'>): Work<Value> {
    return Number(yield* this.#machine.pattern(source).testing(this.#machine.record))
  }

  #subject = ''

  text(expression: Expression): string {
    return this.#machine.text(this.value(expression))
  }

  number(expression: Expression): number {
    return toNumber(this.value(expression))
  }

  /** The regular expression that an expression is; `before` gives what it is sought in. */
  pattern(expression: Expression, before?: () => string): Pattern {
    const subject = before?.() ?? this.#subject
    const only = expression.type === 'list' && expression.items.length === 1 ? expression.items[0] : expression
    const pattern = this.#machine.pattern(only?.type === 'regex' ? only.source : this.text(expression))
    this.#subject = subject
    return pattern
  }

  /** The key of an element. */
  key(keys: readonly Expression[]): string {
    const [only] = keys
    if (only && keys.length === 1) return this.text(only)
    return keys.map((key) => this.text(key)).join(this.#machine.text(this.#machine.special('SUBSEP')))
  }

  #element({ array, keys }: Of<'element'>): Value {
    const elements = this.#machine.array(array)
    const key = this.key(keys)
    if (!elements.has(key)) setElement(elements, key, undefined)
    return elements.get(key)
  }

  #arithmetic(operator: string, left: number, right: number): number {
    this.#machine.beforeArithmetic?.(operator, right)
    return arithmetic(operator, left, right)
  }

  #binary({ operator, left, right }: Of<'binary'>): Value {
    if (operator === ' ') return this.#joiner.join(this.text(left), this.text(right))
    const first = this.value(left)
    const second = this.value(right)
    if (!/^[<=>!]/.test(operator)) return this.#arithmetic(operator, toNumber(first), toNumber(second))
    const order = this.#machine.compare(first, second)
    switch (operator) {
      case '<':
        return Number(order < 0)
      case '<=':
        return Number(order <= 0)
      case '==':
        return Number(order === 0)
      case '!=':
        return Number(order !== 0)
      case '>':
        return Number(order > 0)
      default:
        return Number(order >= 0)
    }
  }

  #assign({ operator, target, value }: Of<'assign'>): Value {
    if (target.type === 'element' && operator === '') {
      // the key comes first
      const key = this.key(target.keys)
      const element = this.value(value)
      this.#machine.note(element)
      setElement(this.#machine.array(target.array), key, element)
      return element
    }
    if (target.type === 'field' && operator === '') {
      // and so does the number of a field
      const index = this.number(target.index)
      const field = this.value(value)
      this.#machine.setField(index, field)
      return field
    }
    const right = this.value(value)
    const assigned = operator === '' ? right : this.#arithmetic(operator, toNumber(this.value(target)), toNumber(right))
    this.assign(target, assigned)
    return assigned
  }

  #step({ target, by, prefix }: Of<'step'>): Value {
    const before = this.number(target)
    this.assign(target, before + by)
    return prefix ? before + by : before
  }

  assign(target: Target, value: Value): void {
    if (target.type === 'name') this.#machine.set(target, value)
    else if (target.type === 'field') this.#machine.setField(this.number(target.index), value)
    else {
      this.#machine.note(value)
      setElement(this.#machine.array(target.array), this.key(target.keys), value)
    }
  }

  /** How a function gets at its arguments. */
  call(args: readonly Expression[]): Call {
    const at = (index: number): Expression => args[index] ?? { type: 'constant', value: '', waits: NEVER }
    return {
      machine: this.#machine,
      args,
      value: (index) => this.value(at(index)),
      number: (index) => this.number(at(index)),
      text: (index) => this.text(at(index)),
      pattern: (index) => this.pattern(at(index)),
      array: (index) => this.#array(at(index)),
      assign: (index, value) => {
        const target = args[index]
        if (!target) this.#machine.record = this.#machine.text(value)
        else if (target.type === 'name' || target.type === 'field' || target.type === 'element')
          this.assign(target, value)
      },
    }
  }

  #array(expression: Expression): AwkArray {
    if (expression.type !== 'name') throw new Failure('an array is needed here', 2)
    const name: Name = expression
    return this.#machine.array(name)
  }

  #call({ name, args }: Of<'call'>): Value {
    const work = works[name]
    return work ? this.#machine.atOnce(work(this.call(args))) : functions[name]?.(this.call(args))
  }
}
