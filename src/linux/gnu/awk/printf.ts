const DIRECTIVE = /%([-+ #0]*)(\*|\d+)?(?:\.(\*|\d*))?(?:hh|h|ll|l|L|q|j|z|t)?([a-zA-Z%])/g

interface Directive {
  readonly flags: string
  readonly width: number
  /** Undefined when none is given. */
  readonly precision: number | undefined
  readonly letter: string
}

function pad(text: string, { flags, width }: Directive, zeros: boolean): string {
  if (text.length >= width) return text
  if (flags.includes('-')) return text.padEnd(width)
  if (!zeros || !flags.includes('0')) return text.padStart(width)
  const sign = /^(?:[-+ ]|0[xX])?/.exec(text)?.[0] ?? ''
  return sign + text.slice(sign.length).padStart(width - sign.length, '0')
}

const signOf = (negative: boolean, flags: string): string =>
  negative ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : ''

/** The shortest of both notations, %g. */
function general(value: number, { flags, precision = 6 }: Directive): string {
  const digits = Math.max(1, Math.min(precision, 100))
  if (value === 0) return '0'
  const exponent = Number(/e([-+]\d+)$/.exec(value.toExponential(digits - 1))?.[1] ?? 0)
  const text =
    exponent < -4 || exponent >= digits
      ? value.toExponential(digits - 1)
      : value.toFixed(Math.min(100, digits - 1 - exponent))
  return flags.includes('#') || !text.includes('.') ? text : text.replace(/\.?0+(?=e|$)/, '')
}

/** With so many digits after the point; what lies in the middle goes to the even digit, as in C. */
function fixed(size: number, precision: number): string {
  const digits = Math.min(precision, 100)
  if (size >= 1e21) return BigInt(size).toString() + (digits > 0 ? `.${'0'.repeat(digits)}` : '')
  const exact = size.toFixed(Math.min(100, digits + 30))
  const cut = exact.indexOf('.') + (digits > 0 ? digits + 1 : 0)
  const kept = exact.slice(0, cut)
  const tie = /^\.?50*$/.test(exact.slice(cut))
  return tie && Number(kept.at(-1)) % 2 === 0 ? kept : size.toFixed(digits)
}

function real(directive: Directive, value: number): string {
  const { flags, letter, precision = 6 } = directive
  const lower = letter.toLowerCase()
  const size = Math.abs(value)
  let text: string
  if (!Number.isFinite(value)) text = Number.isNaN(value) ? 'nan' : 'inf'
  else if (lower === 'f') text = fixed(size, precision)
  else text = lower === 'e' ? size.toExponential(Math.min(precision, 100)) : general(size, directive)
  text = text.replace(/e([-+])(\d)$/, 'e$10$2')
  const signed = signOf(value < 0 || Object.is(value, -0), flags) + text
  return pad(letter === lower ? signed : signed.toUpperCase(), directive, Number.isFinite(value))
}

function whole(directive: Directive, value: number): string {
  const { flags, letter, precision } = directive
  if (!Number.isFinite(value)) return real({ ...directive, letter: 'f' }, value)
  const most = 'di'.includes(letter) ? 0x7fffffff : Number.MAX_VALUE
  const cut = BigInt(Math.trunc(Math.max(-most - 1, Math.min(most, value))))
  const radix = letter === 'o' ? 8 : letter === 'x' || letter === 'X' ? 16 : 10
  const size = cut < 0n && radix === 10 ? -cut : cut < 0n ? BigInt.asUintN(64, cut) : cut
  let digits = size.toString(radix).padStart(precision ?? 0, '0')
  if (letter === 'X') digits = digits.toUpperCase()
  if (flags.includes('#') && size !== 0n && radix !== 10) digits = (radix === 8 ? '0' : `0${letter}`) + digits
  const sign = radix === 10 && letter !== 'u' ? signOf(cut < 0n, flags) : ''
  return pad(sign + digits, directive, precision === undefined)
}

/** Where printf gets its values from. */
export interface Arguments {
  number(): number
  text(): string
  /** A character: of a number the one with its code, of text the first. */
  char(): string
}

/** Formats as printf(3) does; `failed` hears what came before an argument that cannot be had. */
export function format(text: string, args: Arguments, failed?: (before: string) => void): string {
  let [out, at] = ['', 0]
  for (const found of text.matchAll(DIRECTIVE)) {
    out += text.slice(at, found.index)
    at = found.index + found[0].length
    try {
      out += formatOne(found, args)
    } catch (error) {
      failed?.(out)
      throw error
    }
  }
  return out + text.slice(at)
}

/** The first characters of a text: all of them where it is not said how many. */
const beginning = (text: string, count: number | undefined): string =>
  count === undefined || text.length <= count
    ? text
    : Array.from(text.slice(0, 2 * count))
        .slice(0, count)
        .join('')

function formatOne([all, flags = '', width = '', precision, letter = '']: RegExpMatchArray, args: Arguments): string {
  if (letter === '%') return '%'
  const wide = width === '*' ? args.number() : Number(width)
  const exact = precision === '*' ? args.number() : precision === undefined ? undefined : Number(precision)
  const directive: Directive = {
    flags: wide < 0 ? `${flags}-` : flags,
    width: Math.abs(wide),
    precision: exact !== undefined && exact < 0 ? undefined : exact,
    letter,
  }
  if (/[diouxX]/.test(letter)) return whole(directive, args.number())
  if (/[eEfFgG]/.test(letter)) return real(directive, args.number())
  // an empty text has the character that ends it
  if (letter === 'c') return pad(args.char() || '\0', directive, false)
  return letter === 's' ? pad(beginning(args.text(), exact), directive, false) : all
}

/** One number by a format such as `%.6g`. */
export function formatNumber(text: string, value: number): string {
  return format(text, { number: () => value, text: () => String(value), char: () => String(value) })
}
