import { Complaint } from './complaint.ts'
import { fileShape, type Kind, type Shape } from './keys.ts'
import { isList, isMapping, type Mapping, type Value } from './value.ts'

function kindOf(value: Value): Kind {
  if (value === null) return 'null'
  if (isList(value)) return 'list'
  if (isMapping(value)) return 'mapping'
  return typeof value === 'number' ? 'number' : typeof value === 'boolean' ? 'boolean' : 'string'
}

/** Where in the file, as messages have it. */
const placeOf = (path: readonly string[]): string => (path.length === 0 ? '(root)' : path.join('.'))

/** Extensions are allowed wherever there are keys. */
const isExtension = (key: string): boolean => key.startsWith('x-')

function problemInMapping(mapping: Mapping, shape: Shape, path: readonly string[]): string | undefined {
  for (const [key, value] of Object.entries(mapping)) {
    const inner = shape.keys ? shape.keys[key] : shape.inner
    const isKnown = shape.keys ? inner !== undefined : (shape.names?.test(key) ?? true)
    if (!isKnown && !isExtension(key)) return `${placeOf(path)} Additional property ${key} is not allowed`
    const problem = inner && problemOf(value, inner, [...path, key])
    if (problem !== undefined) return problem
  }
  return undefined
}

/** The kinds that a value may have, as a message names them. Where a list or a mapping is among them, it names only the first. */
function wantedKind(kinds: readonly Kind[]): string {
  if (kinds.includes('list') || kinds.includes('mapping')) return kinds.find((kind) => kind !== 'null') ?? 'string'
  return kinds.length > 1 ? `${kinds.slice(0, -1).join(', ')} or ${kinds.at(-1)}` : (kinds[0] ?? 'string')
}

function problemOf(value: Value, shape: Shape, path: readonly string[]): string | undefined {
  if (!shape.kinds.includes(kindOf(value))) return `${placeOf(path)} must be a ${wantedKind(shape.kinds)}`
  if (shape.words && typeof value === 'string' && !shape.words.includes(value))
    return `${placeOf(path)} must be one of the following: ${shape.words.map((word) => JSON.stringify(word)).join(', ')}`
  if (isMapping(value)) return problemInMapping(value, shape, path)
  if (!isList(value)) return undefined
  // a list of names may stand for a mapping of them: what they hold is not in the list
  const standsForMapping = shape.kinds.includes('mapping') && (shape.inner ?? shape.keys) !== undefined
  const item: Shape | undefined = standsForMapping ? { kinds: ['string'] } : shape.inner
  for (const [at, one] of value.entries()) {
    const problem = item && problemOf(one, item, [...path, String(at)])
    if (problem !== undefined) return problem
  }
  return undefined
}

/** Refuses what the Compose specification does not know. @throws Complaint */
export function validate(file: string, content: Mapping): void {
  const { services } = content
  if (services !== undefined && !isMapping(services)) throw new Complaint('services must be a mapping')
  const problem = problemOf(content, fileShape, [])
  if (problem !== undefined) throw new Complaint(`validating ${file}: ${problem}`)
}
