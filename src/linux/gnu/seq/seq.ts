import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { Failure, gnu } from '../library/program.ts'

/** How much is gathered before it is printed. */
const BATCH = 8192

interface Term {
  readonly value: number
  /** Digits after the point. */
  readonly precision: number
  /** Characters, as it was typed. */
  readonly width: number
}

function termOf(text: string): Term {
  const [, whole = '', fraction, exponent] = /^\s*[-+]?(\d*)(?:\.(\d*))?(?:e([-+]?\d+))?$/i.exec(text) ?? ['', 'x']
  if (/^0x[\da-f]+$/i.test(text)) return { value: Number(text), precision: 0, width: text.length }
  const value = Number(text)
  if (whole === 'x' || text.trim() === '' || Number.isNaN(value)) {
    if (/^\s*[-+]?inf(inity)?$/i.test(text))
      return { value: text.includes('-') ? -Infinity : Infinity, precision: 0, width: 0 }
    throw new UsageError(phrase`invalid floating point argument: ${quoted(text)}`)
  }
  const precision = Math.max(0, (fraction?.length ?? 0) - Number(exponent ?? 0))
  const plain = exponent === undefined ? text.trim().replace(/^\+/, '') : value.toFixed(precision)
  const bare = plain.replace(/\.$/, '')
  return { value, precision, width: /^-?\./.test(bare) ? bare.length + 1 : bare.length }
}

/** `%g`: as few digits as tell the number, in the notation that is shorter. */
function general(value: number, precision: number): string {
  const digits = precision === 0 ? 1 : precision
  const exponent = value === 0 ? 0 : Number(value.toExponential(digits - 1).split('e')[1])
  if (exponent >= -4 && exponent < digits) {
    const text = value.toFixed(Math.min(100, digits - 1 - exponent))
    return text.includes('.') ? text.replace(/\.?0+$/, '') : text
  }
  return exponential(value, digits - 1).replace(/\.?0+e/, 'e')
}

const exponential = (value: number, precision: number): string =>
  value.toExponential(precision).replace(/e([-+])(\d)$/, 'e$10$2')

/** Reads `-f`: text with one directive of printf(3) for a number. @throws Failure, UsageError */
function formatOf(format: string): (value: number) => string {
  const [whole, before = '', flags = '', width = '', precision, letter = '', after = ''] =
    /^((?:[^%]|%%)*)%([-+ 0#']*)(\d*)(?:\.(\d*))?([efgEFGaA])((?:[^%]|%%)*)$/s.exec(format) ?? []
  if (whole === undefined) {
    const directives = format.replaceAll('%%', '').match(/%/g)?.length ?? 0
    if (directives === 0) throw new Failure(phrase`format ${quoted(format)} has no % directive`)
    if (directives > 1) throw new Failure(phrase`format ${quoted(format)} has too many % directives`)
    const [unknown] = /(?<=%[-+ 0#']*\d*(?:\.\d*)?)[^-+ 0#'\d.]/.exec(format.replaceAll('%%', '')) ?? []
    throw new Failure(
      unknown === undefined
        ? phrase`format ${quoted(format)} ends in %`
        : phrase`format ${quoted(format)} has unknown %${unknown} directive`,
    )
  }
  const digits = precision === undefined ? 6 : Number(precision)
  const number = /[eE]/.test(letter)
    ? exponential
    : /[gG]/.test(letter)
      ? general
      : (value: number) => value.toFixed(digits)
  return (value) => {
    let body = number(Math.abs(value), digits)
    if (letter < 'a') body = body.toUpperCase()
    const sign = value < 0 ? '-' : flags.includes('+') ? '+' : flags.includes(' ') ? ' ' : ''
    const room = Number(width) - sign.length
    const padded = flags.includes('-')
      ? (sign + body).padEnd(Number(width))
      : flags.includes('0')
        ? sign + body.padStart(room, '0')
        : (sign + body).padStart(Number(width))
    return `${before}\0${after}`.replaceAll('%%', '%').replace('\0', () => padded)
  }
}

interface Series {
  readonly first: number
  readonly step: number
  readonly last: number
  readonly precision: number
  readonly show: (value: number) => string
}

function seriesOf({ operands, has, value }: Arguments): Series {
  if (operands.length === 0) throw new UsageError('missing operand')
  if (operands.length > 3) throw new UsageError(phrase`extra operand ${quoted(operands[3] ?? '')}`)
  const format = value('f')
  const own = format === undefined ? undefined : formatOf(format)
  const one: Term = { value: 1, precision: 0, width: 1 }
  const terms = operands.map(termOf)
  const last = terms.at(-1) ?? one
  const first = terms.length > 1 ? (terms[0] ?? one) : one
  const step = terms.length > 2 ? (terms[1] ?? one) : one
  if (step.value === 0) throw new UsageError(phrase`invalid Zero increment value: ${quoted(operands[1] ?? '')}`)
  const precision = Math.max(first.precision, step.precision)
  const room = (term: Term): number =>
    term.width +
    (precision - term.precision) +
    (term.precision === 0 && precision > 0 ? 1 : term.precision > 0 && precision === 0 ? -1 : 0)
  const width = Math.max(room(first), room(last))
  if (format !== undefined && has('w'))
    throw new UsageError('format string may not be specified when printing equal width strings')
  const fixed = (number: number): string => number.toFixed(precision)
  const wide = (number: number): string => {
    const text = fixed(number)
    return text.startsWith('-') ? `-${text.slice(1).padStart(width - 1, '0')}` : text.padStart(width, '0')
  }
  return {
    first: first.value,
    step: step.value,
    last: last.value,
    precision,
    show: own ?? (has('w') ? wide : fixed),
  }
}

/** seq(1): numbers in a row. */
export const seq = gnu({
  name: 'seq',
  options: [
    { short: 'f', long: 'format', value: { name: 'FORMAT', kind: 'text' } },
    { short: 's', long: 'separator', value: { name: 'STRING', kind: 'text' } },
    { short: 'w', long: 'equal-width' },
  ],
  operands: [
    { name: 'FIRST', kind: 'number', optional: true },
    { name: 'INCREMENT', kind: 'number', optional: true },
    { name: 'LAST', kind: 'number' },
  ],
  optionsFirst: true,
  rewrite(words) {
    // a negative number is no option
    let at = 0
    while (/^-[^-.\d]|^--./.test(words[at] ?? '')) at += /^-w?[fs]$/.test(words[at] ?? '') ? 2 : 1
    return /^-[.\d]/.test(words[at] ?? '') ? [...words.slice(0, at), '--', ...words.slice(at)] : words
  },
  async run(process, args) {
    const { first, step, last, precision, show } = seriesOf(args)
    const separator = args.value('s') ?? '\n'
    // what is only beyond the end by an error of rounding is still printed
    const limit =
      last + (step > 0 ? 1 : -1) * (Number.isInteger(first) && Number.isInteger(step) ? 0 : 10 ** -(precision + 3))
    let out = ''
    for (
      let index = 0, value = first;
      step > 0 ? value <= limit : value >= limit;
      index += 1, value = first + index * step
    ) {
      out += (index > 0 ? separator : '') + show(value)
      if (out.length < BATCH) continue
      await process.print(out)
      out = ''
    }
    if (step > 0 ? first <= limit : first >= limit) await process.print(`${out}\n`)
    return 0
  },
})
