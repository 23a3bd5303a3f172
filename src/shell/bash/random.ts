/** Where the numbers of RANDOM have got to after it was set. */
export interface RandomSequence {
  readonly state: number
  /** What it gave last: the next one differs. */
  readonly last: number
}

/** The numbers are the same for the same seed. */
export function seededRandom(seed: number): RandomSequence {
  return { state: Math.abs(Math.trunc(seed)) % 2147483647 || 123459876, last: 0 }
}

/** One number further (Park and Miller's generator, as bash has it). */
export function nextRandom({ state, last }: RandomSequence): RandomSequence {
  let value = last
  while (value === last) {
    state = (16807 * (state % 127773) - 2836 * Math.floor(state / 127773)) | 0
    if (state < 0) state += 2147483647
    value = ((state >>> 16) ^ (state & 65535)) & 32767
  }
  return { state, last: value }
}
