import type { AnyNode, MemberExpression } from 'acorn'
import type { Outcome, Reference } from './outcome.ts'
import type { Frame } from './frame.ts'
import type { Realm } from './realm.ts'
import { type Fn, type Maybe, type Obj, type SourceFile, Trouble, typeError, type Value } from './values.ts'

/** What `this` is; arrow functions share it with the function around them. */
export interface Receiver {
  value: Value
  /** False in the constructor of a derived class before super(). */
  isThere: boolean
}

/** Names of private members, by how they are written. */
export type PrivateNames = ReadonlyMap<string, object>

/** What evaluates and runs the nodes of a tree: each kind of node is made of others. */
export interface Walk {
  readonly evaluate: (node: AnyNode, scope: Scope) => Maybe<Value>
  readonly execute: (node: AnyNode, scope: Scope) => Maybe<Outcome | undefined>
  readonly reach: (node: MemberExpression, scope: Scope) => Maybe<Reference>
}

/** A function, or a module, that is being run. */
export interface Context {
  readonly realm: Realm
  readonly walk: Walk
  readonly file: SourceFile
  readonly frame: Frame
  readonly receiver: Receiver
  /** Where `super` looks: the object that a method was written in. */
  readonly home: Obj | undefined
  readonly callee: Fn | undefined
  readonly newTarget: Obj | undefined
  readonly isStrict: boolean
  /** What `import()` does, and what `import.meta` gives. */
  readonly modules: Modules | undefined
}

/** How a file reaches others. */
export interface Modules {
  readonly load: (name: Value) => Value
  readonly meta: () => Value
}

/** What the value of a name is before its declaration has been reached. */
const UNSET = Symbol('unset')

interface Binding {
  value: Value | typeof UNSET
  readonly isConstant: boolean
  /** Of `let`, `const` and `class`, which are declared once. */
  readonly isLexical?: boolean
  /** Of a name whose value is another module's, what gives it. */
  readonly read?: () => Value
}

/** Names and their values. */
export class Scope {
  readonly names: Map<string, Binding>
  readonly parent: Scope | undefined
  readonly context: Context
  readonly privates: PrivateNames

  constructor(
    parent: Scope | undefined,
    context: Context,
    privates: PrivateNames = parent?.privates ?? new Map(),
    names = new Map<string, Binding>(),
  ) {
    this.names = names
    this.parent = parent
    this.context = context
    this.privates = privates
  }

  /** A scope within this one. */
  inner(): Scope {
    return new Scope(this, this.context)
  }

  /** The same names, for another text. */
  of(context: Context): Scope {
    return new Scope(this.parent, context, this.privates, this.names)
  }

  declare(name: string, isConstant = false): void {
    this.names.set(name, { value: UNSET, isConstant, isLexical: true })
  }

  /** Gives a name its first value. */
  initialise(name: string, value: Value): void {
    const binding = this.names.get(name)
    if (binding) binding.value = value
    else this.names.set(name, { value, isConstant: false })
  }

  /** A name that stands for what another module exports. */
  link(name: string, read: () => Value): void {
    this.names.set(name, { value: UNSET, isConstant: true, read })
  }

  #find(name: string): Binding | undefined {
    let found = this.names.get(name)
    for (let at = this.parent; at && !found; at = at.parent) found = at.names.get(name)
    return found
  }

  /** @throws Trouble for a name that is not there, or not yet */
  read(name: string): Value {
    const binding = this.#find(name)
    if (!binding) {
      const own = this.context.realm.globals.own(name)
      if (!own) throw new Trouble('ReferenceError', `${name} is not defined`)
      return own.value
    }
    if (binding.read) return binding.read()
    if (binding.value === UNSET) throw new Trouble('ReferenceError', `Cannot access '${name}' before initialization`)
    return binding.value
  }

  /** What `typeof` sees: undefined where there is no such name. */
  seen(name: string): Value {
    return this.#find(name) || this.context.realm.globals.own(name) ? this.read(name) : undefined
  }

  /** Assigns. @throws Trouble */
  write(name: string, value: Value): void {
    const binding = this.#find(name)
    if (!binding) {
      const { realm, isStrict } = this.context
      if (isStrict && !realm.globals.own(name)) throw new Trouble('ReferenceError', `${name} is not defined`)
      realm.globals.define(name, { value, writable: true, enumerable: true, configurable: true })
      return
    }
    if (binding.isConstant) throw typeError('Assignment to constant variable.')
    if (binding.value === UNSET) throw new Trouble('ReferenceError', `Cannot access '${name}' before initialization`)
    binding.value = value
  }

  /** The same names with the same values, for the next round of a loop. */
  next(): Scope {
    const copy = new Scope(this.parent, this.context)
    for (const [name, binding] of this.names) copy.names.set(name, { ...binding })
    return copy
  }

  /** The value of `this`. @throws Trouble */
  get self(): Value {
    const { receiver } = this.context
    if (!receiver.isThere)
      throw new Trouble(
        'ReferenceError',
        "Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
      )
    return receiver.value
  }
}
