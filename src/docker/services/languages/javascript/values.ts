/** What the body of a generator or of an async function stops for. */
export class Suspension {
  readonly type: 'yield' | 'await'
  readonly value: Value
  constructor(type: 'yield' | 'await', value: Value) {
    this.type = type
    this.value = value
  }
}

/** A call whose steps are done apart, so that calls within calls take no room on the platform's own stack. */
export class Nested {
  readonly steps: Generator<Wait, unknown, unknown>
  constructor(steps: Generator<Wait, unknown, unknown>) {
    this.steps = steps
  }
}

/** What a program waits for: a promise of the machine, a call, or who resumes it. */
export type Wait = Promise<unknown> | Suspension | Nested

/** Work that may wait in between. */
export type Steps<T> = Generator<Wait, T, unknown>

/** A value, or the steps that lead to it. */
export type Maybe<T> = T | Steps<T>

export type Key = string | symbol

export type Value = undefined | null | boolean | number | string | bigint | symbol | Obj

/** A property; an accessor has `get` or `set`. */
export interface Prop {
  value: Value
  readonly get?: Obj | undefined
  readonly set?: Obj | undefined
  readonly writable: boolean
  readonly enumerable: boolean
  readonly configurable: boolean
}

export const isAccessor = (prop: Prop): boolean => prop.get !== undefined || prop.set !== undefined

/** A property that an assignment makes. */
export const plainProp = (value: Value): Prop => ({ value, writable: true, enumerable: true, configurable: true })

/** A property that listings leave out, as methods are. */
export const hiddenProp = (value: Value): Prop => ({ value, writable: true, enumerable: false, configurable: true })

const isIndex = (key: Key): key is string => typeof key === 'string' && /^(?:0|[1-9]\d{0,9})$/.test(key)

/** An object of a program. */
export class Obj {
  proto: Obj | null
  readonly props = new Map<Key, Prop>()
  extensible = true
  /** Members whose names begin with `#`, by what stands for the name. */
  privates: Map<object, Prop> | undefined

  constructor(proto: Obj | null) {
    this.proto = proto
  }

  own(key: Key): Prop | undefined {
    return this.props.get(key)
  }

  /** Makes a property, or another one of it; false where that is not allowed. */
  define(key: Key, prop: Prop): boolean {
    const before = this.own(key)
    if (before ? !before.configurable && !this.#allows(before, prop) : !this.extensible) return false
    this.props.set(key, prop)
    return true
  }

  #allows(before: Prop, after: Prop): boolean {
    if (after.configurable || before.enumerable !== after.enumerable || isAccessor(before)) return false
    return before.writable || (!after.writable && Object.is(before.value, after.value))
  }

  /** Takes a property away; false where that is not allowed. */
  remove(key: Key): boolean {
    const prop = this.own(key)
    if (prop && !prop.configurable) return false
    this.props.delete(key)
    return true
  }

  /** Its own keys in the order of the language: indices, names, symbols. */
  keys(): Key[] {
    const [indices, names, symbols]: [string[], string[], symbol[]] = [[], [], []]
    for (const key of this.props.keys())
      if (typeof key === 'symbol') symbols.push(key)
      else if (isIndex(key)) indices.push(key)
      else names.push(key)
    indices.sort((one, other) => Number(one) - Number(other))
    return [...indices, ...names, ...symbols]
  }
}

/** Puts an enumerable property into an object. */
export function put(object: Obj, key: Key, value: Value): void {
  object.define(key, plainProp(value))
}

/** An array; its holes are holes of the list. */
export class Arr extends Obj {
  items: Value[]
  isFrozen = false

  constructor(proto: Obj | null, items: Value[]) {
    super(proto)
    this.items = items
  }

  override own(key: Key): Prop | undefined {
    if (key === 'length') return { value: this.items.length, writable: true, enumerable: false, configurable: false }
    if (!isIndex(key)) return super.own(key)
    const index = Number(key)
    if (!(index in this.items)) return undefined
    const open = !this.isFrozen
    return { value: this.items[index], writable: open, enumerable: true, configurable: open }
  }

  override define(key: Key, prop: Prop): boolean {
    if (key === 'length') {
      if (this.isFrozen) return false
      const length = Number(prop.value)
      if (!Number.isInteger(length) || length < 0 || length > 2 ** 32 - 1)
        throw new Trouble('RangeError', 'Invalid array length')
      this.items.length = length
      return true
    }
    if (!isIndex(key)) return super.define(key, prop)
    const index = Number(key)
    if (this.isFrozen || (!this.extensible && !(index in this.items))) return false
    this.items[index] = prop.value
    return true
  }

  override remove(key: Key): boolean {
    if (key === 'length') return false
    if (!isIndex(key)) return super.remove(key)
    if (this.isFrozen) return false
    delete this.items[Number(key)]
    return true
  }

  override keys(): Key[] {
    return [...Object.keys(this.items), ...this.names()]
  }

  /** Keys that are no places of items. */
  names(): Key[] {
    return ['length', ...super.keys()]
  }
}

/** What a native function is called with. */
export interface Call<R> {
  readonly realm: R
  readonly self: Value
  readonly args: readonly Value[]
  /** What `new` was said of; undefined for a plain call. */
  readonly newTarget: Obj | undefined
}

export type Code = (self: Value, args: readonly Value[], newTarget: Obj | undefined) => Maybe<Value>

export type FunctionKind = 'function' | 'arrow' | 'method' | 'class' | 'derived' | 'native'

/** A function. */
export class Fn extends Obj {
  readonly code: Code
  readonly kind: FunctionKind
  readonly isAsync: boolean
  readonly isGenerator: boolean
  readonly isConstructor: boolean
  /** How it is written. */
  text = ''
  /** Of a class: what each instance has at first. */
  fields: ((self: Obj) => Maybe<void>) | undefined

  constructor(
    proto: Obj | null,
    code: Code,
    how: {
      readonly kind: FunctionKind
      readonly isAsync?: boolean
      readonly isGenerator?: boolean
      readonly isConstructor?: boolean
    },
  ) {
    super(proto)
    this.code = code
    this.kind = how.kind
    this.isAsync = how.isAsync ?? false
    this.isGenerator = how.isGenerator ?? false
    this.isConstructor = how.isConstructor ?? false
  }
}

/** The numbers of a typed array. */
export type Typed =
  | Int8Array
  | Uint8Array
  | Uint8ClampedArray
  | Int16Array
  | Uint16Array
  | Int32Array
  | Uint32Array
  | Float32Array
  | Float64Array
  | BigInt64Array
  | BigUint64Array

export const isTyped = (data: unknown): data is Typed => ArrayBuffer.isView(data) && !(data instanceof DataView)

/** A value as it is put into a typed array. @throws Trouble for an integer among floats, and for what is no integer among integers */
export function elementFor(data: Typed, value: Value): never {
  const isBig = data instanceof BigInt64Array || data instanceof BigUint64Array
  if (isBig && typeof value !== 'bigint') throw typeError(`Cannot convert ${String(value)} to a BigInt`)
  if (!isBig && typeof value === 'bigint') throw typeError('Cannot convert a BigInt value to a number')
  return (isBig ? value : Number(value)) as never
}

/** An object that stands for a value of its own: a date, a regular expression, a map, a boxed primitive. */
export class Native<T = unknown> extends Obj {
  readonly type: string
  data: T
  constructor(proto: Obj | null, type: string, data: T) {
    super(proto)
    this.type = type
    this.data = data
  }

  override own(key: Key): Prop | undefined {
    const { data } = this
    if (typeof data === 'string' && typeof key === 'string') {
      if (key === 'length') return { value: data.length, writable: false, enumerable: false, configurable: false }
      if (isIndex(key) && Number(key) < data.length)
        return { value: data[Number(key)], writable: false, enumerable: true, configurable: false }
    }
    if (isTyped(data) && isIndex(key)) {
      const index = Number(key)
      return index < data.length ? plainProp(data[index]) : undefined
    }
    return super.own(key)
  }

  override define(key: Key, prop: Prop): boolean {
    if (isTyped(this.data) && isIndex(key)) {
      this.data[Number(key)] = elementFor(this.data, prop.value)
      return true
    }
    return super.define(key, prop)
  }

  override keys(): Key[] {
    const { data } = this
    const indexed = typeof data === 'string' || isTyped(data) ? Object.keys(data) : []
    return [...indexed, ...super.keys()]
  }
}

/** A value that a program threw. */
export class Thrown {
  readonly value: Value
  /** Where it was thrown from, for the lines before its stack. */
  readonly place: Place | undefined
  constructor(value: Value, place?: Place) {
    this.value = value
    this.place = place
  }
}

/** A file that is run. */
export interface SourceFile {
  readonly path: string
  readonly text: string
  /** Modules that come with the program: their frames are not told. */
  readonly isInternal: boolean
}

/** A place in a file, by its offset. */
export interface Place {
  readonly file: SourceFile
  readonly at: number
}

export type ErrorName =
  'Error' | 'TypeError' | 'RangeError' | 'ReferenceError' | 'SyntaxError' | 'EvalError' | 'URIError'

/** What the language itself refuses: an error of the program once it is caught. */
export class Trouble extends Error {
  readonly kind: ErrorName
  /** Properties of it, as `code`. */
  readonly more: Readonly<Record<string, Value>>
  /** Where it is, if not where the program is: in a text that was read. */
  readonly place: Place | undefined
  constructor(kind: ErrorName, message: string, more: Readonly<Record<string, Value>> = {}, place?: Place) {
    super(message)
    this.kind = kind
    this.more = more
    this.place = place
  }
}

export const typeError = (message: string): Trouble => new Trouble('TypeError', message)

/** What is in the language, or in Node.js, and not here. */
export class Unsimulated extends Error {}

export function isSteps<T>(value: Maybe<T>): value is Steps<T> {
  return typeof value === 'object' && value !== null && 'next' in value
}

export function* settled<T>(value: Maybe<T>): Steps<T> {
  return isSteps(value) ? yield* value : value
}

function* chained<A, B>(steps: Steps<A>, next: (value: A) => Maybe<B>): Steps<B> {
  const value = next(yield* steps)
  return isSteps(value) ? yield* value : value
}

/** Does something with a value once it is there. */
export const andThen = <A, B>(value: Maybe<A>, next: (value: A) => Maybe<B>): Maybe<B> =>
  isSteps(value) ? chained(value, next) : next(value)
