import { ANY, type Command, pairsOf, Refused, type Run, slice, SYNTAX, whole, type Words } from './command.ts'
import { globbed } from './glob.ts'
import { configure } from './config-command.ts'
import { information, type ServerFacts } from './information.ts'
import type { Side, Value } from './entries.ts'
import type { Keys } from './keys.ts'
import { failure, integer, list, NIL, OK, type Reply, status, text } from './reply.ts'
import { scan } from './scan.ts'
import { sortedSets } from './sorted-sets.ts'
import { expire } from './expiry.ts'
import { furtherCommands } from './further-commands.ts'
import { lateCommand } from './groups.ts'
import { searching } from './searching.ts'
import { sorting } from './sorting.ts'
import { KNOWN } from './known.ts'
import { fieldsAt, inOrder, itemsAt, membersAt, stringAt } from './value-at.ts'

function add(by: (words: Words) => number): Run {
  return (keys, words) => {
    const [key = ''] = words
    const value = whole(stringAt(keys, key) ?? '0') + by(words)
    keys.set(key, { type: 'string', text: String(value) })
    return integer(value)
  }
}

/** SET's options: EX and PX, NX and XX, KEEPTTL, GET. */
function set(keys: Keys, [key = '', value = '', ...options]: Words): Reply {
  const words = options.map((word) => word.toUpperCase())
  const before = keys.get(key)
  let after: number | undefined
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    if (word === 'EX' || word === 'PX') after = whole(words[(at += 1)] ?? '') * (word === 'EX' ? 1000 : 1)
    else if (!['NX', 'XX', 'KEEPTTL', 'GET'].includes(word)) throw new Refused(SYNTAX)
  }
  if ((words.includes('NX') && before) || (words.includes('XX') && !before)) return NIL
  const old = words.includes('GET') ? stringAt(keys, key) : undefined
  keys.set(key, { type: 'string', text: value })
  if (!words.includes('KEEPTTL')) keys.expire(key, after)
  return words.includes('GET') ? text(old) : OK
}

function push(side: Side): Run {
  return (keys, [key = '', ...values]) => {
    const before = itemsAt(keys, key).length
    keys.push(key, side, values)
    return integer(before + values.length)
  }
}

/** How many items are asked for. @throws Refused */
function countOf(word: string): number {
  if (/^\d+$/.test(word)) return Number(word)
  throw new Refused('ERR value is out of range, must be positive')
}

function pop(side: Side): Run {
  return (keys, [key = '', most]) => {
    const wanted = most === undefined ? 1 : countOf(most)
    const items = itemsAt(keys, key)
    if (items.length === 0) return NIL
    const count = Math.min(items.length, wanted)
    const taken = side === 'left' ? items.slice(0, count) : items.slice(items.length - count).toReversed()
    if (count > 0) keys.pop(key, side, count)
    return most === undefined ? text(taken[0]) : list(taken)
  }
}

function hset(keys: Keys, [key = '', ...pairs]: Words): Reply {
  if (pairs.length % 2 === 1) throw new Refused("ERR wrong number of arguments for 'hset' command")
  const fields = fieldsAt(keys, key)
  const given = new Map(pairsOf(pairs))
  const added = [...given.keys()].filter((name) => !fields.has(name)).length
  keys.setFields(key, [...given])
  return integer(added)
}

function hdel(keys: Keys, [key = '', ...names]: Words): Reply {
  const fields = fieldsAt(keys, key)
  const there = [...new Set(names)].filter((name) => fields.has(name))
  if (there.length > 0) keys.deleteFields(key, there)
  return integer(there.length)
}

function sadd(keys: Keys, [key = '', ...values]: Words): Reply {
  const members = membersAt(keys, key)
  const added = [...new Set(values)].filter((value) => !members.has(value))
  if (added.length > 0) keys.addMembers(key, added)
  return integer(added.length)
}

function srem(keys: Keys, [key = '', ...values]: Words): Reply {
  const members = membersAt(keys, key)
  const gone = [...new Set(values)].filter((value) => members.has(value))
  if (gone.length > 0) keys.deleteMembers(key, gone)
  return integer(gone.length)
}

function left(unit: number): Run {
  return (keys, [key = '']) => {
    const ms = keys.left(key)
    if (ms === undefined) return integer(-2)
    return integer(ms === Infinity ? -1 : Math.round(ms / unit))
  }
}

const kind = (value: Value | undefined): Reply =>
  status(value?.type === 'estimate' ? 'string' : (value?.type ?? 'none'))

const NO_PASSWORD =
  'ERR AUTH <password> called without any password configured for the default user. Are you sure your configuration is correct?'

const commands: Readonly<Record<string, Command>> = {
  ping: { takes: [0, 1], run: (_keys, [word]) => (word === undefined ? status('PONG') : text(word)) },
  echo: { takes: [1, 1], run: (_keys, [word]) => text(word) },
  set: { takes: [2, ANY], run: set },
  setnx: { takes: [2, 2], run: (keys, words) => integer(set(keys, [...words, 'NX']).type === 'nil' ? 0 : 1) },
  setex: { takes: [3, 3], run: (keys, [key = '', time = '', value = '']) => set(keys, [key, value, 'EX', time]) },
  get: { takes: [1, 1], run: (keys, [key = '']) => text(stringAt(keys, key)) },
  mset: {
    takes: [2, ANY],
    run(keys, words) {
      for (let at = 0; at < words.length; at += 2) set(keys, [words[at] ?? '', words[at + 1] ?? ''])
      return OK
    },
  },
  mget: { takes: [1, ANY], run: (keys, words) => list(words.map((key) => stringAt(keys, key))) },
  append: {
    takes: [2, 2],
    run(keys, [key = '', more = '']) {
      const next = (stringAt(keys, key) ?? '') + more
      keys.set(key, { type: 'string', text: next })
      return integer(next.length)
    },
  },
  strlen: { takes: [1, 1], run: (keys, [key = '']) => integer(stringAt(keys, key)?.length ?? 0) },
  incr: { takes: [1, 1], run: add(() => 1) },
  decr: { takes: [1, 1], run: add(() => -1) },
  incrby: { takes: [2, 2], run: add(([, by = '']) => whole(by)) },
  decrby: { takes: [2, 2], run: add(([, by = '']) => -whole(by)) },
  del: { takes: [1, ANY], run: (keys, words) => integer(words.filter((key) => keys.delete(key)).length) },
  exists: { takes: [1, ANY], run: (keys, words) => integer(words.filter((key) => keys.get(key)).length) },
  type: { takes: [1, 1], run: (keys, [key = '']) => kind(keys.get(key)) },
  keys: { takes: [1, 1], run: (keys, [glob = '']) => list(keys.names.filter((name) => globbed(glob).test(name))) },
  scan: { takes: [1, ANY], run: scan },
  ...sortedSets,
  ...furtherCommands,
  ...searching,
  ...sorting,
  dbsize: { takes: [0, 0], run: (keys) => integer(keys.names.length) },
  expire: { takes: [2, ANY], run: expire(1000) },
  pexpire: { takes: [2, ANY], run: expire(1) },
  ttl: { takes: [1, 1], run: left(1000) },
  pttl: { takes: [1, 1], run: left(1) },
  persist: {
    takes: [1, 1],
    run: (keys, [key = '']) => integer(keys.left(key) !== Infinity && keys.expire(key, undefined) ? 1 : 0),
  },
  flushall: { takes: [0, 1], run: (keys) => (keys.clear(), OK) },
  flushdb: { takes: [0, 1], run: (keys) => (keys.clear(), OK) },
  lpush: { takes: [2, ANY], run: push('left') },
  rpush: { takes: [2, ANY], run: push('right') },
  lpop: { takes: [1, 2], run: pop('left') },
  rpop: { takes: [1, 2], run: pop('right') },
  llen: { takes: [1, 1], run: (keys, [key = '']) => integer(itemsAt(keys, key).length) },
  lrange: { takes: [3, 3], run: (keys, [key = '', from = '', to = '']) => list(slice(itemsAt(keys, key), from, to)) },
  hset: { takes: [3, ANY], run: hset },
  hget: {
    takes: [2, 2],
    run: (keys, [key = '', name = '']) => text(fieldsAt(keys, key).get(name)),
  },
  hgetall: { takes: [1, 1], run: (keys, [key = '']) => list([...fieldsAt(keys, key)].flat()) },
  hkeys: { takes: [1, 1], run: (keys, [key = '']) => list([...fieldsAt(keys, key).keys()]) },
  hvals: { takes: [1, 1], run: (keys, [key = '']) => list([...fieldsAt(keys, key).values()]) },
  hlen: { takes: [1, 1], run: (keys, [key = '']) => integer(fieldsAt(keys, key).size) },
  hdel: { takes: [2, ANY], run: hdel },
  sadd: { takes: [2, ANY], run: sadd },
  srem: { takes: [2, ANY], run: srem },
  smembers: { takes: [1, 1], run: (keys, [key = '']) => list(inOrder(membersAt(keys, key))) },
  scard: { takes: [1, 1], run: (keys, [key = '']) => integer(membersAt(keys, key).size) },
  sismember: {
    takes: [2, 2],
    run: (keys, [key = '', one = '']) => integer(membersAt(keys, key).has(one) ? 1 : 0),
  },
  save: { takes: [0, 0], run: () => OK },
  bgsave: { takes: [0, 0], run: () => status('Background saving started') },
  select: {
    takes: [1, 1],
    run: (_keys, [number = '']) => (number === '0' ? OK : failure('ERR only database 0 is simulated')),
  },
}

const MULTI: Command = { takes: [0, 0], run: () => OK }

/** Commands that are about more than keys, with how many words they take. */
const others: Readonly<Record<string, Command>> = {
  multi: MULTI,
  exec: MULTI,
  discard: MULTI,
  unwatch: MULTI,
  watch: { takes: [1, ANY], run: () => OK },
  info: { takes: [0, ANY], run: () => OK },
  config: { takes: [1, ANY], run: () => OK },
}

function commandNamed(name: string): Command | undefined {
  for (const table of [commands, others]) if (Object.hasOwn(table, name)) return table[name]
  return lateCommand(name)
}

/** Why a command cannot be run; undefined where it can. */
export function refusalOf([name = '', ...words]: Words): Reply | undefined {
  const lower = name.toLowerCase()
  const command = commandNamed(lower)
  if (!command) {
    if (KNOWN.has(lower)) return failure(`ERR the command ${name} is not simulated here`)
    const given = words.map((word) => `'${word}' `).join('')
    return failure(`ERR unknown command '${name}', with args beginning with: ${given}`)
  }
  const [least, most] = command.takes
  return words.length < least || words.length > most
    ? failure(`ERR wrong number of arguments for '${lower}' command`)
    : undefined
}

/** Runs one command, which is not refused. */
export function runCommand(keys: Keys, [name = '', ...words]: Words, facts: ServerFacts): Reply {
  const lower = name.toLowerCase()
  if (lower === 'info') return information(facts, keys, words)
  if (lower === 'config') return configure(facts.settings, words)
  if (lower === 'auth' && facts.password === undefined) return failure(NO_PASSWORD)
  try {
    return commandNamed(lower)?.run(keys, words) ?? NIL
  } catch (error) {
    if (error instanceof Refused) return failure(error.message)
    throw error
  }
}
