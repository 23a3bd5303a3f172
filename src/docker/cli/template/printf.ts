import { goText } from './value.ts'

const VERB = /%(?<flags>[-+# 0]*)(?<width>\d+)?(?:\.(?<precision>\d+))?(?<verb>[a-zA-Z%])/g

function padded(text: string, flags: string, width: number): string {
  if (flags.includes('-')) return text.padEnd(width)
  return flags.includes('0') ? text.padStart(width, '0') : text.padStart(width)
}

function formatted(verb: string, value: unknown, precision: number | undefined): string {
  switch (verb) {
    case 'd':
      return typeof value === 'number' ? String(value) : `%!d(${typeof value}=${goText(value)})`
    case 'q':
      return Array.isArray(value) ? `[${value.map((item) => JSON.stringify(item)).join(' ')}]` : JSON.stringify(value)
    case 'f':
      return Number(value).toFixed(precision ?? 6)
    case 'x':
      return typeof value === 'number'
        ? value.toString(16)
        : [...goText(value)].map((letter) => (letter.codePointAt(0) ?? 0).toString(16).padStart(2, '0')).join('')
    case 's':
    case 'v':
      return goText(value).slice(0, precision)
    case 't':
      return goText(value)
    default:
      return `%!${verb}(${goText(value)})`
  }
}

/** How wide, or how exact, Go lets anything be. */
const WIDEST = 1_000_000

/** Where a verb begins whose width or precision is too large: Go passes over all that follows. */
const tooLarge = (format: string): number | undefined =>
  [...format.matchAll(VERB)].find(
    ({ groups = {} }) => Number(groups['width'] ?? 0) > WIDEST || Number(groups['precision'] ?? 0) > WIDEST,
  )?.index

/** What Go's `fmt.Sprintf` prints, for the verbs that templates use. */
export function goPrintf(format: string, values: readonly unknown[]): string {
  let next = 0
  const end = tooLarge(format)
  const text = format.slice(0, end).replace(VERB, (...found) => {
    const { flags = '', width, precision, verb = '' } = found.at(-1) as Record<string, string | undefined>
    if (verb === '%') return '%'
    if (next >= values.length) return `%!${verb}(MISSING)`
    const value = values[next]
    next += 1
    return padded(
      formatted(verb, value, precision === undefined ? undefined : Number(precision)),
      flags,
      Number(width ?? 0),
    )
  })
  const extra = values.slice(next).map((value) => `${typeof value}=${goText(value)}`)
  const left = extra.length > 0 && (next > 0 || end !== undefined) ? `%!(EXTRA ${extra.join(', ')})` : ''
  return `${text}${end === undefined ? '' : '%!(NOVERB)'}${left}`
}
