/** What an xz file begins with. */
export const XZ_MAGIC = Uint8Array.of(0xfd, 0x37, 0x7a, 0x58, 0x5a, 0)

export const isXz = (bytes: Uint8Array): boolean => XZ_MAGIC.every((byte, index) => bytes[index] === byte)
