/** What a Compose file holds, as YAML has it. */
export type Value = null | boolean | number | string | readonly Value[] | Mapping

export interface Mapping {
  readonly [key: string]: Value
}

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value)

export const isMapping = (value: Value | undefined): value is Mapping =>
  typeof value === 'object' && value !== null && !isList(value)

export const mappingOf = (value: Value | undefined): Mapping => (isMapping(value) ? value : {})

/** A scalar as a string; undefined for what is none, or null. */
export function textOf(value: Value | undefined): string | undefined {
  return value === null || value === undefined || typeof value === 'object' ? undefined : String(value)
}

/** What a library gave, with the types that JSON has. */
export function valueOf(given: unknown): Value {
  if (Array.isArray(given)) return given.map(valueOf)
  if (typeof given === 'object' && given !== null) {
    return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, valueOf(value)]))
  }
  return typeof given === 'boolean' || typeof given === 'number' || typeof given === 'string' ? given : null
}

/** Each value of a mapping made another. */
export const mapValues = (mapping: Mapping, make: (value: Value, key: string) => Value): Mapping =>
  Object.fromEntries(Object.entries(mapping).map(([key, value]) => [key, make(value, key)]))
