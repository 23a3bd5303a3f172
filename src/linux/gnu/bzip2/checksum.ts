const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24
  for (let bit = 0; bit < 8; bit += 1) value = value < 0 ? (value << 1) ^ 0x04c11db7 : value << 1
  return value
})

/** The check sum with a byte more; it begins as -1, and its bits are inverted at the end. */
export const withByte = (sum: number, byte: number): number => (sum << 8) ^ (TABLE[((sum >>> 24) ^ byte) & 0xff] ?? 0)

/** The check sum of a file with that of its next block. */
export const withBlock = (all: number, block: number): number => ((all << 1) | (all >>> 31)) ^ block

/** The numbers that a block and the end of a file begin with, of 48 bits. */
export const BLOCK_MAGIC = [0x314159, 0x265359] as const
export const END_MAGIC = [0x177245, 0x385090] as const

/** How many symbols are written with one table. */
export const GROUP = 50
