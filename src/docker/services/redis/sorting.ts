import { ANY, type Command, Refused, SYNTAX, whole, type Words, WRONG_TYPE } from './command.ts'
import type { Keys } from './keys.ts'
import { integer, list, type Reply } from './reply.ts'

interface Sorting {
  isDescending: boolean
  isByLetters: boolean
  limit: readonly [from: number, count: number] | undefined
  store: string | undefined
}

/** The options of SORT. @throws Refused */
function sortingOf(words: Words): Sorting {
  const found: Sorting = { isDescending: false, isByLetters: false, limit: undefined, store: undefined }
  for (let at = 0; at < words.length; at += 1) {
    const option = (words[at] ?? '').toUpperCase()
    const [first, second] = [words[at + 1], words[at + 2]]
    if (option === 'DESC' || option === 'ASC') found.isDescending = option === 'DESC'
    else if (option === 'ALPHA') found.isByLetters = true
    else if (option === 'LIMIT' && first !== undefined && second !== undefined) {
      found.limit = [whole(first), whole(second)]
      at += 2
    } else if (option === 'STORE' && first !== undefined) {
      found.store = first
      at += 1
    } else if ((option === 'BY' || option === 'GET') && first !== undefined)
      throw new Refused(`ERR ${option} of SORT is not simulated here`)
    else throw new Refused(SYNTAX)
  }
  return found
}

/** @throws Refused for a key of another kind */
function sortable(keys: Keys, key: string): readonly string[] {
  const value = keys.get(key)
  if (value === undefined) return []
  if (value.type === 'list') return value.items
  if (value.type === 'set') return [...value.members]
  if (value.type === 'zset') throw new Refused('ERR SORT of a sorted set is not simulated here')
  throw new Refused(WRONG_TYPE)
}

const byNumbers = (items: readonly string[]): string[] => {
  if (items.some((item) => item.trim() === '' || Number.isNaN(Number(item))))
    throw new Refused("ERR One or more scores can't be converted into double")
  return items.toSorted((one, other) => Number(one) - Number(other) || (one < other ? -1 : 1))
}

function sorted(keys: Keys, key: string, { isByLetters, isDescending, limit }: Sorting): readonly string[] {
  const items = sortable(keys, key)
  const rising = isByLetters
    ? items.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
    : byNumbers(items)
  const all = isDescending ? rising.toReversed() : rising
  if (!limit) return all
  const from = Math.max(0, limit[0])
  return limit[1] < 0 ? all.slice(from) : all.slice(from, from + limit[1])
}

function sort(keys: Keys, [key = '', ...words]: Words): Reply {
  const wanted = sortingOf(words)
  const items = sorted(keys, key, wanted)
  if (wanted.store === undefined) return list(items)
  keys.set(wanted.store, { type: 'list', items }, undefined)
  return integer(items.length)
}

/** What sorts values of a list or a set. */
export const sorting: Readonly<Record<string, Command>> = {
  sort: { takes: [1, ANY], run: sort },
  sort_ro: {
    takes: [1, ANY],
    run(keys, [key = '', ...words]) {
      const wanted = sortingOf(words)
      if (wanted.store !== undefined) throw new Refused(SYNTAX)
      return list(sorted(keys, key, wanted))
    },
  },
}
