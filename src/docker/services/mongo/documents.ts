import { mappingOf, type Worth } from '../languages/expression.ts'

/** A document: its fields, `_id` first. */
export type Document = Readonly<Record<string, Worth>>

/** Documents by collection, by database. */
export type Databases = Readonly<Record<string, Readonly<Record<string, readonly Document[]>>>>

const same = (one: Worth | undefined, other: Worth | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const comparisons: Readonly<Record<string, (field: Worth | undefined, wanted: Worth) => boolean>> = {
  $eq: same,
  $ne: (field, wanted) => !same(field, wanted),
  $gt: (field, wanted) => typeof field === typeof wanted && Number(field) > Number(wanted),
  $gte: (field, wanted) => typeof field === typeof wanted && Number(field) >= Number(wanted),
  $lt: (field, wanted) => typeof field === typeof wanted && Number(field) < Number(wanted),
  $lte: (field, wanted) => typeof field === typeof wanted && Number(field) <= Number(wanted),
  $in: (field, wanted) => Array.isArray(wanted) && wanted.some((one: Worth) => same(field, one)),
  $exists: (field, wanted) => (field !== undefined) === wanted,
}

/** What a query or an update has that is not simulated. */
export class UnknownOperator extends Error {}

function meets(field: Worth | undefined, wanted: Worth): boolean {
  const operators = Object.entries(mappingOf(wanted)).filter(([name]) => name.startsWith('$') && name !== '$oid')
  if (operators.length === 0) return same(field, wanted)
  return operators.every(([name, worth]) => {
    const compare = comparisons[name]
    if (!compare) throw new UnknownOperator(name)
    return compare(field, worth)
  })
}

/** Whether a document is what a query asks for. @throws UnknownOperator */
export const matches = (document: Document, query: Worth): boolean =>
  Object.entries(mappingOf(query)).every(([name, wanted]) => meets(document[name], wanted))

const without = (document: Document, names: ReadonlySet<string>): Document =>
  Object.fromEntries(Object.entries(document).filter(([name]) => !names.has(name)))

const changes: Readonly<Record<string, (document: Document, given: Document) => Document>> = {
  $set: (document, given) => ({ ...document, ...given }),
  $unset: (document, given) => without(document, new Set(Object.keys(given))),
  $inc: (document, given) => ({
    ...document,
    ...Object.fromEntries(
      Object.entries(given).map(([name, by]) => [name, Number(document[name] ?? 0) + Number(by)] as const),
    ),
  }),
  $push: (document, given) => ({
    ...document,
    ...Object.fromEntries(
      Object.entries(given).map(([name, item]) => {
        const list = document[name]
        return [name, [...(Array.isArray(list) ? list : []), item]] as const
      }),
    ),
  }),
}

/** A document as an update leaves it. @throws UnknownOperator */
export function updated(document: Document, update: Worth): Document {
  let after = document
  for (const [name, given] of Object.entries(mappingOf(update))) {
    const change = changes[name]
    if (!change) throw new UnknownOperator(name)
    after = change(after, mappingOf(given))
  }
  return after
}
