import type { Arguments } from '../../../shell/posix/getopt.ts'
import { eachRow, escapedCharacter, plainCharacter, type RowPlan, squeezed } from '../od/byte-rows.ts'
import { DumpFormat } from './format.ts'
import { optionList } from '../library/options.ts'
import { Failure, gnu, type GnuProgram } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'
import { parseSize } from '../library/size.ts'

const WIDTH = 16
const hex = (byte: number): string => byte.toString(16).padStart(2, '0')

/** How a row is shown, by the option's letter: of one byte, or of two (little end first). */
const SINGLE: Readonly<Record<string, (byte: number) => string>> = {
  b: (byte) => ` ${byte.toString(8).padStart(3, '0')}`,
  c: (byte) => ` ${escapedCharacter(byte).padStart(3)}`,
}
const DOUBLE: Readonly<Record<string, (word: number) => string>> = {
  d: (word) => `   ${String(word).padStart(5, '0')}`,
  o: (word) => `  ${word.toString(8).padStart(6, '0')}`,
  x: (word) => `    ${word.toString(16).padStart(4, '0')}`,
  plain: (word) => ` ${word.toString(16).padStart(4, '0')}`,
}

function fieldsOf(row: Uint8Array, letter: string): string {
  const single = SINGLE[letter]
  const double = DOUBLE[letter] ?? (() => '')
  const width = single ? 4 : double(0).length
  const fields = single
    ? Array.from(row, single)
    : Array.from({ length: Math.ceil(row.length / 2) }, (_, index) =>
        double((row[index * 2] ?? 0) | ((row[index * 2 + 1] ?? 0) << 8)),
      )
  return fields.join('').padEnd(width * (single ? WIDTH : WIDTH / 2))
}

function canonical(row: Uint8Array): string {
  const bytes = Array.from(
    { length: WIDTH },
    (_, index) => (index % 8 === 0 ? '  ' : ' ') + (index < row.length ? hex(row[index] ?? 0) : '  '),
  )
  return `${bytes.join('')}  |${Array.from(row, plainCharacter).join('')}|`
}

interface Dump extends Omit<RowPlan, 'width'> {
  readonly format: DumpFormat
  /** -v: rows that repeat are shown. */
  readonly all: boolean
}

/** Shows files as the formats of -e say. */
async function dump(process: GnuProcess, { format, files, skip, most, all }: Dump): Promise<number> {
  // formats without bytes show nothing
  if (format.block === 0) return 0
  let offset = skip
  const squeeze = squeezed((row) => format.show(row, offset), skip, all)
  const { failures, shown } = await eachRow(process, { files, width: format.block, skip, most }, function* (row) {
    const out = yield* squeeze(row)
    offset += row.length
    return out
  })
  if (failures > 0 && failures >= files.length) throw new Failure('all input file arguments failed')
  if (shown > 0) await process.print(format.last(skip + shown))
  return failures > 0 ? 1 : 0
}

const address = (at: number, letter: string): string => at.toString(16).padStart(letter === 'C' ? 8 : 7, '0')

async function run(
  process: GnuProcess,
  { given, has, value, values, operands }: Arguments,
  usual: 'C' | 'plain',
): Promise<number> {
  const asked = given.map(({ name }) => name).filter((name) => 'bcCdox'.includes(name))
  const letters = usual === 'C' ? ['C', ...asked] : asked.length > 0 ? asked : [usual]
  const size = (option: string, otherwise: number): number => {
    const text = value(option)
    const number = text === undefined ? otherwise : /^0x[\da-f]+$/i.test(text) ? Number(text) : parseSize(text)
    if (number === undefined)
      throw new Failure(`failed to parse ${option === 'n' ? 'length' : 'offset'}: '${text}': Invalid argument`)
    return number
  }
  const [skip, most] = [size('s', 0), size('n', Infinity)]
  if (skip > 0 && operands.length === 0 && !process.file(0).seekable) throw new Failure('stdin: Illegal seek')
  if (has('e'))
    return dump(process, { format: new DumpFormat(values('e')), files: operands, skip, most, all: has('v') })
  let offset = skip
  const squeeze = squeezed(
    // eslint-disable-next-line require-yield
    function* (row) {
      return letters
        .map((letter) => `${address(offset, letter)}${letter === 'C' ? canonical(row) : fieldsOf(row, letter)}\n`)
        .join('')
    },
    skip,
    has('v'),
  )
  const { failures, shown } = await eachRow(process, { files: operands, width: WIDTH, skip, most }, function* (row) {
    const out = yield* squeeze(row)
    offset += row.length
    return out
  })
  if (failures > 0 && failures >= operands.length) throw new Failure('all input file arguments failed')
  if (shown > 0) await process.print(`${address(skip + shown, letters.at(-1) ?? usual)}\n`)
  return failures > 0 ? 1 : 0
}

const variant = (name: 'hexdump' | 'hd'): GnuProgram =>
  gnu({
    name,
    helpLetter: 'h',
    versionLetter: 'V',
    options: [
      { short: 'b', long: 'one-byte-octal' },
      { short: 'c', long: 'one-byte-char' },
      { short: 'C', long: 'canonical' },
      { short: 'd', long: 'two-bytes-decimal' },
      { short: 'o', long: 'two-bytes-octal' },
      { short: 'x', long: 'two-bytes-hex' },
      { short: 'n', long: 'length', value: { name: 'LENGTH', kind: 'number' } },
      { short: 's', long: 'skip', value: { name: 'OFFSET', kind: 'number' } },
      { short: 'v', long: 'no-squeezing' },
      { short: 'e', long: 'format', value: { name: 'FORMAT', kind: 'text' } },
    ],
    refused: optionList('f,format-file=FILE L,color[=WHEN]'),
    operands: [{ name: 'FILE', kind: 'file', optional: true, repeated: true }],
    run: (process, args) => run(process, args, name === 'hd' ? 'C' : 'plain'),
  })

/** hexdump(1) of util-linux: bytes in hexadecimal. */
export const hexdump = variant('hexdump')
/** hd(1): the same with the text beside them. */
export const hd = variant('hd')
