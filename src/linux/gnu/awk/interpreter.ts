import { Evaluator } from './evaluate.ts'
import { formatted } from './functions.ts'
import { MainInput } from './main-input.ts'
import type { Machine } from './machine.ts'
import type { Leave, Rule, Statement } from './syntax.ts'
import { Turns, type Waits } from './turns.ts'
import { InputText, isTrue, toNumber, type Value } from './values.ts'
import { Exit, WaitingValues } from './waiting-values.ts'

type Of<Type extends Statement['type']> = Extract<Statement, { type: Type }>

/** What is still to be done of statements that need not wait, once a text was long: it waits. */
class Rest {
  readonly body: readonly Statement[]

  constructor(body: readonly Statement[]) {
    this.body = body
  }
}

/** Runs the statements of a program. What need not wait runs without more ado; the rest is made of generators. */
export class Interpreter {
  readonly #machine: Machine
  readonly #evaluator: Evaluator
  readonly #input: MainInput
  readonly #turns: Turns
  readonly #values: WaitingValues
  #exiting = false
  status = 0

  constructor(machine: Machine, operands: readonly string[]) {
    const evaluator = new Evaluator(machine)
    const input = new MainInput(machine, operands)
    const turns = new Turns(machine)
    this.#machine = machine
    this.#evaluator = evaluator
    this.#input = input
    this.#turns = turns
    this.#values = new WaitingValues({ machine, evaluator, input, turns, run: (body) => this.#any(body) })
  }

  /** Reads its input no more. */
  closeInput(): void {
    this.#input.close()
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
    const { begin, rules, end } = this.#machine.program
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
      this.#values.leaveFunctions()
      return 'exit'
    }
  }

  *#records(rules: readonly Rule[]): Waits<void> {
    for (let record = yield* this.#input.next(); record !== undefined; record = yield* this.#input.next()) {
      this.#machine.record = record
      if (this.#turns.isDue()) yield* this.#turns.pause()
      if (this.#machine.isUnsettled) yield* this.#turns.during(this.#machine.settling())
      for (const rule of rules) {
        if (!(yield* this.#applies(rule))) continue
        const how = rule.body ? yield* this.#body(rule.body) : this.#printRecord()
        if (how === 'exit') {
          this.#exiting = true
          return
        }
        if (how === 'nextfile') this.#input.close()
        if (how === 'next' || how === 'nextfile') break
      }
    }
  }

  #printRecord(): undefined {
    this.#machine.files.print(this.#machine.record + this.#machine.text(this.#machine.special('ORS')))
  }

  *#applies(rule: Rule): Waits<boolean> {
    const { pattern, until } = rule
    if (!pattern) return true
    if (!until) return isTrue(yield* this.#values.of(pattern))
    if (!rule.active && !isTrue(yield* this.#values.of(pattern))) return false
    rule.active = !isTrue(yield* this.#values.of(until))
    return true
  }

  *#any(statement: Statement): Waits<Leave> {
    if (this.#machine.isUnsettled) yield* this.#turns.during(this.#machine.settling())
    if (this.#values.waits(statement.waits)) return yield* this.#slow(statement)
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
        this.#machine.files.print(this.#printed(statement))
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
      if (this.#machine.isLong) return new Rest(body.slice(at + 1))
    }
    return undefined
  }

  #delete({ array, keys }: Of<'delete'>): void {
    const elements = this.#machine.array(array)
    if (keys) elements.delete(this.#evaluator.key(keys))
    else elements.clear()
  }

  #end({ type, value }: Of<'exit' | 'return'>, given: Value): Leave {
    if (type === 'exit' && value) this.status = toNumber(given)
    if (type === 'return') this.#values.returned = given
    return type === 'exit' ? 'exit' : 'return'
  }

  #printed({ formatted: byFormat, args, to }: Of<'print'>): string {
    const machine = this.#machine
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
        yield* this.#values.of(statement.expression)
        return undefined
      case 'print':
        return yield* this.#print(statement)
      case 'if': {
        const chosen = isTrue(yield* this.#values.of(statement.test)) ? statement.yes : statement.no
        return chosen && (yield* this.#any(chosen))
      }
      case 'loop':
        return yield* this.#loop(statement)
      case 'each':
        return yield* this.#each(statement)
      case 'delete':
        yield* this.#values.prepare(statement.keys ?? [])
        this.#delete(statement)
        return undefined
      case 'exit':
      case 'return':
        return this.#end(statement, statement.value && (yield* this.#values.of(statement.value)))
      default:
        return undefined
    }
  }

  *#print(statement: Of<'print'>): Waits<undefined> {
    const { args, to } = statement
    yield* this.#values.prepare(args)
    const text = this.#printed(statement)
    if (!to) {
      this.#machine.files.print(text)
      return
    }
    const name = this.#machine.text(yield* this.#values.of(to.name))
    yield this.#machine.files.write(to.kind, name, text)
  }

  *#loop({ first, test, step, body, late }: Of<'loop'>): Waits<Leave> {
    if (first) yield* this.#any(first)
    for (let untested = late; ; untested = false) {
      if (
        !untested &&
        test &&
        !isTrue(this.#values.waits(test.waits) ? yield* this.#values.of(test) : this.#evaluator.value(test))
      )
        return undefined
      if (this.#turns.isDue()) yield* this.#turns.pause()
      let how = this.#values.waits(body.waits) ? yield* this.#any(body) : this.#quick(body)
      if (how instanceof Rest) how = yield* this.#all(how.body)
      if (how === 'break') return undefined
      if (how && how !== 'continue') return how
      if (step && this.#values.waits(step.waits)) yield* this.#any(step)
      else if (step) this.#quick(step)
    }
  }

  *#each({ key, array, body }: Of<'each'>): Waits<Leave> {
    const elements = this.#machine.array(array)
    for (const name of Array.from(elements.keys())) {
      if (this.#turns.isDue()) yield* this.#turns.pause()
      this.#machine.set(key, new InputText(name))
      let how = this.#values.waits(body.waits) ? yield* this.#any(body) : this.#quick(body)
      if (how instanceof Rest) how = yield* this.#all(how.body)
      if (how === 'break') return undefined
      if (how && how !== 'continue') return how
    }
    return undefined
  }
}
