import { largest } from '../../../base/largest.ts'
import type { Work } from '../../../base/work.ts'
import { phrase, quoted } from '../../../shell/posix/phrase.ts'
import { type Arguments, UsageError } from '../../../shell/posix/getopt.ts'
import { eachRow, escapedCharacter, MANY, plainText, type RowPlan, type ShowRow, squeezed } from './byte-rows.ts'
import { type OldOperands, oldOperands } from './old-operands.ts'
import { stringShower } from './strings-of.ts'
import { floatText, floatWidth } from './float.ts'
import { Failure, gnu } from '../library/program.ts'
import { matchArgument } from '../library/argument-match.ts'
import { parseSize } from '../library/size.ts'
import { notASize } from '../library/amount.ts'

const NAMES =
  'nul soh stx etx eot enq ack bel bs ht nl vt ff cr so si dle dc1 dc2 dc3 dc4 nak syn etb can em sub esc fs gs rs us sp'.split(
    ' ',
  )
const RADIX: Readonly<Record<string, number>> = { o: 8, d: 10, u: 10, x: 16 }
const SIZES: Readonly<Record<string, number>> = { C: 1, S: 2, I: 4, L: 8 }
const FLOAT_SIZES: Readonly<Record<string, number>> = { F: 4, D: 8, L: 16 }

/** One way in which bytes are shown. */
interface Format {
  readonly size: number
  /** Characters of a field, without the blank before it. */
  readonly width: number
  /** Whether the text stands beside it. */
  readonly text: boolean
  show(bytes: Uint8Array): string
}

function numberFormat(letter: string, size: number, { text, big }: { text: boolean; big: boolean }): Format {
  const radix = RADIX[letter] ?? 10
  const signed = letter === 'd'
  const most = (1n << BigInt(size * 8)) - 1n
  const digits = (signed ? -(most / 2n) - 1n : most).toString(radix).length
  return {
    size,
    width: digits,
    text,
    show(bytes) {
      const ordered = big ? bytes : bytes.toReversed()
      const value = ordered.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
      const shown = (signed ? BigInt.asIntN(size * 8, value) : value).toString(radix)
      return radix === 10 ? shown : shown.padStart(digits, '0')
    },
  }
}

function floatFormat(types: string, name: string, { text, big }: { text: boolean; big: boolean }): Format {
  const size = FLOAT_SIZES[name] ?? Number(name)
  if (size === 16) throw new Failure('floating point numbers of 16 bytes are not simulated')
  if (size !== 4 && size !== 8)
    throw new Failure(
      phrase`invalid type string ${quoted(types)};\nthis system doesn't provide a ${size}-byte floating point type`,
    )
  return { size, width: floatWidth(size), text, show: (bytes) => floatText(big ? bytes.toReversed() : bytes, size) }
}

/** Reads `-t`: `x1`, `o2z`, `dSc`. @throws Failure */
function formatsOf(types: string, big: boolean): readonly Format[] {
  return Array.from(types.matchAll(/([acfdoux])([CSILFD]|\d+)?(z)?|./gs)).flatMap(
    ([whole, letter, size, z]): Format[] => {
      if (letter === undefined)
        throw new Failure(phrase`invalid character '${whole.charAt(0)}' in type string ${quoted(types)}`)
      const text = z !== undefined
      if (letter === 'a')
        return [
          {
            size: 1,
            width: 3,
            text,
            show: ([byte = 0]) => NAMES[byte & 127] ?? ((byte & 127) === 127 ? 'del' : String.fromCharCode(byte & 127)),
          },
        ]
      if (letter === 'c') return [{ size: 1, width: 3, text, show: ([byte = 0]) => escapedCharacter(byte) }]
      if (letter === 'f') return [floatFormat(types, size ?? 'D', { text, big })]
      const bytes = size === undefined ? 4 : (SIZES[size] ?? Number(size))
      if (![1, 2, 4, 8].includes(bytes))
        throw new Failure(
          phrase`invalid type string ${quoted(types)};\nthis system doesn't provide a ${bytes}-byte integral type`,
        )
      return [numberFormat(letter, bytes, { text, big })]
    },
  )
}

/** Options beside which operands are files, whatever they look like. */
const MODERN = new Set(['A', 'j', 'N', 't', 'v', 'w', 'S'])

const TRADITIONAL: Readonly<Record<string, string>> = {
  a: 'a',
  b: 'o1',
  c: 'c',
  d: 'u2',
  e: 'fD',
  f: 'fF',
  F: 'fD',
  i: 'dI',
  l: 'dL',
  o: 'o2',
  s: 'd2',
  x: 'x2',
  B: 'o2',
  D: 'u4',
  h: 'x2',
  H: 'x4',
  I: 'dL',
  L: 'dL',
  O: 'o4',
  X: 'x4',
}

/** A row in one format, behind `head`; `widest`: how much room the widest one takes. */
function* lineOf(
  row: Uint8Array,
  format: Format,
  { head, fields, widest }: { readonly head: string; readonly fields: number; readonly widest: number },
): Work<string> {
  const spare = widest - fields * (format.width + 1)
  /** The blanks that are shared out over the last fields. */
  const gaps = (count: number): number => Math.floor((spare * count) / fields)
  let line = head
  let left = fields
  for (let at = 0; at < row.length; at += format.size, left -= 1) {
    const bytes = new Uint8Array(format.size)
    bytes.set(row.subarray(at, at + format.size))
    line += ' '.repeat(gaps(left) - gaps(left - 1) + 1) + format.show(bytes).padStart(format.width)
    if ((fields - left + 1) % MANY === 0) yield MANY
  }
  if (!format.text) return `${line}\n`
  line += ' '.repeat(gaps(left) + left * (format.width + 1))
  return `${line}  >${yield* plainText(row)}<\n`
}

/** A row in all formats, one below the other. */
function rowShower(formats: readonly Format[], width: number): (row: Uint8Array, address: string) => Work<string> {
  const widest = largest(formats.map((format) => (width / format.size) * (format.width + 1)))
  return function* (row, address) {
    let lines = ''
    for (const [index, format] of formats.entries()) {
      const head = index === 0 ? address : ' '.repeat(address.length)
      lines += yield* lineOf(row, format, { head, fields: width / format.size, widest })
    }
    return lines
  }
}

function sizeOf({ value }: Arguments, option: string, usual: number): number {
  const text = value(option)
  if (text === undefined) return usual
  const size = /^0x[\da-f]+$/i.test(text)
    ? Number(text)
    : /^0\d+$/.test(text)
      ? Number.parseInt(text, 8)
      : parseSize(text)
  if (size === undefined) throw new Failure(notASize(option.length === 1 ? `-${option}` : `--${option}`, text))
  return size
}

function widthOf(args: Arguments, formats: readonly Format[]): number {
  const unit = largest(formats.map(({ size }) => size))
  const width = args.has('w') ? Number(args.value('w') ?? 32) : 16
  return width > 0 && width % unit === 0 ? width : unit
}

/** The operands as they are read: old offsets among them, unless options say that there are none. @throws UsageError */
function operandsOf({ given, has, operands }: Arguments): OldOperands {
  const asked = has('traditional')
  if (!asked && given.some(({ name }) => MODERN.has(name))) return { files: operands }
  const old = oldOperands(operands, asked)
  const extra = asked ? old.files[1] : undefined
  if (extra !== undefined)
    throw new UsageError(phrase`extra operand ${quoted(extra)}\nod: compatibility mode supports at most one file`)
  return old
}

/** How addresses look; empty where there are none. @throws Failure */
function addresses({ value }: Arguments, { skip = 0, label }: OldOperands): (offset: number) => string {
  // od looks at no more than the first letter
  const base = (value('A') ?? 'o').slice(0, 1)
  if (!/^[doxn]$/.test(base))
    throw new Failure(`invalid output address radix '${base}'; it must be one character from [doxn]`)
  const plain = (offset: number): string => offset.toString(RADIX[base]).padStart(base === 'x' ? 6 : 7, '0')
  if (base === 'n') return () => ''
  return label === undefined ? plain : (offset) => `${plain(offset)} (${plain(offset - skip + label)})`
}

/** The types of a command line. @throws Failure */
function typesOf({ given, value }: Arguments): readonly Format[] {
  const endian = value('endian')
  const order = endian && matchArgument({ program: 'od', option: 'endian', possible: ['little', 'big'] }, endian)
  const types = given
    .map((option) => (option.name === 't' ? (option.value ?? '') : (TRADITIONAL[option.name] ?? '')))
    .filter(Boolean)
  return (types.length > 0 ? types : ['o2']).flatMap((type) => formatsOf(type, order === 'big'))
}

/** What is read, and how it is shown. */
interface Dump extends RowPlan {
  readonly show: ShowRow
  readonly address: (offset: number) => string
  /** Whether rows are shown, and the address at the end. */
  readonly rows: boolean
}

function dumpOf(args: Arguments): Dump {
  const { has, value } = args
  const old = operandsOf(args)
  const formats = typesOf(args)
  const address = addresses(args, old)
  const most = sizeOf(args, 'N', Infinity)
  const skip = old.skip ?? sizeOf(args, 'j', 0)
  const plan = { files: old.files, skip, most, address }
  if (has('S') || has('strings')) {
    if (args.given.some(({ name }) => name === 't' || name in TRADITIONAL))
      throw new Failure('no type may be specified when dumping strings')
    const least = has('S') ? sizeOf(args, 'S', 3) : sizeOf(args, 'strings', 3)
    const spaced = (offset: number): string => (value('A') === 'n' ? '' : `${address(offset)} `)
    return { ...plan, width: 16, show: stringShower(least, skip, spaced), rows: false }
  }
  const width = widthOf(args, formats)
  const show = rowShower(formats, width)
  let offset = skip
  const squeeze = squeezed((row) => show(row, address(offset)), skip, has('v'))
  const moving = function* (row: Uint8Array): Work<string> {
    const out = yield* squeeze(row)
    offset += row.length
    return out
  }
  return { ...plan, width, show: moving, rows: true }
}

/** od(1): bytes in octal, or otherwise. */
export const od = gnu({
  name: 'od',
  options: [
    { short: 'A', long: 'address-radix', value: { name: 'RADIX', kind: 'text' } },
    { short: 'j', long: 'skip-bytes', value: { name: 'BYTES', kind: 'number' } },
    { short: 'N', long: 'read-bytes', value: { name: 'BYTES', kind: 'number' } },
    { short: 't', long: 'format', value: { name: 'TYPE', kind: 'text' } },
    { short: 'v', long: 'output-duplicates' },
    { short: 'w', long: 'width', value: { name: 'BYTES', kind: 'number', optional: true } },
    { short: 'S', value: { name: 'BYTES', kind: 'number' } },
    { long: 'strings', value: { name: 'BYTES', kind: 'number', optional: true } },
    { long: 'traditional' },
    { long: 'endian', value: { name: 'ORDER', kind: 'text' } },
    ...Object.keys(TRADITIONAL).map((short) => ({ short })),
  ],
  operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
  async run(process, args) {
    const { show, address, rows, ...plan } = dumpOf(args)
    const { failures, unskipped, shown } = await eachRow(process, plan, show)
    if (unskipped > 0 && failures === 0) throw new Failure('cannot skip past end of combined input')
    const end = address(plan.skip + shown)
    if (rows && end !== '' && (shown > 0 || failures === 0)) await process.print(`${end}\n`)
    return failures > 0 ? 1 : 0
  },
})
