import { Refused, SYNTAX, whole, type Words } from '../command.ts'
import type { Stream, StreamEntry, StreamId } from '../entries.ts'
import type { Keys } from '../keys.ts'
import { NIL, type Reply, text } from '../reply.ts'
import { after, between, EMPTY, groupAt, storeStream, streamAt } from './at.ts'
import { boundOf, entriesReply, FIRST, idText, readId } from './ids.ts'

/** XRANGE, and XREVRANGE from the end. */
export function range(isReversed: boolean) {
  return (keys: Keys, [key = '', one = '', other = '', option, count, ...more]: Words): Reply => {
    if (option !== undefined && (option.toUpperCase() !== 'COUNT' || count === undefined || more.length > 0))
      throw new Refused(SYNTAX)
    const most = count === undefined ? Infinity : whole(count)
    const [from, to] = isReversed ? [other, one] : [one, other]
    const bounds = [boundOf(from, 'from'), boundOf(to, 'to')] as const
    const stream = streamAt(keys, key) ?? EMPTY
    if (!isReversed) return entriesReply(between(stream, ...bounds, most))
    return entriesReply(
      between(stream, ...bounds)
        .toReversed()
        .slice(0, most),
    )
  }
}

/** What XREAD and XREADGROUP are asked. */
interface Reading {
  most: number
  /** Milliseconds that they wait; undefined where they do not. */
  block: number | undefined
  isAcknowledged: boolean
  group: readonly [group: string, consumer: string] | undefined
  streams: readonly (readonly [key: string, id: string])[]
}

function streamsOf(words: Words, command: string): Reading['streams'] {
  if (words.length === 0 || words.length % 2 === 1)
    throw new Refused(
      `ERR Unbalanced '${command}' list of streams: for each stream key an ID, '+', or '${command === 'xread' ? '$' : '>'}' must be specified.`,
    )
  const half = words.length / 2
  return words.slice(0, half).map((key, at) => [key, words[half + at] ?? ''])
}

/** @throws Refused */
function readingOf(words: Words, command: string): Reading {
  const reading: Reading = { most: Infinity, block: undefined, isAcknowledged: false, group: undefined, streams: [] }
  for (let at = 0; at < words.length; at += 1) {
    const name = (words[at] ?? '').toUpperCase()
    const [first = '', second = ''] = words.slice(at + 1)
    if (name === 'STREAMS') return { ...reading, streams: streamsOf(words.slice(at + 1), command) }
    if (name === 'COUNT') reading.most = Math.max(0, whole(first)) || Infinity
    else if (name === 'BLOCK') reading.block = timeOf(first)
    else if (name === 'NOACK') reading.isAcknowledged = true
    else if (name === 'GROUP') reading.group = [first, second]
    else throw new Refused(SYNTAX)
    at += name === 'GROUP' ? 2 : name === 'NOACK' ? 0 : 1
  }
  throw new Refused(SYNTAX)
}

function timeOf(word: string): number {
  if (!/^-?\d+$/.test(word)) throw new Refused('ERR timeout is not an integer or out of range')
  if (Number(word) < 0) throw new Refused('ERR timeout is negative')
  return Number(word)
}

type Found = readonly (readonly [key: string, entries: readonly StreamEntry[]])[]

const foundReply = (found: Found): Reply => ({
  type: 'list',
  items: found.map(([key, entries]) => ({ type: 'list', items: [text(key), entriesReply(entries)] })),
})

/** Where to go on: `$` is the end, as it is now. */
function startOf(stream: Stream, word: string): StreamId {
  if (word === '$') return stream.last
  return readId(word)
}

/** XREAD. */
export function xread(keys: Keys, words: Words): Reply {
  const { streams, most, block } = readingOf(words, 'xread')
  const starts = streams.map(([key, id]) => [key, startOf(streamAt(keys, key) ?? EMPTY, id)] as const)
  const found = starts
    .map(([key, start]) => [key, after(streamAt(keys, key) ?? EMPTY, start, most)] as const)
    .filter(([, entries]) => entries.length > 0)
  if (found.length > 0) return foundReply(found)
  if (block === undefined) return NIL
  const ids = starts.map(([, start]) => idText(start))
  return { type: 'blocked', ms: block, again: ['XREAD', ...words.slice(0, words.length - ids.length), ...ids] }
}

/** Gives new entries to a consumer of a group. */
function give(keys: Keys, key: string, { group, most, isAcknowledged }: Reading): readonly StreamEntry[] {
  const [name, consumer] = group ?? ['', '']
  const stream = streamAt(keys, key)
  const before = groupAt(stream, key, name, 'XREADGROUP')
  if (!stream) return []
  const entries = after(stream, before.last, most)
  const given = isAcknowledged ? [] : entries.map(({ id }) => ({ id, consumer, given: keys.now, times: 1 }))
  const isKnown = before.consumers.includes(consumer)
  if (entries.length === 0 && isKnown) return []
  const next = {
    last: entries.at(-1)?.id ?? before.last,
    consumers: isKnown ? before.consumers : [...before.consumers, consumer],
    pending: [...before.pending, ...given],
  }
  storeStream(keys, key, { ...stream, groups: { ...stream.groups, [name]: next } })
  return entries
}

/** What a consumer was given and has not acknowledged. */
function pendingOf(keys: Keys, key: string, id: string, { group, most }: Reading): readonly StreamEntry[] {
  const [name, consumer] = group ?? ['', '']
  const stream = streamAt(keys, key)
  const { pending } = groupAt(stream, key, name, 'XREADGROUP')
  const ids = new Set(pending.filter((one) => one.consumer === consumer).map((one) => idText(one.id)))
  return after(stream ?? EMPTY, id === '0' ? FIRST : readId(id))
    .filter((entry) => ids.has(idText(entry.id)))
    .slice(0, most)
}

/** XREADGROUP. */
export function xreadgroup(keys: Keys, words: Words): Reply {
  const reading = readingOf(words, 'xreadgroup')
  const { streams, block, group } = reading
  if (!group) throw new Refused('ERR Missing GROUP option for XREADGROUP')
  const found = streams.map(
    ([key, id]) => [key, id === '>' ? give(keys, key, reading) : pendingOf(keys, key, id, reading)] as const,
  )
  const told = found.filter(([, entries], at) => entries.length > 0 || streams[at]?.[1] !== '>')
  if (told.length > 0) return foundReply(told)
  return block === undefined ? NIL : { type: 'blocked', ms: block, again: ['XREADGROUP', ...words] }
}
