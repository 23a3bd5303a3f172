import type {
  AnyNode,
  AssignmentExpression,
  CallExpression,
  Expression,
  Literal,
  MemberExpression,
  NewExpression,
  ObjectExpression,
  Property,
  SpreadElement,
  UnaryExpression,
  UpdateExpression,
} from 'acorn'
import { callText, sourceText } from './call-text.ts'
import { nameFunction, nameOfMethod, placeOf } from './naming.ts'
import type { Reference } from './outcome.ts'
import { makeClass } from './classes.ts'
import { binary, counted, toKey, toText, unary } from './convert.ts'
import { asyncYield, delegate } from './delegate.ts'
import { checkItems, checkText } from './memory.ts'
import { makeFunction } from './functions.ts'
import { call, construct, get, getOf, isCallable, labelOf, listOf, nameOfKey, setOf } from './objects.ts'
import { assign, bind } from './patterns.ts'
import { refuse } from './realm.ts'
import { makeRegExp } from './regexp.ts'
import type { Scope } from './scope.ts'
import {
  Arr,
  Fn,
  isSteps,
  type Key,
  type Maybe,
  Obj,
  plainProp,
  settled,
  type Steps,
  Suspension,
  andThen,
  Trouble,
  typeError,
  type Value,
} from './values.ts'

type Evaluators = {
  readonly [Type in Expression['type']]?: (node: Extract<AnyNode, { type: Type }>, scope: Scope) => Maybe<Value>
}

/** The value of an expression. */
export function evaluate(node: AnyNode, scope: Scope): Maybe<Value> {
  const act = (evaluators as Readonly<Record<string, (node: AnyNode, scope: Scope) => Maybe<Value>>>)[node.type]
  return act ? act(node, scope) : refuse(sourceText(node, scope))
}

const keyOf = (node: MemberExpression, scope: Scope): Maybe<Key> =>
  !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : andThen(evaluate(node.property, scope), (key) => toKey(scope.context.realm, key))

/** Ends a chain of `?.` whose beginning is undefined. */
class ChainEnd {
  readonly type = 'chain-end'
}
const CHAIN_END = new ChainEnd()

const isNothing = (value: Value): boolean => value === undefined || value === null

function privateOf(scope: Scope, object: Value, name: string): { readonly name: object; readonly owner: Obj } {
  const token = scope.privates.get(name)
  if (!token || !(object instanceof Obj) || !object.privates?.has(token))
    throw typeError(`Cannot read private member #${name} from an object whose class did not declare it`)
  return { name: token, owner: object }
}

function privateReference(scope: Scope, object: Value, name: string): Reference {
  const { realm } = scope.context
  const prop = (): NonNullable<ReturnType<Obj['own']>> => {
    const { owner, name: token } = privateOf(scope, object, name)
    return owner.privates?.get(token) ?? plainProp(undefined)
  }
  return {
    read: () => {
      const found = prop()
      return found.get ? call(realm, found.get, object, []) : found.value
    },
    write: (value) => {
      const found = prop()
      if (found.set) return call(realm, found.set, object, [value])
      if (found.get) throw typeError(`'#${name}' was defined without a setter`)
      if (!found.writable) throw typeError(`Private method '#${name}' is not writable`)
      found.value = value
      return undefined
    },
  }
}

function superReference(node: MemberExpression, scope: Scope): Maybe<Reference> {
  const { realm, home, isStrict } = scope.context
  return andThen(keyOf(node, scope), (key) => {
    const base = home?.proto
    return {
      read: () => (base ? get(realm, base, key, scope.self) : undefined),
      write: (value) => setOf(realm, scope.self, key, { value, isStrict }),
    }
  })
}

/** What a member expression names, of an object that is there already. */
function memberOf(node: MemberExpression, object: Value, scope: Scope): Maybe<Reference> {
  const { realm, isStrict } = scope.context
  if (node.property.type === 'PrivateIdentifier') return privateReference(scope, object, node.property.name)
  return andThen(keyOf(node, scope), (key) => ({
    read: () => {
      if (isNothing(object)) placeOf(scope, node.property.start)
      return getOf(realm, object, key)
    },
    write: (value) => {
      placeOf(scope, isNothing(object) ? node.property.start : node.start)
      return setOf(realm, object, key, { value, isStrict })
    },
  }))
}

/** What a member expression names. */
export const reach = (node: MemberExpression, scope: Scope): Maybe<Reference> =>
  node.object.type === 'Super'
    ? superReference(node, scope)
    : andThen(evaluate(node.object, scope), (object) => memberOf(node, object, scope))

function member(node: MemberExpression, scope: Scope): Maybe<Value> {
  const { object, property, computed } = node
  if (object.type === 'Super' || property.type === 'PrivateIdentifier')
    return andThen(reach(node, scope), ({ read }) => read())
  const { realm } = scope.context
  return andThen(evaluate(object, scope), (base) => {
    if (node.optional && isNothing(base)) throw CHAIN_END
    if (!computed && property.type === 'Identifier') return memberRead(node, base, property.name, scope)
    return andThen(evaluate(property, scope), (key) => {
      if (base instanceof Arr && typeof key === 'number' && key in base.items) return base.items[key]
      if (isNothing(base)) return memberRead(node, base, String(key), scope)
      return andThen(toKey(realm, key), (name) => getOf(realm, base, name))
    })
  })
}

function memberRead(node: MemberExpression, base: Value, key: Key, scope: Scope): Maybe<Value> {
  placeOf(scope, node.property.start)
  return getOf(scope.context.realm, base, key)
}

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

function evaluateCall(node: CallExpression, scope: Scope): Maybe<Value> {
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

function* evaluateNew(node: NewExpression, scope: Scope): Steps<Value> {
  const maker = yield* settled(evaluate(node.callee, scope))
  const args = yield* settled(argumentsOf(node.arguments, scope))
  placeOf(scope, node.start)
  if (!(maker instanceof Fn) || !maker.isConstructor) throw typeError(`${callText(node.callee)} is not a constructor`)
  return yield* settled(construct(scope.context.realm, maker, args))
}

/** Evaluates a chain of `?.`: undefined where it ends early. */
function chain(act: () => Maybe<Value>): Maybe<Value> {
  try {
    const value = act()
    return isSteps(value) ? chained(value) : value
  } catch (error) {
    if (error instanceof ChainEnd) return undefined
    throw error
  }
}

function* chained(steps: Steps<Value>): Steps<Value> {
  try {
    return yield* steps
  } catch (error) {
    if (error instanceof ChainEnd) return undefined
    throw error
  }
}

/** Whether an operator like `&&=` takes the other side. */
function takes(operator: string, value: Value): boolean {
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

function assignment(node: AssignmentExpression, scope: Scope): Maybe<Value> {
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

function update(node: UpdateExpression, scope: Scope): Maybe<Value> {
  return andThen(referenceOf(node.argument, scope), ({ read, write }) =>
    andThen(read(), (value) =>
      andThen(counted(scope.context.realm, node.operator, value), ({ before, after }) =>
        andThen(write(after), () => (node.prefix ? after : before)),
      ),
    ),
  )
}

function remove(node: AnyNode, scope: Scope): Maybe<Value> {
  const target = node.type === 'ChainExpression' ? node.expression : node
  if (target.type !== 'MemberExpression') return true
  return chain(() =>
    andThen(evaluate(target.object, scope), (object) => {
      if (target.optional && isNothing(object)) return true
      return andThen(keyOf(target, scope), (key) => {
        if (!(object instanceof Obj)) return true
        const isDone = object.remove(key)
        if (!isDone && scope.context.isStrict)
          throw typeError(`Cannot delete property '${nameOfKey(key)}' of ${labelOf(object)}`)
        return isDone
      })
    }),
  )
}

function evaluateUnary(node: UnaryExpression, scope: Scope): Maybe<Value> {
  const { operator, argument } = node
  if (operator === 'typeof' && argument.type === 'Identifier')
    return unary(scope.context.realm, 'typeof', scope.seen(argument.name))
  if (operator === 'delete') return remove(argument, scope)
  return andThen(evaluate(argument, scope), (value) => unary(scope.context.realm, operator, value))
}

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

function* evaluateObject(node: ObjectExpression, scope: Scope): Steps<Value> {
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
    if (!(value instanceof Obj)) continue
    for (const key of value.keys())
      if (value.own(key)?.enumerable) object.define(key, plainProp(yield* settled(get(realm, value, key))))
  }
  return object
}

function* evaluateArray(elements: readonly (Expression | SpreadElement | null)[], scope: Scope): Steps<Value> {
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

function* templateText(node: Extract<AnyNode, { type: 'TemplateLiteral' }>, scope: Scope): Steps<Value> {
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

function* tagged(node: Extract<AnyNode, { type: 'TaggedTemplateExpression' }>, scope: Scope): Steps<Value> {
  const self = node.tag.type === 'MemberExpression' ? yield* settled(evaluate(node.tag.object, scope)) : undefined
  const tag = yield* settled(evaluate(node.tag, scope))
  const values: Value[] = [stringsOf(node.quasi, scope)]
  for (const expression of node.quasi.expressions) values.push(yield* settled(evaluate(expression, scope)))
  placeOf(scope, node.start)
  return yield* settled(call(scope.context.realm, tag, self, values))
}

function* awaited(value: Steps<Value>): Steps<Value> {
  return (yield new Suspension('await', yield* value)) as Value
}

function* yielded(node: Extract<AnyNode, { type: 'YieldExpression' }>, scope: Scope): Steps<Value> {
  const value = node.argument ? yield* settled(evaluate(node.argument, scope)) : undefined
  const isAsync = scope.context.callee?.isAsync ?? false
  if (node.delegate)
    return yield* delegate(scope.context.realm, value, { isAsync, label: node.argument ? callText(node.argument) : '' })
  return isAsync ? yield* asyncYield(value) : ((yield new Suspension('yield', value)) as Value)
}

const evaluators: Evaluators = {
  Identifier(node, scope) {
    if (node.name === 'undefined') return undefined
    placeOf(scope, node.start)
    return scope.read(node.name)
  },
  Literal(node, scope) {
    if (node.regex) return makeRegExp(scope.context.realm, node.regex.pattern, node.regex.flags)
    return typeof node.bigint === 'string' ? BigInt(node.bigint) : (node.value as Value)
  },
  ThisExpression: (_, scope) => scope.self,
  MemberExpression: member,
  CallExpression: evaluateCall,
  NewExpression: evaluateNew,
  ChainExpression: ({ expression }, scope) => chain(() => evaluate(expression, scope)),
  BinaryExpression(node, scope) {
    const { left, right, operator } = node
    if (left.type === 'PrivateIdentifier') {
      const token = scope.privates.get(left.name)
      return andThen(
        evaluate(right, scope),
        (object) => object instanceof Obj && token !== undefined && (object.privates?.has(token) ?? false),
      )
    }
    return andThen(evaluate(left, scope), (one) =>
      andThen(evaluate(right, scope), (other) => {
        if (one instanceof Obj || other instanceof Obj) placeOf(scope, node.start)
        return binary(scope.context.realm, operator, one, other)
      }),
    )
  },
  LogicalExpression: ({ left, right, operator }, scope) =>
    andThen(evaluate(left, scope), (value) => (takes(operator, value) ? evaluate(right, scope) : value)),
  ConditionalExpression: ({ test, consequent, alternate }, scope) =>
    andThen(evaluate(test, scope), (value) => evaluate(value ? consequent : alternate, scope)),
  UnaryExpression: evaluateUnary,
  UpdateExpression: update,
  AssignmentExpression: assignment,
  SequenceExpression: ({ expressions }, scope) => andThen(argumentsOf(expressions, scope), (values) => values.at(-1)),
  ArrowFunctionExpression: (node, scope) => makeFunction(node, scope, { kind: 'arrow' }),
  FunctionExpression: (node, scope) => makeFunction(node, scope, { kind: 'function' }),
  ClassExpression: (node, scope) => makeClass(node, scope),
  ObjectExpression: evaluateObject,
  ArrayExpression: ({ elements }, scope) => evaluateArray(elements, scope),
  TemplateLiteral: (node, scope) =>
    node.expressions.length === 0 ? (node.quasis[0]?.value.cooked ?? '') : templateText(node, scope),
  TaggedTemplateExpression: tagged,
  AwaitExpression: ({ argument }, scope) => awaited(settled(evaluate(argument, scope))),
  YieldExpression: yielded,
  ParenthesizedExpression: ({ expression }, scope) => evaluate(expression, scope),
  MetaProperty: ({ meta }, scope) => (meta.name === 'new' ? scope.context.newTarget : scope.context.modules?.meta()),
  ImportExpression: ({ source }, scope) =>
    andThen(evaluate(source, scope), (name) => scope.context.modules?.load(name) ?? refuse('import() here')),
}
