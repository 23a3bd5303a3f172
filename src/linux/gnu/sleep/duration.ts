const UNITS: Readonly<Record<string, number>> = { '': 1000, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 }

/** `1.5`, `2m`, `1h`, `3d` or `infinity` in milliseconds, as sleep and timeout take them; undefined for what is none. */
export function durationFrom(text: string): number | undefined {
  const match = /^\+?(?:(\d+\.?\d*(?:e[+-]?\d+)?|\.\d+)|(inf(?:inity)?))([smhd]?)$/i.exec(text)
  if (!match) return undefined
  const [, number, endless, unit = ''] = match
  return endless ? Infinity : Number(number) * (UNITS[unit] ?? 1000)
}

/** More than any timer of the platform takes: longer waits are made of several. */
export const LONGEST_WAIT = 2 ** 31 - 1
