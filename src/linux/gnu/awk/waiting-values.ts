import { Failure } from '../library/program.ts'
import type { Evaluator } from './evaluate.ts'
import type { MainInput } from './main-input.ts'
import type { Held, Machine } from './machine.ts'
import type { Records } from './records.ts'
import {
  ALWAYS,
  type Expression,
  type Leave,
  partsOf,
  type Statement,
  type Target,
  type Waiting,
  WITH_LONG,
} from './syntax.ts'
import type { Turns, Waits } from './turns.ts'
import { InputText, isTrue, toNumber, Untyped, type Value } from './values.ts'

type Called<Type extends Expression['type']> = Extract<Expression, { type: Type }>

/** How deep functions may call each other. */
const MOST_CALLS = 10_000

/** Thrown by exit within a function. */
export class Exit extends Error {}

export interface WaitingParts {
  readonly machine: Machine
  readonly evaluator: Evaluator
  readonly input: MainInput
  readonly turns: Turns
  /** Runs the body of a function. */
  run(body: Statement): Waits<Leave>
}

/** The values of expressions that may have to wait: for input, for programs, for functions. All else is the evaluator's. */
export class WaitingValues {
  readonly #machine: Machine
  readonly #evaluator: Evaluator
  readonly #input: MainInput
  readonly #turns: Turns
  readonly #run: (body: Statement) => Waits<Leave>
  #depth = 0
  /** How the last function was left. */
  #left: Leave
  /** What the last function gave back. */
  returned: Value

  constructor({ machine, evaluator, input, turns, run }: WaitingParts) {
    this.#machine = machine
    this.#evaluator = evaluator
    this.#input = input
    this.#turns = turns
    this.#run = run
  }

  /** Whether what waits so much waits now. */
  waits(waits: Waiting): boolean {
    return waits === ALWAYS || (waits === WITH_LONG && this.#machine.isLong)
  }

  /** Leaves all functions, as exit does. */
  leaveFunctions(): void {
    this.#depth = 0
    this.#machine.locals = []
  }

  /** The value of an expression, whether it waits or not. */
  *of(expression: Expression): Waits<Value> {
    if (!this.waits(expression.waits)) return this.#evaluator.value(expression)
    switch (expression.type) {
      case 'choice':
        return yield* this.of(isTrue(yield* this.of(expression.test)) ? expression.yes : expression.no)
      case 'logic':
        return isTrue(yield* this.of(expression.left)) === expression.and
          ? Number(isTrue(yield* this.of(expression.right)))
          : Number(!expression.and)
      case 'getline':
        return yield* this.#getline(expression)
      case 'invoke':
        return yield* this.#invoke(expression)
      case 'call':
        if (/^(?:system|close|fflush)$/.test(expression.name)) return yield* this.#outside(expression)
        break
      default:
    }
    yield* this.prepare(partsOf(expression))
    const work = this.#evaluator.work(expression)
    return work ? yield* this.#turns.during(work) : this.#evaluator.value(expression)
  }

  /** Gets the values of expressions up to the last one that has to wait, in their order, for the evaluator. */
  *prepare(expressions: readonly Expression[]): Waits<void> {
    const last = expressions.findLastIndex((expression) => this.waits(expression.waits) && !isPattern(expression))
    const values: (readonly [Expression, Value])[] = []
    for (const expression of expressions.slice(0, last + 1))
      if (this.#hasValue(expression)) values.push([expression, yield* this.of(expression)])
    for (const [expression, value] of values) this.#evaluator.values.set(expression, value)
  }

  /** Whether an expression is to be evaluated: patterns and arrays are taken as they are. */
  #hasValue(expression: Expression): boolean {
    if (expression.type === 'constant' || isPattern(expression)) return false
    if (expression.type !== 'name') return true
    const held = this.#machine.held(expression)
    return !(held instanceof Map) && !(held instanceof Untyped)
  }

  *#outside({ name, args }: Called<'call'>): Waits<Value> {
    const { files } = this.#machine
    const [first] = args
    const text = first ? this.#machine.text(yield* this.of(first)) : ''
    let status = 0
    if (name === 'system') yield files.system(text).then((ended) => (status = ended))
    else if (name === 'close') yield files.close(text).then((ended) => (status = ended))
    else yield files.flush()
    return status
  }

  *#getline({ from, source, target }: Called<'getline'>): Waits<Value> {
    const machine = this.#machine
    let record: string | undefined
    if (from === 'input') record = yield* this.#input.next()
    else {
      const name = source ? machine.text(yield* this.of(source)) : ''
      let records: Records | undefined
      yield machine.files.reader(name, from).then((found) => (records = found))
      if (!records) return -1
      record = yield* this.#input.recordFrom(records)
      if (record !== undefined && from === 'command') machine.setSpecial('NR', toNumber(machine.special('NR')) + 1)
    }
    if (record === undefined) return 0
    if (target) yield* this.#store(target, new InputText(record))
    else machine.record = record
    return 1
  }

  *#store(target: Target, value: Value): Waits<void> {
    yield* this.prepare(partsOf(target))
    this.#evaluator.assign(target, value)
  }

  *#invoke({ name, args }: Called<'invoke'>): Waits<Value> {
    const called = this.#machine.program.functions.get(name)
    if (!called) return undefined
    if (args.length > called.parameters.length) throw new Failure(`function ${name} called with too many args`, 2)
    const untyped: (() => void)[] = []
    const locals: Held[] = []
    for (const argument of args) locals.push(yield* this.#argument(argument, untyped))
    if (this.#turns.isDue()) yield* this.#turns.pause()
    if (this.#depth >= MOST_CALLS) throw new Failure('function call nesting too deep', 2)
    const before = this.#machine.locals
    this.#machine.locals = locals
    this.#depth += 1
    this.returned = undefined
    yield this.#function(called.body)
    const how = this.#left
    this.#depth -= 1
    this.#machine.locals = before
    for (const decide of untyped) decide()
    return how === 'return' ? this.returned : undefined
  }

  *#function(body: Statement): Waits<void> {
    this.#left = yield* this.#run(body)
    if (this.#left === 'exit') throw new Exit()
  }

  /** What a function gets: arrays themselves, and what may become one. */
  *#argument(argument: Expression, untyped: (() => void)[]): Waits<Held> {
    if (argument.type !== 'name') return yield* this.of(argument)
    const held = this.#machine.held(argument)
    if (held instanceof Map || held instanceof Untyped) return held
    if (held !== undefined) return this.#machine.get(argument)
    const cell = new Untyped()
    const slots = argument.local ? this.#machine.locals : this.#machine.globals
    untyped.push(() => {
      if (cell.array && slots[argument.slot] === undefined) slots[argument.slot] = cell.array
    })
    return cell
  }
}

/** Whether it is a regular expression by itself. */
function isPattern(expression: Expression): boolean {
  const only = expression.type === 'list' && expression.items.length === 1 ? expression.items[0] : expression
  return only?.type === 'regex'
}
