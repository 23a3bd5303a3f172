import { largest } from '../../../base/largest.ts'
import { atOnce, type Work } from '../../../base/work.ts'
import { textOf } from '../../../shell/posix/bytes.ts'
import { formatText } from '../../../shell/bash/text/format.ts'
import { escapedCharacter, plainCharacter } from '../od/byte-rows.ts'
import { Failure } from '../library/program.ts'

/** What a conversion shows: a number, characters, where in the input it stands, or (`end`) where that ends. */
type Kind =
  'text' | 'signed' | 'unsigned' | 'float' | 'char' | 'escaped' | 'plain' | 'named' | 'string' | 'address' | 'end'

/** Text with at most one conversion at its end, as printf(3) would have it. */
interface Piece {
  readonly kind: Kind
  readonly format: string
  /** The same where there is no byte left: blanks as wide as the field. */
  readonly blank: string
  readonly bytes: number
}

/** A part of a format: `16/1 "%02x "`. */
interface Unit {
  readonly pieces: readonly Piece[]
  readonly bytes: number
  readonly repeat: number
  /** Whether the number of its repetitions is given: one that is not, and comes last, takes what is left of the block. */
  readonly given: boolean
}

/** How often a unit is repeated between two turns. */
const REPEATS = 512

const UNIT = /\s*(?:(\d+)?\/?(\d+)?)?\s*"((?:[^"\\]|\\.)*)"\s*/y
const CONVERSION = /((?:[^%]|%%)*)%([-+ #0]*)(\d*)(?:\.(\d+))?(_[aA][dox]|_[cpu]|[cdiouxXeEfgGs]|_?.?)/y
const NAMES =
  'nul soh stx etx eot enq ack bel bs ht lf vt ff cr so si dle dc1 dc2 dc3 dc4 nak syn etb can em sub esc fs gs rs us'

const kinds: Readonly<Record<string, readonly [kind: Kind, letter: string, bytes: number]>> = {
  c: ['char', 's', 1],
  _c: ['escaped', 's', 1],
  _p: ['plain', 's', 1],
  _u: ['named', 's', 1],
  s: ['string', 's', 1],
  d: ['signed', 'd', 4],
  i: ['signed', 'i', 4],
  ...Object.fromEntries([...'ouxX'].map((letter) => [letter, ['unsigned', letter, 4]] as const)),
  ...Object.fromEntries([...'eEfgG'].map((letter) => [letter, ['float', letter, 8]] as const)),
  ...Object.fromEntries([...'dox'].map((letter) => [`_a${letter}`, ['address', letter, 0]] as const)),
  ...Object.fromEntries([...'dox'].map((letter) => [`_A${letter}`, ['end', letter, 0]] as const)),
}

/** The pieces of a format's text; `count`: bytes of each conversion, where they are given. @throws Failure */
function piecesOf(text: string, count: number | undefined): readonly Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (;;) {
    CONVERSION.lastIndex = at
    const [whole, before = '', flags = '', width = '', precision, name = ''] = CONVERSION.exec(text) ?? []
    if (whole === undefined) break
    const found = kinds[name]
    if (!found) throw new Failure(`bad conversion character %${name}`)
    const [kind, letter, usual] = found
    const bytes = usual === 0 ? 0 : (count ?? (kind === 'string' ? Number(precision ?? 0) : usual))
    if (kind === 'string' && bytes === 0) throw new Failure('%s requires a precision or a byte count')
    if (usual > 1 && ![1, 2, 4, 8].includes(bytes)) throw new Failure(`bad byte count for conversion character ${name}`)
    const digits = precision === undefined ? '' : `.${precision}`
    pieces.push({ kind, bytes, format: `${before}%${flags}${width}${digits}${letter}`, blank: `${before}%${width}s` })
    at += whole.length
  }
  const rest = text.slice(at)
  return rest === '' ? pieces : [...pieces, { kind: 'text', bytes: 0, format: rest, blank: rest }]
}

/** The units of a format. @throws Failure */
function unitsOf(format: string): readonly Unit[] {
  const units: Unit[] = []
  for (let at = 0; at < format.trimEnd().length; at = UNIT.lastIndex) {
    UNIT.lastIndex = at
    const [whole, times, count, text = ''] = UNIT.exec(format) ?? []
    if (whole === undefined) throw new Failure(`bad format {${format}}`)
    const pieces = piecesOf(text, count === undefined ? undefined : Number(count))
    const bytes = pieces.reduce((sum, piece) => sum + piece.bytes, 0)
    units.push({ pieces, bytes, repeat: Number(times ?? 1), given: times !== undefined })
  }
  return units
}

const lengthOf = (units: readonly Unit[]): number => units.reduce((sum, { bytes, repeat }) => sum + bytes * repeat, 0)

/** The last unit goes on to the end of the block. */
function filling(units: readonly Unit[], block: number): readonly Unit[] {
  const last = units.at(-1)
  if (!last || last.given || last.bytes === 0) return units
  const more = Math.floor((block - lengthOf(units)) / last.bytes)
  return units.with(units.length - 1, { ...last, repeat: last.repeat + more })
}

const printed = (format: string, value: string): string =>
  atOnce(formatText(format, format.includes('%') ? [value] : [], { date: () => '' })).text

function numberOf(bytes: Uint8Array, signed: boolean): string {
  const whole = bytes.reduceRight((sum, byte) => sum * 256n + BigInt(byte), 0n)
  return String(signed ? BigInt.asIntN(bytes.length * 8, whole) : whole)
}

function floatOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.slice().buffer)
  return String(bytes.length === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true))
}

function named(byte: number): string {
  if (byte < 32) return NAMES.split(' ')[byte] ?? ''
  return byte === 127 ? 'del' : byte < 127 ? String.fromCharCode(byte) : byte.toString(16)
}

/** What stands for some bytes of the input, the first of them at `address`. */
function valueOf(kind: Kind, bytes: Uint8Array, address: number): string {
  const [first = 0] = bytes
  switch (kind) {
    case 'signed':
    case 'unsigned':
      return numberOf(bytes, kind === 'signed')
    case 'float':
      return floatOf(bytes)
    case 'char':
      return textOf(bytes)
    case 'string':
      return textOf(bytes).split('\0')[0] ?? ''
    case 'escaped':
      return escapedCharacter(first)
    case 'plain':
      return plainCharacter(first)
    case 'named':
      return named(first)
    case 'address':
    case 'end':
      return String(address)
    default:
      return ''
  }
}

/** The formats of -e: how a block of the input is shown, and what comes after all. */
export class DumpFormat {
  /** How many bytes are shown at a time. */
  readonly block: number
  readonly #formats: readonly (readonly Unit[])[]

  /** @throws Failure */
  constructor(formats: readonly string[]) {
    const units = formats.map(unitsOf)
    this.block = largest(units.map(lengthOf))
    this.#formats = units.map((each) => filling(each, this.block))
  }

  /** Shows a block whose first byte is at `address`; the last one may be shorter. */
  *show(row: Uint8Array, address: number): Work<string> {
    const block = new Uint8Array(this.block)
    block.set(row)
    const end = row.length < this.block ? row.length : Infinity
    let out = ''
    for (const units of this.#formats) out += yield* this.#line(units, { block, address, end })
    return out
  }

  /** What `%_A` shows behind the last byte. */
  last(address: number): string {
    const unit = this.#formats.flat().findLast(({ pieces }) => pieces.some(({ kind }) => kind === 'end'))
    return (unit?.pieces ?? [])
      .map(({ kind, format }) => printed(format, valueOf(kind, new Uint8Array(), address)))
      .join('')
  }

  *#line(
    units: readonly Unit[],
    { block, address, end }: { readonly block: Uint8Array; readonly address: number; readonly end: number },
  ): Work<string> {
    let [out, at] = ['', 0]
    for (const { pieces, repeat } of units) {
      if (pieces.some(({ kind }) => kind === 'end')) break
      for (let left = repeat; left > 0; left -= 1) {
        if (left % REPEATS === 0) yield REPEATS * pieces.length
        for (const [index, { kind, format, blank, bytes }] of pieces.entries()) {
          const value = valueOf(kind, block.subarray(at, at + bytes), address + at)
          const shown = at >= end && kind !== 'text' ? printed(blank, '') : printed(format, value)
          // blanks at the end of what is repeated stand between, not after the last
          const trimmed = repeat > 1 && left === 1 && index === pieces.length - 1 && kind === 'text'
          out += trimmed ? shown.trimEnd() : shown
          at += bytes
        }
      }
    }
    return out
  }
}
