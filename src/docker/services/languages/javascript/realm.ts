import { isStackOverflow } from '../../../../base/stack-overflow.ts'
import type { Frame } from './frame.ts'
import { stackText } from './stack.ts'
import {
  Arr,
  type Code,
  Fn,
  type FunctionKind,
  hiddenProp,
  type Maybe,
  Native,
  Nested,
  Obj,
  type Place,
  type Prop,
  put,
  Suspension,
  Thrown,
  Trouble,
  Unsimulated,
  type Value,
  type Wait,
} from './values.ts'

export type TypedName =
  | 'Int8Array'
  | 'Uint8Array'
  | 'Uint8ClampedArray'
  | 'Int16Array'
  | 'Uint16Array'
  | 'Int32Array'
  | 'Uint32Array'
  | 'Float32Array'
  | 'Float64Array'
  | 'BigInt64Array'
  | 'BigUint64Array'

export type ProtoName =
  | 'Object'
  | 'Function'
  | 'Array'
  | 'String'
  | 'Number'
  | 'Boolean'
  | 'Symbol'
  | 'BigInt'
  | 'Error'
  | 'Promise'
  | 'RegExp'
  | 'Map'
  | 'Set'
  | 'WeakMap'
  | 'WeakSet'
  | 'WeakRef'
  | 'Date'
  | 'Generator'
  | 'AsyncGenerator'
  | 'Iterator'
  | 'ArrayBuffer'
  | 'DataView'
  | 'TypedArray'
  | TypedName
  | 'Buffer'
  | 'TypeError'
  | 'RangeError'
  | 'ReferenceError'
  | 'SyntaxError'
  | 'EvalError'
  | 'URIError'
  | 'AggregateError'

/** Whose prototype a prototype has. */
function parentOf(name: ProtoName): ProtoName {
  if (/^.+Error$/.test(name)) return 'Error'
  if (name === 'Buffer') return 'Uint8Array'
  return /(?:Int|Uint|Float)\d/i.test(name) ? 'TypedArray' : 'Object'
}

/** How a function of the language is called. */
interface NativeKind {
  readonly kind: FunctionKind
  readonly isConstructor?: boolean
}

/** How deep functions may call each other. */
const DEEPEST = 9000

/** What a running program is made of: its prototypes, its globals, and what it is doing. */
export class Realm {
  readonly #protos = new Map<string, Obj>()
  readonly globals: Obj
  readonly frames: Frame[] = []
  readonly microtasks: (() => Maybe<unknown>)[] = []
  /** To be asked in every round: what to wait for when it is somebody else's turn. */
  readonly pause: (work?: number) => Promise<void> | undefined
  /** Promises that were rejected, and whom nobody handles yet. */
  readonly rejected = new Set<Native>()
  stackTraceLimit = 10

  constructor(pause: Realm['pause']) {
    this.pause = pause
    this.#protos.set('Object', new Obj(null))
    this.globals = new Obj(this.proto('Object'))
  }

  /** The prototype of a kind of object. */
  proto(name: ProtoName): Obj {
    const found = this.#protos.get(name)
    if (found) return found
    const made = new Obj(this.proto(parentOf(name)))
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
  fn(name: string, length: number, code: Code, how: NativeKind = { kind: 'native' }): Fn {
    const made = new Fn(this.proto('Function'), code, how)
    made.define('length', { value: length, writable: false, enumerable: false, configurable: true })
    made.define('name', { value: name, writable: false, enumerable: false, configurable: true })
    return made
  }

  error({ kind, message, more }: Trouble): Obj {
    const made = new Native(this.proto(kind), 'Error', undefined)
    this.trace(made)
    made.define('message', hiddenProp(message))
    for (const [key, value] of Object.entries(more)) put(made, key, value)
    return made
  }

  /** Notes in an error where it was made; its head is told when it is first asked for. @param skipped how many calls are left out */
  trace(error: Obj, skipped = 0): void {
    const frames = this.frames
      .slice(0, this.frames.length - skipped)
      .slice(-this.stackTraceLimit * 3)
      .map((frame) => ({ ...frame }))
    if (error instanceof Native && error.type === 'Error') error.data = placeOf(frames)
    error.define(
      'stack',
      lazyProp(() => headOf(error) + stackText(frames, this.stackTraceLimit)),
    )
  }

  /** The place of what is being done in the program's own files. */
  place(): Place | undefined {
    return placeOf(this.frames)
  }

  /** What is thrown as a program throws it; what is no concern of the program goes on as it is. */
  raised(error: unknown): unknown {
    if (error instanceof Trouble) return new Thrown(this.error(error), error.place ?? this.place())
    return isStackOverflow(error) ? this.raised(tooDeep()) : error
  }

  /** Runs steps as a function that is being called. */
  *within<T>(frame: Frame, steps: Generator<Wait, T, unknown>): Generator<Wait, T, unknown> {
    const { frames } = this
    if (frames.length >= DEEPEST) throw this.raised(tooDeep())
    frames.push(frame)
    try {
      const due = this.pause()
      if (due) yield due
      return (yield new Nested(steps)) as T
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
      let turn =
        how.type === 'next'
          ? steps.next(how.value)
          : steps.throw(how.type === 'throw' ? new Thrown(how.value) : new GeneratorReturn(how.value))
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

function placeOf(frames: readonly Frame[]): Place | undefined {
  const frame = frames.findLast(({ file }) => file && !file.isInternal)
  return frame?.file && { file: frame.file, at: frame.at }
}

/** A hidden property whose value is made when it is first asked for. */
function lazyProp(make: () => Value): Prop {
  let made: { value: Value } | undefined
  return {
    get value() {
      made ??= { value: make() }
      return made.value
    },
    set value(value) {
      made = { value }
    },
    writable: true,
    enumerable: false,
    configurable: true,
  }
}

/** A plain property of an object, its own or inherited, as a text. */
function plainText(object: Obj, key: string): string {
  for (let at: Obj | null = object; at; at = at.proto) {
    const prop = at.own(key)
    if (prop) return prop.value === undefined || prop.value instanceof Obj ? '' : String(prop.value)
  }
  return ''
}

/** How an error is told before its stack: errors of Node.js itself name their code. */
function headOf(error: Obj): string {
  const [name, message, code] = [plainText(error, 'name'), plainText(error, 'message'), error.own('code')?.value]
  const title = typeof code === 'string' && code.startsWith('ERR_') && !error.own('name') ? `${name} [${code}]` : name
  return message === '' ? title : title === '' ? message : `${title}: ${message}`
}

const tooDeep = (): Trouble => new Trouble('RangeError', 'Maximum call stack size exceeded')

/** Waits in the place of a generator, and tells it what came of it. */
function* handed(
  steps: Generator<Wait, Value, unknown>,
  wait: Wait,
): Generator<Wait, IteratorResult<Wait, Value>, unknown> {
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
