import { stackText } from './stack.ts'
import { Arr, type Code, Fn, type FunctionKind, hiddenProp, type Maybe, Native, Obj, type Place, put, type SourceFile, Suspension, Thrown, Trouble, Unsimulated, type Value, type Wait } from './values.ts'

/** A function that is being called. */
export interface Frame {
  /** As it stands in a stack; `undefined` for a function without a name. */
  readonly name: string | undefined
  /** Undefined for a function of the language itself. */
  readonly file: SourceFile | undefined
  /** What is being done: an offset in the file. */
  at: number
  /** Where it is, of a function of Node.js itself. */
  readonly place?: string
}

export type ProtoName =
  | 'Object' | 'Function' | 'Array' | 'String' | 'Number' | 'Boolean' | 'Symbol' | 'BigInt' | 'Error' | 'Promise' | 'RegExp' | 'Map' | 'Set'
  | 'WeakMap' | 'WeakSet' | 'WeakRef' | 'Date' | 'Generator' | 'AsyncGenerator' | 'Iterator' | 'Uint8Array' | 'Buffer'
  | 'TypeError' | 'RangeError' | 'ReferenceError' | 'SyntaxError' | 'EvalError' | 'URIError' | 'AggregateError'

/** How deep functions may call each other. */
const DEEPEST = 6000

/** What a running program is made of: its prototypes, its globals, and what it is doing. */
export class Realm {
  readonly #protos = new Map<string, Obj>()
  readonly globals: Obj
  readonly frames: Frame[] = []
  readonly microtasks: (() => Maybe<unknown>)[] = []
  /** To be asked in every round: what to wait for when it is somebody else's turn. */
  readonly pause: () => Promise<void> | undefined
  /** Promises that were rejected, and whom nobody handles yet. */
  readonly rejected = new Set<Native>()
  stackTraceLimit = 10

  constructor(pause: () => Promise<void> | undefined) {
    this.pause = pause
    this.#protos.set('Object', new Obj(null))
    this.globals = new Obj(this.proto('Object'))
  }

  /** The prototype of a kind of object. */
  proto(name: ProtoName): Obj {
    const found = this.#protos.get(name)
    if (found) return found
    const made = new Obj(this.proto(/^.+Error$/.test(name) ? 'Error' : name === 'Buffer' ? 'Uint8Array' : 'Object'))
    this.#protos.set(name, made)
    return made
  }

  object(values: Readonly<Record<string, Value>> = {}): Obj {
    const made = new Obj(this.proto('Object'))
    for (const [key, value] of Object.entries(values)) put(made, key, value)
    return made
  }

  array(items: Value[]): Arr {
    return new Arr(this.proto('Array'), items)
  }

  /** A function of the language itself. */
  fn(name: string, length: number, code: Code, kind: FunctionKind = 'native', isConstructor = false): Fn {
    const made = new Fn(this.proto('Function'), code, { kind, isConstructor })
    made.define('length', { value: length, writable: false, enumerable: false, configurable: true })
    made.define('name', { value: name, writable: false, enumerable: false, configurable: true })
    return made
  }

  error({ kind, message, more }: Trouble): Obj {
    const made = new Native(this.proto(kind), 'Error', undefined)
    this.trace(made, kind, message)
    made.define('message', hiddenProp(message))
    for (const [key, value] of Object.entries(more)) put(made, key, value)
    return made
  }

  /** Notes in an error where it was made. */
  trace(error: Obj, name: string, message: string): void {
    if (error instanceof Native && error.type === 'Error') error.data = this.place()
    const head = message === '' ? name : name === '' ? message : `${name}: ${message}`
    error.define('stack', hiddenProp(`${head}${stackText(this.frames.slice(-this.stackTraceLimit * 3), this.stackTraceLimit)}`))
  }

  /** The place of what is being done in the program's own files. */
  place(): Place | undefined {
    const frame = this.frames.findLast(({ file }) => file && !file.isInternal)
    return frame?.file && { file: frame.file, at: frame.at }
  }

  /** What is thrown as a program throws it; what is no concern of the program goes on as it is. */
  raised(error: unknown): unknown {
    if (error instanceof Trouble) return new Thrown(this.error(error), this.place())
    if (error instanceof RangeError && /call stack/.test(error.message)) return this.raised(tooDeep())
    return error instanceof Error && error.name === 'InternalError' ? this.raised(tooDeep()) : error
  }

  /** Runs steps as a function that is being called. */
  *within<T>(frame: Frame, steps: Generator<Wait, T, unknown>): Generator<Wait, T, unknown> {
    const { frames } = this
    if (frames.length >= DEEPEST) throw this.raised(tooDeep())
    frames.push(frame)
    try {
      const due = this.pause()
      if (due) yield due
      return yield* steps
    } catch (error) {
      throw this.raised(error)
    } finally {
      frames.pop()
    }
  }

  /** One part of the work of a generator: until it stops, or ends. Gives what it stops for, or its result. */
  *resumed(steps: Generator<Wait, Value, unknown>, frame: Frame, how: Resume): Generator<Wait, Stop, unknown> {
    const { frames } = this
    if (frames.length >= DEEPEST) throw this.raised(tooDeep())
    frames.push(frame)
    try {
      let turn = how.type === 'next' ? steps.next(how.value) : steps.throw(how.type === 'throw' ? new Thrown(how.value) : new GeneratorReturn(how.value))
      while (!turn.done) {
        if (turn.value instanceof Suspension) return { isDone: false, ...turn.value }
        turn = yield* handed(steps, turn.value)
      }
      return { isDone: true, type: 'return', value: turn.value }
    } catch (error) {
      if (error instanceof GeneratorReturn) return { isDone: true, type: 'return', value: error.value }
      throw this.raised(error)
    } finally {
      frames.pop()
    }
  }
}

/** Ends a generator where it stands: only `finally` hears of it. */
export class GeneratorReturn {
  readonly value: Value
  constructor(value: Value) {
    this.value = value
  }
}

/** How a generator goes on. */
export interface Resume {
  readonly type: 'next' | 'throw' | 'return'
  readonly value: Value
}

/** Where a generator stopped. */
export interface Stop {
  readonly isDone: boolean
  readonly type: 'yield' | 'await' | 'return'
  readonly value: Value
}

const tooDeep = (): Trouble => new Trouble('RangeError', 'Maximum call stack size exceeded')

/** Waits in the place of a generator, and tells it what came of it. */
function* handed(steps: Generator<Wait, Value, unknown>, wait: Wait): Generator<Wait, IteratorResult<Wait, Value>, unknown> {
  let answer: unknown
  try {
    answer = yield wait
  } catch (error) {
    return steps.throw(error)
  }
  return steps.next(answer)
}

/** What stands for something that is not simulated, once it is used. */
export function refuse(what: string): never {
  throw new Unsimulated(what)
}
