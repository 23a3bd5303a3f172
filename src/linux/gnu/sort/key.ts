import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { Failure } from '../library/program.ts'
import { compareVersions } from './version-order.ts'

/** What a line is compared by: text, or a number. */
export type SortValue = string | number | bigint

/** Which part of a line counts, and how: `-k2.3,4nr`. Fields and characters count from 0. */
export interface SortKey {
  readonly startField: number
  readonly startCharacter: number
  /** Infinity: the end of the line. */
  readonly endField: number
  readonly endCharacter: number
  /** Option letters of sort that hold for it; `B`: blanks do not count before the end either. */
  readonly flags: string
}

const MONTHS = 'JANFEBMARAPRMAYJUNJULAUGSEPOCTNOVDEC'
const LONGEST_EXACT = 15
const UNITS = ' KMGTPEZY'

function numberOf(text: string): SortValue {
  const [, sign = '', whole = '', fraction = ''] = /^[ \t\n]*(-?)(\d*)(?:\.(\d*))?/.exec(text) ?? []
  return whole.length > LONGEST_EXACT && fraction === ''
    ? BigInt(sign + whole)
    : Number(`${sign}${whole || '0'}.${fraction || '0'}`)
}

/** The unit counts first (`2K` is more than `900`), and then the number, squeezed in between two units. */
function humanNumber(text: string): number {
  const [, sign, digits = '', unit = ''] = /^[ \t\n]*(-?)(\d*(?:\.\d*)?)([KkMGTPEZY]?)/.exec(text) ?? []
  const size = Number(`0${digits}`)
  const value = (size > 0 ? Math.max(UNITS.indexOf(unit.toUpperCase()), 0) : 0) + Math.log2(1 + size) / 1024
  return sign ? -value : value
}

function generalNumber(text: string): number {
  const [found] = /^\s*[-+]?(?:\d+\.?\d*(?:e[-+]?\d+)?|\.\d+(?:e[-+]?\d+)?|inf|nan|0x[\da-f]+)/i.exec(text) ?? []
  if (found === undefined) return -Infinity
  const value = /inf/i.test(found) ? (found.includes('-') ? -1 : 1) * Infinity : Number(found)
  return Number.isNaN(value) ? -Number.MAX_VALUE : Math.max(value, -Number.MAX_VALUE / 2)
}

/** A number that only depends on the text and the salt, FNV-1a. */
export function hash(text: string, salt: number): number {
  let value = 0x811c9dc5 ^ salt
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}

// eslint-disable-next-line no-control-regex
const ASCII = /^[\0-\x7f]*$/

function plainText(text: string, flags: string): string {
  let plain = text
  if (flags.includes('d')) plain = plain.replace(/[^A-Za-z0-9 \t\n]+/g, '')
  if (flags.includes('i')) plain = plain.replace(/[^ -~]+/g, '')
  if (!flags.includes('f')) return plain
  return ASCII.test(plain) ? plain.toUpperCase() : plain.replace(/[a-z]+/g, (letters) => letters.toUpperCase())
}

/** What makes of a key's text the value to compare. @param random the same for -R */
export function valuation({ flags }: SortKey, random: (text: string) => SortValue): (text: string) => SortValue {
  if (flags.includes('n')) return numberOf
  if (flags.includes('h')) return humanNumber
  if (flags.includes('g')) return generalNumber
  if (flags.includes('M')) return (text) => MONTHS.indexOf(text.trimStart().slice(0, 3).toUpperCase() || '-') + 1
  if (flags.includes('R')) return (text) => random(plainText(text, flags))
  return /[dif]/.test(flags) ? (text) => plainText(text, flags) : (text) => text
}

/** How values of a key compare. */
export function comparison({ flags }: SortKey): (a: SortValue, b: SortValue) => number {
  const order = flags.includes('V')
    ? (a: SortValue, b: SortValue) => compareVersions(String(a), String(b))
    : (a: SortValue, b: SortValue) => (a < b ? -1 : a > b ? 1 : 0)
  return flags.includes('r') ? (a, b) => order(b, a) : order
}

function skip(line: string, from: number, blanks: boolean): number {
  let at = from
  while (at < line.length && /[ \t\n]/.test(line.charAt(at)) === blanks) at += 1
  return at
}

/** The end of a field that starts at `from`, blanks before it being part of it. */
function fieldEnd(line: string, from: number, separator: string | undefined): number {
  if (separator === undefined) return skip(line, skip(line, from, true), false)
  const end = line.indexOf(separator, from)
  return end < 0 ? line.length : end
}

function keyStart(line: string, key: SortKey, separator: string | undefined): number {
  let at = 0
  for (let left = key.startField; left > 0 && at < line.length; left -= 1)
    at = Math.min(fieldEnd(line, at, separator) + (separator === undefined ? 0 : 1), line.length)
  if (key.flags.includes('b')) at = skip(line, at, true)
  return Math.min(at + key.startCharacter, line.length)
}

function keyEnd(line: string, key: SortKey, separator: string | undefined): number {
  if (key.endField === Infinity) return line.length
  let at = 0
  const fields = key.endCharacter === 0 ? key.endField + 1 : key.endField
  for (let left = fields; left > 0 && at < line.length; left -= 1) {
    at = fieldEnd(line, at, separator)
    if (separator !== undefined && at < line.length && (left > 1 || key.endCharacter > 0)) at += 1
  }
  if (key.endCharacter === 0) return at
  if (key.flags.includes('B')) at = skip(line, at, true)
  return Math.min(at + key.endCharacter, line.length)
}

/** Where the part of a line begins that a key stands for, and where it ends. */
export function spanOf(line: string, key: SortKey, separator: string | undefined): readonly [from: number, to: number] {
  const from = keyStart(line, key, separator)
  return [from, Math.max(from, keyEnd(line, key, separator))]
}

/** The part of a line that a key stands for. */
export function keyText(line: string, key: SortKey, separator: string | undefined): string {
  if (key.startField === 0 && key.startCharacter === 0 && key.endField === Infinity && !key.flags.includes('b'))
    return line
  return line.slice(...spanOf(line, key, separator))
}

function badCount(where: string, at: string): never {
  throw new Failure(phrase`invalid number ${where}: invalid count at start of ${quoted(at)}`, 2)
}

/** Reads `-k`: `2`, `2,3`, `1.2b,1.4n`. @throws Failure */
export function parseKey(text: string): SortKey {
  const bad = (reason: string, rest = text): never => {
    throw new Failure(phrase`${reason}: invalid field specification ${quoted(rest)}`, 2)
  }
  const number = (found: string | undefined, zero: string): number =>
    Number(found) === 0 ? bad(zero) : Number(found) - 1
  const [, from, fromDot, fromCharacter, fromFlags = '', rest = ''] =
    /^(\d+)(?:(\.)(\d*))?([bdfgihMnrRV]*)(.*)$/s.exec(text) ?? badCount('at field start', text)
  if (fromDot && !fromCharacter) badCount("after '.'", text.slice((from ?? '').length + 1))
  const startField = number(from, 'field number is zero')
  const startCharacter = fromDot ? number(fromCharacter, 'character offset is zero') : 0
  const head = { startField, startCharacter }
  if (rest === '') return { ...head, endField: Infinity, endCharacter: 0, flags: fromFlags }
  if (!rest.startsWith(',')) bad('stray character in field spec')
  const [, to, toDot, toCharacter, toFlags = '', stray] =
    /^,(\d+)(?:(\.)(\d*))?([bdfgihMnrRV]*)(.*)$/s.exec(rest) ?? badCount("after ','", rest.slice(1))
  if (toDot && !toCharacter) badCount("after '.'", rest.slice((to ?? '').length + 2))
  const endField = number(to, 'field number is zero')
  if (stray) bad('stray character in field spec')
  return { ...head, endField, endCharacter: Number(toCharacter ?? 0), flags: fromFlags + toFlags.replaceAll('b', 'B') }
}
