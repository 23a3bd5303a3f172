const LETTERS = ['', 'K', 'M', 'G', 'T', 'P'] as const

/** How a size is shortened: how to round, and what follows the number. */
export interface SizeStyle {
  readonly round: (value: number) => number
  readonly suffix: (letter: string) => string
}

/** df rounds up, so that a file that is said to fit does. */
export const dfSizes: SizeStyle = { round: Math.ceil, suffix: (letter) => letter }

/** free rounds to the nearest, and names the binary prefixes in full. */
export const freeSizes: SizeStyle = { round: Math.round, suffix: (letter) => (letter === '' ? 'B' : `${letter}i`) }

/** A size in KiB with at most three digits: `2.9G`, `984M`, `0`. Under ten it keeps one decimal. */
export function humanSize(kib: number, { round, suffix }: SizeStyle): string {
  if (kib === 0) return `0${suffix('')}`
  let [value, step] = [kib, 1]
  while (round(value) >= 1000 && step < LETTERS.length - 1) [value, step] = [value / 1024, step + 1]
  const letter = suffix(LETTERS[step] ?? '')
  const tenths = round(value * 10) / 10
  return tenths < 10 ? tenths.toFixed(1) + letter : String(round(value)) + letter
}
