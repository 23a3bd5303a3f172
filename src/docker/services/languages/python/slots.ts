import { objectClass } from './exceptions.ts'
import { type Class, List, Tuple, type Value } from './values.ts'

const known = new WeakMap<Class, ReadonlySet<string> | null>()

function namesIn(slots: Value | undefined): readonly string[] | undefined {
  if (typeof slots === 'string') return [slots]
  return slots instanceof Tuple || slots instanceof List ? slots.items.map(String) : undefined
}

function found(type: Class): ReadonlySet<string> | null {
  const lists = type.order.filter((one) => one !== objectClass).map((one) => namesIn(one.members.get('__slots__')))
  const names = new Set<string>()
  for (const list of lists) {
    if (list === undefined) return null
    for (const name of list) names.add(name)
  }
  return lists.length === 0 || names.has('__dict__') ? null : names
}

/** The only attributes that values of a class may have; undefined where they have a `__dict__`, and thus any. */
export function slotsOf(type: Class): ReadonlySet<string> | undefined {
  let kept = known.get(type)
  if (kept === undefined) known.set(type, (kept = type.module === 'builtins' ? null : found(type)))
  return kept ?? undefined
}
