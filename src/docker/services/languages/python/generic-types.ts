import { objectClass, typeError } from './exceptions.ts'
import { types } from './types.ts'
import { Class, GenericAlias, Tuple, type Value } from './values.ts'

const generic = new Set([types.list, types.tuple, types.dict, types.set, types.frozenset, types.type])

/** Whether a class takes parameters: a container, a class of the library, or what inherits from one. */
const takesParameters = (type: Class): boolean =>
  type.order.some(
    (one) => generic.has(one) || (one !== objectClass && one.module !== 'builtins' && one.module !== '__main__'),
  )

/** `type[index]`. @throws Raised TypeError for a class that takes no parameters */
export function parameterized(type: Class, index: Value): GenericAlias {
  if (!takesParameters(type)) throw typeError(`type '${type.name}' is not subscriptable`)
  return new GenericAlias(type, index instanceof Tuple ? index.items : [index])
}

/** The types that a value stands for in a union; undefined where it may not stand in one. */
function membersOf(value: Value): readonly Value[] | undefined {
  if (value === null) return [types.NoneType]
  if (value instanceof GenericAlias && value.origin === undefined) return value.parameters
  return value instanceof Class || value instanceof GenericAlias ? [value] : undefined
}

/** `left | right` of types, each once; undefined where one of them is none. */
export function unionOf(left: Value, right: Value): Value | undefined {
  const [first, second] = [membersOf(left), membersOf(right)]
  if (!first || !second || (left === null && right === null)) return undefined
  const found: Value[] = []
  for (const one of [...first, ...second]) if (!found.some((other) => isSameType(one, other))) found.push(one)
  return found.length === 1 ? found[0] : new GenericAlias(undefined, found)
}

const holdsAll = (all: readonly Value[], some: readonly Value[]): boolean =>
  some.every((one) => all.some((other) => isSameType(one, other)))

/** Whether two types are the same: unions in any order. */
export function isSameType(left: Value, right: Value): boolean {
  if (!(left instanceof GenericAlias && right instanceof GenericAlias)) return left === right
  const [first, second] = [left.parameters, right.parameters]
  if (left.origin !== right.origin || first.length !== second.length) return false
  if (left.origin === undefined) return holdsAll(first, second)
  return first.every((one, at) => isSameType(one, second[at] ?? null))
}

/** The class that a value stands for where a class is asked for: `list` for `list[int]`. */
export const originOf = (value: Value): Value => (value instanceof GenericAlias ? (value.origin ?? value) : value)
