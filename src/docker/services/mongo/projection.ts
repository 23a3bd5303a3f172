import { mappingOf, type Worth } from '../languages/expression.ts'
import { type Document, isDocument, Refused, unsimulated } from './documents.ts'

function isShown([name, worth]: readonly [string, Worth]): boolean {
  if (name.includes('.') || name.startsWith('$') || (typeof worth !== 'number' && typeof worth !== 'boolean'))
    throw unsimulated(`{ ${name}: ${JSON.stringify(worth)} } in a projection`)
  return Boolean(worth)
}

/** Leaves of documents what a projection asks for: fields to show, or fields to hide. @throws Refused */
export function projectionOf(projection: Worth): (document: Document) => Document {
  if (!isDocument(projection)) throw unsimulated(`the projection ${JSON.stringify(projection)}`)
  const fields = new Map(Object.entries(mappingOf(projection)).map((entry) => [entry[0], isShown(entry)] as const))
  const id = fields.get('_id')
  fields.delete('_id')
  const [first = id ?? false] = fields.values()
  const [kind, other] = first ? ['inclusion', 'exclusion'] : ['exclusion', 'inclusion']
  const odd = [...fields].find(([, shown]) => shown !== first)
  if (odd)
    throw new Refused(`Invalid projection :: caused by :: Cannot do ${other} on field ${odd[0]} in ${kind} projection`)
  const isKept = (name: string): boolean => (name === '_id' ? (id ?? true) : first === fields.has(name))
  return (document) => Object.fromEntries(Object.entries(document).filter(([name]) => isKept(name)))
}
