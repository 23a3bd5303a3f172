import { primes, rootBits } from './roots.ts'

/** What SHA-2 begins with, as FIPS 180-4 has it: the bits of the square roots of the first eight primes, of the next eight for the short ones. */
const [LONG, SHORT] = [8, 16].map((count) =>
  primes(count)
    .slice(-8)
    .map((prime) => rootBits(prime, 2n)),
)

/** The same, of 64 bits each; whoever takes many small sums would not wait for roots at each. */
export const beginning = (short: boolean): readonly bigint[] => (short ? SHORT : LONG) ?? []
