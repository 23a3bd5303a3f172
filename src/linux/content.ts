/** What an empty file holds: one for all, for it has nothing to be written over. */
export const EMPTY = new Uint8Array()

/** How many bytes of a buffer are taken, for buffers that have room at their end. */
const taken = new WeakMap<ArrayBufferLike, number>()

/** The most room that is kept at an end. */
const MOST_ROOM = 64 * 2 ** 20

/** A copy with at least `length` bytes, and room for as many more. */
function withRoom(content: Uint8Array, length: number): Uint8Array {
  const buffer = new Uint8Array(length + Math.min(Math.max(length, 64), MOST_ROOM))
  buffer.set(content)
  return buffer
}

function appended(content: Uint8Array, bytes: Uint8Array): Uint8Array {
  const { length } = content
  const end = length + bytes.length
  // what others see of the buffer ends before its tail, so the tail may be written: once
  const own = taken.get(content.buffer) === length && end <= content.buffer.byteLength
  const whole = own ? new Uint8Array(content.buffer) : withRoom(content, end)
  whole.set(bytes, length)
  taken.set(whole.buffer, end)
  return whole.subarray(0, end)
}

/**
 * A content with `bytes` at `at`; what is between its end and `at` is zeros. The given content does not change. Many small pieces
 * put at the end one after the other cost as much as one big one.
 */
export function withBytes(content: Uint8Array, at: number, bytes: Uint8Array): Uint8Array {
  if (at === content.length) return appended(content, bytes)
  if (at > content.length) return appended(appended(content, new Uint8Array(at - content.length)), bytes)
  const copy = new Uint8Array(Math.max(content.length, at + bytes.length))
  copy.set(content)
  copy.set(bytes, at)
  return copy
}
