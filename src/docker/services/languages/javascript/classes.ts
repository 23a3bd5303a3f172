import type {
  ClassDeclaration,
  ClassExpression,
  FunctionExpression,
  MethodDefinition,
  Pattern,
  PropertyDefinition,
  StaticBlock,
} from 'acorn'
import { callText } from './call-text.ts'
import { toKey } from './convert.ts'
import { nameFunction, nameOfMethod, placeOf } from './naming.ts'
import { evaluate, execute } from './walk.ts'
import { declareBlock, makeFunction } from './functions.ts'
import { get, hide } from './objects.ts'
import type { Realm } from './realm.ts'
import { type Context, Scope } from './scope.ts'
import { Fn, type Key, Obj, plainProp, type Prop, settled, type Steps, typeError, type Value } from './values.ts'

type ClassNode = ClassDeclaration | ClassExpression

/** What each instance has, or the class itself. */
interface Field {
  readonly key: Key | object
  readonly node: PropertyDefinition
}

/** A constructor for a class that writes none. */
const usualConstructor = (node: ClassNode, isDerived: boolean): FunctionExpression => {
  const at = { start: node.start, end: node.start }
  const args = { type: 'Identifier' as const, name: 'args', ...at }
  const superCall = {
    type: 'ExpressionStatement' as const,
    expression: {
      type: 'CallExpression' as const,
      callee: { type: 'Super' as const, ...at },
      arguments: [{ type: 'SpreadElement' as const, argument: args, ...at }],
      optional: false,
      ...at,
    },
    ...at,
  }
  const params: Pattern[] = isDerived ? [{ type: 'RestElement', argument: args, ...at }] : []
  return {
    type: 'FunctionExpression',
    id: null,
    params,
    body: { type: 'BlockStatement', body: isDerived ? [superCall] : [], ...at },
    generator: false,
    expression: false,
    async: false,
    ...at,
  }
}

/** A scope of the class, which knows its private names, and in which `this` is the class or an instance. */
function scopeFor(outer: Scope, self: Obj, home: Obj): Scope {
  const context: Context = { ...outer.context, receiver: { value: self, isThere: true }, home, newTarget: undefined }
  return new Scope(outer, context)
}

function* keyOfMember(member: MethodDefinition | PropertyDefinition, scope: Scope): Steps<Key | object> {
  const { key, computed } = member
  if (key.type === 'PrivateIdentifier') return scope.privates.get(key.name) ?? {}
  if (!computed && key.type === 'Identifier') return key.name
  return yield* settled(toKey(scope.context.realm, yield* settled(evaluate(key, scope))))
}

/** Puts a method, or half of a pair of accessors, where it belongs. */
function place(target: Map<object, Prop> | Obj, key: Key | object, kind: MethodDefinition['kind'], fn: Fn): void {
  const before = target instanceof Map ? target.get(key as object) : target.own(key as Key)
  const prop: Prop =
    kind === 'get' || kind === 'set'
      ? {
          value: undefined,
          get: before?.get,
          set: before?.set,
          [kind]: fn,
          writable: true,
          enumerable: false,
          configurable: true,
        }
      : { value: fn, writable: !(target instanceof Map), enumerable: false, configurable: true }
  if (target instanceof Map) target.set(key as object, prop)
  else target.define(key as Key, prop)
}

/** Gives an instance, or the class, a field. */
function* addField(self: Obj, { key, node }: Field, scope: Scope): Steps<void> {
  const value = node.value ? yield* settled(evaluate(node.value, scope)) : undefined
  const name = typeof key === 'object' ? `#${node.key.type === 'PrivateIdentifier' ? node.key.name : ''}` : key
  if (node.value) nameFunction(value, node.value, name)
  if (typeof key !== 'object') {
    self.define(key, plainProp(value))
    return
  }
  self.privates ??= new Map()
  if (self.privates.has(key)) throw typeError('Cannot initialize private field twice on the same object')
  self.privates.set(key, plainProp(value))
}

function* runStatic(block: StaticBlock, scope: Scope): Steps<void> {
  const inner = scope.inner()
  declareBlock(block.body, inner)
  for (const statement of block.body) yield* settled(execute(statement, inner))
}

/** What a class inherits from. */
interface Parents {
  readonly proto: Obj | null
  readonly maker: Obj
}

function* parentsOf(node: ClassNode, scope: Scope, realm: Realm): Steps<Parents> {
  if (!node.superClass) return { proto: realm.proto('Object'), maker: realm.proto('Function') }
  const parent = yield* settled(evaluate(node.superClass, scope))
  if (parent === null) return { proto: null, maker: realm.proto('Function') }
  placeOf(scope, node.superClass.start)
  if (!(parent instanceof Fn) || !parent.isConstructor)
    throw typeError(
      `Class extends value ${parent instanceof Obj ? callText(node.superClass) : String(parent)} is not a constructor or null`,
    )
  const proto = yield* settled(get(realm, parent, 'prototype'))
  return { proto: proto instanceof Obj ? proto : null, maker: parent }
}

/** The private names of a class, with those of the classes around. */
function privatesOf(node: ClassNode, outer: Scope): Map<string, object> {
  const names = new Map(outer.privates)
  const own = new Map<string, object>()
  for (const member of node.body.body)
    if (member.type !== 'StaticBlock' && member.key.type === 'PrivateIdentifier') {
      const token = own.get(member.key.name) ?? { name: member.key.name }
      own.set(member.key.name, token)
      names.set(member.key.name, token)
    }
  return names
}

/** Private methods, which each instance has. */
function lend(self: Obj, methods: ReadonlyMap<object, Prop>): void {
  if (methods.size === 0) return
  self.privates ??= new Map()
  for (const [token, prop] of methods) self.privates.set(token, prop)
}

function makeMaker(node: ClassNode, scope: Scope, { proto, maker }: Parents): Fn {
  const { file } = scope.context
  const written = node.body.body.find(
    (one): one is MethodDefinition => one.type === 'MethodDefinition' && one.kind === 'constructor',
  )
  const isDerived = Boolean(node.superClass)
  const prototype = new Obj(proto)
  const made = makeFunction(written?.value ?? usualConstructor(node, isDerived), scope, {
    kind: isDerived ? 'derived' : 'class',
    home: prototype,
    name: node.id?.name ?? '',
    proto: maker,
  })
  made.text = file.text.slice(node.start, node.end)
  made.define('prototype', { value: prototype, writable: false, enumerable: false, configurable: false })
  hide(prototype, 'constructor', made)
  return made
}

/** Makes a class. */
export function* makeClass(node: ClassNode, outer: Scope): Steps<Value> {
  const parents = yield* parentsOf(node, outer, outer.context.realm)
  const scope = new Scope(outer, { ...outer.context, isStrict: true }, privatesOf(node, outer))
  if (node.id) scope.declare(node.id.name, true)
  const made = makeMaker(node, scope, parents)
  const prototype = made.own('prototype')?.value as Obj
  const [fields, methods, statics]: [Field[], Map<object, Prop>, (Field | StaticBlock)[]] = [[], new Map(), []]
  for (const member of node.body.body) {
    if (member.type === 'StaticBlock') statics.push(member)
    else if (member.type === 'PropertyDefinition')
      (member.static ? statics : fields).push({ key: yield* keyOfMember(member, scope), node: member })
    else if (member.kind !== 'constructor') {
      const key = yield* keyOfMember(member, scope)
      const home = member.static ? made : prototype
      const shown = typeof key === 'object' ? `#${member.key.type === 'PrivateIdentifier' ? member.key.name : ''}` : key
      const fn = makeFunction(member.value, scope, {
        kind: 'method',
        home,
        name: nameOfMethod(shown, member.kind),
        start: member.start,
      })
      const own = member.static ? (made.privates ??= new Map()) : methods
      place(typeof key === 'object' ? own : home, key, member.kind, fn)
    }
  }
  made.fields = function* (self) {
    lend(self, methods)
    const inner = scopeFor(scope, self, prototype)
    for (const field of fields) yield* addField(self, field, inner)
  }
  if (node.id) scope.initialise(node.id.name, made)
  const own = scopeFor(scope, made, made)
  for (const one of statics) yield* 'node' in one ? addField(made, one, own) : runStatic(one, own)
  return made
}
