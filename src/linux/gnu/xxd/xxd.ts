import type { Arguments } from '../../../shell/posix/getopt.ts'
import { openFile, withInput } from '../../../shell/posix/open.ts'
import { isReadError } from '../library/each-input.ts'
import { eachRow, plainCharacter } from '../od/byte-rows.ts'
import { octetInput } from '../library/octets.ts'
import { Failure, gnu } from '../library/program.ts'
import type { GnuProcess } from '../library/gnu-system.ts'

interface Manner {
  readonly columns: number
  /** Bytes between two blanks. */
  readonly group: number
  show(byte: number): string
}

function numberOf({ value }: Arguments, option: string, usual: number): number {
  const text = value(option) ?? ''
  return /^[-+]?(0x[\da-f]+|\d+)$/i.test(text)
    ? Number(text.replace(/^([-+]?)/, '')) * (text.startsWith('-') ? -1 : 1)
    : usual
}

function mannerOf(args: Arguments): Manner {
  const { has } = args
  const columns = numberOf(args, 'c', has('b') ? 6 : has('i') ? 12 : has('p') ? 30 : 16)
  const group = numberOf(args, 'g', has('b') ? 1 : 2)
  const radix = has('b') ? 2 : 16
  const digits = has('b') ? 8 : 2
  const show = (byte: number): string => {
    const text = byte.toString(radix).padStart(digits, '0')
    return has('u') ? text.toUpperCase() : text
  }
  return { columns: columns > 0 ? columns : 16, group: group > 0 ? group : columns, show }
}

function rowLine(row: Uint8Array, address: number, { columns, group, show }: Manner): string {
  const groups: string[] = []
  for (let at = 0; at < row.length; at += group) groups.push(Array.from(row.subarray(at, at + group), show).join(''))
  const width = columns * show(0).length + Math.ceil(columns / group)
  return `${address.toString(16).padStart(8, '0')}: ${groups.join(' ').padEnd(width)} ${Array.from(row, plainCharacter).join('')}\n`
}

/** As a C declaration. */
function declaration(
  bytes: Uint8Array,
  { name, manner, upper }: { name: string; manner: Manner; upper: boolean },
): string {
  const rows: string[] = []
  for (let at = 0; at < bytes.length; at += manner.columns)
    rows.push(
      `  ${Array.from(bytes.subarray(at, at + manner.columns), (byte) => (upper ? '0X' : '0x') + manner.show(byte)).join(', ')}`,
    )
  const body = rows.length > 0 ? `${rows.join(',\n')}\n` : ''
  if (name === '-') return body
  const word = name.replace(/[^A-Za-z0-9]/g, '_').replace(/^(?=\d)/, '__')
  return `unsigned char ${word}[] = {\n${body}};\nunsigned int ${word}_len = ${bytes.length};\n`
}

const bytesIn = (digits: string): number[] =>
  (digits.match(/[\da-f]{2}/gi) ?? []).map((pair) => Number.parseInt(pair, 16))

/** The bytes that a dump stands for. */
function reversed(text: string, plain: boolean): Uint8Array {
  if (plain) return Uint8Array.from(bytesIn(text.replace(/\s+/g, '')))
  const bytes: number[] = []
  for (const row of text.split('\n')) {
    const [, address, digits = ''] = /^\s*([\da-f]+):\s?((?:[\da-f]{2} ?)*)/i.exec(row) ?? []
    if (address === undefined) continue
    let at = Number.parseInt(address, 16)
    while (bytes.length < at) bytes.push(0)
    for (const byte of bytesIn(digits)) bytes[at++] = byte
  }
  return Uint8Array.from(bytes)
}

/** All bytes of a file, for what cannot be made piece by piece. */
async function bytesFrom(process: GnuProcess, name: string, skip: number): Promise<Uint8Array> {
  const bytes = await withInput(process, name, (input) => input.bytes())
  return bytes.subarray(skip < 0 ? Math.max(0, bytes.length + skip) : skip)
}

async function dump(process: GnuProcess, name: string, args: Arguments): Promise<number> {
  const { has } = args
  const manner = mannerOf(args)
  const [skip, most, width] = [numberOf(args, 's', 0), numberOf(args, 'l', Infinity), manner.columns]
  let address = numberOf(args, 'o', 0) + Math.max(0, skip)
  const show = (row: Uint8Array): string => {
    const out = has('p') ? `${Array.from(row, (byte) => manner.show(byte)).join('')}\n` : rowLine(row, address, manner)
    address += row.length
    return out
  }
  if (!has('i') && skip >= 0) {
    const { failures } = await eachRow(process, { files: [name], width, skip, most }, show)
    return failures > 0 ? 2 : 0
  }
  const bytes = (await bytesFrom(process, name, skip)).subarray(0, most)
  address += has('i') || skip >= 0 ? 0 : (await bytesFrom(process, name, 0)).length - bytes.length
  let out = has('i') ? declaration(bytes, { name, manner, upper: has('u') }) : ''
  for (let at = 0; !has('i') && at < bytes.length; at += width) out += show(bytes.subarray(at, at + width))
  await process.print(out)
  return 0
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
}

/** xxd(1): a dump in hexadecimal, and back. */
export const xxd = gnu({
  name: 'xxd',
  options: [
    { short: 'b' },
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
      if (output !== undefined)
        process.assign(1, openFile(process, output, { write: true, create: true, truncate: true }))
      if (!args.has('r')) return await dump(process, name, args)
      const text = await withInput(process, name, (_, file) => octetInput(process, file).whole())
      await process.print(reversed(text, args.has('p')))
      return 0
    } catch (error) {
      if (!isReadError(error)) throw error
      throw new Failure(`${name}: ${error.message}`, 2)
    }
  },
})
