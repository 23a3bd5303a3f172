import { Failure } from '../library/program.ts'

const FORMAT = /^((?:[^%]|%%)*)%([-#0']*)(\d*)(?:\.(\d*))?(.?)(.*)$/s
const RADIX: Readonly<Record<string, number>> = { o: 8, x: 16, X: 16 }

/** What is wrong with a format of printf(3) for one number, if anything. */
function fault(flags: string, letter: string, rest: string): string | undefined {
  if (letter === '') return 'missing conversion specifier in suffix'
  if (!'diouxX'.includes(letter)) return `invalid conversion specifier in suffix: ${letter}`
  if (flags.includes('#') && 'diu'.includes(letter)) return `invalid flags in conversion specification: %#${letter}`
  if (flags.includes("'") && 'oxX'.includes(letter)) return `invalid flags in conversion specification: %'${letter}`
  return /%/.test(rest.replaceAll('%%', '')) ? 'too many % conversion specifications in suffix' : undefined
}

function digitsOf(number: number, letter: string, precision: number): string {
  const digits = number.toString(RADIX[letter] ?? 10).padStart(precision, '0')
  return letter === 'X' ? digits.toUpperCase() : digits
}

function prefixOf(digits: string, number: number, letter: string): string {
  if (letter === 'o') return digits.startsWith('0') ? '' : '0'
  return number === 0 ? '' : `0${letter}`
}

/** Reads a format for the number of a piece, as printf(3) has them. @throws Failure */
export function suffixFormat(format: string): (number: number) => string {
  const [, before, flags = '', width = '', precision, letter = '', rest = ''] = FORMAT.exec(format) ?? []
  if (before === undefined) throw new Failure('missing % conversion specification in suffix')
  const wrong = fault(flags, letter, rest)
  if (wrong !== undefined) throw new Failure(wrong)
  const [head, tail] = [before, rest].map((text) => text.replaceAll('%%', '%'))
  return (number) => {
    const digits = digitsOf(number, letter, Number(precision ?? 1))
    const sign = flags.includes('#') ? prefixOf(digits, number, letter) : ''
    const room = Number(width)
    const text = flags.includes('-')
      ? (sign + digits).padEnd(room)
      : flags.includes('0') && precision === undefined
        ? sign + digits.padStart(room - sign.length, '0')
        : (sign + digits).padStart(room)
    return head + text + tail
  }
}
