import { deflate } from '../../../../../host.ts'
import { crc32, inflate, InflateError } from '../../../../../linux/gnu/library/inflate.ts'
import { joinBytes } from '../../../../../shell/posix/bytes.ts'
import type { Work } from '../../../../../base/work.ts'
import type { Natives } from '../builtins/install.ts'
import { checkBytes } from '../memory.ts'
import type { Steps, Value } from '../values.ts'
import { buffer, bytesIn } from './bytes.ts'
import type { Host } from './host.ts'

/** How many bytes are summed up between two turns, and what work that is. */
const SUMMED = { bytes: 65_536, work: 256 }

/** The check sum of RFC 1950. */
function* adler32(bytes: Uint8Array): Work<number> {
  let [low, high] = [1, 0]
  for (let from = 0; from < bytes.length; from += SUMMED.bytes) {
    for (const byte of bytes.subarray(from, from + SUMMED.bytes)) {
      low = (low + byte) % 65_521
      high = (high + low) % 65_521
    }
    yield SUMMED.work
  }
  return ((high << 16) | low) >>> 0
}

/** Compressed bytes (RFC 1951) and their check sums. */
export const compression = ({ process, realm }: Host): Natives => {
  /** What a work gives, done in turns. */
  function* worked<T extends Value | object>(work: Work<T>): Steps<T> {
    const coming = process.inTurns(work)
    if (!(coming instanceof Promise)) return coming
    let done: readonly T[] = []
    yield coming.then((value) => (done = [value]))
    return done[0] as T
  }
  return {
    *deflated({ args: [bytes] }) {
      let pieces: readonly Uint8Array[] = []
      yield deflate(bytesIn(bytes)).then((done) => (pieces = done))
      return buffer(realm, joinBytes(pieces).slice())
    },
    /** What was compressed and where it ends; the kind of what is wrong in its place. */
    *inflated({ args: [bytes, start] }) {
      try {
        const { content, end } = yield* worked(inflate(bytesIn(bytes), Number(start)))
        checkBytes(content.length)
        return realm.object({ content: buffer(realm, content), end })
      } catch (error) {
        if (error instanceof InflateError) return realm.object({ problem: error.fault })
        throw error
      }
    },
    crc32: ({ args: [bytes] }) => worked(crc32(bytesIn(bytes))),
    adler32: ({ args: [bytes] }) => worked(adler32(bytesIn(bytes))),
  }
}
