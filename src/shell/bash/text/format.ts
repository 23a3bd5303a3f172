import type { Work } from '../../../base/work.ts'
import { byteLength, bytesOf, textOf } from '../../posix/bytes.ts'
import type { Charset } from '../../posix/locale.ts'
import { decodeEscapes } from './ansi-c.ts'
import { longDoubleText, readLongDouble } from './long-double.ts'
import { quoted } from './quote.ts'

/** What printf has to say: each program words it in its own way. */
export interface Complaint {
  /**
   * `number`, `octal` and `hex`: an operand that is no number (of that kind); `range`: one that is too big; `directive`: an unknown
   * conversion, whose letter `text` is; `end`: the format ends within the conversion `text`; `digits`: an escape without them, said already; `name`: an
   * operand that cannot name a variable.
   */
  readonly type: 'number' | 'octal' | 'hex' | 'range' | 'directive' | 'end' | 'digits' | 'name'
  readonly text: string
}

export interface Formatted {
  readonly text: string
  readonly complaints: readonly Complaint[]
}

/** What printf cannot know itself. */
export interface FormatSurroundings {
  /** `%(format)T`: the time, in seconds since 1970 (-1 and undefined: now, -2: when the shell started), as strftime(3) writes it. */
  date(format: string, seconds: number | undefined): string
  /** How `%q` writes its operand; as bash does when absent. */
  quote?(text: string): string
  /** What `%n` does with the bytes that came out so far, and its operand; false where that cannot be. It does nothing when absent. */
  count?(bytes: number, name: string): boolean
  /** What there is for `\u` to name; UTF-8 when absent. */
  readonly charset?: Charset
  /** Whether `\c` in the format ends the output, as coreutils has it; bash writes it as it is. */
  readonly endsAtC?: boolean
}

/** How often the format is used before others have their turn. */
const ROUNDS = 256
/** Bytes that a field may be wide. */
const MOST_WIDTH = 2 ** 24
const DIRECTIVE = /%([-+ #0']*)(\*|-?\d+)?(?:\.(\*|-?\d+)?)?(?:hh|ll|[hlLjzt])?(\([^)]*\))?([^])?/uy

/** Formats operands as printf does: the format is used again as long as there are operands left (POSIX, printf). */
export function* formatText(
  format: string,
  operands: readonly string[],
  surroundings: FormatSurroundings,
): Work<Formatted> {
  const formatter = new Formatter(format, operands, surroundings)
  return { text: yield* formatter.run(), complaints: formatter.complaints }
}

interface Directive {
  readonly flags: string
  readonly width: number
  readonly precision: number | undefined
  readonly letter: string
}

class Formatter {
  readonly complaints: Complaint[] = []
  readonly #format: string
  readonly #operands: readonly string[]
  readonly #surroundings: FormatSurroundings
  #next = 0
  #text = ''
  #ended = false
  /** Where in the format it is. */
  #at = 0

  constructor(format: string, operands: readonly string[], surroundings: FormatSurroundings) {
    this.#format = format
    this.#operands = operands
    this.#surroundings = surroundings
  }

  *run(): Work<string> {
    for (let rounds = 1; ; rounds += 1) {
      const before = this.#next
      this.#at = 0
      while (this.#at < this.#format.length && !this.#ended) {
        const text = this.#piece()
        this.#text += typeof text === 'string' ? text : yield* text
      }
      if (this.#next === before || this.#ended || this.#next >= this.#operands.length) return this.#text
      if (rounds % ROUNDS === 0) yield ROUNDS
    }
  }

  /** What the format's next piece gives: text up to a directive, or a directive. */
  #piece(): string | Work<string> {
    const [format, at] = [this.#format, this.#at]
    const percent = format.indexOf('%', at)
    if (percent !== at) {
      this.#at = percent < 0 ? format.length : percent
      return this.#literal(format.slice(at, this.#at))
    }
    if (format[at + 1] !== '%') return this.#directive(at)
    this.#at = at + 2
    return '%'
  }

  #literal(source: string): string {
    const { endsAtC = false, charset } = this.#surroundings
    const end = endsAtC ? /^(?:[^\\]|\\[^c])*(?=\\c)/s.exec(source)?.[0] : undefined
    const { text, complaints } = decodeEscapes(end ?? source, 'format', charset)
    for (const complaint of complaints) this.complaints.push({ type: 'digits', text: complaint })
    this.#ended ||= end !== undefined
    return text
  }

  #directive(at: number): string | Work<string> {
    DIRECTIVE.lastIndex = at
    const [whole = '%', flags = '', width, precision, time, letter] = DIRECTIVE.exec(this.#format) ?? []
    if (letter === undefined) return this.#refuse({ type: 'end', text: whole })
    if (!(time === undefined ? 'diouxXeEfFgGaAcsbqQn' : 'T').includes(letter)) {
      return this.#refuse({ type: 'directive', text: time === undefined ? letter : '(' })
    }
    const given = this.#size(width)
    const hasPoint = /\./.test(whole.slice(0, whole.length - (time?.length ?? 0) - 1))
    const places = hasPoint ? this.#size(precision ?? '0') : -1
    const directive = {
      flags: given < 0 ? `${flags}-` : flags,
      width: Math.abs(given),
      precision: places < 0 ? undefined : places,
      letter,
    }
    this.#at = at + whole.length
    return this.#converted(directive, time)
  }

  #refuse(complaint: Complaint): string {
    this.complaints.push(complaint)
    this.#ended = true
    return ''
  }

  #size(text: string | undefined): number {
    const size = text === '*' ? Number(this.#integer()) : Number(text ?? 0)
    return Math.max(-MOST_WIDTH, Math.min(MOST_WIDTH, size))
  }

  #converted(directive: Directive, time: string | undefined): string | Work<string> {
    const { letter, precision } = directive
    if (time !== undefined) {
      const seconds = this.#next < this.#operands.length ? Number(this.#integer()) : undefined
      const date = this.#surroundings.date(time.slice(1, -1) || '%X', seconds)
      return padded(cut(date, precision), directive)
    }
    if ('di'.includes(letter)) return signed(this.#integer(), directive)
    if ('ouxX'.includes(letter)) return unsigned(BigInt.asUintN(64, this.#integer()), directive)
    if ('eEfFgGaA'.includes(letter)) return this.#float(directive)
    return this.#string(directive)
  }

  #string(directive: Directive): string | Work<string> {
    const { letter, precision } = directive
    if (letter === 'n') return this.#counted()
    const given = this.#operand()
    const operand = given ?? ''
    if (letter === 'c') return padded(textOf(bytesOf(operand).subarray(0, 1)) || '\0', directive)
    const { quote } = this.#surroundings
    if (quote && letter === 'q') return padded(given === undefined ? '' : quote(given), directive)
    if (letter === 'q' || letter === 'Q') return quotedField(operand, directive)
    if (letter === 's') return padded(cut(operand, precision), directive)
    const { text, ended, complaints } = decodeEscapes(operand, '%b', this.#surroundings.charset)
    for (const complaint of complaints) this.complaints.push({ type: 'digits', text: complaint })
    this.#ended ||= ended
    return padded(cut(text, precision), directive)
  }

  #counted(): string {
    const { count } = this.#surroundings
    const name = count && this.#operand()
    if (!name || count(byteLength(this.#text), name)) return ''
    return this.#refuse({ type: 'name', text: name })
  }

  #operand(): string | undefined {
    const operand = this.#operands[this.#next]
    this.#next += 1
    return operand
  }

  #integer(): bigint {
    const operand = this.#operand()
    if (operand === undefined) return 0n
    if (operand.startsWith("'") || operand.startsWith('"')) return BigInt(codeIn(operand))
    const [whole, sign, digits = ''] = /^[ \t\n\v\f\r]*([-+]?)(0x[0-9a-f]+|0[0-7]*|[1-9]\d*)/i.exec(operand) ?? [
      '',
      '',
      '',
    ]
    if (whole.length < operand.length) {
      const type = /^0x/i.test(operand) ? 'hex' : /^0\d/.test(operand) ? 'octal' : 'number'
      this.complaints.push({ type, text: operand })
    }
    const size = BigInt(/^0\d/.test(digits) ? `0o${digits.slice(1)}` : digits)
    const value = sign === '-' ? -size : size
    if (value >= -(2n ** 63n) && value < 2n ** 63n) return value
    this.complaints.push({ type: 'range', text: operand })
    return value < 0n ? -(2n ** 63n) : 2n ** 63n - 1n
  }

  #float(directive: Directive): string {
    const { flags, letter, precision } = directive
    const operand = this.#operand() ?? ''
    const code = operand.startsWith("'") || operand.startsWith('"') ? codeIn(operand) : undefined
    const read = readLongDouble(code === undefined ? operand : String(code))
    if (code === undefined && (read?.length ?? 0) < operand.length)
      this.complaints.push({ type: 'number', text: operand })
    const value = (read ?? readLongDouble('0'))?.value
    if (!value) return ''
    if (value.type === 'inf' && /\d/.test(operand)) this.complaints.push({ type: 'range', text: operand })
    const digits = longDoubleText(value, letter, precision, flags.includes('#'))
    const zeros = value.type === 'finite' ? flags : flags.replaceAll('0', '')
    return numeric(signOf(value.negative, flags), digits, { ...directive, flags: zeros })
  }
}

/** The number of the character after a quote; of a byte that is none, its own. */
function codeIn(operand: string): number {
  const code = operand.codePointAt(1) ?? 0
  return code >= 0xdc80 && code <= 0xdcff ? code & 0xff : code
}

const cut = (text: string, bytes: number | undefined): string =>
  bytes === undefined || bytes >= text.length * 3 || byteLength(text) <= bytes
    ? text
    : textOf(bytesOf(text).subarray(0, bytes))

/** `%q`, and `%Q`, whose precision is that of what is quoted. */
function* quotedField(operand: string, directive: Directive): Work<string> {
  const { letter, precision } = directive
  if (letter === 'Q') return padded(yield* quoted(cut(operand, precision), 'backslash'), directive)
  return padded(cut(yield* quoted(operand, 'backslash'), precision), directive)
}

/** Fields are as wide as they have bytes. */
function padded(text: string, { flags, width }: Directive): string {
  const blanks = ' '.repeat(Math.max(0, width - byteLength(text)))
  return flags.includes('-') ? text + blanks : blanks + text
}

function signOf(negative: boolean, flags: string): string {
  if (negative) return '-'
  if (flags.includes('+')) return '+'
  return flags.includes(' ') ? ' ' : ''
}

/** A number with the zeros or blanks before or after it. */
function numeric(prefix: string, digits: string, directive: Directive): string {
  const { flags, width } = directive
  const zeros = flags.includes('0') && !flags.includes('-') ? Math.max(0, width - prefix.length - digits.length) : 0
  const point = digits.startsWith('0x') || digits.startsWith('0X') ? 2 : 0
  return padded(prefix + digits.slice(0, point) + '0'.repeat(zeros) + digits.slice(point), directive)
}

/** The digits with at least as many as the precision says; the precision switches the `0` flag off. */
function zeroed(digits: string, { precision }: Directive): string {
  return precision === 0 && digits === '0' ? '' : digits.padStart(precision ?? 0, '0')
}

const withoutZeros = (directive: Directive): Directive =>
  directive.precision === undefined ? directive : { ...directive, flags: directive.flags.replaceAll('0', '') }

function signed(value: bigint, directive: Directive): string {
  const digits = zeroed(String(value < 0n ? -value : value), directive)
  return numeric(signOf(value < 0n, directive.flags), digits, withoutZeros(directive))
}

function unsigned(value: bigint, directive: Directive): string {
  const { flags, letter } = directive
  const radix = letter === 'o' ? 8 : letter === 'u' ? 10 : 16
  let digits = zeroed(value.toString(radix), directive)
  const alternate = flags.includes('#')
  if (alternate && letter === 'o' && !digits.startsWith('0')) digits = `0${digits}`
  const prefix = alternate && radix === 16 && value !== 0n ? '0x' : ''
  const text = numeric(prefix, digits, withoutZeros(directive))
  return letter === 'X' ? text.toUpperCase() : text
}
