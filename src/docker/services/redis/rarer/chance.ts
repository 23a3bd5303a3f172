import { pickInteger } from '../../../../base/chance.ts'
import { Refused, SYNTAX, whole, type Words } from '../command.ts'
import type { Keys } from '../keys.ts'
import { list, NIL, type Reply, text } from '../reply.ts'
import { fieldsAt, membersAt } from '../value-at.ts'

/** How many items are given at once. */
const MOST = 100_000

/** So many of the items: each once, or, where the count is negative, any of them so often. */
function some<Item>(keys: Keys, items: readonly Item[], count: number): readonly Item[] {
  if (items.length === 0) return []
  if (count < 0) {
    if (-count > MOST) throw new Refused('ERR value is out of range')
    return Array.from({ length: -count }, () => items[pickInteger(keys.chance, items.length)]).filter(
      (item) => item !== undefined,
    )
  }
  const left = [...items]
  const found: Item[] = []
  while (found.length < count && left.length > 0) found.push(...left.splice(pickInteger(keys.chance, left.length), 1))
  return found
}

/** RANDOMKEY. */
export const randomKey = (keys: Keys): Reply => text(some(keys, keys.names, 1)[0])

/** SRANDMEMBER, and SPOP, which takes them away. */
export function members(isTaken: boolean) {
  return (keys: Keys, [key = '', count]: Words): Reply => {
    const wanted = count === undefined ? 1 : whole(count)
    if (isTaken && wanted < 0) throw new Refused('ERR value is out of range, must be positive')
    const found = some(keys, [...membersAt(keys, key)], wanted)
    if (isTaken && found.length > 0) keys.deleteMembers(key, found)
    return count === undefined ? text(found[0]) : list(found)
  }
}

/** HRANDFIELD. */
export function fields(keys: Keys, [key = '', count, option]: Words): Reply {
  if (option !== undefined && option.toUpperCase() !== 'WITHVALUES') throw new Refused(SYNTAX)
  const found = some(keys, [...fieldsAt(keys, key)], count === undefined ? 1 : whole(count))
  if (count === undefined) return found[0] ? text(found[0][0]) : NIL
  return list(option === undefined ? found.map(([name]) => name) : found.flat())
}
