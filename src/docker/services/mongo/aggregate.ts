import { mappingOf, type Worth } from '../languages/expression.ts'
import { type Document, isDocument, listed, Refused, unsimulated } from './documents.ts'
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
  const words = Array.isArray(given) ? listed(given) : [given]
  return operator(words.map((word) => valueOf(word, document)))
}

const arithmetic =
  (work: (one: number, other: number) => number) =>
  (words: readonly Worth[]): Worth =>
    words.includes(null) ? null : numbers(words).reduce((one, other) => work(one, other))

const OPERATORS: Readonly<Record<string, (words: readonly Worth[]) => Worth>> = {
  $add: arithmetic((one, other) => one + other),
  $subtract: arithmetic((one, other) => one - other),
  $multiply: arithmetic((one, other) => one * other),
  $divide: arithmetic((one, other) => one / other),
  $concat: (words) => (words.includes(null) ? null : words.join('')),
  $toUpper: ([word = null]) => String(word ?? '').toUpperCase(),
  $toLower: ([word = null]) => String(word ?? '').toLowerCase(),
  $size: ([word = null]) => listed(word).length,
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
        return [field, gather(members.map((member) => valueOf(expression, member)))]
      }),
    ),
  }))
}

function project(documents: readonly Document[], given: Worth): readonly Document[] {
  const fields = Object.entries(mappingOf(given))
  const isHiding = fields.every(([, how]) => how === 0 || how === false)
  const hidden = new Set(fields.filter(([, how]) => how === 0 || how === false).map(([name]) => name))
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
  const field = given.replace(/^\$/, '')
  return documents.flatMap((document) => {
    const worth = document[field] ?? null
    if (worth === null) return []
    return Array.isArray(worth) ? listed(worth).map((one) => ({ ...document, [field]: one })) : [document]
  })
}

const STAGES: Readonly<Record<string, Stage>> = {
  $match: (documents, given) => documents.filter(predicateOf(given)),
  $group: group,
  $project: project,
  $unwind: unwind,
  $sort: sortDocuments,
  $limit: (documents, given) => documents.slice(0, Number(given)),
  $skip: (documents, given) => documents.slice(Number(given)),
  $count: (documents, given) => (documents.length === 0 ? [] : [{ [String(given)]: documents.length }]),
  $addFields: (documents, given) =>
    documents.map((document) => ({ ...document, ...mappingOf(valueOf(given, document)) })),
  $set: (documents, given) => documents.map((document) => ({ ...document, ...mappingOf(valueOf(given, document)) })),
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
