import type { Work } from '../../../base/work.ts'
import { FileSystemError } from '../../../shell/posix/errno.ts'
import { openFile } from '../../../shell/posix/open.ts'
import { Failure } from '../library/program.ts'
import { Evaluator } from './evaluate.ts'
import { formatted } from './functions.ts'
import { type Held, Machine } from './machine.ts'
import { Records } from './records.ts'
import {
  ALWAYS,
  type Expression,
  NEVER,
  type Rule,
  type Statement,
  type Target,
  type Waiting,
  WITH_LONG,
} from './syntax.ts'
import { InputText, isTrue, toNumber, Untyped, type Value } from './values.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { type: Type }>
type Called<Type extends Expression['type']> = Extract<Expression, { type: Type }>
/** Gives what is to be waited for now and then, and the bodies of functions, which run on a stack of their own. */
type Waits<Result> = Generator<Promise<unknown> | Waits<void>, Result, unknown>
/** How a statement left its place; undefined when the next one follows. */
type Leave = 'break' | 'continue' | 'next' | 'nextfile' | 'exit' | 'return' | undefined
/** What is still to be done of statements that need not wait, once a text was long: it waits. */
class Rest {
  readonly body: readonly Statement[]

  constructor(body: readonly Statement[]) {
    this.body = body
  }
}

/** How many turns of loops, calls and records go by before the process is asked whether it is somebody else's turn. */
const PATIENCE = 256
/** How deep functions may call each other. */
const MOST_CALLS = 10_000

/** Runs the statements of a program. What need not wait runs without more ado; the rest is made of generators. */
export class Interpreter {
  readonly machine: Machine
  readonly #evaluator: Evaluator
  readonly #operands: string[]
  #input: Records | undefined
  #usedOperand = false
  #operandAt = 1
  #turns = 0
  #depth = 0
  #returned: Value
  /** How the last function was left. */
  #left: Leave
  #exiting = false
  status = 0

  constructor(machine: Machine, operands: readonly string[]) {
    this.machine = machine
    this.#evaluator = new Evaluator(machine)
    this.#operands = [...operands]
    const argv = ['awk', ...operands].map((text, index): [string, Value] => [String(index), new InputText(text)])
    machine.globals[machine.slotOf('ARGV')] = new Map(argv)
    machine.globals[machine.slotOf('ARGC')] = argv.length
  }

  /** Runs the program. */
  async run(): Promise<void> {
    const stack: Waits<void>[] = [this.#program()]
    let leaving: Exit | undefined
    for (let top = stack.at(-1); top; top = stack.at(-1)) {
      const exit = leaving
      leaving = undefined
      try {
        const step = exit ? top.throw(exit) : top.next()
        if (step.done) stack.pop()
        else if (step.value instanceof Promise) await step.value
        else stack.push(step.value)
      } catch (error) {
        if (!(error instanceof Exit) || stack.length === 1) throw error
        stack.pop()
        leaving = error
      }
    }
  }

  *#program(): Waits<void> {
    const { begin, rules, end } = this.machine.program
    for (const statement of begin) if (yield* this.#top(statement)) break
    if (!this.#exiting && rules.length + end.length > 0) yield* this.#records(rules)
    for (const statement of end) {
      this.#exiting = false
      if (yield* this.#top(statement)) break
    }
  }

  /** Runs a rule's body; true when the program is to end. */
  *#top(statement: Statement): Waits<boolean> {
    const how = yield* this.#body(statement)
    if (how === 'exit') this.#exiting = true
    return how === 'exit'
  }

  /** Runs what stands in braces; an exit within a function ends here. */
  *#body(statement: Statement): Waits<Leave> {
    try {
      return yield* this.#any(statement)
    } catch (error) {
      if (!(error instanceof Exit)) throw error
      this.#depth = 0
      this.machine.locals = []
      return 'exit'
    }
  }

  *#records(rules: readonly Rule[]): Waits<void> {
    for (let record = yield* this.#nextRecord(); record !== undefined; record = yield* this.#nextRecord()) {
      this.machine.record = record
      if (this.#isDue()) yield* this.#pause()
      if (this.machine.isUnsettled) yield* this.#inTurns(this.machine.settling())
      for (const rule of rules) {
        if (!(yield* this.#applies(rule))) continue
        const how = rule.body ? yield* this.#body(rule.body) : this.#printRecord()
        if (how === 'exit') {
          this.#exiting = true
          return
        }
        if (how === 'nextfile') this.closeInput()
        if (how === 'next' || how === 'nextfile') break
      }
    }
  }

  #printRecord(): undefined {
    this.machine.files.print(this.machine.record + this.machine.text(this.machine.special('ORS')))
  }

  *#applies(rule: Rule): Waits<boolean> {
    const { pattern, until } = rule
    if (!pattern) return true
    if (!until) return isTrue(yield* this.#value(pattern))
    if (!rule.active && !isTrue(yield* this.#value(pattern))) return false
    rule.active = !isTrue(yield* this.#value(until))
    return true
  }

  /** Whether it is time for a `#pause`. */
  #isDue(): boolean {
    this.#turns += 1
    return this.machine.isLong || this.machine.steps >= PATIENCE || this.#turns % PATIENCE === 0
  }

  /** Lets others have their turn, and what was printed go out. */
  *#pause(): Waits<void> {
    if (this.machine.files.isFull) yield this.machine.files.flush()
    const due = this.machine.process.due(PATIENCE + this.machine.steps)
    this.machine.steps = 0
    if (due) yield due
  }

  /** Whether what waits so much waits now. */
  #waits(waits: Waiting): boolean {
    return waits === ALWAYS || (waits === WITH_LONG && this.machine.isLong)
  }

  /** Does something long, others having their turn in between. */
  *#inTurns<T>(work: Work<T>): Waits<T> {
    const coming = this.machine.process.inTurns(work)
    if (!(coming instanceof Promise)) return coming
    let done: { readonly value: T } | undefined
    yield coming.then((value) => (done = { value }))
    if (done) return done.value
    throw new Error('the wait ended without its value')
  }

  /** Reads its input no more. */
  closeInput(): void {
    this.#input?.close()
    this.#input = undefined
  }

  /** The next record of the main input, counted; undefined at the end. */
  *#nextRecord(): Waits<string | undefined> {
    const { machine } = this
    for (;;) {
      if (!this.#input && !this.#openNext()) return undefined
      if (!this.#input) return undefined
      const record = yield* this.#recordFrom(this.#input)
      if (record === undefined) {
        this.closeInput()
        continue
      }
      machine.setSpecial('NR', toNumber(machine.special('NR')) + 1)
      machine.setSpecial('FNR', toNumber(machine.special('FNR')) + 1)
      return record
    }
  }

  *#recordFrom(records: Records): Waits<string | undefined> {
    for (;;) {
      const separator = this.machine.recordSeparator
      const record = records.take(separator)
      if (record !== undefined || records.isEnd) return record
      if (this.machine.files.isFull) yield this.machine.files.flush()
      yield this.machine.files.flush().then(() => records.fill(separator))
    }
  }

  /** Opens the next operand that is a file; assignments among them are made. */
  #openNext(): boolean {
    const { machine } = this
    const argv = machine.array({ type: 'name', name: 'ARGV', local: false, slot: machine.slotOf('ARGV'), waits: NEVER })
    const held = machine.globals[machine.slotOf('ARGC')]
    const count = held instanceof Map || held instanceof Untyped ? 0 : toNumber(held)
    while (this.#operandAt < count) {
      const operand = machine.text(argv.get(String(this.#operandAt)))
      this.#operandAt += 1
      const assignment = /^([A-Za-z_]\w*)=([^]*)$/.exec(operand)
      if (operand === '') continue
      if (assignment) {
        machine.assign(assignment[1] ?? '', inputValue(assignment[2] ?? ''))
        continue
      }
      this.#usedOperand = true
      this.#open(operand)
      return true
    }
    if (this.#usedOperand) return false
    this.#usedOperand = true
    this.#open('-')
    return true
  }

  #open(name: string): void {
    const { machine } = this
    try {
      const { process } = machine
      this.#input = new Records(process, name === '-' ? process.file(0) : openFile(process, name, { read: true }))
      machine.setSpecial('FILENAME', name === '-' && this.#operands.length === 0 ? '' : name)
      machine.setSpecial('FNR', 0)
    } catch (error) {
      if (!(error instanceof FileSystemError)) throw error
      throw new Failure(`cannot open ${name} (${error.message})`, 2)
    }
  }

  *#any(statement: Statement): Waits<Leave> {
    if (this.machine.isUnsettled) yield* this.#inTurns(this.machine.settling())
    if (this.#waits(statement.waits)) return yield* this.#slow(statement)
    const how = this.#quick(statement)
    return how instanceof Rest ? yield* this.#all(how.body) : how
  }

  /** Runs statements one after another. */
  *#all(body: readonly Statement[]): Waits<Leave> {
    for (const statement of body) {
      const how = yield* this.#any(statement)
      if (how) return how
    }
    return undefined
  }

  /** Runs a statement that need not wait, up to where that changes. */
  #quick(statement: Statement): Leave | Rest {
    switch (statement.type) {
      case 'block':
        return this.#quickly(statement.body)
      case 'expression':
        this.#evaluator.value(statement.expression)
        return undefined
      case 'print':
        this.machine.files.print(this.#printed(statement))
        return undefined
      case 'if': {
        const chosen = isTrue(this.#evaluator.value(statement.test)) ? statement.yes : statement.no
        return chosen && this.#quick(chosen)
      }
      case 'delete':
        this.#delete(statement)
        return undefined
      case 'leave':
        return statement.how
      case 'exit':
      case 'return':
        return this.#end(statement, statement.value && this.#evaluator.value(statement.value))
      default:
        return undefined
    }
  }

  #quickly(body: readonly Statement[]): Leave | Rest {
    for (let at = 0; at < body.length; at += 1) {
      const statement = body[at]
      const how = statement && this.#quick(statement)
      if (how instanceof Rest) return new Rest([...how.body, ...body.slice(at + 1)])
      if (how) return how
      if (this.machine.isLong) return new Rest(body.slice(at + 1))
    }
    return undefined
  }

  #delete({ array, keys }: Of<'delete'>): void {
    const elements = this.machine.array(array)
    if (keys) elements.delete(this.#evaluator.key(keys))
    else elements.clear()
  }

  #end({ type, value }: Of<'exit' | 'return'>, given: Value): Leave {
    if (type === 'exit' && value) this.status = toNumber(given)
    if (type === 'return') this.#returned = given
    return type === 'exit' ? 'exit' : 'return'
  }

  #printed({ formatted: byFormat, args, to }: Of<'print'>): string {
    const { machine } = this
    const call = this.#evaluator.call(args)
    if (byFormat) return formatted(call, (before) => to || machine.files.print(before))
    const end = machine.text(machine.special('ORS'))
    if (args.length === 0) return machine.record + end
    const separator = args.length > 1 ? machine.text(machine.special('OFS')) : ''
    return args.map((_argument, index) => machine.shown(call.value(index))).join(separator) + end
  }

  *#slow(statement: Statement): Waits<Leave> {
    switch (statement.type) {
      case 'block':
        return yield* this.#all(statement.body)
      case 'expression':
        yield* this.#value(statement.expression)
        return undefined
      case 'print':
        return yield* this.#print(statement)
      case 'if': {
        const chosen = isTrue(yield* this.#value(statement.test)) ? statement.yes : statement.no
        return chosen && (yield* this.#any(chosen))
      }
      case 'loop':
        return yield* this.#loop(statement)
      case 'each':
        return yield* this.#each(statement)
      case 'delete':
        yield* this.#prepare(statement.keys ?? [])
        this.#delete(statement)
        return undefined
      case 'exit':
      case 'return':
        return this.#end(statement, statement.value && (yield* this.#value(statement.value)))
      default:
        return undefined
    }
  }

  *#print(statement: Of<'print'>): Waits<undefined> {
    const { args, to } = statement
    yield* this.#prepare(args)
    const text = this.#printed(statement)
    if (!to) {
      this.machine.files.print(text)
      return
    }
    const name = this.machine.text(yield* this.#value(to.name))
    yield this.machine.files.write(to.kind, name, text)
  }

  *#loop({ first, test, step, body, late }: Of<'loop'>): Waits<Leave> {
    if (first) yield* this.#any(first)
    for (let untested = late; ; untested = false) {
      if (
        !untested &&
        test &&
        !isTrue(this.#waits(test.waits) ? yield* this.#value(test) : this.#evaluator.value(test))
      )
        return undefined
      if (this.#isDue()) yield* this.#pause()
      let how = this.#waits(body.waits) ? yield* this.#any(body) : this.#quick(body)
      if (how instanceof Rest) how = yield* this.#all(how.body)
      if (how === 'break') return undefined
      if (how && how !== 'continue') return how
      if (step && this.#waits(step.waits)) yield* this.#any(step)
      else if (step) this.#quick(step)
    }
  }

  *#each({ key, array, body }: Of<'each'>): Waits<Leave> {
    const elements = this.machine.array(array)
    for (const name of Array.from(elements.keys())) {
      if (this.#isDue()) yield* this.#pause()
      this.machine.set(key, new InputText(name))
      let how = this.#waits(body.waits) ? yield* this.#any(body) : this.#quick(body)
      if (how instanceof Rest) how = yield* this.#all(how.body)
      if (how === 'break') return undefined
      if (how && how !== 'continue') return how
    }
    return undefined
  }

  /** The value of an expression, whether it waits or not. */
  *#value(expression: Expression): Waits<Value> {
    if (!this.#waits(expression.waits)) return this.#evaluator.value(expression)
    switch (expression.type) {
      case 'choice':
        return yield* this.#value(isTrue(yield* this.#value(expression.test)) ? expression.yes : expression.no)
      case 'logic':
        return isTrue(yield* this.#value(expression.left)) === expression.and
          ? Number(isTrue(yield* this.#value(expression.right)))
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
    yield* this.#prepare(partsOf(expression))
    const work = this.#evaluator.work(expression)
    return work ? yield* this.#inTurns(work) : this.#evaluator.value(expression)
  }

  /** Gets the values of expressions up to the last one that has to wait, in their order, for the evaluator. */
  *#prepare(expressions: readonly Expression[]): Waits<void> {
    const last = expressions.findLastIndex((expression) => this.#waits(expression.waits) && !isPattern(expression))
    const values: (readonly [Expression, Value])[] = []
    for (const expression of expressions.slice(0, last + 1))
      if (this.#hasValue(expression)) values.push([expression, yield* this.#value(expression)])
    for (const [expression, value] of values) this.#evaluator.values.set(expression, value)
  }

  /** Whether an expression is to be evaluated: patterns and arrays are taken as they are. */
  #hasValue(expression: Expression): boolean {
    if (expression.type === 'constant' || isPattern(expression)) return false
    if (expression.type !== 'name') return true
    const held = this.machine.held(expression)
    return !(held instanceof Map) && !(held instanceof Untyped)
  }

  *#outside({ name, args }: Called<'call'>): Waits<Value> {
    const { files } = this.machine
    const [first] = args
    const text = first ? this.machine.text(yield* this.#value(first)) : ''
    let status = 0
    if (name === 'system') yield files.system(text).then((ended) => (status = ended))
    else if (name === 'close') yield files.close(text).then((ended) => (status = ended))
    else yield files.flush()
    return status
  }

  *#getline({ from, source, target }: Called<'getline'>): Waits<Value> {
    const { machine } = this
    let record: string | undefined
    if (from === 'input') record = yield* this.#nextRecord()
    else {
      const name = source ? machine.text(yield* this.#value(source)) : ''
      let records: Records | undefined
      yield machine.files.reader(name, from).then((found) => (records = found))
      if (!records) return -1
      record = yield* this.#recordFrom(records)
      if (record !== undefined && from === 'command') machine.setSpecial('NR', toNumber(machine.special('NR')) + 1)
    }
    if (record === undefined) return 0
    if (target) yield* this.#store(target, new InputText(record))
    else machine.record = record
    return 1
  }

  *#store(target: Target, value: Value): Waits<void> {
    yield* this.#prepare(partsOf(target))
    this.#evaluator.assign(target, value)
  }

  *#invoke({ name, args }: Called<'invoke'>): Waits<Value> {
    const called = this.machine.program.functions.get(name)
    if (!called) return undefined
    if (args.length > called.parameters.length) throw new Failure(`function ${name} called with too many args`, 2)
    const untyped: (() => void)[] = []
    const locals: Held[] = []
    for (const argument of args) locals.push(yield* this.#argument(argument, untyped))
    if (this.#isDue()) yield* this.#pause()
    if (this.#depth >= MOST_CALLS) throw new Failure('function call nesting too deep', 2)
    const before = this.machine.locals
    this.machine.locals = locals
    this.#depth += 1
    this.#returned = undefined
    yield this.#function(called.body)
    const how = this.#left
    this.#depth -= 1
    this.machine.locals = before
    for (const decide of untyped) decide()
    const returned = how === 'return' ? this.#returned : undefined
    return returned
  }

  *#function(body: Statement): Waits<void> {
    this.#left = yield* this.#any(body)
    if (this.#left === 'exit') throw new Exit()
  }

  /** What a function gets: arrays themselves, and what may become one. */
  *#argument(argument: Expression, untyped: (() => void)[]): Waits<Held> {
    if (argument.type !== 'name') return yield* this.#value(argument)
    const held = this.machine.held(argument)
    if (held instanceof Map || held instanceof Untyped) return held
    if (held !== undefined) return this.machine.get(argument)
    const cell = new Untyped()
    const slots = argument.local ? this.machine.locals : this.machine.globals
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

/** Text of an assignment on the command line. */
export const inputValue = (text: string): Value => new InputText(text)

/** Thrown by exit within a function. */
export class Exit extends Error {}

function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.type) {
    case 'field':
      return [expression.index]
    case 'element':
    case 'in':
      return expression.keys
    case 'assign':
      return [...partsOf(expression.target), expression.value]
    case 'step':
      return partsOf(expression.target)
    case 'binary':
      return [expression.left, expression.right]
    case 'match':
      return [expression.text, expression.regex]
    case 'unary':
      return [expression.operand]
    case 'call':
      return expression.args
    case 'list':
      return expression.items
    default:
      return []
  }
}
