import type { Work } from '../../../base/work.ts'

const HIGH = 0xc96c5795
const LOW = 0xd7870f42
const BYTES = 65_536
const TOGETHER = 256

/** The upper and the lower half of the remainder of each byte. */
const TABLE = Array.from({ length: 256 }, (_, byte) => {
  let [high, low] = [0, byte]
  for (let bit = 0; bit < 8; bit += 1) {
    const isOdd = low & 1
    low = (low >>> 1) | (high << 31)
    high >>>= 1
    if (!isOdd) continue
    high ^= HIGH
    low ^= LOW
  }
  return [high, low] as const
})
const HIGHS = Int32Array.from(TABLE, ([high]) => high)
const LOWS = Int32Array.from(TABLE, ([, low]) => low)

/** The check sum of xz, as its eight bytes stand in a file. */
export function* crc64(bytes: Uint8Array): Work<Uint8Array> {
  let [high, low] = [-1, -1]
  for (let from = 0; from < bytes.length; from += BYTES) {
    for (const byte of bytes.subarray(from, from + BYTES)) {
      const index = (low ^ byte) & 0xff
      low = ((low >>> 8) | (high << 24)) ^ (LOWS[index] ?? 0)
      high = (high >>> 8) ^ (HIGHS[index] ?? 0)
    }
    yield BYTES / TOGETHER
  }
  const sum = new Uint8Array(8)
  const view = new DataView(sum.buffer)
  view.setInt32(0, ~low, true)
  view.setInt32(4, ~high, true)
  return sum
}
