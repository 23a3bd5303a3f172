const KIB = 1024
const UNITS = ['B', 'KiB', 'MiB', 'GiB']
/** Bytes are shown as they are up to here, larger units as well. */
const MOST_SHOWN = 10_000
const ONE_PLACE = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** A size as xz shows it: `60 B`, `28.6 MiB`. */
export function sizeText(bytes: number): string {
  let [value, unit] = [bytes, 0]
  for (; value >= MOST_SHOWN && unit < UNITS.length - 1; value /= KIB) unit += 1
  const digits = unit === 0 ? String(value) : value.toLocaleString('en-US', ONE_PLACE)
  return `${digits} ${UNITS[unit] ?? ''}`
}
