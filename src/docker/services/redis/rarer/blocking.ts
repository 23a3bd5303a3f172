import { Refused, type Words } from '../command.ts'
import type { Side } from '../entries.ts'
import type { Keys } from '../keys.ts'
import { list, type Reply } from '../reply.ts'
import { itemsAt } from '../value-at.ts'

/** Seconds that a client waits, as milliseconds. @throws Refused */
function timeOf(word: string): number {
  const seconds = Number(word)
  if (word.trim() === '' || Number.isNaN(seconds)) throw new Refused('ERR timeout is not a float or out of range')
  if (seconds < 0) throw new Refused('ERR timeout is negative')
  return seconds * 1000
}

/** BLPOP and BRPOP: an item of the first list that has one. */
export function blockingPop(side: Side) {
  return (keys: Keys, words: Words): Reply => {
    const ms = timeOf(words.at(-1) ?? '')
    for (const key of words.slice(0, -1)) {
      const item = itemsAt(keys, key).at(side === 'left' ? 0 : -1)
      if (item === undefined) continue
      keys.pop(key, side, 1)
      return list([key, item])
    }
    return { type: 'blocked', ms, again: [side === 'left' ? 'BLPOP' : 'BRPOP', ...words] }
  }
}

/** BLMOVE and BRPOPLPUSH. @param move what moves an item that is there */
export function blockingMove(command: string, move: (keys: Keys, words: Words) => Reply) {
  return (keys: Keys, words: Words): Reply => {
    const ms = timeOf(words.at(-1) ?? '')
    const reply = move(keys, words.slice(0, -1))
    return reply.type === 'nil' ? { type: 'blocked', ms, again: [command, ...words] } : reply
  }
}
