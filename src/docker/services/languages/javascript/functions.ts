import type { ArrowFunctionExpression, Function as FunctionNode, FunctionDeclaration, FunctionExpression } from 'acorn'
import { runAsync } from './async.ts'
import { evaluate, execute } from './walk.ts'
import { makeAsyncGenerator, makeGenerator } from './generators.ts'
import { declared, namesIn, variables } from './hoist.ts'
import { classNameOf, hide } from './objects.ts'
import { bind, initialise } from './patterns.ts'
import type { Frame } from './frame.ts'
import type { Realm } from './realm.ts'
import { type Context, type Receiver, Scope } from './scope.ts'
import {
  type Code,
  Fn,
  type FunctionKind,
  hiddenProp,
  Obj,
  type Prop,
  settled,
  type Steps,
  Suspension,
  typeError,
  type Value,
} from './values.ts'

/** How a function comes to be. */
export interface Making {
  readonly kind: FunctionKind
  /** What it is written in, for `super`. */
  readonly home?: Obj
  readonly name?: string
  /** Where its text begins, if not where the function does. */
  readonly start?: number
  /** Of a class: its fields and the class above are no concern of a function. */
  readonly proto?: Obj
  /** Private names of the class. */
  readonly scope?: Scope
}

/** What a function is called in a stack. */
function shownName(fn: Fn, self: Value, newTarget: Obj | undefined): string | undefined {
  const own = fn.own('name')?.value
  const name = typeof own === 'string' && own !== '' ? own : undefined
  if (newTarget) return `new ${name ?? '<anonymous>'}`
  const isStatic = self instanceof Fn
  const type =
    fn.kind === 'arrow' || !(self instanceof Obj)
      ? undefined
      : isStatic
        ? self.kind === 'class' || self.kind === 'derived'
          ? 'Function'
          : undefined
        : classNameOf(self)
  if (type !== undefined) return `${type}.${name ?? '<anonymous>'}`
  return name
}

/** The value of `this` in a function. */
function receiverOf(fn: Fn, self: Value, scope: Scope, newTarget: Obj | undefined): Receiver {
  if (fn.kind === 'arrow') return scope.context.receiver
  if (fn.kind === 'derived' && newTarget) return { value: undefined, isThere: false }
  const isLoose = !scope.context.isStrict && (self === undefined || self === null)
  return { value: isLoose ? scope.context.realm.globals : self, isThere: true }
}

const isStrictBody = ({ body }: FunctionNode): boolean =>
  body.type === 'BlockStatement' &&
  body.body.some((one) => one.type === 'ExpressionStatement' && 'directive' in one && one.directive === 'use strict')

/** Gives the parameters their values, and declares what the body does. */
function* enter(node: FunctionNode, scope: Scope, fn: Fn, args: readonly Value[]): Steps<void> {
  const { realm } = scope.context
  if (fn.kind !== 'arrow') scope.initialise('arguments', argumentsObject(scope, args))
  for (const [at, parameter] of node.params.entries()) {
    if (parameter.type === 'Identifier') {
      scope.initialise(parameter.name, args[at])
      continue
    }
    if (parameter.type === 'RestElement') {
      yield* settled(bind(parameter.argument, realm.array(args.slice(at)), scope, { binder: initialise }))
      continue
    }
    for (const name of namesIn(parameter)) scope.declare(name)
    yield* settled(bind(parameter, args[at], scope, { binder: initialise }))
  }
  if (node.body.type !== 'BlockStatement') return
  for (const name of variables(node.body.body)) if (!scope.names.has(name)) scope.initialise(name, undefined)
  declareBlock(node.body.body, scope)
}

/** The `arguments` of a function. */
function argumentsObject(scope: Scope, args: readonly Value[]): Obj {
  const { realm } = scope.context
  const made = realm.array([...args])
  made.define(Symbol.toStringTag, hiddenProp('Arguments'))
  return made
}

/** Declares the names of a block, and makes its functions. */
export function declareBlock(body: Parameters<typeof declared>[0], scope: Scope): void {
  const { names, functions } = declared(body)
  for (const { name, isConstant } of names) scope.declare(name, isConstant)
  for (const node of functions)
    scope.initialise(node.id.name, makeFunction(node, scope, { kind: 'function', name: node.id.name }))
}

function* runBody(node: FunctionNode, scope: Scope, fn: Fn, args: readonly Value[]): Steps<Value> {
  yield* enter(node, scope, fn, args)
  if (node.body.type !== 'BlockStatement') return yield* settled(evaluate(node.body, scope))
  for (const statement of node.body.body) {
    const outcome = yield* settled(execute(statement, scope))
    if (outcome) return outcome.type === 'return' ? outcome.value : undefined
  }
  return undefined
}

/** The result of a constructor of a derived class. */
function* derived(steps: Steps<Value>, scope: Scope): Steps<Value> {
  const result = yield* steps
  if (result instanceof Obj) return result
  if (result !== undefined) throw typeError('Derived constructors may only return object or undefined')
  return scope.self
}

/** What a call of a function does. */
function codeOf(node: FunctionNode, outer: Scope, getFn: () => Fn, home: Obj | undefined): Code {
  const { realm, file } = outer.context
  const isStrict = outer.context.isStrict || isStrictBody(node)
  return (self, args, newTarget) => {
    const fn = getFn()
    if ((fn.kind === 'class' || fn.kind === 'derived') && !newTarget)
      throw typeError(`Class constructor ${String(fn.own('name')?.value ?? '')} cannot be invoked without 'new'`)
    const frame: Frame = { name: shownName(fn, self, newTarget), file, at: node.start }
    const isArrow = fn.kind === 'arrow'
    const context: Context = {
      ...outer.context,
      frame,
      isStrict,
      receiver: receiverOf(fn, self, outer, newTarget),
      home: isArrow ? outer.context.home : home,
      callee: isArrow ? arrowCallee(fn, outer) : fn,
      newTarget: isArrow ? outer.context.newTarget : newTarget,
    }
    const scope = new Scope(outer, context)
    const steps = runBody(node, scope, fn, args)
    if (fn.isGenerator)
      return fn.isAsync ? makeAsyncGenerator(realm, fn, { steps, frame }) : makeGenerator(realm, fn, { steps, frame })
    if (fn.isAsync) return runAsync(realm, steps, frame)
    return realm.within(frame, fn.kind === 'derived' && newTarget ? derived(steps, scope) : steps)
  }
}

/** The function that `super()` within an arrow function belongs to. */
const arrowCallee = (fn: Fn, outer: Scope): Fn => outer.context.callee ?? fn

const fixed = (value: Value): Prop => ({ value, writable: false, enumerable: false, configurable: true })

/** What instances of a function inherit from, or what its generators do. */
function givePrototype(fn: Fn, realm: Realm): void {
  const proto = fn.isGenerator ? new Obj(realm.proto(fn.isAsync ? 'AsyncGenerator' : 'Generator')) : realm.object()
  if (!fn.isGenerator) hide(proto, 'constructor', fn)
  fn.define('prototype', { value: proto, writable: true, enumerable: false, configurable: false })
}

/** Makes a function that is written somewhere. */
export function makeFunction(
  node: FunctionExpression | FunctionDeclaration | ArrowFunctionExpression,
  outer: Scope,
  making: Making,
): Fn {
  const { realm, file } = outer.context
  const { kind, home } = making
  const own = node.type !== 'ArrowFunctionExpression' && node.id ? node.id.name : undefined
  const inner = node.type === 'FunctionExpression' && own !== undefined ? outer.inner() : outer
  const plain = kind === 'function' && !node.async && !node.generator
  const isClass = kind === 'class' || kind === 'derived'
  const fn: Fn = new Fn(
    making.proto ?? realm.proto('Function'),
    codeOf(node, inner, () => fn, home),
    {
      kind,
      isAsync: node.async,
      isGenerator: node.generator ?? false,
      isConstructor: plain || isClass,
    },
  )
  fn.text = file.text.slice(making.start ?? node.start, node.end)
  const length = node.params.findIndex(({ type }) => type === 'AssignmentPattern' || type === 'RestElement')
  fn.define('length', fixed(length < 0 ? node.params.length : length))
  fn.define('name', fixed(making.name ?? own ?? ''))
  if (inner !== outer && own !== undefined) inner.initialise(own, fn)
  if (plain || node.generator) givePrototype(fn, realm)
  return fn
}

/** Waits for a value, as `await` does. */
export function* waitFor(value: Value): Steps<Value> {
  return (yield new Suspension('await', value)) as Value
}
