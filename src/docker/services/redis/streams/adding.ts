import { NO_INTEGER, Refused, SYNTAX, whole, type Words } from '../command.ts'
import type { Stream, StreamId } from '../entries.ts'
import type { Keys } from '../keys.ts'
import { integer, NIL, type Reply, text } from '../reply.ts'
import { EMPTY, storeStream, streamAt } from './at.ts'
import { compareIds, FIRST, idText, readId } from './ids.ts'

const TOO_SMALL = 'ERR The ID specified in XADD is equal or smaller than the target stream top item'

/** What an entry gets that says nothing else: the time, or what follows the last one. */
function freshId(now: number, { last }: Stream): StreamId {
  return now > last[0] ? [now, 0] : [last[0], last[1] + 1]
}

/** `*`, `5-*`, `5-1`. @throws Refused */
function idOf(word: string, now: number, stream: Stream): StreamId {
  const { last } = stream
  if (word === '*') return freshId(now, stream)
  const [, ms] = /^(\d+)-\*$/.exec(word) ?? []
  const id: StreamId =
    ms === undefined ? readId(word) : [Number(ms), Number(ms) === last[0] && last !== FIRST ? last[1] + 1 : 0]
  if (compareIds(id, FIRST) === 0) throw new Refused('ERR The ID specified in XADD must be greater than 0-0')
  if (compareIds(id, last) <= 0) throw new Refused(TOO_SMALL)
  return id
}

/** Which entries may stay. */
interface Trim {
  readonly words: number
  keep(stream: Stream): Stream
}

/** `MAXLEN ~ 1000`, `MINID 5`; undefined where nothing of the kind is said. @throws Refused */
function trimOf([kind = '', ...words]: Words): Trim | undefined {
  const name = kind.toUpperCase()
  if (name !== 'MAXLEN' && name !== 'MINID') return undefined
  const signs = words[0] === '~' || words[0] === '=' ? 1 : 0
  const bound = words[signs] ?? ''
  const limit = words[signs + 1]?.toUpperCase() === 'LIMIT' ? 2 : 0
  if (limit > 0 && words[0] !== '~')
    throw new Refused('ERR syntax error, LIMIT cannot be used without the special ~ option')
  const count = 2 + signs + limit
  if (name === 'MINID') {
    const least = readId(bound)
    return {
      words: count,
      keep: (stream) =>
        kept(
          stream,
          stream.entries.findIndex(({ id }) => compareIds(id, least) >= 0),
        ),
    }
  }
  if (!/^\d+$/.test(bound))
    throw new Refused(/^-\d+$/.test(bound) ? 'ERR The MAXLEN argument must be >= 0.' : NO_INTEGER)
  // what is trimmed about, Redis trims by whole nodes of a hundred entries
  const slack = words[0] === '~' ? NODE : 0
  return {
    words: count,
    keep: (stream) => {
      const more = stream.entries.length - whole(bound)
      return more > 0 ? kept(stream, slack > 0 ? more - (more % slack) : more) : stream
    },
  }
}

/** How many entries a node has, `stream-node-max-entries`. */
const NODE = 100

const kept = (stream: Stream, from: number): Stream => ({
  ...stream,
  entries: from < 0 ? [] : stream.entries.slice(from),
})

/** Stores a stream that lost entries; gives how many. */
function trim(keys: Keys, key: string, { keep }: Trim): number {
  const stream = streamAt(keys, key)
  if (!stream) return 0
  const shorter = keep(stream)
  if (shorter.entries.length < stream.entries.length) storeStream(keys, key, shorter)
  return stream.entries.length - shorter.entries.length
}

/** XADD. */
export function xadd(keys: Keys, [key = '', ...words]: Words): Reply {
  let rest = words
  const isBound = rest[0]?.toUpperCase() === 'NOMKSTREAM'
  if (isBound) rest = rest.slice(1)
  const trimming = trimOf(rest)
  const [id = '', ...fields] = rest.slice(trimming?.words ?? 0)
  if (fields.length === 0 || fields.length % 2 === 1)
    throw new Refused("ERR wrong number of arguments for 'xadd' command")
  const stream = streamAt(keys, key)
  if (isBound && !stream) return NIL
  const added = idOf(id, keys.now, stream ?? EMPTY)
  keys.append(key, { id: added, fields })
  if (trimming) trim(keys, key, trimming)
  return text(idText(added))
}

/** XTRIM. */
export function xtrim(keys: Keys, [key = '', ...words]: Words): Reply {
  const trimming = trimOf(words)
  if (!trimming || trimming.words !== words.length) throw new Refused(SYNTAX)
  return integer(trim(keys, key, trimming))
}

/** XDEL. */
export function xdel(keys: Keys, [key = '', ...words]: Words): Reply {
  const gone = new Set(words.map((word) => idText(readId(word))))
  const stream = streamAt(keys, key)
  if (!stream) return integer(0)
  const entries = stream.entries.filter(({ id }) => !gone.has(idText(id)))
  if (entries.length < stream.entries.length) storeStream(keys, key, { ...stream, entries })
  return integer(stream.entries.length - entries.length)
}
