import { isMapping, type Worth } from '../languages/expression.ts'
import { inspect } from '../languages/javascript/inspect/inspect.ts'
import { USUAL } from '../languages/javascript/inspect/look.ts'
import type { Realm } from '../languages/javascript/realm.ts'
import { Arr, Fn, Native, Obj, Unsimulated, type Value } from '../languages/javascript/values.ts'
import { shown } from './shown.ts'

/** What is deeper than this is not shown, as in mongosh. */
const DEPTH = 6

/** An id of a document. */
export const isObjectId = (value: Value): value is Native<string> =>
  value instanceof Native && value.type === 'ObjectId'

const isDate = (value: Value): value is Native<Date> => value instanceof Native && value.data instanceof Date

/** The kind of a value that is no plain object, in the words in which documents have it; undefined for any other. */
function ownForm(value: Native): Worth | undefined {
  if (isObjectId(value)) return { $oid: value.data }
  if (isDate(value)) return { $date: value.data.toISOString() }
  const { data } = value
  return data instanceof RegExp ? { $regex: data.source, $options: data.flags } : undefined
}

/** A value of the shell as documents have it. @throws Unsimulated for what documents do not hold */
export function toWorth(value: Value): Worth {
  if (value === undefined || value === null) return null
  if (typeof value === 'bigint') return Number(value)
  if (typeof value === 'symbol' || value instanceof Fn) throw new Unsimulated('a function in a document')
  if (!(value instanceof Obj)) return value
  if (value instanceof Arr) return value.items.map(toWorth)
  const own = value instanceof Native ? ownForm(value) : undefined
  if (own !== undefined) return own
  if (value instanceof Native) throw new Unsimulated(`a ${value.type} in a document`)
  return Object.fromEntries(
    value.keys().flatMap((key) => {
      const prop = value.own(key)
      return typeof key === 'string' && prop?.enumerable === true ? [[key, toWorth(prop.value)]] : []
    }),
  )
}

/** A value of a document as the shell has it. */
export function fromWorth(realm: Realm, ids: Obj, worth: Worth): Value {
  if (Array.isArray(worth)) return realm.array(worth.map((item: Worth) => fromWorth(realm, ids, item)))
  if (!isMapping(worth)) return worth as Value
  if (typeof worth['$oid'] === 'string') return new Native(ids, 'ObjectId', worth['$oid'])
  if (typeof worth['$date'] === 'string') return new Native(realm.proto('Date'), 'Date', new Date(worth['$date']))
  return realm.object(
    Object.fromEntries(Object.entries(worth).map(([key, item]) => [key, fromWorth(realm, ids, item)])),
  )
}

/** Whether a value is one that documents may hold, as it is shown. */
function isPlain(realm: Realm, value: Value): boolean {
  if (!(value instanceof Obj)) return value !== undefined && typeof value !== 'bigint' && typeof value !== 'symbol'
  if (value instanceof Arr) return value.items.every((item) => isPlain(realm, item))
  if (value instanceof Native) return isObjectId(value) || isDate(value)
  return value.proto === realm.proto('Object') && value.keys().every((key) => isPlain(realm, value.own(key)?.value))
}

/** A value as mongosh shows it; a text as it is. */
export function shownValue(realm: Realm, value: Value): string {
  if (typeof value === 'string') return value
  return isPlain(realm, value) ? shown(toWorth(value)) : inspect(value, { ...USUAL, depth: DEPTH })
}
