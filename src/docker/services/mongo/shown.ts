import { isMapping, type Worth } from '../languages/expression.ts'
import { inspect } from '../languages/inspect.ts'

/** An id, as it is typed. */
const objectId = (worth: Worth): string | undefined =>
  isMapping(worth) && typeof worth['$oid'] === 'string' ? `ObjectId('${worth['$oid']}')` : undefined

/** A value as mongosh shows it: as Node does, with ids as they are typed. */
export const shown = (worth: Worth): string => inspect(worth, objectId)
