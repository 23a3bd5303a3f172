/** Whether two runs of bytes are the same. */
export const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one === other || (one.length === other.length && one.every((byte, at) => byte === other[at]))
