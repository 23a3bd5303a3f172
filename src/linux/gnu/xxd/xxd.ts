import { fieldsOf } from '../../../base/fields.ts'
import type { Work } from '../../../base/work.ts'
import { optionList } from '../library/options.ts'
import { attempt, FileSystemError } from '../../../shell/posix/errno.ts'
import type { Arguments } from '../../../shell/posix/getopt.ts'
import { openFile, withInput } from '../../../shell/posix/open.ts'
import { isReadError } from '../library/each-input.ts'
import { eachRow, plainCharacter, type ShowRow } from '../od/byte-rows.ts'
import { octetInput } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

/** How many rows are made, or read, between two turns. */
const ROWS = 512
const MOST_COLUMNS = 256
/** How many characters of a plain line are read at once. */
const DIGITS = 16_384

interface Manner {
  readonly columns: number
  /** Bytes between two blanks. */
  readonly group: number
  show(byte: number): string
  character(byte: number): string
  readonly radixOfAddress: 10 | 16
  /** Bytes of a group stand from the last to the first. */
  readonly little: boolean
}

/** A number as strtol(3) reads it: as much as is one, 0 where nothing is. */
function numberOf({ value }: Arguments, option: string, usual: number): number {
  const text = value(option)
  if (text === undefined) return usual
  const [, sign, digits = '0'] = /^\s*([-+]?)(0x[\da-f]+|\d+)/i.exec(text) ?? []
  const number = /^0\d/.test(digits) ? Number.parseInt(digits, 8) : Number(digits)
  return sign === '-' ? -number : number
}

/** The columns of a dump, 256 at most where it has text beside it; 0 stands for the usual. @throws Failure */
function columnsOf(args: Arguments): number {
  const { has } = args
  const usual = has('b') ? 6 : has('i') ? 12 : has('p') ? 30 : 16
  const columns = numberOf(args, 'c', usual) || usual
  if (columns < 1 || (columns > MOST_COLUMNS && !has('p') && !has('i')))
    throw new Failure('invalid number of columns (max. 256).')
  return columns
}

/** The bytes of a group. @throws Failure */
function groupOf(args: Arguments, columns: number): number {
  const little = args.has('e')
  const group = numberOf(args, 'g', args.has('b') ? 1 : little ? 4 : 2)
  const size = group > 0 ? group : columns
  if (little && !Number.isInteger(Math.log2(size)))
    throw new Failure('number of octets per group must be a power of 2 with -e.')
  return size
}

function mannerOf(args: Arguments): Manner {
  const { has } = args
  const columns = columnsOf(args)
  const radix = has('b') ? 2 : 16
  const digits = has('b') ? 8 : 2
  const show = (byte: number): string => {
    const text = byte.toString(radix).padStart(digits, '0')
    return has('u') ? text.toUpperCase() : text
  }
  const character = has('E') ? ebcdicCharacter : plainCharacter
  const radixOfAddress = has('d') ? 10 : 16
  const little = has('e')
  return { columns, group: groupOf(args, columns), show, character, radixOfAddress, little }
}

/** EBCDIC's printing characters from 0x40 on, as xxd takes them. */
const EBCDIC =
  ' ...........<(+|&.........!$*);~-/.........,%_>?.........`:#@\'=".abcdefghi.......jklmnopqr^.....' +
  '..stuvwxyz...[...............]..{ABCDEFGHI......}JKLMNOPQR......\\.STUVWXYZ......0123456789......'
const ebcdicCharacter = (byte: number): string => (byte < 0x40 ? '.' : (EBCDIC[byte - 0x40] ?? '.'))

function rowLine(row: Uint8Array, address: number, manner: Manner): string {
  const { columns, group, show, character, radixOfAddress, little } = manner
  const groups: string[] = []
  for (let at = 0; at < row.length; at += group) {
    const texts = Array.from(row.subarray(at, at + group), show)
    groups.push(
      little
        ? texts
            .toReversed()
            .join('')
            .padStart(group * show(0).length)
        : texts.join(''),
    )
  }
  const width = columns * show(0).length + Math.ceil(columns / group)
  return `${address.toString(radixOfAddress).padStart(8, '0')}: ${groups.join(' ').padEnd(width)} ${Array.from(row, character).join('')}\n`
}

/** As a C declaration. */
function* declaration(
  bytes: Uint8Array,
  { name, manner, upper, capitals }: { name: string; manner: Manner; upper: boolean; capitals: boolean },
): Work<string> {
  const rows: string[] = []
  for (let at = 0; at < bytes.length; at += manner.columns) {
    rows.push(
      `  ${Array.from(bytes.subarray(at, at + manner.columns), (byte) => (upper ? '0X' : '0x') + manner.show(byte)).join(', ')}`,
    )
    if (rows.length % ROWS === 0) yield ROWS
  }
  const body = rows.length > 0 ? `${rows.join(',\n')}\n` : ''
  if (name === '-') return body
  const bare = name.replace(/[^A-Za-z0-9]/g, '_').replace(/^(?=\d)/, '__')
  const [word, length] = capitals ? [bare.toUpperCase(), '_LEN'] : [bare, '_len']
  return `unsigned char ${word}[] = {\n${body}};\nunsigned int ${word}${length} = ${bytes.length};\n`
}

const bytesIn = (digits: string): number[] =>
  (digits.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))

interface Reversal {
  readonly plain: boolean
  readonly columns: number
  /** The output can be written anywhere, as a pipe cannot. */
  readonly seeks: boolean
}

/** Bytes, of which nobody knows how many there will be. */
class Bytes {
  #held = new Uint8Array(1 << 16)
  length = 0

  /** Writes bytes at a place; zeros stand where nothing was written. */
  put(at: number, bytes: readonly number[]): void {
    const end = at + bytes.length
    if (end > this.#held.length) {
      const larger = new Uint8Array(Math.max(2 * this.#held.length, end))
      larger.set(this.#held)
      this.#held = larger
    }
    this.#held.set(bytes, at)
    this.length = Math.max(this.length, end)
  }

  whole(): Uint8Array {
    return this.#held.subarray(0, this.length)
  }
}

/** The bytes that lines of digits stand for; a line may have millions of them. */
function* reversedPlain(rows: readonly string[]): Work<Uint8Array> {
  const bytes = new Bytes()
  let half = ''
  for (const row of rows)
    for (let [at, end] = [0, 0]; at < row.length; at = end) {
      end = at + DIGITS + (row.slice(at + DIGITS - 1, at + DIGITS + 1).toLowerCase() === '0x' ? 1 : 0)
      const piece = row.slice(at, end)
      const [valid = ''] = /^(?:[\da-f\s,]|0x)*/i.exec(piece) ?? []
      const digits = half + valid.replace(/0x|[\s,]/gi, '')
      half = digits.length % 2 === 0 ? '' : digits.slice(-1)
      bytes.put(bytes.length, bytesIn(digits))
      yield DIGITS / 16
      // what is no digit, and no blank or punctuation between them, ends the line
      if (valid.length < piece.length) break
    }
  return bytes.whole()
}

/** The bytes that a dump stands for, of each row not more than `columns`. @throws Failure */
function* reversed(text: string, { plain, columns, seeks }: Reversal): Work<Uint8Array> {
  const bytes = new Bytes()
  const rows = yield* fieldsOf(text, '\n')
  if (plain) return yield* reversedPlain(rows)
  for (const [index, row] of rows.entries()) {
    if (index % ROWS === 0) yield ROWS
    const [, address, digits = ''] = /^\s*([\da-f]+):\s?((?:[\da-f]{2} ?)*)/i.exec(row) ?? []
    if (address === undefined) continue
    const at = Number.parseInt(address, 16)
    if (at < bytes.length && !seeks) throw new Failure('Sorry, cannot seek backwards.', 255)
    bytes.put(at, bytesIn(digits).slice(0, columns))
  }
  return bytes.whole()
}

/** All bytes of a file, for what cannot be made piece by piece. */
async function bytesFrom(process: GnuProcess, name: string, skip: number): Promise<Uint8Array> {
  const bytes = await withInput(process, name, (input) => input.bytes())
  return bytes.subarray(skip < 0 ? Math.max(0, bytes.length + skip) : skip)
}

/** -a: of rows of zeros one stays, and a star stands for two or more after it. */
function autoskip(width: number): { row(text: string, bytes: Uint8Array): string; end(): string } {
  let zeros = 0
  let second = ''
  let last = ''
  const told = (): string => (zeros === 2 ? second : zeros > 2 ? '*\n' : '')
  return {
    row(text, bytes) {
      last = text
      if (bytes.length === width && bytes.every((byte) => byte === 0)) {
        zeros += 1
        if (zeros === 2) second = text
        return zeros === 1 ? text : ''
      }
      const out = told() + text
      zeros = 0
      return out
    },
    // the last row is always shown
    end: () => (zeros < 2 ? '' : zeros === 2 ? second : (zeros === 3 ? second : '*\n') + last),
  }
}

/** How many bytes are shown: all where the number is below 0. */
function lengthOf(args: Arguments): number {
  const length = numberOf(args, 'l', -1)
  return length < 0 ? Infinity : length
}

/** Sends the output to a file. @throws Failure */
function redirect(process: GnuProcess, name: string): void {
  const file = attempt(() => openFile(process, name, { write: true, create: true, truncate: true }))
  if (file instanceof FileSystemError) throw new Failure(`${name}: ${file.message}`, 3)
  process.assign(1, file)
}

async function dump(process: GnuProcess, name: string, args: Arguments): Promise<number> {
  const { has } = args
  const manner = mannerOf(args)
  const [skip, most, width] = [numberOf(args, 's', 0), lengthOf(args), manner.columns]
  let address = numberOf(args, 'o', 0) + Math.max(0, skip)
  const skip0 = has('a') && !has('p') ? autoskip(width) : undefined
  // eslint-disable-next-line require-yield
  const show: ShowRow = function* (row) {
    const out = has('p') ? `${Array.from(row, (byte) => manner.show(byte)).join('')}\n` : rowLine(row, address, manner)
    address += row.length
    return skip0 ? skip0.row(out, row) : out
  }
  if (!has('i') && skip >= 0) {
    const { failures } = await eachRow(process, { files: [name], width, skip, most }, show)
    if (skip0) await process.print(skip0.end())
    return failures > 0 ? 2 : 0
  }
  const bytes = (await bytesFrom(process, name, skip)).subarray(0, most)
  address += has('i') || skip >= 0 ? 0 : (await bytesFrom(process, name, 0)).length - bytes.length
  const naming = { name: args.value('n') ?? name, manner, upper: has('u'), capitals: has('C') }
  await process.print(await process.inTurns(has('i') ? declaration(bytes, naming) : allRows(bytes, width, show)))
  if (skip0) await process.print(skip0.end())
  return 0
}

/** All rows of what is there already. */
function* allRows(bytes: Uint8Array, width: number, show: ShowRow): Work<string> {
  let out = ''
  for (let at = 0; at < bytes.length; at += width) {
    out += yield* show(bytes.subarray(at, at + width))
    yield 1
  }
  return out
}

const NUMBER = { name: 'N', kind: 'number' } as const
const LONG: Readonly<Record<string, string>> = {
  '-ps': '-p',
  '-plain': '-p',
  '-postscript': '-p',
  '-bits': '-b',
  '-revert': '-r',
  '-include': '-i',
  '-upper': '-u',
  '-cols': '-c',
  '-len': '-l',
  '-seek': '-s',
  '-autoskip': '-a',
  '-capitalize': '-C',
  '-EBCDIC': '-E',
  '-decimal': '-d',
  '-uppercase': '-u',
  '-name': '-n',
}

/** xxd(1): a dump in hexadecimal, and back. */
export const xxd = gnu({
  name: 'xxd',
  helpLetter: 'h',
  versionLetter: 'v',
  refused: optionList('R len'),
  options: [
    { short: 'a' },
    { short: 'b' },
    { short: 'C' },
    { short: 'd' },
    { short: 'e' },
    { short: 'E' },
    { short: 'n', value: { name: 'NAME', kind: 'text' } },
    { short: 'c', value: NUMBER },
    { short: 'g', value: NUMBER },
    { short: 'i' },
    { short: 'l', value: NUMBER },
    { short: 'o', value: NUMBER },
    { short: 'p' },
    { short: 'r' },
    { short: 's', value: NUMBER },
    { short: 'u' },
  ],
  operands: [
    { name: 'INFILE', kind: 'file', optional: true },
    { name: 'OUTFILE', kind: 'file', optional: true },
  ],
  rewrite: (words) => words.map((word) => LONG[word] ?? word),
  async run(process, args) {
    const [name = '-', output] = args.operands
    try {
      if (output !== undefined) redirect(process, output)
      if (!args.has('r')) return await dump(process, name, args)
      const text = await withInput(process, name, (_, file) => octetInput(process, file).whole())
      if (args.has('b') || args.has('i')) throw new Failure('Sorry, cannot revert this type of hexdump', 255)
      const how = { plain: args.has('p'), columns: numberOf(args, 'c', 16), seeks: process.file(1).type !== 'pipe' }
      await process.print(await process.inTurns(reversed(text, how)))
      return 0
    } catch (error) {
      if (!isReadError(error)) throw error
      throw new Failure(`${name}: ${error.message}`, 2)
    }
  },
})
