import { isMapping, type Worth } from '../languages/expression.ts'
import { inspect } from '../languages/inspect.ts'

/** An id or a date, as it is typed. */
function typed(worth: Worth): string | undefined {
  if (!isMapping(worth)) return undefined
  if (typeof worth['$oid'] === 'string') return `ObjectId('${worth['$oid']}')`
  return typeof worth['$date'] === 'string' ? `ISODate('${worth['$date']}')` : undefined
}

/** A value as mongosh shows it: as Node does, with ids and dates as they are typed. */
export const shown = (worth: Worth): string => inspect(worth, typed)
