import { add, type Decimal } from '../../../linux/gnu/bc/decimal.ts'
import { decimalOf, decimalText, roundDecimal } from '../sql/types/decimal.ts'
import { ANY, type Command, Refused, type Run, slice, SYNTAX, pairsOf, whole, type Words } from './command.ts'
import type { Keys } from './keys.ts'
import { failure, integer, list, NIL, OK, type Reply, text } from './reply.ts'
import { fieldsAt, inOrder, itemsAt, membersAt, stringAt } from './value-at.ts'

const NO_KEY = 'ERR no such key'

/** How many digits Redis keeps behind the point. */
const DIGITS = 17

/** A number with decimals. @throws Refused */
function decimal(word: string): Decimal {
  const value = /\s/.test(word) ? undefined : decimalOf(word)
  if (!value) throw new Refused('ERR value is not a valid float')
  return value
}

function incrbyfloat(keys: Keys, [key = '', by = '']: Words): Reply {
  const sum = add(decimal(stringAt(keys, key) ?? '0'), decimal(by))
  const value = decimalText(roundDecimal(sum, DIGITS)).replace(/\.?0+$/, '')
  keys.set(key, { type: 'string', text: value })
  return text(value)
}

function hincrby(keys: Keys, [key = '', name = '', by = '']: Words): Reply {
  const before = fieldsAt(keys, key).get(name) ?? '0'
  if (!/^-?\d+$/.test(before)) throw new Refused('ERR hash value is not an integer')
  const value = Number(before) + whole(by)
  keys.setFields(key, [[name, String(value)]])
  return integer(value)
}

function hmset(keys: Keys, [key = '', ...pairs]: Words): Reply {
  if (pairs.length % 2 === 1) throw new Refused("ERR wrong number of arguments for 'hmset' command")
  fieldsAt(keys, key)
  keys.setFields(key, pairsOf(pairs))
  return OK
}

function lrem(keys: Keys, [key = '', count = '', value = '']: Words): Reply {
  const items = itemsAt(keys, key)
  const most = whole(count)
  const searched = most < 0 ? items.toReversed() : items
  let found = 0
  const rest = searched.filter((item) => {
    const isGone = item === value && (most === 0 || found < Math.abs(most))
    if (isGone) found += 1
    return !isGone
  })
  if (found > 0) keys.set(key, { type: 'list', items: most < 0 ? rest.toReversed() : rest })
  return integer(found)
}

function linsert(keys: Keys, [key = '', where = '', pivot = '', value = '']: Words): Reply {
  const side = where.toUpperCase()
  if (side !== 'BEFORE' && side !== 'AFTER') throw new Refused(SYNTAX)
  const items = itemsAt(keys, key)
  if (items.length === 0) return integer(0)
  const at = items.indexOf(pivot)
  if (at < 0) return integer(-1)
  keys.set(key, { type: 'list', items: items.toSpliced(side === 'BEFORE' ? at : at + 1, 0, value) })
  return integer(items.length + 1)
}

function lset(keys: Keys, [key = '', index = '', value = '']: Words): Reply {
  const items = itemsAt(keys, key)
  if (items.length === 0) throw new Refused(NO_KEY)
  const at = whole(index) < 0 ? items.length + whole(index) : whole(index)
  if (at < 0 || at >= items.length) throw new Refused('ERR index out of range')
  keys.set(key, { type: 'list', items: items.with(at, value) })
  return OK
}

/** Takes an item from one list and puts it into another. */
function move(keys: Keys, from: string, to: string, sides: readonly string[]): Reply {
  const items = itemsAt(keys, from)
  itemsAt(keys, to)
  const value = sides[0] === 'LEFT' ? items[0] : items.at(-1)
  if (value === undefined) return NIL
  keys.pop(from, sides[0] === 'LEFT' ? 'left' : 'right', 1)
  keys.push(to, sides[1] === 'LEFT' ? 'left' : 'right', [value])
  return text(value)
}

function lmove(keys: Keys, [from = '', to = '', ...words]: Words): Reply {
  const sides = words.map((word) => word.toUpperCase())
  if (sides.some((side) => side !== 'LEFT' && side !== 'RIGHT')) throw new Refused(SYNTAX)
  return move(keys, from, to, sides)
}

function ltrim(keys: Keys, [key = '', from = '', to = '']: Words): Reply {
  const items = itemsAt(keys, key)
  if (items.length > 0) keys.set(key, { type: 'list', items: slice(items, from, to) })
  return OK
}

/** How sets are joined into one. */
const JOINED: Readonly<Record<string, (sets: readonly (readonly string[])[]) => readonly string[]>> = {
  sunion: (sets) => [...new Set(sets.flat())],
  sinter: ([first = [], ...others]) => {
    const rest = others.map((members) => new Set(members))
    return first.filter((member) => rest.every((members) => members.has(member)))
  },
  sdiff: ([first = [], ...others]) => {
    const gone = new Set(others.flat())
    return first.filter((member) => !gone.has(member))
  },
}

const setsAt = (keys: Keys, words: Words): readonly (readonly string[])[] =>
  words.map((key) => [...membersAt(keys, key)])

function stored(join: (sets: readonly (readonly string[])[]) => readonly string[]): Run {
  return (keys, [to = '', ...from]) => {
    const members = join(setsAt(keys, from))
    keys.set(to, { type: 'set', members: new Set(members) }, undefined)
    return integer(members.length)
  }
}

const setCommands: Readonly<Record<string, Command>> = Object.fromEntries(
  Object.entries(JOINED).flatMap(([name, join]) => [
    [name, { takes: [1, ANY], run: (keys: Keys, words: Words) => list(inOrder(join(setsAt(keys, words)))) } as const],
    [`${name}store`, { takes: [2, ANY], run: stored(join) } as const],
  ]),
)

function smove(keys: Keys, [from = '', to = '', member = '']: Words): Reply {
  const members = membersAt(keys, from)
  membersAt(keys, to)
  if (!members.has(member)) return integer(0)
  keys.deleteMembers(from, [member])
  keys.addMembers(to, [member])
  return integer(1)
}

/** Gives a key another name; `isFree` says whether it may not be taken. */
function rename(isFree: boolean): Run {
  return (keys, [from = '', to = '']) => {
    const value = keys.get(from)
    if (!value) throw new Refused(NO_KEY)
    if (isFree && keys.get(to)) return integer(0)
    const left = keys.left(from)
    keys.delete(from)
    keys.set(to, value, undefined)
    keys.expire(to, left === Infinity ? undefined : left)
    return isFree ? integer(1) : OK
  }
}

/** A key whose value goes to another as well. */
function copy(keys: Keys, [from = '', to = '', ...options]: Words): Reply {
  const words = options.map((word) => word.toUpperCase())
  if (words.includes('DB')) throw new Refused('ERR only database 0 is simulated')
  if (words.some((word) => word !== 'REPLACE')) throw new Refused(SYNTAX)
  if (from === to) throw new Refused('ERR source and destination objects are the same')
  const value = keys.get(from)
  if (!value || (keys.get(to) && words.length === 0)) return integer(0)
  const left = keys.left(from)
  keys.set(to, value, undefined)
  keys.expire(to, left === Infinity ? undefined : left)
  return integer(1)
}

function setrange(keys: Keys, [key = '', offset = '', more = '']: Words): Reply {
  const at = whole(offset)
  if (at < 0) throw new Refused('ERR offset is out of range')
  const before = stringAt(keys, key) ?? ''
  if (more === '') return integer(before.length)
  const value = before.slice(0, at).padEnd(at, '\0') + more + before.slice(at + more.length)
  keys.set(key, { type: 'string', text: value })
  return integer(value.length)
}

/** How many words follow an option of GETEX. */
const GETEX_WORDS: ReadonlyMap<string, number> = new Map([
  ['EX', 1],
  ['PX', 1],
  ['PERSIST', 0],
])

/** How many milliseconds a key gets; undefined for one that stays. @throws Refused */
function getexTime(option: string, word = ''): number | undefined {
  if (option === 'PERSIST') return undefined
  const time = whole(word)
  if (time <= 0) throw new Refused("ERR invalid expire time in 'getex' command")
  return time * (option === 'EX' ? 1000 : 1)
}

function getex(keys: Keys, [key = '', given, ...words]: Words): Reply {
  const option = given?.toUpperCase()
  if (option !== undefined && GETEX_WORDS.get(option) !== words.length) throw new Refused(SYNTAX)
  const value = stringAt(keys, key)
  if (value !== undefined && option !== undefined) keys.expire(key, getexTime(option, words[0]))
  return text(value)
}

/** Sets several keys, if there is none of them yet. */
function msetnx(keys: Keys, words: Words): Reply {
  if (words.length % 2 === 1) throw new Refused("ERR wrong number of arguments for 'msetnx' command")
  if (words.some((key, at) => at % 2 === 0 && keys.get(key))) return integer(0)
  for (let at = 0; at < words.length; at += 2)
    keys.set(words[at] ?? '', { type: 'string', text: words[at + 1] ?? '' }, undefined)
  return integer(1)
}

/** Commands on texts, lists, hashes, sets and keys that are used less often. */
export const furtherCommands: Readonly<Record<string, Command>> = {
  incrbyfloat: { takes: [2, 2], run: incrbyfloat },
  getdel: {
    takes: [1, 1],
    run(keys, [key = '']) {
      const value = stringAt(keys, key)
      keys.delete(key)
      return text(value)
    },
  },
  getset: {
    takes: [2, 2],
    run(keys, [key = '', value = '']) {
      const before = stringAt(keys, key)
      keys.set(key, { type: 'string', text: value }, undefined)
      return text(before)
    },
  },
  getex: { takes: [1, 3], run: getex },
  getrange: {
    takes: [3, 3],
    run: (keys, [key = '', from = '', to = '']) => text(slice([...(stringAt(keys, key) ?? '')], from, to).join('')),
  },
  setrange: { takes: [3, 3], run: setrange },
  psetex: {
    takes: [3, 3],
    run(keys, [key = '', time = '', value = '']) {
      const after = whole(time)
      if (after <= 0) return failure("ERR invalid expire time in 'psetex' command")
      keys.set(key, { type: 'string', text: value })
      keys.expire(key, after)
      return OK
    },
  },
  msetnx: { takes: [2, ANY], run: msetnx },
  rename: { takes: [2, 2], run: rename(false) },
  renamenx: { takes: [2, 2], run: rename(true) },
  copy: { takes: [2, ANY], run: copy },
  unlink: { takes: [1, ANY], run: (keys, words) => integer(words.filter((key) => keys.delete(key)).length) },
  touch: { takes: [1, ANY], run: (keys, words) => integer(words.filter((key) => keys.get(key)).length) },
  lindex: { takes: [2, 2], run: (keys, [key = '', at = '']) => text(itemsAt(keys, key).at(whole(at))) },
  lset: { takes: [3, 3], run: lset },
  lrem: { takes: [3, 3], run: lrem },
  ltrim: { takes: [3, 3], run: ltrim },
  linsert: { takes: [4, 4], run: linsert },
  rpoplpush: { takes: [2, 2], run: (keys, [from = '', to = '']) => move(keys, from, to, ['RIGHT', 'LEFT']) },
  lmove: { takes: [4, 4], run: lmove },
  hmget: {
    takes: [2, ANY],
    run(keys, [key = '', ...names]) {
      const fields = fieldsAt(keys, key)
      return list(names.map((name) => fields.get(name)))
    },
  },
  hmset: { takes: [3, ANY], run: hmset },
  hexists: {
    takes: [2, 2],
    run: (keys, [key = '', name = '']) => integer(fieldsAt(keys, key).has(name) ? 1 : 0),
  },
  hsetnx: {
    takes: [3, 3],
    run(keys, [key = '', name = '', value = '']) {
      if (fieldsAt(keys, key).has(name)) return integer(0)
      keys.setFields(key, [[name, value]])
      return integer(1)
    },
  },
  hincrby: { takes: [3, 3], run: hincrby },
  hstrlen: {
    takes: [2, 2],
    run(keys, [key = '', name = '']) {
      return integer(fieldsAt(keys, key).get(name)?.length ?? 0)
    },
  },
  smismember: {
    takes: [2, ANY],
    run(keys, [key = '', ...words]) {
      const members = membersAt(keys, key)
      return { type: 'list', items: words.map((word) => integer(members.has(word) ? 1 : 0)) }
    },
  },
  smove: { takes: [3, 3], run: smove },
  ...setCommands,
}
