/** The first prime numbers. */
export function primes(count: number): readonly bigint[] {
  const found: bigint[] = []
  for (let number = 2n; found.length < count; number += 1n)
    if (found.every((prime) => number % prime !== 0n)) found.push(number)
  return found
}

/** The first 64 bits after the point of a root of a number. */
export function rootBits(number: bigint, degree: bigint): bigint {
  const target = number << (64n * degree)
  let [low, high] = [0n, 1n << 72n]
  while (high - low > 1n) {
    const middle = (low + high) >> 1n
    if (middle ** degree <= target) low = middle
    else high = middle
  }
  return low & 0xffffffffffffffffn
}
