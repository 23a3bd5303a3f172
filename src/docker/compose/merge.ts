import { isList, isMapping, type Mapping, textOf, type Value } from './value.ts'

/** Keys of a service whose value is replaced as a whole, though it is a list. */
const REPLACED: ReadonlySet<string> = new Set(['command', 'entrypoint', 'test'])

/** What tells the items of a list apart, where an item may come again: mounts by their place in the container. */
const identityOf = (item: Value): string => {
  const target = isMapping(item) && item['published'] === undefined ? textOf(item['target']) : undefined
  return target ?? JSON.stringify(item)
}

function mergeLists(base: readonly Value[], over: readonly Value[]): readonly Value[] {
  const found = new Map<string, Value>()
  for (const item of [...base, ...over]) found.set(identityOf(item), item)
  return [...found.values()]
}

function mergeValues(key: string, base: Value | undefined, over: Value): Value {
  if (isMapping(base) && isMapping(over)) return merge(base, over)
  if (isList(base) && isList(over) && !REPLACED.has(key)) return mergeLists(base, over)
  return over === null && base !== undefined ? base : over
}

/** What two Compose files say together; the second one is on top. */
export function merge(base: Mapping, over: Mapping): Mapping {
  const merged: Record<string, Value> = { ...base }
  for (const [key, value] of Object.entries(over)) merged[key] = mergeValues(key, base[key], value)
  return merged
}
