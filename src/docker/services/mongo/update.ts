import { mappingOf, type Worth } from '../languages/expression.ts'
import { type Document, fieldOf, isDocument, listed, Refused, same, unsimulated } from './documents.ts'
import { shown } from './shown.ts'

/** What becomes of a field; undefined takes it away. */
type Change = (before: Worth | undefined, given: Worth, field: string) => Worth | undefined

const CHANGES: Readonly<Record<string, Change>> = {
  $set: (_before, given) => given,
  $unset: () => undefined,
  $inc(before = 0, given, field) {
    if (typeof given !== 'number')
      throw new Refused(`Cannot increment with non-numeric argument: {${field}: ${JSON.stringify(given)}}`)
    if (typeof before === 'number') return before + given
    throw new Refused(`Cannot apply $inc to a value of non-numeric type: the field '${field}' is ${shown(before)}`)
  },
  $push(before = [], given, field) {
    if (!Array.isArray(before)) throw new Refused(`The field '${field}' must be an array but is ${shown(before)}`)
    if (isDocument(given) && Object.keys(mappingOf(given)).some((name) => name.startsWith('$')))
      throw unsimulated(`$push with ${JSON.stringify(given)}`)
    return [...listed(before), given]
  },
}

/** A document after a change of what a path leads to; documents on the way are made where there are none. @throws Refused */
function changed(
  worth: Worth | undefined,
  [name = '', ...rest]: readonly string[],
  change: (before?: Worth) => Worth | undefined,
): Worth {
  if (Array.isArray(worth)) throw unsimulated('a path into a list in an update')
  if (worth !== undefined && !isDocument(worth))
    throw new Refused(`Cannot create field '${name}' in element ${shown(worth)}`)
  const before = fieldOf(worth, name)
  if (rest.length > 0 && before === undefined && change() === undefined) return worth ?? {}
  const after = rest.length === 0 ? change(before) : changed(before, rest, change)
  const entries = Object.entries(mappingOf(worth))
  if (after === undefined) return Object.fromEntries(entries.filter(([one]) => one !== name))
  return before === undefined
    ? Object.fromEntries([...entries, [name, after]])
    : Object.fromEntries(entries.map(([one, own]) => [one, one === name ? after : own]))
}

/** A document with a field of its own, where a path with dots says. @throws Refused */
export const withField = (document: Document, path: string, worth: Worth): Document =>
  mappingOf(changed(document, path.split('.'), () => worth))

interface Step {
  readonly field: string
  readonly given: Worth
  readonly change: Change
}

function stepsOf(update: Worth): readonly Step[] {
  const operators = Object.entries(mappingOf(update))
  if (!isDocument(update) || !operators[0]?.[0].startsWith('$'))
    throw new Refused('Update document requires atomic operators', 'MongoInvalidArgumentError')
  return operators.flatMap(([name, fields]) => {
    const change = Object.hasOwn(CHANGES, name) ? CHANGES[name] : undefined
    if (!change) throw unsimulated(name)
    return Object.entries(mappingOf(fields)).map(([field, given]) => {
      if (field.includes('$')) throw unsimulated(`${field} in an update`)
      return { field, given, change }
    })
  })
}

/** What an update makes of a document; all of it is checked before a document is changed. @throws Refused */
export function updateOf(update: Worth): (document: Document) => Document {
  const steps = stepsOf(update)
  return (document) => {
    let after = document
    for (const { field, given, change } of steps)
      after = mappingOf(changed(after, field.split('.'), (before) => change(before, given, field)))
    const isKept = document['_id'] === undefined || same(document['_id'], after['_id'])
    if (isKept) return after
    throw new Refused("Performing an update on the path '_id' would modify the immutable field '_id'")
  }
}
