import { ANY, type Command, NO_INTEGER, Refused, SYNTAX, whole, type Words } from './command.ts'
import type { Keys } from './keys.ts'
import { integer, NIL, type Reply } from './reply.ts'
import { itemsAt, membersAt } from './value-at.ts'

const NO_RANK =
  "ERR RANK can't be zero: use 1 to start from the first match, 2 from the second ... or use negative to start from the end of the list"

/** The options of LPOS, by their names. @throws Refused */
function placesOf(words: Words): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (let at = 0; at < words.length; at += 2) {
    const [name, value] = [(words[at] ?? '').toUpperCase(), words[at + 1]]
    if (!['RANK', 'COUNT', 'MAXLEN'].includes(name) || value === undefined) throw new Refused(SYNTAX)
    if (name === 'RANK' && whole(value) === 0) throw new Refused(NO_RANK)
    if (name !== 'RANK' && whole(value) < 0) throw new Refused(`ERR ${name} can't be negative`)
    found.set(name, whole(value))
  }
  return found
}

function lpos(keys: Keys, [key = '', wanted = '', ...words]: Words): Reply {
  const options = placesOf(words)
  const [rank, count, most] = [options.get('RANK') ?? 1, options.get('COUNT'), options.get('MAXLEN') ?? 0]
  const items = itemsAt(keys, key)
  const places = [...items.keys()]
  const searched = (rank < 0 ? places.toReversed() : places).slice(0, most || undefined)
  const found = searched.filter((at) => items[at] === wanted).slice(Math.abs(rank) - 1)
  if (count !== undefined) return { type: 'list', items: found.slice(0, count || undefined).map(integer) }
  return found[0] === undefined ? NIL : integer(found[0])
}

function sintercard(keys: Keys, [number = '', ...words]: Words): Reply {
  if (!/^\d+$/.test(number) || whole(number) === 0) throw new Refused('ERR numkeys should be greater than 0')
  const [names, options] = [words.slice(0, whole(number)), words.slice(whole(number))]
  if (names.length < whole(number)) throw new Refused("ERR Number of keys can't be greater than number of args")
  const [option, limit, ...more] = options
  if (option !== undefined && (option.toUpperCase() !== 'LIMIT' || limit === undefined || more.length > 0))
    throw new Refused(SYNTAX)
  if (limit !== undefined && !/^-?\d+$/.test(limit)) throw new Refused(NO_INTEGER)
  if (limit !== undefined && whole(limit) < 0) throw new Refused("ERR LIMIT can't be negative")
  const [first = new Set<string>(), ...others] = names.map((name) => membersAt(keys, name))
  const size = [...first].filter((member) => others.every((members) => members.has(member))).length
  return integer(limit === undefined || whole(limit) === 0 ? size : Math.min(size, whole(limit)))
}

/** What says where and how many values are. */
export const searching: Readonly<Record<string, Command>> = {
  lpos: { takes: [2, ANY], run: lpos },
  sintercard: { takes: [2, ANY], run: sintercard },
}
