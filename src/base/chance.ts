/** A source of numbers that look random and are the same for the same seed. */
export interface Chance {
  /** The next number, at least 0 and below 1. */
  next(): number
  /** Where it is, a 32-bit whole number: put back, or given as a seed, it gives the same numbers again. */
  state: number
}

/** Makes a source from a 32-bit seed (the generator is mulberry32). */
export function createChance(seed: number): Chance {
  return {
    state: seed | 0,
    next() {
      this.state = (this.state + 0x6d2b79f5) | 0
      let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    },
  }
}

/** A whole number, at least 0 and below `limit`. */
export function pickInteger(chance: Chance, limit: number): number {
  return Math.floor(chance.next() * limit)
}

/** `length` lower-case hexadecimal digits. */
export function pickHex(chance: Chance, length: number): string {
  let digits = ''
  while (digits.length < length) digits += pickInteger(chance, 16).toString(16)
  return digits
}
