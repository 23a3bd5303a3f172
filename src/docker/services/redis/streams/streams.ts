import { ANY, type Command, NO_INTEGER } from '../command.ts'
import { failure, integer } from '../reply.ts'
import { xadd, xdel, xtrim } from './adding.ts'
import { streamAt } from './at.ts'
import { xack, xgroup, xinfo, xpending } from './groups.ts'
import { range, xread, xreadgroup } from './reading.ts'

/** Streams: entries that are put behind each other, and read from any place on. */
export const streams: Readonly<Record<string, Command>> = {
  xadd: { takes: [4, ANY], run: xadd },
  xlen: { takes: [1, 1], run: (keys, [key = '']) => integer(streamAt(keys, key)?.entries.length ?? 0) },
  xrange: { takes: [3, ANY], run: range(false) },
  xrevrange: { takes: [3, ANY], run: range(true) },
  xread: { takes: [3, ANY], run: xread },
  xdel: { takes: [2, ANY], run: xdel },
  xtrim: { takes: [3, ANY], run: xtrim },
  xgroup: { takes: [1, ANY], run: xgroup },
  xreadgroup: { takes: [6, ANY], run: xreadgroup },
  xack: { takes: [3, ANY], run: xack },
  xpending: {
    takes: [2, ANY],
    run: (keys, words) =>
      words.length > 2 && !/^\d+$/.test(words[4] ?? '') ? failure(NO_INTEGER) : xpending(keys, words),
  },
  xinfo: { takes: [2, ANY], run: xinfo },
}
