import type { AnyNode, AssignmentExpression, UpdateExpression } from 'acorn'
import { sourceText } from '../call-text.ts'
import { binary, counted } from '../convert.ts'
import { nameFunction, placeOf } from '../naming.ts'
import type { Reference } from '../outcome.ts'
import { assign, bind } from '../patterns.ts'
import { refuse } from '../realm.ts'
import type { Scope } from '../scope.ts'
import { andThen, type Maybe, type Value } from '../values.ts'
import { isNothing } from './chain.ts'
import { evaluate } from '../walk.ts'
import { reach } from './member.ts'

/** Whether an operator like `&&=` takes the other side. */
export function takes(operator: string, value: Value): boolean {
  if (operator === '??' || operator === '??=') return isNothing(value)
  return operator.startsWith('&&') ? Boolean(value) : !value
}

function referenceOf(node: AnyNode, scope: Scope): Maybe<Reference> {
  if (node.type === 'MemberExpression') return reach(node, scope)
  if (node.type !== 'Identifier') return refuse(sourceText(node, scope))
  return {
    read: () => {
      placeOf(scope, node.start)
      return scope.read(node.name)
    },
    write: (value) => scope.write(node.name, value),
  }
}

export function assignment(node: AssignmentExpression, scope: Scope): Maybe<Value> {
  const { operator, left, right } = node
  if (operator === '=') {
    if (left.type === 'MemberExpression')
      return andThen(reach(left, scope), ({ write }) =>
        andThen(evaluate(right, scope), (value) => andThen(write(value), () => value)),
      )
    return andThen(evaluate(right, scope), (value) => {
      if (left.type === 'Identifier') nameFunction(value, right, left.name)
      placeOf(
        scope,
        left.type === 'Identifier'
          ? node.start + sourceText(node, scope).indexOf('=') * Number(isConstant(left.name, scope))
          : node.start,
      )
      return andThen(bind(left, value, scope, { binder: assign, from: sourceText(right, scope) }), () => value)
    })
  }
  return andThen(referenceOf(left, scope), ({ read, write }) =>
    andThen(read(), (before) => {
      if (/^(?:&&|\|\||\?\?)=$/.test(operator) && !takes(operator, before)) return before
      return andThen(evaluate(right, scope), (value) => {
        if (left.type === 'Identifier') nameFunction(value, right, left.name)
        const after = /^(?:&&|\|\||\?\?)=$/.test(operator)
          ? value
          : binary(scope.context.realm, operator.slice(0, -1), before, value)
        return andThen(after, (result) => {
          placeOf(scope, node.start)
          return andThen(write(result), () => result)
        })
      })
    }),
  )
}

/** Whether a name is a constant: V8 points at the sign of an assignment to one. */
function isConstant(name: string, scope: Scope): boolean {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const found = at.names.get(name)
    if (found) return found.isConstant
  }
  return false
}

export function update(node: UpdateExpression, scope: Scope): Maybe<Value> {
  return andThen(referenceOf(node.argument, scope), ({ read, write }) =>
    andThen(read(), (value) =>
      andThen(counted(scope.context.realm, node.operator, value), ({ before, after }) =>
        andThen(write(after), () => (node.prefix ? after : before)),
      ),
    ),
  )
}
