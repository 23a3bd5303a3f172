import type { ArrayPattern, AssignmentProperty, MemberExpression, ObjectPattern, Pattern } from 'acorn'
import { sourceText } from './call-text.ts'
import { toKey } from './convert.ts'
import { checkItems } from './memory.ts'
import { nameFunction, placeOf } from './naming.ts'
import { evaluate, reach } from './walk.ts'
import { getOf, iterate } from './objects.ts'
import type { Scope } from './scope.ts'
import { isSteps, type Key, type Maybe, Obj, settled, type Steps, andThen, typeError, type Value } from './values.ts'
import { copyProperties } from './internal-methods.ts'

/** How a pattern gives a name its value: by an assignment, or by the declaration of it. */
export type Binder = (scope: Scope, name: string, value: Value) => void

export const assign: Binder = (scope, name, value) => scope.write(name, value)
export const initialise: Binder = (scope, name, value) => scope.initialise(name, value)

/** Gives the names of a pattern their values. @param from how messages call the value */
export function bind(
  pattern: Pattern,
  value: Value,
  scope: Scope,
  { binder, from }: { readonly binder: Binder; readonly from?: string },
): Maybe<unknown> {
  switch (pattern.type) {
    case 'Identifier':
      return binder(scope, pattern.name, value)
    case 'MemberExpression':
      return assignMember(pattern, value, scope)
    case 'AssignmentPattern':
      if (value !== undefined) return bind(pattern.left, value, scope, { binder })
      return andThen(evaluate(pattern.right, scope), (usual) => {
        if (pattern.left.type === 'Identifier') nameFunction(usual, pattern.right, pattern.left.name)
        return bind(pattern.left, usual, scope, { binder })
      })
    case 'ObjectPattern':
      return bindObject(pattern, value, scope, { binder, ...(from !== undefined && { from }) })
    case 'ArrayPattern':
      return bindArray(pattern, value, scope, binder)
    default:
      return bind(pattern.argument, value, scope, { binder })
  }
}

function assignMember(node: MemberExpression, value: Value, scope: Scope): Maybe<unknown> {
  return andThen(reach(node, scope), ({ write }) => write(value))
}

const refuseObject = (pattern: ObjectPattern, value: Value, from: string | undefined): never => {
  const [first] = pattern.properties
  const shown = from ?? String(value)
  if (first?.type === 'Property' && first.key.type === 'Identifier' && !first.computed)
    throw typeError(`Cannot destructure property '${first.key.name}' of '${shown}' as it is ${String(value)}.`)
  throw typeError(`Cannot destructure '${shown}' as it is ${String(value)}.`)
}

function keyIn(property: AssignmentProperty, scope: Scope): Maybe<Key> {
  const { key, computed } = property
  if (!computed && key.type === 'Identifier') return key.name
  return andThen(evaluate(key, scope), (value) => toKey(scope.context.realm, value))
}

function* bindObject(
  pattern: ObjectPattern,
  value: Value,
  scope: Scope,
  { binder, from }: { readonly binder: Binder; readonly from?: string },
): Steps<void> {
  const { realm, frame } = scope.context
  if (value === undefined || value === null) {
    const [first] = pattern.properties
    frame.at = (first ?? pattern).start
    refuseObject(pattern, value, from)
  }
  const taken = new Set<Key>()
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') {
      const rest = realm.object()
      if (value instanceof Obj) yield* copyProperties(realm, value, rest, taken)
      yield* settled(bind(property.argument, rest, scope, { binder }))
      continue
    }
    const key = yield* settled(keyIn(property, scope))
    taken.add(key)
    yield* settled(
      bind(property.value, yield* settled(getOf(realm, value, key)), scope, {
        binder,
        from: sourceText(property.value, scope),
      }),
    )
  }
}

function* bindArray(pattern: ArrayPattern, value: Value, scope: Scope, binder: Binder): Steps<void> {
  const { realm } = scope.context
  placeOf(scope, pattern.start)
  const label = value === undefined || value === null ? `${String(value)} is not iterable` : undefined
  if (label !== undefined) throw typeError(label)
  const cursor = yield* iterate(realm, value, value instanceof Obj ? 'object' : undefined)
  let isOver = false
  const next = function* (): Steps<Value> {
    const item = isOver ? undefined : yield* settled(cursor.next())
    isOver ||= item === undefined
    return item?.value
  }
  for (const element of pattern.elements) {
    if (element?.type === 'RestElement') {
      const items: Value[] = []
      for (;;) {
        const item = yield* next()
        if (isOver) break
        checkItems(items.push(item))
        const due = realm.pause()
        if (due) yield due
      }
      yield* settled(bind(element.argument, realm.array(items), scope, { binder }))
      continue
    }
    const item = yield* next()
    const bound = element ? bind(element, item, scope, { binder }) : undefined
    if (isSteps(bound)) yield* bound
  }
  if (!isOver) yield* settled(cursor.close())
}
