import { mappingOf, type Worth } from '../languages/expression.ts'
import { type Document, isDocument, unsimulated } from './documents.ts'

/** What a path with dots leads to in a document; null where there is nothing. */
export function valueAt(worth: Worth | undefined, path: string): Worth {
  let here = worth
  for (const name of path.split('.')) {
    const fields = mappingOf(here)
    here = Object.hasOwn(fields, name) ? fields[name] : undefined
  }
  return here ?? null
}

/** The order of BSON's types, of those that there are here. */
function rank(worth: Worth): number {
  if (worth === null) return 0
  if (typeof worth === 'number') return 1
  if (typeof worth === 'string') return 2
  if (isDocument(worth)) return 3
  if (Array.isArray(worth)) return 4
  return typeof worth === 'boolean' ? 6 : 5
}

/** Which of two values stands first. */
export function compareWorths(one: Worth, other: Worth): number {
  const ranks = rank(one) - rank(other)
  if (ranks !== 0) return ranks
  if (typeof one === 'number' && typeof other === 'number') return one - other
  const [a, b] = [one, other].map((worth) => (typeof worth === 'string' ? worth : JSON.stringify(worth)))
  return a === b ? 0 : (a ?? '') < (b ?? '') ? -1 : 1
}

/** Sorts documents by fields, 1 up and -1 down. @throws Refused */
export function sortDocuments(documents: readonly Document[], by: Worth): readonly Document[] {
  const fields = Object.entries(mappingOf(by))
  const odd = fields.find(([, side]) => side !== 1 && side !== -1)
  if (!isDocument(by) || odd) throw unsimulated(`the order ${JSON.stringify(odd ? odd[1] : by)}`)
  return documents.toSorted((one, other) => {
    for (const [name, side] of fields) {
      const order = compareWorths(valueAt(one, name), valueAt(other, name))
      if (order !== 0) return order * Number(side)
    }
    return 0
  })
}
