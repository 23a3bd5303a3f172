import type { Code, Span } from './syntax.ts'

/** What a program waits for, or gives to who runs it as a generator. */
export type Wait =
  | Promise<unknown>
  | { readonly type: 'yield'; readonly value: Value }
  | { readonly type: 'pause'; readonly due?: Promise<unknown>; readonly rounds?: number }

/** Work that may wait in between. */
export type Steps<T> = Generator<Wait, T, unknown>

/** How many rounds of a loop come between two pauses. */
export const ROUNDS = 1024

/** Given in a long loop of the interpreter itself: others may have their turn. */
export const PAUSE: Wait = { type: 'pause', rounds: ROUNDS }

/** Whether it is time for that in a round of such a loop. */
export const isDue = (round: number): boolean => round % ROUNDS === ROUNDS - 1

/** Counts rounds that `isDue` has not counted: those of a short loop that runs often, or of work that is done at once. */
export const pauseAfter = (rounds: number): Wait => ({ type: 'pause', rounds })

/** None is null, an int a bigint, a float a number. */
export type Value = null | boolean | bigint | number | string | Thing

/** Arguments of a call: by place, and by name. */
export interface Words {
  readonly places: readonly Value[]
  readonly named: ReadonlyMap<string, Value>
}

export type Native = (words: Words) => Value | Steps<Value>

/** Whatever is no number, text, boolean, or None. */
export abstract class Thing {
  /** Its type, where that is a class of a program. */
  own: Class | undefined
  attributes: Map<string, Value> | undefined
}

export class Class extends Thing {
  readonly name: string
  readonly bases: readonly Class[]
  readonly members: Map<string, Value>
  /** The order in which attributes are looked for, itself first. */
  readonly order: readonly Class[]
  /** What makes an instance of a type of the language. */
  make: ((words: Words, type: Class) => Value | Steps<Value>) | undefined
  module = 'builtins'

  constructor(name: string, bases: readonly Class[], members = new Map<string, Value>()) {
    super()
    this.name = name
    this.bases = bases
    this.members = members
    this.order = [this, ...merged(bases)]
    this.make = bases.map((base) => base.make).find((make) => make !== undefined)
  }

  find(name: string): Value | undefined {
    for (const one of this.order) {
      const found = one.members.get(name)
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** The orders of the bases as one: a class stands behind all that inherit from it. */
function merged(bases: readonly Class[]): readonly Class[] {
  const lists = [...bases.map(({ order }) => [...order]), [...bases]]
  const found: Class[] = []
  for (;;) {
    const left = lists.filter((list) => list.length > 0)
    if (left.length === 0) return found
    const next = left.map(([head]) => head).find((head) => head && left.every((list) => !list.slice(1).includes(head)))
    const chosen = next ?? left[0]?.[0]
    if (!chosen) return found
    found.push(chosen)
    for (const list of lists) if (list[0] === chosen) list.shift()
  }
}

export class Instance extends Thing {
  override own: Class
  override attributes = new Map<string, Value>()
  /** What the playground keeps of it. */
  native: unknown

  constructor(own: Class) {
    super()
    this.own = own
  }
}

export class List extends Thing {
  items: Value[]
  constructor(items: Value[]) {
    super()
    this.items = items
  }
}

export class Tuple extends Thing {
  readonly items: readonly Value[]
  constructor(items: readonly Value[]) {
    super()
    this.items = items
  }
}

/** What stands for a key: equal keys have the same. */
export type Key = string | number | bigint | Thing | null

/** What a dict holds: a key that is the same as one that is there stays that one. */
class DictEntries extends Map<Key, readonly [Value, Value]> {
  override set(key: Key, entry: readonly [Value, Value]): this {
    const before = this.get(key)
    return super.set(key, before && before[0] !== entry[0] ? [before[0], entry[1]] : entry)
  }
}

/** What a set holds: a member that is the same as one that is there is not taken. */
class SetItems extends Map<Key, Value> {
  override set(key: Key, item: Value): this {
    return this.has(key) ? this : super.set(key, item)
  }
}

export class Dict extends Thing {
  readonly entries: Map<Key, readonly [Value, Value]>
  constructor(entries: Map<Key, readonly [Value, Value]> = new DictEntries()) {
    super()
    this.entries = entries
  }
}

/** What reads a dict, whatever becomes of it: keys(), values(), items(). */
export class View extends Thing {
  readonly dict: Dict
  readonly kind: 'dict_keys' | 'dict_values' | 'dict_items'
  constructor(dict: Dict, kind: View['kind']) {
    super()
    this.dict = dict
    this.kind = kind
  }

  *items(): Generator<Value> {
    for (const [key, value] of this.dict.entries.values())
      yield this.kind === 'dict_keys' ? key : this.kind === 'dict_values' ? value : new Tuple([key, value])
  }
}

export class SetValue extends Thing {
  readonly items: Map<Key, Value> = new SetItems()
  readonly isFrozen: boolean
  constructor(isFrozen = false) {
    super()
    this.isFrozen = isFrozen
  }
}

export class Bytes extends Thing {
  readonly #bytes: Uint8Array
  constructor(bytes: Uint8Array) {
    super()
    this.#bytes = bytes
  }
  get bytes(): Uint8Array {
    return this.#bytes
  }
  get length(): number {
    return this.#bytes.length
  }
  at(place: number): number {
    return this.#bytes[place] ?? 0
  }
}

/** Bytes that can be changed. */
export class ByteArray extends Bytes {
  #store: Uint8Array
  #length: number
  /** Whether somebody else has the store, too: then it is copied before it is changed. */
  #isShared = true
  constructor(bytes: Uint8Array) {
    super(new Uint8Array())
    this.#store = bytes
    this.#length = bytes.length
  }
  override get bytes(): Uint8Array {
    this.#isShared = true
    return this.#store.subarray(0, this.#length)
  }
  override set bytes(bytes: Uint8Array) {
    this.#isShared = true
    this.#store = bytes
    this.#length = bytes.length
  }
  override get length(): number {
    return this.#length
  }
  override at(place: number): number {
    return this.#store[place] ?? 0
  }
  /** Sets the byte at a place, which there is. */
  put(place: number, byte: number): void {
    this.#hold(this.#length)
    this.#store[place] = byte
  }
  /** Adds bytes at the end: there is room for as many again, so that not each one copies all. */
  add(bytes: ArrayLike<number>): void {
    const length = this.#length + bytes.length
    this.#hold(length)
    this.#store.set(bytes, this.#length)
    this.#length = length
  }
  #hold(length: number): void {
    if (!this.#isShared && length <= this.#store.length) return
    const store = new Uint8Array(length > this.#length ? length * 2 : length)
    store.set(this.#store.subarray(0, this.#length))
    this.#store = store
    this.#isShared = false
  }
}

/** Bytes of the same kind as others. */
export const alikeBytes = (kind: Bytes, bytes: Uint8Array): Bytes =>
  kind instanceof ByteArray ? new ByteArray(bytes) : new Bytes(bytes)

export class Range extends Thing {
  readonly start: bigint
  readonly stop: bigint
  readonly step: bigint
  constructor(start: bigint, stop: bigint, step: bigint) {
    super()
    this.start = start
    this.stop = stop
    this.step = step
  }

  get length(): number {
    const far = this.step > 0n ? this.stop - this.start : this.start - this.stop
    const step = this.step > 0n ? this.step : -this.step
    return far <= 0n ? 0 : Number((far + step - 1n) / step)
  }

  at(index: number): bigint {
    return this.start + BigInt(index) * this.step
  }
}

export class Slice extends Thing {
  readonly start: Value
  readonly stop: Value
  readonly step: Value
  constructor(start: Value, stop: Value, step: Value) {
    super()
    this.start = start
    this.stop = stop
    this.step = step
  }
}

export class Builtin extends Thing {
  readonly name: string
  readonly call: Native
  constructor(name: string, call: Native) {
    super()
    this.name = name
    this.call = call
  }
}

/** A function of a type of the language, which is called with a value of it first. */
export class MethodOfType extends Thing {
  readonly name: string
  readonly call: (self: Value, words: Words) => Value | Steps<Value>
  constructor(name: string, call: (self: Value, words: Words) => Value | Steps<Value>) {
    super()
    this.name = name
    this.call = call
  }
}

export class FunctionValue extends Thing {
  readonly code: Code
  readonly qualified: string
  readonly invoke: (words: Words) => Value | Steps<Value>
  /** What its parameters are by default. */
  readonly usual: ReadonlyMap<string, Value>
  override attributes = new Map<string, Value>()
  constructor(
    code: Code,
    qualified: string,
    usual: ReadonlyMap<string, Value>,
    invoke: (words: Words) => Value | Steps<Value>,
  ) {
    super()
    this.code = code
    this.qualified = qualified
    this.usual = usual
    this.invoke = invoke
  }
}

export class BoundMethod extends Thing {
  readonly self: Value
  readonly callee: Value
  constructor(self: Value, callee: Value) {
    super()
    this.self = self
    this.callee = callee
  }
}

/** A type with its parameters in an annotation, `list[int]`; a union (`int | None`) has no origin. */
export class GenericAlias extends Thing {
  readonly origin: Class | undefined
  readonly parameters: readonly Value[]
  constructor(origin: Class | undefined, parameters: readonly Value[]) {
    super()
    this.origin = origin
    this.parameters = parameters
  }
}

/** What `property`, `staticmethod` and `classmethod` make of functions. */
export class Descriptor extends Thing {
  readonly kind: 'property' | 'staticmethod' | 'classmethod'
  readonly get: Value
  readonly set: Value
  /** What is called to delete a property. */
  readonly remove: Value
  constructor(kind: Descriptor['kind'], get: Value, set: Value = null, remove: Value = null) {
    super()
    this.kind = kind
    this.get = get
    this.set = set
    this.remove = remove
  }
}

export class Super extends Thing {
  readonly after: Class
  readonly self: Value
  constructor(after: Class, self: Value) {
    super()
    this.after = after
    this.self = self
  }
}

export class Module extends Thing {
  readonly name: string
  override attributes: Map<string, Value>
  readonly file: string | undefined
  constructor(name: string, attributes: Map<string, Value>, file?: string) {
    super()
    this.name = name
    this.attributes = attributes
    this.file = file
  }
}

/** What gives values one after the other; undefined at the end. */
export class Iterator extends Thing {
  readonly next: () => Value | undefined | Steps<Value | undefined>
  readonly kind: string
  constructor(kind: string, next: () => Value | undefined | Steps<Value | undefined>) {
    super()
    this.kind = kind
    this.next = next
  }
}

/** A running generator function. */
export class GeneratorValue extends Thing {
  readonly name: string
  readonly steps: Steps<Value>
  isStarted = false
  isDone = false
  isRunning = false
  /** Whether it is what an async function gives, which is awaited. */
  isCoroutine = false
  /** What it gave back at its end. */
  result: Value = null
  constructor(name: string, steps: Steps<Value>) {
    super()
    this.name = name
    this.steps = steps
  }
}

/** A running async generator function. */
export class AsyncGenerator extends Thing {
  readonly body: GeneratorValue
  constructor(body: GeneratorValue) {
    super()
    this.body = body
  }
}

/** What an async generator yields, which is not what it waits for. */
export class Produced extends Thing {
  readonly value: Value
  constructor(value: Value) {
    super()
    this.value = value
  }
}

export class Constant extends Thing {
  readonly name: 'NotImplemented' | 'Ellipsis'
  constructor(name: Constant['name']) {
    super()
    this.name = name
  }
}

export const NOT_IMPLEMENTED = new Constant('NotImplemented')
export const ELLIPSIS = new Constant('Ellipsis')

/** Names and what they stand for: of a module, a class, or a call of a function. */
export class Scope {
  readonly values: Map<string, Value>
  readonly parent: Scope | undefined
  readonly globals: Map<string, Value>
  readonly kind: 'module' | 'class' | 'function'
  /** Names that a function binds itself. */
  readonly bound: ReadonlySet<string>
  readonly global: ReadonlySet<string>
  readonly nonlocal: ReadonlySet<string>
  /** Of a comprehension: names that `:=` binds in it are those of what is around it. */
  isComprehension = false

  constructor(kind: Scope['kind'], parent: Scope | undefined, names: Code['names'], values: Map<string, Value>) {
    this.kind = kind
    this.parent = parent
    this.values = values
    this.globals = parent?.globals ?? values
    this.bound = names.bound
    this.global = names.global
    this.nonlocal = names.nonlocal
  }
}

/** Where an exception passed. */
export interface Trace {
  readonly file: string
  readonly name: string
  readonly span: Span
}

/** An exception on its way. */
export class Raised extends Error {
  readonly value: Instance
  /** The innermost first. */
  readonly traces: Trace[] = []

  constructor(value: Instance) {
    super(value.own.name)
    this.value = value
  }
}

export const isSteps = <T>(found: T | Steps<T>): found is Steps<T> =>
  typeof found === 'object' && found !== null && !(found instanceof Thing) && Symbol.iterator in found

/** A result that is there, or comes. */
export function* settled<T>(found: T | Steps<T>): Steps<T> {
  return isSteps(found) ? yield* found : found
}

export const noWords: ReadonlyMap<string, Value> = new Map()
export const words = (...places: readonly Value[]): Words => ({ places, named: noWords })
