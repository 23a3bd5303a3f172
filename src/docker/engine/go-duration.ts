const UNITS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  ms: 1,
  s: 1000,
  m: 60_000,
  h: 3_600_000,
}

/** A duration of Go's (`-1m30s`) in milliseconds, or what is wrong with it in the words of time.ParseDuration. */
export function goDuration(text: string): number | { readonly reason: string } {
  const quoted = JSON.stringify(text)
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/s.exec(text) ?? []
  if (rest === '0') return 0
  let [total, left] = [0, rest]
  do {
    const [all = '', amount = '', unit = ''] = /^(\d+\.?\d*|\.\d+)([^\d.]*)/.exec(left) ?? []
    if (amount === '') return { reason: `time: invalid duration ${quoted}` }
    if (unit === '') return { reason: `time: missing unit in duration ${quoted}` }
    const size = UNITS[unit]
    if (size === undefined) return { reason: `time: unknown unit ${JSON.stringify(unit)} in duration ${quoted}` }
    total += Number(amount) * size
    left = left.slice(all.length)
  } while (left !== '')
  return sign === '-' ? -total : total
}
