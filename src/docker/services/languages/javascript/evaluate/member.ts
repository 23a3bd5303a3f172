import type { MemberExpression } from 'acorn'
import { toKey } from '../convert.ts'
import { placeOf } from '../naming.ts'
import { call, get, getOf, setOf } from '../objects.ts'
import type { Reference } from '../outcome.ts'
import type { Scope } from '../scope.ts'
import { andThen, Arr, type Key, type Maybe, Obj, plainProp, typeError, type Value } from '../values.ts'
import { CHAIN_END, isNothing } from './chain.ts'
import { evaluate } from '../walk.ts'

export const keyOf = (node: MemberExpression, scope: Scope): Maybe<Key> =>
  !node.computed && node.property.type === 'Identifier'
    ? node.property.name
    : andThen(evaluate(node.property, scope), (key) => toKey(scope.context.realm, key))

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
export function memberOf(node: MemberExpression, object: Value, scope: Scope): Maybe<Reference> {
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

export function member(node: MemberExpression, scope: Scope): Maybe<Value> {
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
