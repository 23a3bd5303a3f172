import { Refused, type Words } from '../command.ts'
import type { Group, Stream, StreamId } from '../entries.ts'
import type { Keys } from '../keys.ts'
import { integer, list, NIL, OK, type Reply, text } from '../reply.ts'
import { EMPTY, groupAt, storeStream, streamAt } from './at.ts'
import { entryReply, idText, readId } from './ids.ts'

const NO_KEY =
  'ERR The XGROUP subcommand requires the key to exist. Note that for CREATE you may want to use the MKSTREAM option to create an empty stream automatically.'

const withGroup = (stream: Stream, name: string, group: Group): Stream => ({
  ...stream,
  groups: { ...stream.groups, [name]: group },
})

const startOf = (stream: Stream, word: string): StreamId => (word === '$' ? stream.last : readId(word))

type Change = (keys: Keys, key: string, words: Words) => Reply

function create(keys: Keys, key: string, [name = '', id = '', option]: Words): Reply {
  const stream = streamAt(keys, key) ?? (option?.toUpperCase() === 'MKSTREAM' ? EMPTY : undefined)
  if (!stream) throw new Refused(NO_KEY)
  if (Object.hasOwn(stream.groups, name)) throw new Refused('BUSYGROUP Consumer Group name already exists')
  storeStream(keys, key, withGroup(stream, name, { last: startOf(stream, id), consumers: [], pending: [] }))
  return OK
}

/** The stream of a key. @throws Refused where there is none */
function there(keys: Keys, key: string): Stream {
  const stream = streamAt(keys, key)
  if (!stream) throw new Refused(NO_KEY)
  return stream
}

const changes: Readonly<Record<string, Change>> = {
  create,
  destroy(keys, key, [name = '']) {
    const stream = there(keys, key)
    if (!Object.hasOwn(stream.groups, name)) return integer(0)
    const { [name]: _gone, ...groups } = stream.groups
    storeStream(keys, key, { ...stream, groups })
    return integer(1)
  },
  setid(keys, key, [name = '', id = '']) {
    const stream = there(keys, key)
    storeStream(
      keys,
      key,
      withGroup(stream, name, { ...groupAt(stream, key, name, 'XGROUP'), last: startOf(stream, id) }),
    )
    return OK
  },
  createconsumer(keys, key, [name = '', consumer = '']) {
    const stream = there(keys, key)
    const group = groupAt(stream, key, name, 'XGROUP')
    if (group.consumers.includes(consumer)) return integer(0)
    storeStream(keys, key, withGroup(stream, name, { ...group, consumers: [...group.consumers, consumer] }))
    return integer(1)
  },
  delconsumer(keys, key, [name = '', consumer = '']) {
    const stream = there(keys, key)
    const group = groupAt(stream, key, name, 'XGROUP')
    const pending = group.pending.filter((one) => one.consumer !== consumer)
    const consumers = group.consumers.filter((one) => one !== consumer)
    storeStream(keys, key, withGroup(stream, name, { ...group, consumers, pending }))
    return integer(group.pending.length - pending.length)
  },
}

/** XGROUP. */
export function xgroup(keys: Keys, [action = '', key = '', ...words]: Words): Reply {
  const lower = action.toLowerCase()
  const change = Object.hasOwn(changes, lower) ? changes[lower] : undefined
  if (!change) throw new Refused(`ERR unknown subcommand '${action}'. Try XGROUP HELP.`)
  const least = lower === 'destroy' ? 1 : 2
  if (words.length < least) throw new Refused(`ERR wrong number of arguments for 'xgroup|${lower}' command`)
  return change(keys, key, words)
}

/** XACK. */
export function xack(keys: Keys, [key = '', name = '', ...words]: Words): Reply {
  const done = new Set(words.map((word) => idText(readId(word))))
  const stream = streamAt(keys, key)
  const group = stream && Object.hasOwn(stream.groups, name) ? stream.groups[name] : undefined
  if (!stream || !group) return integer(0)
  const pending = group.pending.filter(({ id }) => !done.has(idText(id)))
  storeStream(keys, key, withGroup(stream, name, { ...group, pending }))
  return integer(group.pending.length - pending.length)
}

/** XPENDING: how much is pending, or each of it. */
export function xpending(keys: Keys, [key = '', name = '', ...words]: Words): Reply {
  const { pending } = groupAt(streamAt(keys, key), key, name, 'XPENDING')
  if (words.length > 0) {
    const [, , count = '', consumer] = words
    const shown = pending.filter((one) => consumer === undefined || one.consumer === consumer).slice(0, Number(count))
    const items = shown.map((one): Reply => ({
      type: 'list',
      items: [text(idText(one.id)), text(one.consumer), integer(keys.now - one.given), integer(one.times)],
    }))
    return { type: 'list', items }
  }
  const [first, last] = [pending[0], pending.at(-1)]
  if (!first || !last) return { type: 'list', items: [integer(0), NIL, NIL, NIL] }
  const consumers = [...new Set(pending.map((one) => one.consumer))].toSorted()
  const counts = consumers.map((consumer) =>
    list([consumer, String(pending.filter((one) => one.consumer === consumer).length)]),
  )
  return {
    type: 'list',
    items: [integer(pending.length), text(idText(first.id)), text(idText(last.id)), { type: 'list', items: counts }],
  }
}

const named = (rows: readonly (readonly [name: string, value: Reply])[]): Reply => ({
  type: 'list',
  items: rows.flatMap(([name, value]) => [text(name), value]),
})

const groupRow = (name: string, { consumers, pending, last }: Group, stream: Stream): Reply =>
  named([
    ['name', text(name)],
    ['consumers', integer(consumers.length)],
    ['pending', integer(pending.length)],
    ['last-delivered-id', text(idText(last))],
    ['entries-read', NIL],
    [
      'lag',
      integer(stream.entries.filter(({ id }) => id[0] > last[0] || (id[0] === last[0] && id[1] > last[1])).length),
    ],
  ])

/** XINFO GROUPS; its other subcommands tell of how a stream is kept. */
export function xinfo(keys: Keys, [what = '', key = '']: Words): Reply {
  const stream = streamAt(keys, key)
  if (!stream) throw new Refused('ERR no such key')
  const lower = what.toLowerCase()
  if (lower === 'groups')
    return { type: 'list', items: Object.entries(stream.groups).map(([name, group]) => groupRow(name, group, stream)) }
  if (lower !== 'stream') throw new Refused(`ERR XINFO ${what.toUpperCase()} is not simulated here`)
  const [first, last] = [stream.entries[0], stream.entries.at(-1)]
  return named([
    ['length', integer(stream.entries.length)],
    ['last-generated-id', text(idText(stream.last))],
    ['groups', integer(Object.keys(stream.groups).length)],
    ['first-entry', first ? entryReply(first) : NIL],
    ['last-entry', last ? entryReply(last) : NIL],
  ])
}
