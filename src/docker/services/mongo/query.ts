import { mappingOf, type Worth } from '../languages/expression.ts'
import { type Document, fieldOf, isDocument, listed, Refused, same, unsimulated } from './documents.ts'

/** Whether a document is what is asked for. */
export type Predicate = (document: Document) => boolean

/** Whether what a path leads to is what is asked for. */
type Condition = (found: readonly Worth[]) => boolean

/** What a path with dots leads to; through lists, to each of their members. */
function reached(worth: Worth | undefined, path: readonly string[]): readonly Worth[] {
  const [name, ...rest] = path
  if (worth === undefined) return []
  if (name === undefined) return [worth]
  if (!Array.isArray(worth)) return reached(fieldOf(worth, name), rest)
  const items = listed(worth)
  const numbered = /^\d+$/.test(name) ? reached(items[Number(name)], rest) : []
  return [...numbered, ...items.filter((item) => !Array.isArray(item)).flatMap((item) => reached(item, path))]
}

/** A list is met by itself, and by each of its members. */
const candidates = (found: readonly Worth[]): readonly Worth[] => found.flatMap((worth) => [worth, ...listed(worth)])

const equal =
  (wanted: Worth): Condition =>
  (found) =>
    (wanted === null && found.length === 0) || candidates(found).some((one) => same(one, wanted))

/** A worth that has an order among those of its type; an id by its digits. */
function ordered(worth: Worth): { readonly type: string; readonly order: number | string } | undefined {
  const id = fieldOf(worth, '$oid')
  if (typeof id === 'string') return { type: 'id', order: id }
  if (typeof worth === 'number' || typeof worth === 'string') return { type: typeof worth, order: worth }
  return typeof worth === 'boolean' ? { type: 'boolean', order: Number(worth) } : undefined
}

type Order = (one: number | string, other: number | string) => boolean

const compared =
  (name: string, order: Order) =>
  (wanted: Worth): Condition => {
    const limit = ordered(wanted)
    if (!limit) throw unsimulated(`${name} with ${JSON.stringify(wanted)}`)
    return (found) =>
      candidates(found).some((worth) => {
        const one = ordered(worth)
        return one?.type === limit.type && order(one.order, limit.order)
      })
  }

const not =
  (condition: Condition): Condition =>
  (found) =>
    !condition(found)

function among(name: string, wanted: Worth): Condition {
  if (!Array.isArray(wanted)) throw new Refused(`${name} needs an array`)
  const conditions = listed(wanted).map(equal)
  return (found) => conditions.some((condition) => condition(found))
}

function negated(wanted: Worth): Condition {
  if (!isDocument(wanted)) throw new Refused('$not needs a regex or a document')
  return not(conditionOf(wanted))
}

/** A regular expression: of PCRE, what JavaScript has too. */
function matching(wanted: Worth, options: Worth = ''): Condition {
  if (typeof wanted !== 'string') throw new Refused('$regex has to be a string')
  if (typeof options !== 'string' || /[^ims]/.test(options)) throw unsimulated(`$options: ${JSON.stringify(options)}`)
  try {
    const pattern = new RegExp(wanted, options)
    return (found) => candidates(found).some((worth) => typeof worth === 'string' && pattern.test(worth))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Refused(`Regular expression is invalid: ${error.message}`)
  }
}

const OPERATORS: Readonly<Record<string, (wanted: Worth) => Condition>> = {
  $eq: equal,
  $ne: (wanted) => not(equal(wanted)),
  $gt: compared('$gt', (one, other) => one > other),
  $gte: compared('$gte', (one, other) => one >= other),
  $lt: compared('$lt', (one, other) => one < other),
  $lte: compared('$lte', (one, other) => one <= other),
  $in: (wanted) => among('$in', wanted),
  $nin: (wanted) => not(among('$nin', wanted)),
  $all: (wanted) => {
    const conditions = listed(wanted).map(equal)
    return (found) => conditions.every((condition) => condition(found))
  },
  $size: (wanted) => (found) => found.some((worth) => Array.isArray(worth) && worth.length === wanted),
  $exists: (wanted) => (found) => found.length > 0 === (wanted !== false && wanted !== 0 && wanted !== null),
  $not: negated,
}

function conditionOf(wanted: Worth): Condition {
  const entries = isDocument(wanted) ? Object.entries(mappingOf(wanted)) : []
  if (!entries[0]?.[0].startsWith('$')) return equal(wanted)
  const { $options: options, ...others } = mappingOf(wanted)
  if (options !== undefined && others['$regex'] === undefined) throw new Refused('$options needs a $regex')
  const conditions = Object.entries(others).map(([name, worth]) => {
    if (name === '$regex') return matching(worth, options)
    if (!name.startsWith('$')) throw new Refused(`unknown operator: ${name}`)
    const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
    if (!operator) throw unsimulated(name)
    return operator(worth)
  })
  return (found) => conditions.every((condition) => condition(found))
}

const JOINED: Readonly<Record<string, (parts: readonly Predicate[]) => Predicate>> = {
  $and: (parts) => (document) => parts.every((part) => part(document)),
  $or: (parts) => (document) => parts.some((part) => part(document)),
  $nor: (parts) => (document) => !parts.some((part) => part(document)),
}

function clauseOf(name: string, wanted: Worth): Predicate {
  if (!name.startsWith('$')) {
    const condition = conditionOf(wanted)
    return (document) => condition(reached(document, name.split('.')))
  }
  const join = Object.hasOwn(JOINED, name) ? JOINED[name] : undefined
  if (!join) throw unsimulated(name)
  if (!Array.isArray(wanted)) throw new Refused(`${name} must be an array`)
  const parts = listed(wanted)
  if (parts.length === 0) throw new Refused('$and/$or/$nor must be a nonempty array')
  if (!parts.every(isDocument)) throw new Refused('$or/$and/$nor entries need to be full objects')
  return join(parts.map(predicateOf))
}

/** What a query asks for; all of it is checked before a document is. @throws Refused */
export function predicateOf(query: Worth): Predicate {
  if (!isDocument(query))
    throw new Refused('Query filter must be a plain object or ObjectId', 'MongoInvalidArgumentError')
  const clauses = Object.entries(mappingOf(query)).map(([name, wanted]) => clauseOf(name, wanted))
  return (document) => clauses.every((clause) => clause(document))
}
