import { mappingOf, type Worth } from '../languages/expression.ts'
import { type Document, isDocument, Refused, unsimulated } from './documents.ts'
import { valueAt } from './order.ts'
import { shown } from './shown.ts'

/** An index of a collection. */
export interface Index {
  readonly name: string
  /** Its fields, each with its direction. */
  readonly key: Document
  readonly unique?: boolean
  /** Whether documents without its fields are left out. */
  readonly sparse?: boolean
}

/** The indexes of all collections, by `database.collection`. The one of `_id` is not among them. */
export type Indexes = Readonly<Record<string, readonly Index[]>>

const ID_INDEX = { v: 2, key: { _id: 1 }, name: '_id_' }

/** Options of indexes that MongoDB has, and that are not simulated. */
const ABSENT: ReadonlySet<string> = new Set(
  (
    'expireAfterSeconds partialFilterExpression collation weights default_language language_override textIndexVersion ' +
    '2dsphereIndexVersion bits min max wildcardProjection hidden storageEngine commitQuorum'
  ).split(' '),
)

/** The index that `createIndex` describes. @throws Refused for an option that would do nothing */
function indexOf(keys: Worth, options: Worth): Index {
  if (!isDocument(keys)) throw new Refused('Index keys must be an object', 'TypeError')
  const key = mappingOf(keys)
  const directions = Object.values(key)
  if (directions.length === 0) throw new Refused('Must specify at least one field for the index key', undefined, 67)
  if (!directions.every((one) => one === 1 || one === -1))
    throw unsimulated('an index that is not ascending or descending')
  const { name, unique, sparse, background: _inert, ...rest } = mappingOf(options)
  const [other] = Object.keys(rest)
  if (other !== undefined && ABSENT.has(other)) throw unsimulated(`an index with ${other}`)
  if (other !== undefined)
    throw new Refused(`The field '${other}' is not valid for an index specification`, undefined, 197)
  return {
    key,
    name:
      typeof name === 'string'
        ? name
        : Object.entries(key)
            .map(([field, way]) => `${field}_${String(way)}`)
            .join('_'),
    ...(unique === true && { unique }),
    ...(sparse === true && { sparse }),
  }
}

/** What the documents of a collection have in the fields of an index, as texts that can be compared. */
const entryOf = ({ key }: Index, document: Document): string =>
  JSON.stringify(Object.keys(key).map((field) => valueAt(document, field)))

/** Whether an index has an entry for a document. */
const isIndexed = ({ key, sparse }: Index, document: Document): boolean =>
  sparse !== true || Object.keys(key).some((field) => valueAt(document, field) !== null)

function duplicate(place: string, { name, key }: Index, document: Document, refusal?: string): Refused {
  const told = Object.keys(key).map((field) => {
    const value = valueAt(document, field)
    return `${field}: ${typeof value === 'string' ? JSON.stringify(value) : shown(value)}`
  })
  return new Refused(
    `E11000 duplicate key error collection: ${place} index: ${name} dup key: { ${told.join(', ')} }`,
    refusal,
    11_000,
  )
}

/** The index that every collection has. */
export const ID: Index = { name: ID_INDEX.name, key: ID_INDEX.key, unique: true }

/** What documents have in the unique indexes of a collection. */
export class UniqueEntries {
  readonly #place: string
  readonly #refusal: string | undefined
  readonly #entries: ReadonlyMap<Index, Set<string>>

  /** @param refusal the name of the error that is thrown */
  constructor(place: string, indexes: readonly Index[], refusal?: string) {
    this.#place = place
    this.#refusal = refusal
    this.#entries = new Map(indexes.filter(({ unique }) => unique).map((index) => [index, new Set<string>()]))
  }

  /** Takes a document that is there already. */
  know(document: Document): void {
    for (const [index, seen] of this.#entries) if (isIndexed(index, document)) seen.add(entryOf(index, document))
  }

  /** Takes a document. @throws Refused where another one has the same in a unique index */
  add(document: Document): void {
    for (const [index, seen] of this.#entries)
      if (isIndexed(index, document) && seen.has(entryOf(index, document)))
        throw duplicate(this.#place, index, document, this.#refusal)
    this.know(document)
  }
}

/** @throws Refused where two documents have the same in a unique index */
export function checkUnique(place: string, documents: readonly Document[], indexes: readonly Index[]): void {
  const entries = new UniqueEntries(place, indexes)
  for (const document of documents) entries.add(document)
}

/** What an operation on indexes gives, and the indexes that are left where it changes them. */
interface Done {
  readonly worth: Worth
  readonly left?: readonly Index[]
}

/** What is asked about the indexes of a collection; undefined where it is about something else. @throws Refused */
export function indexOperation(
  place: string,
  documents: readonly Document[],
  indexes: readonly Index[],
  { operation, words: [first = {}, options = {}] }: { readonly operation: string; readonly words: readonly Worth[] },
): Done | undefined {
  if (operation === 'getIndexes')
    return { worth: [ID_INDEX, ...indexes.map(({ key, name, ...rest }) => ({ v: 2, key, name, ...rest }))] }
  if (operation === 'createIndex') {
    const made = indexOf(first, options)
    if (made.name === ID_INDEX.name || indexes.some(({ name }) => name === made.name)) return { worth: made.name }
    checkUnique(place, documents, [made])
    return { worth: made.name, left: [...indexes, made] }
  }
  if (operation === 'dropIndex') {
    const left = indexes.filter(({ name, key }) => name !== first && JSON.stringify(key) !== JSON.stringify(first))
    if (left.length === indexes.length) throw new Refused(`index not found with name [${String(first)}]`, undefined, 27)
    return { worth: { nIndexesWas: indexes.length + 1, ok: 1 }, left }
  }
  return undefined
}
