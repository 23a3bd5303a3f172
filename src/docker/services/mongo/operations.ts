import { mappingOf, type Worth } from '../languages/expression.ts'
import { aggregate } from './aggregate.ts'
import { type CursorStep, through } from './cursor.ts'
import { type Document, isDocument, listed, Refused, same, unsimulated } from './documents.ts'
import { checkUnique, ID, type Index, UniqueEntries } from './indexes.ts'
import { compareWorths, valueAt } from './order.ts'
import { projectionOf } from './projection.ts'
import { predicateOf } from './query.ts'
import { updateOf, withField } from './update.ts'

/** What an operation gives, and the documents that are left where it changes them. */
interface Done {
  readonly worth: Worth
  readonly left?: readonly Document[]
  /** Why it ended before all was done. */
  readonly refused?: Refused
}

/** What an operation works on. */
export interface Work {
  readonly documents: readonly Document[]
  /** `database.collection`. */
  readonly place: string
  readonly indexes: readonly Index[]
  makeId(): Worth
}

/** The operations that give a cursor. */
const CURSORS = new Set(['find', 'aggregate'])

/** What is asked of a collection: an operation, and what becomes of the documents that it finds. */
export interface Asking {
  readonly operation: string
  readonly words: readonly Worth[]
  readonly steps: readonly CursorStep[]
}

interface Operation {
  /** The fewest and the most words that it takes. */
  readonly takes: readonly [number, number]
  run(work: Work, words: readonly Worth[]): Done
}

const withId = (document: Document, { makeId }: Work): Document => ({ _id: document['_id'] ?? makeId(), ...document })

/** What may not come again, with the name of the error that says so. */
function entriesOf({ documents, place, indexes }: Work, refusal?: string): UniqueEntries {
  const entries = new UniqueEntries(place, [ID, ...indexes], refusal)
  for (const document of documents) entries.know(document)
  return entries
}

/** @throws Refused where the id, or what a unique index has of it, is there already */
function added(work: Work, document: Document): readonly Document[] {
  entriesOf(work).add(document)
  return [...work.documents, document]
}

function given(worth: Worth | undefined): Document {
  if (isDocument(worth)) return mappingOf(worth)
  throw new Refused('Document must be an object', 'MongoInvalidArgumentError')
}

function insertMany(work: Work, [all]: readonly Worth[]): Done {
  if (!Array.isArray(all))
    throw new Refused('Argument "docs" must be an array of documents', 'MongoInvalidArgumentError')
  const inserted = listed(all).map((one) => withId(given(one), work))
  if (inserted.length === 0)
    throw new Refused('Invalid BulkOperation, Batch cannot be empty', 'MongoInvalidArgumentError')
  const insertedIds = Object.fromEntries(inserted.map((document, at) => [at, document['_id'] ?? null]))
  const worth = { acknowledged: true, insertedIds }
  const entries = entriesOf(work, 'MongoBulkWriteError')
  const left = [...work.documents]
  for (const document of inserted)
    try {
      entries.add(document)
      left.push(document)
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused
      return { worth, left, refused }
    }
  return { worth, left }
}

/** The document that an upsert starts from: what the query says that fields are. */
function sought(query: Worth): Document {
  let document: Document = {}
  for (const [name, wanted] of Object.entries(mappingOf(query))) {
    if (name.startsWith('$')) throw unsimulated(`an upsert with ${name}`)
    const operators = isDocument(wanted) ? mappingOf(wanted) : {}
    const isOperator = Object.keys(operators)[0]?.startsWith('$') ?? false
    const worth = isOperator ? operators['$eq'] : wanted
    if (worth !== undefined) document = withField(document, name, worth)
  }
  return document
}

function isUpsert(options: Worth): boolean {
  const { upsert = false, ...rest } = mappingOf(options)
  const [other] = isDocument(options) ? Object.keys(rest) : [JSON.stringify(options)]
  if (other !== undefined || typeof upsert !== 'boolean') throw unsimulated(`the option ${other ?? 'upsert'}`)
  return upsert
}

const update =
  (many: boolean) =>
  (work: Work, [query = {}, change = {}, options = {}]: readonly Worth[]): Done => {
    const { documents } = work
    const [predicate, changed, upsert] = [predicateOf(query), updateOf(change), isUpsert(options)]
    const first = documents.findIndex(predicate)
    const made = upsert && first < 0 ? withId(changed(sought(query)), work) : undefined
    const isChosen = (document: Document, at: number): boolean => (many ? predicate(document) : at === first)
    const left = documents.map((document, at) => (isChosen(document, at) ? changed(document) : document))
    const worth = {
      acknowledged: true,
      insertedId: made?.['_id'] ?? null,
      matchedCount: documents.filter(isChosen).length,
      modifiedCount: left.filter((document, at) => !same(document, documents[at])).length,
      upsertedCount: made ? 1 : 0,
    }
    checkUnique(work.place, left, work.indexes)
    return { worth, left: made ? added(work, made) : left }
  }

function replaceOne(work: Work, [query = {}, replacement = {}, options = {}]: readonly Worth[]): Done {
  const fields = given(replacement)
  if (Object.keys(fields).some((name) => name.startsWith('$')))
    throw new Refused('Replacement document must not contain atomic operators', 'MongoInvalidArgumentError')
  const [{ documents }, upsert] = [work, isUpsert(options)]
  const first = documents.findIndex(predicateOf(query))
  const before = documents[first]
  const made = !before && upsert ? withId({ ...sought(query), ...fields }, work) : undefined
  const after = before && { _id: before['_id'] ?? null, ...fields }
  if (after && !same(after['_id'], before['_id']))
    throw new Refused(
      "After applying the update, the (immutable) field '_id' was found to have been altered",
      undefined,
      66,
    )
  const left = documents.map((document, at) => (at === first && after ? after : document))
  checkUnique(work.place, left, work.indexes)
  const worth = {
    acknowledged: true,
    insertedId: made?.['_id'] ?? null,
    matchedCount: before ? 1 : 0,
    modifiedCount: before && !same(before, after) ? 1 : 0,
    upsertedCount: made ? 1 : 0,
  }
  return { worth, left: made ? added(work, made) : left }
}

function remove(documents: readonly Document[], isGone: (document: Document, at: number) => boolean): Done {
  const left = documents.filter((document, at) => !isGone(document, at))
  return { worth: { acknowledged: true, deletedCount: documents.length - left.length }, left }
}

function find({ documents }: Work, [query = {}, projection = {}]: readonly Worth[]): readonly Document[] {
  const project = projectionOf(projection)
  return documents.filter(predicateOf(query)).map((document) => project(document))
}

const OPERATIONS: Readonly<Record<string, Operation>> = {
  insertOne: {
    takes: [1, 1],
    run(work, [one]) {
      const document = withId(given(one), work)
      return { worth: { acknowledged: true, insertedId: document['_id'] ?? null }, left: added(work, document) }
    },
  },
  insertMany: { takes: [1, 1], run: insertMany },
  find: { takes: [0, 2], run: (work, words) => ({ worth: find(work, words) }) },
  findOne: { takes: [0, 2], run: (work, words) => ({ worth: find(work, words)[0] ?? null }) },
  aggregate: { takes: [0, 1], run: ({ documents }, [pipeline]) => ({ worth: aggregate(documents, pipeline ?? []) }) },
  distinct: {
    takes: [1, 2],
    run({ documents }, [field = '', query = {}]) {
      const found = documents.filter(predicateOf(query)).map((document) => valueAt(document, String(field)))
      const worths = found.flatMap((worth) => (Array.isArray(worth) ? listed(worth) : [worth]))
      const once = new Map(worths.filter((worth) => worth !== null).map((worth) => [JSON.stringify(worth), worth]))
      return { worth: [...once.values()].toSorted(compareWorths) }
    },
  },
  estimatedDocumentCount: { takes: [0, 0], run: ({ documents }) => ({ worth: documents.length }) },
  countDocuments: { takes: [0, 1], run: (work, words) => ({ worth: find(work, words).length }) },
  updateOne: { takes: [2, 3], run: update(false) },
  updateMany: { takes: [2, 3], run: update(true) },
  replaceOne: { takes: [2, 3], run: replaceOne },
  deleteOne: {
    takes: [1, 1],
    run({ documents }, [query = {}]) {
      const first = documents.findIndex(predicateOf(query))
      return remove(documents, (_document, at) => at === first)
    },
  },
  deleteMany: { takes: [1, 1], run: ({ documents }, [query = {}]) => remove(documents, predicateOf(query)) },
}

/** Does what is asked of a collection. @throws Refused */
export function operate(work: Work, { operation: name, words, steps }: Asking): Done {
  const operation = Object.hasOwn(OPERATIONS, name) ? OPERATIONS[name] : undefined
  const collection = work.place.slice(work.place.indexOf('.') + 1)
  if (!operation) throw new Refused(`db.${collection}.${name} is not simulated here`, 'TypeError')
  const [fewest, most] = operation.takes
  if (words.length < fewest)
    throw new Refused(
      `[COMMON-10001] Missing required argument at position ${words.length} (Collection.${name})`,
      'MongoshInvalidInputError',
    )
  if (words.length > most)
    throw new Refused(`db.${collection}.${name} with ${words.length} arguments is not simulated here`, 'TypeError')
  const done = operation.run(work, words)
  if (steps.length === 0) return done
  const [{ name: step }] = [steps[0] ?? { name: '' }]
  if (!CURSORS.has(name) || !Array.isArray(done.worth))
    throw new Refused(`db.${collection}.${name}(...).${step} is not a function`, 'TypeError')
  return { ...done, worth: through(listed(done.worth).map(mappingOf), steps) }
}
