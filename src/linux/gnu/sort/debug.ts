import { type Phrase, phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type SortKey, spanOf } from './key.ts'

/** What --debug looks at: the keys, and what orders lines besides. */
export interface Debugged {
  readonly keys: readonly SortKey[]
  /** The only key is the whole line, ordered by options before all keys. */
  readonly global: boolean
  /** Letters of the options before all keys. */
  readonly flags: string
  readonly separator: string | undefined
  /** Lines whose keys are equal are compared as a whole. */
  readonly lastResort: boolean
  /** The locale that orders text. */
  readonly locale: string
}

const isNumeric = ({ flags }: SortKey): boolean => /[ngh]/.test(flags)

const MONTH = /^(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)/i
const GENERAL = /^[-+]?(?:inf(?:inity)?|nan|0x[\da-f]+|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/i

/** How much of a text is the number or the month that a key orders by. */
function lengthOf(text: string, { flags }: SortKey): number {
  if (flags.includes('M')) return MONTH.exec(text)?.[0].length ?? 0
  if (flags.includes('g')) return GENERAL.exec(text)?.[0].length ?? 0
  if (!/[nh]/.test(flags)) return text.length
  const [number = ''] = /^-?\d*(?:\.\d*)?/.exec(text) ?? []
  if (!/\d/.test(number)) return 0
  const unit = flags.includes('h') && /[KkMGTPEZY]/.test(text.charAt(number.length))
  return number.length + (unit ? 1 : 0)
}

/** Columns of octets: those that go on with a character take none. */
const columns = (octets: string): number => octets.replace(/[\x80-\xbf]/g, '').length

function mark(line: string, from: number, to: number): string {
  const width = columns(line.slice(from, to))
  return ' '.repeat(columns(line.slice(0, from))) + (width === 0 ? '^ no match for key' : '_'.repeat(width))
}

function markOf(line: string, key: SortKey, { global, separator }: Debugged): string {
  const [start, end] = spanOf(line, key, separator)
  if (!isNumeric(key) && !key.flags.includes('M') && !(global && key.flags.includes('b'))) return mark(line, start, end)
  const text = line.slice(start, end)
  const from = start + text.length - text.replace(/^[ \t\n]+/, '').length
  return mark(line, from, from + lengthOf(line.slice(from, end), key))
}

/** A line with its tabs to be seen, and below it what each key takes of it. */
export function debugged(line: string, how: Debugged): string {
  const marks = how.keys.map((key) => markOf(line, key, how))
  if (how.keys.length === 0 || how.lastResort) marks.push(mark(line, 0, line.length))
  return [line.replaceAll('\t', '>'), ...marks].join('\n')
}

/** What is said of a key: `number` counts from 1. */
function keyWarnings(key: SortKey, number: number, { global, separator }: Debugged): readonly string[] {
  const { startField, startCharacter, endField, endCharacter, flags } = key
  const warnings: string[] = []
  const empty = endField < startField
  if (empty) warnings.push(`key ${number} has zero width and will be ignored`)
  const [skips, skipsBefore] = [isNumeric(key) || flags.includes('M'), flags.includes('b')]
  const significant = (!skipsBefore && (!skips || startCharacter > 0)) || (!flags.includes('B') && endCharacter > 0)
  const fromLine = endField === 0 && endCharacter > 0
  if (!empty && !global && separator === undefined && !fromLine && significant)
    warnings.push(`leading blanks are significant in key ${number}; consider also specifying 'b'`)
  if (!global && isNumeric(key) && startField < endField)
    warnings.push(`key ${number} is numeric and spans multiple fields`)
  return warnings
}

/** What is said of numbers, whose signs and points may be the separator, too. */
function numberWarnings({ keys, global, separator }: Debugged): readonly Phrase[] {
  const numeric = keys.filter(isNumeric)
  if (numeric.length === 0) return []
  const spanning = global ? [] : numeric.filter(({ startField, endField }) => startField < endField)
  const treated = (as: string): Phrase =>
    phrase`field separator ${quoted(separator ?? '')} is treated as a ${as} in numbers`
  const warnings: Phrase[] = []
  if (spanning.length > 0 && separator === '.') return [treated('decimal point')]
  if (spanning.length > 0 && separator === '-') warnings.push(treated('minus sign'))
  else if (separator === '+' && spanning.some(({ flags }) => flags.includes('g'))) warnings.push(treated('plus sign'))
  const note = separator === '.' ? '' : 'note '
  return [...warnings, phrase`${note}numbers use ${quoted('.')} as a decimal point in this locale`]
}

/** What is said of options before all keys that no key takes. */
function optionWarnings({ keys, flags, lastResort }: Debugged): readonly string[] {
  // -b is of both ends of a key
  const taken = (letter: string): boolean => keys.some((key) => key.flags.includes(letter))
  const unused = [...new Set(flags)].filter((letter) => !taken(letter) || (letter === 'b' && !taken('B')))
  const reverse = unused.includes('r') && keys.length > 0
  const ignored = [...'bdfghiMnRrV'].filter(
    (letter) => unused.includes(letter) && (letter !== 'r' || (reverse && !lastResort)),
  )
  const options = `-${ignored.join('')}`
  return [
    ...(ignored.length === 0
      ? []
      : [ignored.length === 1 ? `option '${options}' is ignored` : `options '${options}' are ignored`]),
    ...(reverse && lastResort ? ["option '-r' only applies to last-resort comparison"] : []),
  ]
}

/** What --debug says before the lines. */
export function debugWarnings(how: Debugged): readonly Phrase[] {
  const bytes = how.locale === 'C' || how.locale === 'POSIX'
  return [
    bytes
      ? 'text ordering performed using simple byte comparison'
      : phrase`text ordering performed using ${quoted(how.locale)} sorting rules`,
    ...how.keys.flatMap((key, at) => keyWarnings(key, at + 1, how)),
    ...numberWarnings(how),
    ...optionWarnings(how),
  ]
}
