import type { CallExpression, Expression, MemberExpression, NewExpression, SpreadElement } from 'acorn'
import { callText } from '../call-text.ts'
import { placeOf } from '../naming.ts'
import { call, construct, isCallable, listOf } from '../objects.ts'
import type { Scope } from '../scope.ts'
import {
  andThen,
  Fn,
  isSteps,
  type Maybe,
  Obj,
  settled,
  type Steps,
  Trouble,
  typeError,
  type Value,
} from '../values.ts'
import { chain, CHAIN_END, isNothing } from './chain.ts'
import { evaluate } from '../walk.ts'
import { memberOf, reach } from './member.ts'

/** Arguments of a call. */
export function argumentsOf(nodes: readonly (Expression | SpreadElement)[], scope: Scope): Maybe<Value[]> {
  const values: Value[] = []
  for (const [at, node] of nodes.entries()) {
    if (node.type === 'SpreadElement') return argumentsFrom(nodes, at, { values, scope })
    const value = evaluate(node, scope)
    if (isSteps(value)) return argumentsFrom(nodes, at, { values, scope, begun: value })
    values.push(value)
  }
  return values
}

function* argumentsFrom(
  nodes: readonly (Expression | SpreadElement)[],
  from: number,
  { values, scope, begun }: { readonly values: Value[]; readonly scope: Scope; readonly begun?: Steps<Value> },
): Steps<Value[]> {
  for (const [at, node] of nodes.entries()) {
    if (at < from) continue
    if (node.type !== 'SpreadElement') {
      values.push(yield* at === from && begun ? begun : settled(evaluate(node, scope)))
      continue
    }
    const value = yield* settled(evaluate(node.argument, scope))
    placeOf(scope, node.argument.start)
    if (!(value instanceof Obj) && typeof value !== 'string')
      throw typeError('Spread syntax requires ...iterable[Symbol.iterator] to be a function')
    for (const item of yield* listOf(scope.context.realm, value, callText(node.argument))) values.push(item)
  }
  return values
}

function called(node: CallExpression, callee: Value, self: Value, scope: Scope): Maybe<Value> {
  if (node.optional && isNothing(callee)) throw CHAIN_END
  return andThen(argumentsOf(node.arguments, scope), (args) => {
    placeOf(scope, node.callee.type === 'MemberExpression' ? node.callee.property.start : node.start)
    if (!isCallable(callee)) throw typeError(`${callText(node.callee)} is not a function`)
    return call(scope.context.realm, callee, self, args)
  })
}

function callMember(node: CallExpression, callee: MemberExpression, scope: Scope): Maybe<Value> {
  if (callee.object.type === 'Super')
    return andThen(reach(callee, scope), ({ read }) =>
      andThen(read(), (method) => called(node, method, scope.self, scope)),
    )
  return andThen(evaluate(callee.object, scope), (base) => {
    if (callee.optional && isNothing(base)) throw CHAIN_END
    return andThen(memberOf(callee, base, scope), ({ read }) => {
      placeOf(scope, callee.property.start)
      return andThen(read(), (method) => called(node, method, base, scope))
    })
  })
}

/** `super(...)`. */
function* callSuper(node: CallExpression, scope: Scope): Steps<Value> {
  const { realm, receiver, callee, newTarget } = scope.context
  const args = yield* settled(argumentsOf(node.arguments, scope))
  placeOf(scope, node.start)
  const parent = callee?.proto
  if (!(parent instanceof Fn))
    throw typeError(`Super constructor ${String(parent)} of anonymous class is not a constructor`)
  const self = yield* settled(construct(realm, parent, args, newTarget))
  if (receiver.isThere) throw new Trouble('ReferenceError', 'Super constructor may only be called once')
  receiver.value = self
  receiver.isThere = true
  if (self instanceof Obj) yield* settled(callee?.fields?.(self))
  return self
}

export function evaluateCall(node: CallExpression, scope: Scope): Maybe<Value> {
  const { callee } = node
  if (callee.type === 'Super') return callSuper(node, scope)
  if (callee.type === 'MemberExpression') return callMember(node, callee, scope)
  // a chain in brackets keeps its `this`
  if (callee.type === 'ChainExpression' && callee.expression.type === 'MemberExpression') {
    const inner = callee.expression
    return chain(() =>
      andThen(reach(inner, scope), ({ read }) =>
        andThen(evaluate(inner.object, scope), (base) =>
          andThen(read(), (method) => called(node, method, base, scope)),
        ),
      ),
    )
  }
  return andThen(evaluate(callee, scope), (fn) => called(node, fn, undefined, scope))
}

export function* evaluateNew(node: NewExpression, scope: Scope): Steps<Value> {
  const maker = yield* settled(evaluate(node.callee, scope))
  const args = yield* settled(argumentsOf(node.arguments, scope))
  placeOf(scope, node.start)
  if (!(maker instanceof Fn) || !maker.isConstructor) throw typeError(`${callText(node.callee)} is not a constructor`)
  return yield* settled(construct(scope.context.realm, maker, args))
}
