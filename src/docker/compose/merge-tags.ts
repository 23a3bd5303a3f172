import { defineMappingTag, defineScalarTag, defineSequenceTag, type TagDefinition } from 'js-yaml'
import { isMapping, type Mapping } from './value.ts'

type Mark = 'reset' | 'override'

/** A value that the files below have no say in. */
class Marked {
  readonly mark: Mark
  readonly value: unknown

  constructor(mark: Mark, value: unknown) {
    this.mark = mark
    this.value = value
  }
}

/** Nothing is written with these tags. */
const identify = (): boolean => false

const tagsOf = (mark: Mark): readonly TagDefinition[] => {
  const name = `!${mark}`
  return [
    defineScalarTag(name, { resolve: (source) => new Marked(mark, source), identify }),
    defineSequenceTag<unknown[], Marked>(name, {
      create: () => [],
      addItem: (items, item) => void items.push(item),
      finalize: (items) => new Marked(mark, items),
      identify,
    }),
    defineMappingTag<Map<unknown, unknown>, Marked>(name, {
      create: () => new Map(),
      addPair: (pairs, key, value) => (pairs.set(key, value), ''),
      has: (pairs, key) => pairs.has(key),
      keys: () => [],
      get: () => undefined,
      finalize: (pairs) => new Marked(mark, Object.fromEntries(pairs)),
      identify,
    }),
  ]
}

/** `!reset`, which takes a value of the files below away, and `!override`, which puts another in its place. */
export const mergeTags: readonly TagDefinition[] = [...tagsOf('reset'), ...tagsOf('override')]

/** Keys from the top of a file. */
export type Path = readonly string[]

/** A document without its marks, and where there were any. */
export interface Unmarked {
  readonly value: unknown
  readonly paths: readonly Path[]
}

/** Takes the marks from a document; what is reset is not in it any more. */
export function withoutMarks(given: unknown, path: Path = []): Unmarked {
  if (given instanceof Marked) {
    const { value } = withoutMarks(given.value, path)
    return { value: given.mark === 'reset' ? undefined : value, paths: [path] }
  }
  if (Array.isArray(given)) return { value: given.map((item) => withoutMarks(item).value), paths: [] }
  if (typeof given !== 'object' || given === null) return { value: given, paths: [] }
  const inner = Object.entries(given).map(([key, value]) => [key, withoutMarks(value, [...path, key])] as const)
  const kept = inner.filter(([, { value }]) => value !== undefined)
  return {
    value: Object.fromEntries(kept.map(([key, { value }]) => [key, value])),
    paths: inner.flatMap(([, { paths }]) => paths),
  }
}

/** A mapping without what is at a path of it. */
export function withoutPath(mapping: Mapping, [key = '', ...rest]: Path): Mapping {
  const { [key]: value, ...others } = mapping
  if (rest.length === 0 || value === undefined) return others
  return isMapping(value) ? { ...mapping, [key]: withoutPath(value, rest) } : mapping
}
