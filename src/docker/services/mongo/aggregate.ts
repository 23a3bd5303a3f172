import { mappingOf, type Worth } from '../languages/expression.ts'
import { type Document, fieldOf, isDocument, listed, Refused, unsimulated } from './documents.ts'
import { compareWorths, sortDocuments, valueAt } from './order.ts'
import { predicateOf } from './query.ts'

type Stage = (documents: readonly Document[], given: Worth) => readonly Document[]

const numbers = (worths: readonly Worth[]): readonly number[] => worths.filter((worth) => typeof worth === 'number')
const total = (worths: readonly Worth[]): number => numbers(worths).reduce((sum, number) => sum + number, 0)

/** What an expression is worth in a document: a field (`$price`), an operator, anything else as it stands. @throws Refused */
function valueOf(expression: Worth, document: Document): Worth {
  if (typeof expression === 'string')
    return expression.startsWith('$') ? valueAt(document, expression.slice(1)) : expression
  if (Array.isArray(expression)) return listed(expression).map((one) => valueOf(one, document))
  if (!isDocument(expression)) return expression
  const entries = Object.entries(mappingOf(expression))
  const [name = '', given = null] = entries[0] ?? []
  if (!name.startsWith('$')) return Object.fromEntries(entries.map(([field, one]) => [field, valueOf(one, document)]))
  const operator = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined
  if (!operator) throw unsimulated(name)
  const words = name === '$cond' ? branchesOf(given) : Array.isArray(given) ? listed(given) : [given]
  if (PAIRS.has(name) && words.length !== 2)
    throw new Refused(`Expression ${name} takes exactly 2 arguments. ${words.length} were passed in.`)
  return operator(words.map((word) => valueOf(word, document)))
}

/** The branches of `$cond`, as a list or by their names. @throws Refused */
function branchesOf(given: Worth): readonly Worth[] {
  const branches = isDocument(given)
    ? ['if', 'then', 'else'].flatMap((name) => fieldOf(given, name) ?? [])
    : listed(given)
  if (branches.length !== 3)
    throw new Refused(`Expression $cond takes exactly 3 arguments. ${branches.length} were passed in.`)
  return branches
}

/** The name that BSON has for the type of a worth. */
function typeOf(worth: Worth): string {
  if (typeof worth === 'number') return Number.isInteger(worth) ? 'int' : 'double'
  if (typeof worth === 'boolean') return 'bool'
  if (worth === null || typeof worth === 'string') return worth === null ? 'null' : 'string'
  if (Array.isArray(worth)) return 'array'
  return isDocument(worth) ? 'object' : 'objectId'
}

/** What goes wrong while a pipeline runs. */
const failed = (message: string): Refused =>
  new Refused(`PlanExecutor error during aggregation :: caused by :: ${message}`)

const isNumber = (worth: Worth): boolean => typeof worth === 'number'

/** Of any number of words. @throws Refused */
const arithmetic =
  (kinds: string, start: number, work: (one: number, other: number) => number) =>
  (words: readonly Worth[]): Worth => {
    const odd = words.find((word) => word !== null && !isNumber(word))
    if (odd !== undefined) throw failed(`${kinds}, not ${typeOf(odd)}`)
    return words.includes(null) ? null : numbers(words).reduce(work, start)
  }

/** Of two words. @throws Refused */
const pair =
  (trouble: (one: string, other: string) => string, work: (one: number, other: number) => number) =>
  ([first = null, second = null]: readonly Worth[]): Worth => {
    if (first === null || second === null) return null
    if (typeof first === 'number' && typeof second === 'number') return work(first, second)
    throw failed(trouble(typeOf(first), typeOf(second)))
  }

function quotient(one: number, other: number): number {
  if (other === 0) throw failed("can't $divide by zero")
  return one / other
}

function concatenated(words: readonly Worth[]): Worth {
  const odd = words.find((word) => word !== null && typeof word !== 'string')
  if (odd !== undefined) throw failed(`$concat only supports strings, not ${typeOf(odd)}`)
  return words.includes(null) ? null : words.join('')
}

function sizeOf([word = null]: readonly Worth[]): Worth {
  if (!Array.isArray(word)) throw failed(`The argument to $size must be an array, but was of type: ${typeOf(word)}`)
  return word.length
}

const PAIRS = new Set(['$subtract', '$divide', '$eq', '$gt', '$gte', '$lt', '$lte'])

const OPERATORS: Readonly<Record<string, (words: readonly Worth[]) => Worth>> = {
  $add: arithmetic('$add only supports numeric or date types', 0, (one, other) => one + other),
  $subtract: pair(
    (one, other) => `can't $subtract ${other} from ${one}`,
    (one, other) => one - other,
  ),
  $multiply: arithmetic('$multiply only supports numeric types', 1, (one, other) => one * other),
  $divide: pair((one, other) => `$divide only supports numeric types, not ${one} and ${other}`, quotient),
  $concat: concatenated,
  $toUpper: ([word = null]) => String(word ?? '').toUpperCase(),
  $toLower: ([word = null]) => String(word ?? '').toLowerCase(),
  $size: sizeOf,
  $ifNull: (words) => words.find((word) => word !== null) ?? null,
  $eq: ([one = null, other = null]) => compareWorths(one, other) === 0,
  $gt: ([one = null, other = null]) => compareWorths(one, other) > 0,
  $gte: ([one = null, other = null]) => compareWorths(one, other) >= 0,
  $lt: ([one = null, other = null]) => compareWorths(one, other) < 0,
  $lte: ([one = null, other = null]) => compareWorths(one, other) <= 0,
  $cond: ([test = null, yes = null, no = null]) => (test ? yes : no),
}

/** What a group gathers of the values of its documents. */
const GATHERED: Readonly<Record<string, (worths: readonly Worth[]) => Worth>> = {
  $sum: total,
  $avg: (worths) => (numbers(worths).length === 0 ? null : total(worths) / numbers(worths).length),
  $min: (worths) => worths.filter((one) => one !== null).toSorted(compareWorths)[0] ?? null,
  $max: (worths) =>
    worths
      .filter((one) => one !== null)
      .toSorted(compareWorths)
      .at(-1) ?? null,
  $first: ([first = null]) => first,
  $last: (worths) => worths.at(-1) ?? null,
  $push: (worths) => worths,
  $addToSet: (worths) => [...new Map(worths.map((worth) => [JSON.stringify(worth), worth] as const)).values()],
  $count: (worths) => worths.length,
}

/** Those that leave out what a document has not. */
const LISTS = new Set(['$push', '$addToSet'])

/** Whether a document has what an expression names; all other expressions are worth something. */
function isThere(expression: Worth, document: Document): boolean {
  if (typeof expression !== 'string' || !expression.startsWith('$')) return true
  const names = expression.slice(1).split('.')
  return names.reduce<Worth | undefined>(fieldOf, document) !== undefined
}

function group(documents: readonly Document[], given: Worth): readonly Document[] {
  const { _id: by, ...fields } = mappingOf(given)
  if (by === undefined) throw new Refused('a group specification must include an _id')
  const groups = new Map<string, { readonly id: Worth; readonly members: Document[] }>()
  for (const document of documents) {
    const id = valueOf(by, document)
    const known = groups.get(JSON.stringify(id))
    if (known) known.members.push(document)
    else groups.set(JSON.stringify(id), { id, members: [document] })
  }
  return [...groups.values()].map(({ id, members }) => ({
    _id: id,
    ...Object.fromEntries(
      Object.entries(fields).map(([field, how]) => {
        const [[name = '', expression = null] = []] = Object.entries(mappingOf(how))
        const gather = Object.hasOwn(GATHERED, name) ? GATHERED[name] : undefined
        if (!gather)
          throw name.startsWith('$')
            ? unsimulated(name)
            : new Refused(`The field '${field}' must be an accumulator object`)
        const gathered = LISTS.has(name) ? members.filter((member) => isThere(expression, member)) : members
        return [field, gather(gathered.map((member) => valueOf(expression, member)))]
      }),
    ),
  }))
}

function project(documents: readonly Document[], given: Worth): readonly Document[] {
  const fields = Object.entries(mappingOf(given))
  const dotted = fields.find(([name]) => name.includes('.'))
  if (dotted) throw unsimulated(`{ ${dotted[0]}: ${JSON.stringify(dotted[1])} } in $project`)
  const isHiding = fields.every(([, how]) => how === 0 || how === false)
  const hidden = new Set(fields.filter(([, how]) => how === 0 || how === false).map(([name]) => name))
  const odd = [...hidden].find((name) => name !== '_id')
  if (!isHiding && odd !== undefined)
    throw new Refused(`Invalid $project :: caused by :: Cannot do exclusion on field ${odd} in inclusion projection`)
  return documents.map((document) => {
    if (isHiding) return Object.fromEntries(Object.entries(document).filter(([name]) => !hidden.has(name)))
    const id = hidden.has('_id') || document['_id'] === undefined ? {} : { _id: document['_id'] }
    const shown = fields.flatMap(([name, how]): readonly (readonly [string, Worth])[] => {
      if (hidden.has(name)) return []
      if (how !== 1 && how !== true) return [[name, valueOf(how, document)]]
      return Object.hasOwn(document, name) ? [[name, document[name] ?? null]] : []
    })
    return { ...id, ...Object.fromEntries(shown) }
  })
}

function unwind(documents: readonly Document[], given: Worth): readonly Document[] {
  if (typeof given !== 'string') throw unsimulated('$unwind with options')
  if (!given.startsWith('$')) throw new Refused(`path option to $unwind stage should be prefixed with a '$': ${given}`)
  const field = given.slice(1)
  if (field.includes('.')) throw unsimulated(`the path ${given} of $unwind`)
  return documents.flatMap((document) => {
    const worth = document[field] ?? null
    if (worth === null) return []
    return Array.isArray(worth) ? listed(worth).map((one) => ({ ...document, [field]: one })) : [document]
  })
}

/** The number of a stage. @throws Refused */
function countOf(stage: string, given: Worth): number {
  const trouble = (what: string): Refused =>
    new Refused(`invalid argument to ${stage} stage: Expected a ${what} in: ${stage}: ${JSON.stringify(given)}`)
  if (typeof given !== 'number') throw trouble('number')
  if (!Number.isInteger(given)) throw trouble('integer')
  if (given < 0) throw trouble('non-negative number')
  if (stage === '$limit' && given === 0) throw new Refused('the limit must be positive')
  return given
}

/** Fields beside those that are there. @throws Refused */
function addFields(documents: readonly Document[], given: Worth): readonly Document[] {
  const dotted = Object.keys(mappingOf(given)).find((name) => name.includes('.'))
  if (dotted !== undefined) throw unsimulated(`the path ${dotted} of $addFields`)
  return documents.map((document) => ({ ...document, ...mappingOf(valueOf(given, document)) }))
}

const STAGES: Readonly<Record<string, Stage>> = {
  $match: (documents, given) => documents.filter(predicateOf(given)),
  $group: group,
  $project: project,
  $unwind: unwind,
  $sort: sortDocuments,
  $limit: (documents, given) => documents.slice(0, countOf('$limit', given)),
  $skip: (documents, given) => documents.slice(countOf('$skip', given)),
  $count: (documents, given) => (documents.length === 0 ? [] : [{ [String(given)]: documents.length }]),
  $addFields: addFields,
  $set: addFields,
}

/** What a pipeline makes of documents, stage by stage. @throws Refused */
export function aggregate(documents: readonly Document[], pipeline: Worth | undefined): readonly Document[] {
  return listed(pipeline).reduce<readonly Document[]>((before, stage) => {
    const [[name = '', given = null] = [], ...more] = Object.entries(mappingOf(stage))
    if (name === '' || more.length > 0)
      throw new Refused('A pipeline stage specification object must contain exactly one field.')
    const work = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined
    if (!work)
      throw name.startsWith('$') ? unsimulated(name) : new Refused(`Unrecognized pipeline stage name: '${name}'`)
    return work(before, given)
  }, documents)
}
