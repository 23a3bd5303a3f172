const MASK = (1n << 64n) - 1n
const MULTIPLIER = 0xc6a4a7935bd1e995n
const [SHIFT, WORD] = [47n, 8]

const mixed = (value: bigint): bigint => {
  const product = (value * MULTIPLIER) & MASK
  return ((product ^ (product >> SHIFT)) * MULTIPLIER) & MASK
}

function word(bytes: Uint8Array, from: number, to: number): bigint {
  let value = 0n
  for (let at = to - 1; at >= from; at -= 1) value = (value << 8n) | BigInt(bytes[at] ?? 0)
  return value
}

/** MurmurHash64A of Austin Appleby, https://github.com/aappleby/smhasher: 64 bits. */
export function murmur64(bytes: Uint8Array, seed: bigint): bigint {
  const whole = bytes.length - (bytes.length % WORD)
  let hash = (seed ^ (BigInt(bytes.length) * MULTIPLIER)) & MASK
  for (let at = 0; at < whole; at += WORD) hash = ((hash ^ mixed(word(bytes, at, at + WORD))) * MULTIPLIER) & MASK
  if (whole < bytes.length) hash = ((hash ^ word(bytes, whole, bytes.length)) * MULTIPLIER) & MASK
  hash = ((hash ^ (hash >> SHIFT)) * MULTIPLIER) & MASK
  return hash ^ (hash >> SHIFT)
}
