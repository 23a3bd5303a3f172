import type { AnyNode, Expression, Literal, ObjectExpression, Property, SpreadElement } from 'acorn'
import { callText } from '../call-text.ts'
import { toKey, toText } from '../convert.ts'
import { makeFunction } from '../functions.ts'
import { checkItems, checkText } from '../memory.ts'
import { nameFunction, nameOfMethod, placeOf } from '../naming.ts'
import { call, listOf } from '../objects.ts'
import type { Scope } from '../scope.ts'
import { andThen, Arr, Obj, plainProp, settled, type Steps, typeError, type Value } from '../values.ts'
import { isNothing } from './chain.ts'
import { evaluate } from '../walk.ts'
import { copyProperties } from '../internal-methods.ts'

/** The function that a property of an object is, named and knowing where it was written. */
function* addProperty(node: Property, object: Obj, scope: Scope): Steps<void> {
  const { realm } = scope.context
  const key = node.computed
    ? yield* settled(andThen(evaluate(node.key, scope), (value) => toKey(realm, value)))
    : node.key.type === 'Identifier'
      ? node.key.name
      : String((node.key as Literal).value)
  const { value: written } = node
  const isMethod = node.method || node.kind !== 'init'
  const value =
    isMethod && written.type === 'FunctionExpression'
      ? makeFunction(written, scope, {
          kind: 'method',
          home: object,
          name: nameOfMethod(key, node.kind),
          start: node.start,
        })
      : nameFunction(yield* settled(evaluate(written, scope)), written, key)
  if (key === '__proto__' && node.kind === 'init' && !node.computed && !node.shorthand && !node.method) {
    if (value instanceof Obj || value === null) object.proto = value
  } else if (node.kind === 'init') object.define(key, plainProp(value))
  else {
    const before = object.own(key)
    const pair = { get: before?.get, set: before?.set, [node.kind]: value as Obj }
    object.define(key, { value: undefined, writable: true, enumerable: true, configurable: true, ...pair })
  }
}

export function* evaluateObject(node: ObjectExpression, scope: Scope): Steps<Value> {
  const { realm } = scope.context
  const object = realm.object()
  for (const one of node.properties) {
    if (one.type === 'Property') {
      yield* addProperty(one, object, scope)
      continue
    }
    const value = yield* settled(evaluate(one.argument, scope))
    if (typeof value === 'string')
      for (const [at, sign] of [...value].entries()) object.define(String(at), plainProp(sign))
    if (value instanceof Obj) yield* copyProperties(realm, value, object)
  }
  return object
}

export function* evaluateArray(elements: readonly (Expression | SpreadElement | null)[], scope: Scope): Steps<Value> {
  const items: Value[] = []
  for (const element of elements) {
    if (element === null) items.length += 1
    else if (element.type === 'SpreadElement') {
      const value = yield* settled(evaluate(element.argument, scope))
      placeOf(scope, element.argument.start)
      const label = isNothing(value)
        ? `${callText(element.argument)} is not iterable (cannot read property Symbol(Symbol.iterator))`
        : undefined
      if (label !== undefined)
        throw typeError(value === undefined || value === null ? spreadArrayLabel(element, value) : label)
      const spread = yield* listOf(scope.context.realm, value, callText(element.argument))
      checkItems(items.length + spread.length)
      for (const item of spread) {
        items.push(item)
        const due = scope.context.realm.pause()
        if (due) yield due
      }
    } else items.push(yield* settled(evaluate(element, scope)))
  }
  return scope.context.realm.array(items)
}

const spreadArrayLabel = ({ argument }: SpreadElement, value: null | undefined): string =>
  argument.type === 'Identifier' || argument.type === 'MemberExpression'
    ? `${callText(argument)} is not iterable`
    : `${String(value)} is not iterable (cannot read property Symbol(Symbol.iterator))`

export function* templateText(node: Extract<AnyNode, { type: 'TemplateLiteral' }>, scope: Scope): Steps<Value> {
  let text = ''
  for (const [at, quasi] of node.quasis.entries()) {
    text += quasi.value.cooked ?? ''
    const expression = node.expressions[at]
    if (!expression) continue
    const more = yield* settled(andThen(evaluate(expression, scope), (value) => toText(scope.context.realm, value)))
    checkText(text.length + more.length)
    text += more
  }
  return text
}

const templates = new WeakMap<AnyNode, Arr>()

/** The texts of a tagged template: one array for each place. */
function stringsOf(node: Extract<AnyNode, { type: 'TemplateLiteral' }>, scope: Scope): Arr {
  const known = templates.get(node)
  if (known) return known
  const { realm } = scope.context
  const made = realm.array(node.quasis.map(({ value }) => value.cooked ?? undefined))
  made.define('raw', {
    value: realm.array(node.quasis.map(({ value }) => value.raw)),
    writable: false,
    enumerable: false,
    configurable: false,
  })
  templates.set(node, made)
  return made
}

export function* tagged(node: Extract<AnyNode, { type: 'TaggedTemplateExpression' }>, scope: Scope): Steps<Value> {
  const self = node.tag.type === 'MemberExpression' ? yield* settled(evaluate(node.tag.object, scope)) : undefined
  const tag = yield* settled(evaluate(node.tag, scope))
  const values: Value[] = [stringsOf(node.quasi, scope)]
  for (const expression of node.quasi.expressions) values.push(yield* settled(evaluate(expression, scope)))
  placeOf(scope, node.start)
  return yield* settled(call(scope.context.realm, tag, self, values))
}
