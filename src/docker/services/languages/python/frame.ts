import { raised } from './exceptions.ts'
import type { Span, Statement } from './syntax.ts'
import type { Class, Instance, Module, Raised, Scope, Steps, Value } from './values.ts'

/** Why a block ends before its end. */
export type Outcome = { readonly type: 'break' | 'continue' } | { readonly type: 'return'; readonly value: Value }

/** What a program may set for itself. */
export interface Limits {
  /** How deep functions may call each other. */
  recursion: number
}

/** What all of a running program shares. */
export interface Machine {
  /** To be asked in every round: what to wait for when it is somebody else's turn. @throws Raised KeyboardInterrupt */
  readonly pause: (work?: number) => Promise<void> | undefined
  readonly builtins: ReadonlyMap<string, Value>
  /** Loads a module, and those that it lies in. @throws Raised ModuleNotFoundError */
  readonly load: (name: string, from: Frame) => Steps<Module>
  /** Runs statements. */
  readonly run: (body: readonly Statement[], frame: Frame) => Steps<Outcome | undefined>
  /** How many functions are being called, one in the other. */
  depth: number
  readonly limits: Limits
  /** What has called last. */
  calling: Frame | undefined
  /** The exception that is being handled. */
  caught: Instance | undefined
}

/** A module, a class or a function that is being run. */
export interface Frame {
  readonly machine: Machine
  readonly scope: Scope
  readonly file: string
  readonly name: string
  /** The package that relative imports start from. */
  readonly package: string
  /** What is being done. */
  span: Span
  /** The exceptions that are being handled, the latest last. */
  readonly handled: Raised[]
  /** The class that it is written in, once that is made. */
  readonly home: { type: Class | undefined }
  /** The first argument of a function. */
  readonly self: Value | undefined
  /** What has called the function. */
  readonly caller?: Frame | undefined
}

export const NOWHERE: Span = { line: 1, column: 0, endLine: 1, endColumn: 0 }

/** The scope of a function around this one that binds a name. */
function around(scope: Scope, name: string): Scope | undefined {
  for (let at = scope.parent; at; at = at.parent)
    if (at.kind === 'function' && at.bound.has(name) && !at.global.has(name) && !at.nonlocal.has(name)) return at
  return undefined
}

/** Whether a program itself has bound a name. */
export function isBound({ scope }: Frame, name: string): boolean {
  return scope.values.has(name) || around(scope, name)?.values.has(name) === true || scope.globals.has(name)
}

/** What a name stands for. @throws Raised NameError */
export function lookUp({ scope, machine }: Frame, name: string): Value {
  const isOwn =
    scope.kind !== 'function' || (scope.bound.has(name) && !scope.global.has(name) && !scope.nonlocal.has(name))
  if (isOwn) {
    const own = scope.values.get(name)
    if (own !== undefined) return own
    if (scope.kind === 'function')
      throw raised(
        'UnboundLocalError',
        `cannot access local variable '${name}' where it is not associated with a value`,
      )
  }
  const outer = scope.global.has(name) ? undefined : around(scope, name)
  if (outer) {
    const found = outer.values.get(name)
    if (found !== undefined) return found
    throw raised(
      'NameError',
      `cannot access free variable '${name}' where it is not associated with a value in enclosing scope`,
    )
  }
  const found = scope.globals.has(name) ? scope.globals.get(name) : machine.builtins.get(name)
  if (found === undefined) throw raised('NameError', `name '${name}' is not defined`)
  return found
}

/** The values in which a name is kept that a statement binds. */
export function keeping({ scope }: Frame, name: string): Map<string, Value> {
  if (scope.global.has(name)) return scope.globals
  return (scope.nonlocal.has(name) ? around(scope, name)?.values : undefined) ?? scope.values
}
