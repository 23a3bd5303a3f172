const UNITS = ['', 'k', 'M', 'G', 'T', 'P', 'E']

/** Rounds halves to the even side, as gnulib's human_readable does. */
function rounded(value: number): number {
  const floor = Math.floor(value)
  const rest = value - floor
  return rest > 0.5 || (rest === 0.5 && floor % 2 === 1) ? floor + 1 : floor
}

/** `1.5 kB`, `12 MiB`: tenths only below `tenthsBelow`; at least in thousands when `thousands`. */
function withUnit(
  amount: number,
  base: 1000 | 1024,
  { tenthsBelow, thousands }: { readonly tenthsBelow: number; readonly thousands: boolean },
): string {
  let unit = thousands ? 1 : 0
  while (amount / base ** unit >= base && unit < UNITS.length - 1) unit += 1
  const value = amount / base ** unit
  const tenths = rounded(value * 10) / 10
  const shown = unit > 0 && tenths < tenthsBelow ? tenths.toFixed(1) : String(rounded(value))
  const letter = base === 1024 ? (UNITS[unit] ?? '').toUpperCase() : (UNITS[unit] ?? '')
  return `${shown} ${letter}${base === 1024 && unit > 0 ? 'i' : ''}B`
}

/** Six digits that count, as C's %g. */
const shortest = (number: number): string => String(Number(number.toPrecision(6)))

/** How fast it was. gnulib is exact where the time goes into a second or holds whole ones, and says it in other digits then. */
function rate(bytes: number, ms: number): string {
  if (ms === 0) return 'Infinity B/s'
  const exact = 1000 % ms === 0 || ms % 1000 === 0
  return `${withUnit((bytes * 1000) / ms, 1000, exact ? { tenthsBelow: 10, thousands: false } : { tenthsBelow: 100, thousands: true })}/s`
}

/** How much dd has copied, in how many milliseconds: `12 bytes copied, 0.5 s, 24 B/s`. */
export function copiedText(bytes: number, ms: number): string {
  const how = { tenthsBelow: 10, thousands: false } as const
  const [si, iec] = [withUnit(bytes, 1000, how), withUnit(bytes, 1024, how)]
  const more = bytes < 1000 ? '' : bytes < 1024 ? ` (${si})` : ` (${si}, ${iec})`
  return `${bytes} byte${bytes === 1 ? '' : 's'}${more} copied, ${shortest(ms / 1000)} s, ${rate(bytes, ms)}`
}
