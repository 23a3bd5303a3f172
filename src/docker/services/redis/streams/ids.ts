import { Refused } from '../command.ts'
import type { StreamEntry, StreamId } from '../entries.ts'
import { list, type Reply, text } from '../reply.ts'

export const BAD_ID = 'ERR Invalid stream ID specified as stream command argument'

export const FIRST: StreamId = [0, 0]
export const LAST: StreamId = [Infinity, Infinity]

export const idText = ([ms, sequence]: StreamId): string => `${ms}-${sequence}`

/** Below 0 where one id comes before the other, 0 where they are the same. */
export const compareIds = (one: StreamId, other: StreamId): number =>
  // two that are both infinite are no number apart
  one[0] === other[0] ? (one[1] === other[1] ? 0 : one[1] - other[1]) : one[0] - other[0]

/** An id; `sequence` is what is meant where only milliseconds are said. @throws Refused */
export function readId(word: string, sequence = 0): StreamId {
  const [, ms, own] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? []
  if (ms === undefined) throw new Refused(BAD_ID)
  return [Number(ms), own === undefined ? sequence : Number(own)]
}

const next = ([ms, sequence]: StreamId): StreamId => [ms, sequence + 1]

const before = ([ms, sequence]: StreamId): StreamId => (sequence > 0 ? [ms, sequence - 1] : [ms - 1, Infinity])

/** An end of a range: `-`, `+`, an id, and `(` before one that is not in it. @throws Refused */
export function boundOf(word: string, side: 'from' | 'to'): StreamId {
  if (word === '-') return FIRST
  if (word === '+') return LAST
  const isOpen = word.startsWith('(')
  const id = readId(isOpen ? word.slice(1) : word, side === 'from' ? 0 : Infinity)
  if (!isOpen) return id
  return side === 'from' ? next(id) : before(id)
}

export const entryReply = ({ id, fields }: StreamEntry): Reply => ({
  type: 'list',
  items: [text(idText(id)), list(fields)],
})

export const entriesReply = (entries: readonly StreamEntry[]): Reply => ({
  type: 'list',
  items: entries.map(entryReply),
})
