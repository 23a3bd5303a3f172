import { Refused, WRONG_TYPE } from '../command.ts'
import type { Group, Stream, StreamEntry, StreamId } from '../entries.ts'
import type { Keys } from '../keys.ts'
import { compareIds, FIRST } from './ids.ts'

export const EMPTY: Stream = { entries: [], last: FIRST, groups: {} }

/** @throws Refused for a key of another kind */
export function streamAt(keys: Keys, key: string): Stream | undefined {
  const value = keys.get(key)
  if (value && value.type !== 'stream') throw new Refused(WRONG_TYPE)
  return value?.stream
}

export const storeStream = (keys: Keys, key: string, stream: Stream): void => keys.set(key, { type: 'stream', stream })

/** Where the first entry stands that is not before an id. */
function placeOf(entries: readonly StreamEntry[], id: StreamId): number {
  let [low, high] = [0, entries.length]
  while (low < high) {
    const at = (low + high) >> 1
    const entry = entries[at]
    if (entry && compareIds(entry.id, id) < 0) low = at + 1
    else high = at
  }
  return low
}

/** The entries from one id to another, these among them. */
export function between({ entries }: Stream, from: StreamId, to: StreamId, most = Infinity): readonly StreamEntry[] {
  const found: StreamEntry[] = []
  for (let at = placeOf(entries, from); at < entries.length && found.length < most; at += 1) {
    const entry = entries[at]
    if (!entry || compareIds(entry.id, to) > 0) break
    found.push(entry)
  }
  return found
}

/** The entries behind an id. */
export const after = (stream: Stream, [ms, sequence]: StreamId, most?: number): readonly StreamEntry[] =>
  between(stream, [ms, sequence + 1], [Infinity, Infinity], most)

/** @throws Refused where there is no such group */
export function groupAt(stream: Stream | undefined, key: string, name: string, command: string): Group {
  const group = stream && Object.hasOwn(stream.groups, name) ? stream.groups[name] : undefined
  const where =
    command === 'XREADGROUP'
      ? `key '${key}' or consumer group '${name}' in XREADGROUP with GROUP option`
      : `key '${key}' or consumer group '${name}'`
  if (!group)
    throw new Refused(
      command === 'XGROUP'
        ? `NOGROUP No such consumer group '${name}' for key name '${key}'`
        : `NOGROUP No such ${where}`,
    )
  return group
}
