/** Whether bytes begin as a bzip2 file does. */
export const isBzip2 = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x42 && bytes[1] === 0x5a && bytes[2] === 0x68 && (bytes[3] ?? 0) >= 0x31 && (bytes[3] ?? 0) <= 0x39
